import { siteConfig } from '../../site.config.ts';
import type { MyData } from '../en/my-data.ts';
import { facts } from '../facts.ts';
import { theBrand } from './brand.ts';

const { email } = siteConfig;
const minutes = String(facts.ownDataMinutes);

export const myData: MyData = {
  meta: {
    title: 'Os seus dados',
    description:
      'Ver, corrigir, levar consigo ou apagar o que guardamos sobre si. A ligação chega por e-mail, sem conta nem palavra-passe.',
  },
  ask: {
    heading: 'Os seus dados',
    text: 'Escreva o endereço com que se inscreveu, e enviamos para lá uma ligação. Abre uma página com tudo o que guardamos sobre si, onde pode corrigir, levar os dados consigo, deixar a lista ou apagar tudo.',
    field: { label: 'E-mail', hint: 'O endereço para onde lhe escrevemos.' },
    action: 'Enviar a ligação',
    note: `A ligação vale durante ${minutes} minutos. Se já não tem acesso a essa caixa de correio, escreva para ${email}.`,
    wrong: 'O endereço não está completo ou tem um engano. Ainda não seguiu nenhuma ligação.',
  },
  sent: {
    heading: 'Veja a sua caixa de correio',
    text: `Se guardamos alguma coisa sobre esse endereço, vai a caminho dele um e-mail com uma ligação, que vale durante ${minutes} minutos.`,
    note: `Se não chegar nada dentro de um quarto de hora, procure no correio não solicitado. Se já tinha pedido há pouco, não vem outro e-mail: vale a primeira ligação. Se continuar sem nada, é porque não guardamos nada sobre esse endereço ou porque se inscreveu com outro; também pode escrever para ${email}.`,
    action: 'Voltar ao início',
  },
  byMail: {
    heading: 'Os seus dados',
    text: 'Tem o direito de ver o que guardamos sobre si, de o mandar corrigir, de o levar consigo e de pedir que o apaguemos. Peça-nos por e-mail: a mensagem já está escrita, só falta enviá-la.',
    steps: [
      'Escreva do endereço com que se inscreveu. A resposta vai para lá, e assim mais ninguém fica a saber nada de si.',
      'Procuramos tudo o que veio desse endereço e fazemos o que pede. Se há algo para corrigir, diga-nos como deve ficar.',
      `Tem resposta em ${String(facts.rightsRequestDays)} dias, no máximo. Não custa nada.`,
    ],
    mails: {
      see: {
        label: 'Pedir os meus dados',
        subject: 'Pedido de acesso aos meus dados',
        body: 'Bom dia,\n\npeço que me enviem uma cópia de tudo o que guardam sobre mim. Inscrevi-me na lista de espera com o endereço de onde envio esta mensagem.\n\nObrigado',
      },
      erase: {
        label: 'Pedir que os apaguem',
        subject: 'Pedido de apagamento dos meus dados',
        body: 'Bom dia,\n\npeço que me tirem da lista de espera e que apaguem tudo o que guardam sobre mim. Inscrevi-me com o endereço de onde envio esta mensagem.\n\nObrigado',
      },
    },
  },
  open: {
    heading: 'Quer ver os seus dados?',
    text: 'Esta ligação foi por e-mail e abre o que guardamos sobre esse endereço. Carregue no botão para ver. Ver não muda nada.',
    action: 'Ver os meus dados',
  },
  expired: {
    heading: 'Esta ligação caducou',
    text: `Valia ${minutes} minutos, para que um e-mail esquecido não mostre os seus dados a ninguém. Enviamos outra com todo o gosto.`,
    action: 'Pedir outra ligação',
  },
  unknown: {
    heading: 'Não conhecemos esta ligação',
    text: 'Pode ter perdido um pedaço pelo caminho, ou já apagámos o que lhe dizia respeito. Abra-a outra vez a partir do e-mail ou peça outra.',
    action: 'Pedir outra ligação',
  },
  shown: {
    heading: 'Os seus dados',
    text: `Está aqui tudo o que guardamos sobre si. A ligação por onde veio vale durante ${minutes} minutos; depois disso, peça outra. As horas são as de Lisboa.`,
    restricted: {
      heading: 'Uso limitado',
      text: `Desde {day} guardamos os seus dados sem os usar, como foi pedido. Enquanto assim for, nada aqui se pode mudar. Pode sempre ler, levar os dados consigo, deixar a lista e apagar tudo. Para levantar a limitação, escreva para ${email}.`,
    },
    standing: {
      heading: 'A sua situação',
      email: 'E-mail',
      pending:
        'A {day}, pediu para o mudar para {email}. Só conta depois de abrir a ligação que enviámos para lá.',
      state: 'Lista de espera',
      states: {
        unconfirmed: 'Por confirmar. Até lá, só escrevemos para perguntar se o endereço é seu.',
        confirmed: 'Na lista desde {day}.',
        left: 'Deixou a lista a {day}. Já não lhe escrevemos.',
        bounced: 'Os nossos e-mails voltam para trás desde {day}, por isso já não escrevemos.',
      },
      language: 'Os nossos e-mails',
      languages: { en: 'Em inglês', pt: 'Em português' },
      news: 'Escrevemos',
      newsChoices: {
        yes: 'Quando for possível reservar, e a contar como o retiro ganha forma',
        no: 'Quando for possível reservar, e mais nada',
      },
    },
    submissions: {
      heading: 'O que nos enviou',
      joined: { en: 'Inscreveu-se a {day}, em inglês', pt: 'Inscreveu-se a {day}, em português' },
      fields: {
        name: 'Nome',
        email: 'E-mail',
        country: 'País',
        profession: 'Profissão',
        message: 'Mensagem',
      },
      empty: 'Em branco',
      updates: 'Notícias do retiro',
      updatesChoices: { yes: 'Pediu', no: 'Não pediu' },
      ipAddress: 'Endereço IP',
      browser: 'Navegador',
      clearedOn: 'apaga-se a {day}',
      cleared: 'Já foi apagado',
      agreed: 'Aceitou',
      wordingUnknown: 'O texto não ficou guardado.',
      given: 'Como e quando',
      byForm: 'No formulário do nosso site, a {moment}',
      wayUnknown: 'A {moment}; não ficou guardado por que meio',
      confirmed: 'Confirmou pela ligação do nosso e-mail, a {moment}',
      notConfirmed: 'Não confirmou por nenhuma ligação',
      policy: 'Política de privacidade',
      version: 'Versão {version}',
      reference: 'A nossa referência',
      key: 'Chave contra envios repetidos',
      kept: 'Guardamos até',
      correct: 'Corrigir',
    },
    letters: {
      heading: 'O que lhe enviámos',
      serverSaid: 'O servidor de correio respondeu: {words}',
      none: 'Nada até agora, ou há tanto tempo que já não guardamos nota disso.',
      kinds: {
        confirm: 'A pergunta se o endereço é seu',
        welcome: 'As boas-vindas',
        already: 'O aviso de que já está na lista',
        farewell: 'A despedida',
        ownData: 'A ligação para esta página',
        newAddress: 'A pergunta se o endereço novo é seu',
        addressChanged: 'O aviso de que o endereço mudou',
      },
      states: {
        queued: 'à espera de sair',
        sending: 'a caminho',
        sent: 'seguiu a {moment}',
        unknown: 'seguiu a {moment}; não sabemos se chegou',
        bounced: 'voltou para trás a {moment}',
        dropped: 'acabou por não seguir',
        not_due: 'não seguiu',
      },
    },
    requests: {
      heading: 'O que nos pediu',
      kinds: {
        access: 'Ver os seus dados',
        correction: 'Corrigir alguma coisa',
        erasure: 'Apagar alguma coisa',
        restriction: 'Limitar o uso',
        portability: 'Levar os dados consigo',
        objection: 'Não usarmos os seus dados',
        withdrawal: 'Retirar o consentimento',
      },
      open: 'pediu a {received}; tem resposta até {due}',
      done: 'pediu a {received}, ficou feito a {answered}',
      refused: 'pediu a {received}, não foi aceite a {answered}',
    },
    acts: 'O que pode fazer aqui',
  },
  acts: {
    back: 'Voltar, sem mudar nada',
    download: {
      heading: 'Levar os dados consigo',
      text: 'Tudo o que está nesta página num só ficheiro (JSON), que outros programas conseguem ler.',
      press: 'Descarregar o ficheiro',
      fileName: 'os-meus-dados.json',
    },
    correct: {
      heading: 'Corrigir o que enviou',
      text: 'Mude o que está errado e deixe o resto como está. Se esvaziar um campo opcional, o que lá estava é apagado.',
      action: 'Guardar a correção',
      nothing: 'Veja, por favor, o campo assinalado.',
      done: {
        heading: 'A correção está guardada',
        text: 'O que lá estava antes já não existe. Em baixo estão os seus dados como ficaram.',
      },
    },
    news: {
      heading: 'Notícias do retiro',
      on: {
        now: 'De momento, não as recebe.',
        press: 'Receber também as notícias',
        heading: 'Quer receber notícias do retiro?',
        text: 'Além das datas de reserva, passamos a contar-lhe como o retiro ganha forma: quem chega, o que cresce e o que não cresce. Se não está na lista, passa a estar. Escrevemos pouco, e pode parar aqui quando quiser.',
        action: 'Sim, quero as notícias',
        done: {
          heading: 'Vai receber as notícias',
          text: 'Escrevemos pouco, e só quando houver alguma coisa para dizer.',
        },
      },
      off: {
        now: 'De momento, recebe-as.',
        press: 'Deixar de as receber',
        heading: 'Quer deixar de receber notícias?',
        text: 'Continua na lista. Passamos a escrever só quando for possível reservar, e sobre mais nada.',
        action: 'Deixar de as receber',
        done: {
          heading: 'Acabaram-se as notícias',
          text: 'Continua na lista, e fica a saber quando for possível reservar.',
        },
      },
    },
    language: {
      heading: 'Língua dos nossos e-mails',
      en: {
        now: 'De momento, escrevemos em português.',
        press: 'Passar a inglês',
        heading: 'Em inglês, daqui em diante?',
        text: 'Os nossos e-mails passam a chegar em inglês. O que nos enviou fica como o escreveu.',
        action: 'Sim, em inglês',
        done: {
          heading: 'Passamos a escrever em inglês',
          text: 'Pode voltar atrás aqui, quando quiser.',
        },
      },
      pt: {
        now: 'De momento, escrevemos em inglês.',
        press: 'Passar a português',
        heading: 'Em português, daqui em diante?',
        text: 'Os nossos e-mails passam a chegar em português. O que nos enviou fica como o escreveu.',
        action: 'Sim, em português',
        done: {
          heading: 'Passamos a escrever em português',
          text: 'Pode voltar atrás aqui, quando quiser.',
        },
      },
    },
    email: {
      now: 'Só conta depois de o confirmar por uma ligação que enviamos para lá.',
      press: 'Mudar o endereço',
      heading: 'Para onde devemos escrever?',
      text: 'Enviamos uma ligação para o endereço novo. Quando carregar no botão que ela abre, passamos a escrever para lá, e dizemo-lo ao endereço antigo. Até lá, nada muda.',
      field: { label: 'Endereço novo', hint: 'Um que consiga ler agora.' },
      action: 'Enviar uma ligação para lá',
      done: {
        heading: 'Veja a caixa de correio nova',
        text: 'Vai a caminho dela um e-mail com uma ligação. Enquanto não carregar no botão que ela abre, fica tudo como estava. Se não chegar nada dentro de um quarto de hora, procure no correio não solicitado, ou veja se o endereço está certo e peça de novo.',
      },
      restated: 'Endereço de e-mail',
    },
    leave: {
      heading: 'Deixar a lista',
      now: 'Não voltamos a escrever. O que nos enviou fica até chegar o seu dia, ou até pedir que o apaguemos.',
      press: 'Deixar a lista',
      question: 'Quer deixar a lista?',
      text: 'Sai da lista de imediato, sem ter de dizer porquê. Pode ainda chegar um último e-mail, a dizê-lo. O que nos enviou continua guardado até à data que está ao lado; se o quer apagado já, escolha antes essa opção.',
      action: 'Sair da lista',
      done: {
        heading: 'Já não está na lista',
        text: 'Não voltamos a escrever-lhe; pode ainda chegar um último e-mail, a dizê-lo. Pode inscrever-se de novo quando quiser.',
      },
    },
    erase: {
      heading: 'Apagar tudo',
      now: 'Tudo o que está nesta página, de imediato e para sempre.',
      press: 'Apagar tudo',
      question: 'Quer apagar tudo?',
      text: `Apagamos de imediato tudo o que guardamos sobre si: o que nos enviou, o registo do que aceitou e a nota dos nossos e-mails. Sai também da lista. Ninguém o pode desfazer, nem nós. As cópias que temos para o caso de uma avaria apagam-se em ${String(facts.copyDays)} dias.`,
      action: 'Apagar tudo, para sempre',
    },
  },
  restricted: {
    heading: 'Nada mudou',
    text: 'O uso dos seus dados está limitado, por isso ficam tal como estão até a limitação ser levantada.',
  },
  changed: {
    heading: 'Nada mudou',
    text: 'Aquilo de que se tratava já cá não está. Em baixo estão os seus dados como ficaram.',
  },
  erased: {
    heading: 'Está tudo apagado',
    text: `A {moment}, apagámos tudo o que ${theBrand} guardava sobre si.`,
    receipt: 'O seu comprovativo',
    counts: {
      submissions: 'O que nos enviou',
      consents: 'Registos do que aceitou',
      letters: 'Notas dos nossos e-mails',
    },
    remains: 'Fica só a nota de que alguém o pediu, e em que dia: a lei quer ver que respondemos.',
    note: `Esta página nada diz de quem é, e não ficamos com cópia dela: imprima-a ou guarde-a, se quiser. As cópias dos dados que temos para o caso de uma avaria apagam-se em ${String(facts.copyDays)} dias. Pode ainda chegar um último e-mail, a dizer o mesmo.`,
    action: 'Voltar ao início',
  },
};
