import { siteConfig } from '../../site.config.ts';
import type { MyData } from '../en/my-data.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { labelsOf } from '../field-labels.ts';
import { theBrand } from './brand.ts';
import { kindsInMyData } from './emails.ts';
import { interestForm } from './interest-form.ts';
import { waveWords } from './invitation.ts';
import {
  afterErasure,
  beforeDeletion,
  firstDates,
  howOften,
  ifUnconfirmed,
  lineRule,
  news,
} from './promise.ts';

const { email } = siteConfig;
const minutes = String(facts.myDataMinutes);
const copyDays = String(facts.copyDays);

export const myData: MyData = {
  name: 'Os seus dados',
  meta: {
    title: 'Os seus dados',
    description:
      'Ver, corrigir, descarregar ou apagar o que guardamos sobre si. Não é preciso conta nem palavra-passe.',
  },
  ask: {
    heading: 'Os seus dados',
    text: 'Escreva o endereço com que se inscreveu, e enviamos para lá uma ligação para a página com o que guardamos sobre si. Aí pode corrigir os dados, descarregá-los, mudar de endereço de e-mail, deixar a lista ou apagar tudo.',
    field: { label: 'E-mail', hint: 'O endereço para onde lhe escrevemos.' },
    action: 'Enviar a ligação',
    note: `A ligação vale durante ${minutes} minutos. Se já não tem acesso a esse e-mail, escreva para ${email}.`,
  },
  sent: {
    heading: 'Veja o seu e-mail',
    text: `Se guardamos alguma coisa sobre esse endereço, já vai a caminho um e-mail com uma ligação, que vale durante ${minutes} minutos.`,
    note: `Se não chegar nada dentro de um quarto de hora, procure no spam e peça-a outra vez. Se a tinha pedido há pouco, use a que já recebeu. Se continuar sem nada, o mais provável é não guardarmos nada sobre esse endereço. Para ter a certeza, escreva para ${email}.`,
    action: 'Voltar ao início',
  },
  byMail: {
    heading: 'Os seus dados',
    text: 'Pode ver o que guardamos sobre si, mandá-lo corrigir, levá-lo ou pedir que o apaguemos. O e-mail que o pede já está escrito.',
    steps: [
      'Escreva do endereço com que se inscreveu; a resposta vai para lá.',
      'Fazemos o que pede. Se há algo para corrigir, diga como deve ficar.',
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
    text: 'Esta ligação chegou por e-mail e mostra o que guardamos sobre o endereço que o recebeu. Ver não muda nada.',
    action: 'Ver os meus dados',
  },
  expired: {
    heading: 'Esta ligação caducou',
    text: `Cada ligação vale ${minutes} minutos, ou menos, se entretanto o seu endereço mudar. Enviamos outra.`,
    action: 'Pedir outra ligação',
  },
  unknown: {
    heading: 'Esta ligação não funciona',
    text: 'Talvez já tenha sido apagado tudo o que ela mostrava, ou talvez lhe falte um pedaço. Pode pedir outra ou tentar de novo a partir do e-mail.',
    action: 'Pedir outra ligação',
  },
  shown: {
    heading: 'Os seus dados',
    text: `Está aqui o que guardamos sobre si. Das cópias de segurança, o que corrigir ou apagar desaparece em ${copyDays} dias. A ligação com que chegou aqui vale ${minutes} minutos. As horas são as de Lisboa.`,
    restricted: {
      heading: 'Uso limitado',
      text: `Desde {day} guardamos os seus dados sem os usar, como foi pedido. Pode lê-los, descarregá-los, deixar a lista e apagar tudo, mas não mudar nada. Para levantar a limitação, escreva para ${email}.`,
    },
    standing: {
      heading: 'A sua situação',
      email: 'E-mail',
      pending:
        'A {day}, pediu que passássemos a escrever para {email}. A mudança só conta depois de confirmada a partir desse endereço.',
      state: 'Lista de espera',
      states: {
        unconfirmed: `Por confirmar, ainda fora da lista: ${ifUnconfirmed}.`,
        confirmed: `Na lista desde {day}. ${capitalised(beforeDeletion)}.`,
        unsubscribed: 'Deixou a lista a {day}. Já não lhe escrevemos.',
        bounced:
          'Desde {day} que os nossos e-mails voltam para trás, por isso deixámos de escrever.',
      },
      language: 'Língua dos nossos e-mails',
      languages: { en: 'Inglês', pt: 'Português' },
      updates: 'Dizemos-lhe',
      updatesChoices: {
        yes: `${capitalised(firstDates)}; e também ${news}`,
        no: `${capitalised(firstDates)}; sem outras notícias`,
      },
    },
    line: {
      heading: 'A sua vez na lista',
      position: 'Na ordem da lista, o seu número é o {position}.',
      wave: 'Estamos a convidar: há {places} lugares e já convidámos {invited} pessoas.',
      rule: lineRule,
      guests: waveWords.guests,
      until:
        'oferecido, e guardado para si até ao fim de {until}; a ligação para responder está no nosso e-mail',
      states: {
        held: 'oferecido a {day}; o prazo só começa quando o nosso e-mail sair',
        accepted: 'aceite a {day}, e guardado para {guests}',
        settled: 'aceite e acertado, para {guests}',
        declined: 'passado a quem vem a seguir, a {day}',
        lapsed: 'sem resposta a tempo; a {day}, passou a quem vem a seguir',
        withdrawn: 'já não está guardado desde {day}',
        undeliverable: 'o nosso e-mail não chegou, e a {day} passou a quem vem a seguir',
        released: 'devolvido a {day}',
      },
    },
    submissions: {
      heading: 'O que nos enviou',
      joined: { en: 'Inscreveu-se a {day}, em inglês', pt: 'Inscreveu-se a {day}, em português' },
      fields: labelsOf(interestForm.fields),
      empty: 'Em branco',
      updates: 'Caixa das notícias',
      updatesWhenSent: {
        yes: 'Assinalada quando o formulário foi enviado',
        no: 'Por assinalar quando o formulário foi enviado',
        unknown:
          'Não se sabe: quando o formulário foi enviado, ainda não guardávamos isto. O que conta está mais acima.',
      },
      ipAddress: 'Endereço IP',
      browser: 'Navegador',
      clearedOn: 'a apagar a {day}',
      cleared: 'Já foi apagado',
      wording: 'O que se lia junto às caixas',
      wordingUnknown: 'O texto não ficou guardado.',
      history: 'O que aceitou e o que retirou',
      entries: {
        list: {
          given: 'aceitou e-mails sobre a lista de espera',
          withdrawn: 'deixou de querer e-mails sobre a lista de espera',
        },
        updates: {
          given: 'quis receber notícias do retiro',
          withdrawn: 'deixou de querer notícias do retiro',
        },
      },
      channels: {
        script: 'no formulário do nosso site',
        form: 'no formulário do nosso site',
        paper: 'num cartão que preencheu',
        email: 'pela ligação do e-mail em que pedimos a confirmação',
        my_data: 'nesta página',
        unsubscribe_link: 'pela ligação dos nossos e-mails para deixar a lista',
        complaint: 'por queixa ao seu fornecedor de correio',
        one_click: 'pelo botão do seu programa de correio',
        admin: 'por nosso intermédio, a pedido',
      },
      wayUnknown: 'não ficou guardado como',
      unconfirmed: 'Por confirmar pela ligação do nosso e-mail. Se não é sua, apague-a aqui.',
      policy: 'Política de privacidade',
      version: 'Versão {version}',
      reference: 'A nossa referência',
      key: 'Código contra envios repetidos',
      answered: 'A nossa resposta à sua mensagem',
      answeredOn: 'Dada como enviada a {day}',
      kept: 'Guardamos, o mais tardar, até',
      correct: 'Corrigir',
      delete: 'Apagar esta inscrição',
    },
    note: {
      heading: 'O que anotámos junto do seu nome',
      since: 'Escrito a {day}, para nós. Se não estiver certo, diga-nos.',
    },
    emails: {
      heading: 'O que lhe enviámos',
      serverSaid: 'O servidor de correio respondeu: {words}',
      none: 'Nada de que ainda tenhamos registo.',
      kept: `Durante ${String(facts.emailTextDays)} dias, o registo de cada e-mail tem também o nome e o endereço a que se destinava.`,
      kinds: kindsInMyData,
      states: {
        queued: 'à espera de sair',
        sending: 'a caminho',
        sent: 'enviado a {moment}',
        unknown: 'enviado a {moment}; não sabemos se chegou',
        bounced: 'voltou para trás a {moment}',
        dropped: 'acabou por não ser enviado',
        skipped: 'não foi enviado',
      },
    },
    requests: {
      heading: 'O que nos pediu',
      kinds: {
        access: 'Ver os seus dados',
        correction: 'Corrigir alguma coisa, ou mudar o endereço, a língua ou as notícias',
        erasure: 'Apagar alguma coisa',
        restriction: 'Limitar o uso',
        lifting: 'Voltar a usar os seus dados',
        portability: 'Receber os dados num ficheiro',
        objection: 'Não usarmos os seus dados',
        withdrawal: 'Deixar de receber as notícias ou sair da lista',
      },
      open: 'pedido a {received}; respondemos até {due}',
      done: 'pedido a {received}, tratado a {answered}',
      refused: 'pedido a {received}, recusado a {answered}',
    },
    actions: 'O que pode fazer aqui',
  },
  actions: {
    back: 'Voltar, sem mudar nada',
    download: {
      title: 'Descarregar os dados',
      now: 'Tudo o que está nesta página num só ficheiro (JSON).',
      button: 'Descarregar o ficheiro',
      fileName: 'os-meus-dados.json',
    },
    correct: {
      heading: 'Corrigir o que enviou',
      text: 'Mude o que está errado e deixe o resto. Também pode esvaziar um campo opcional, por exemplo, uma mensagem que fale da sua saúde: o que lá estava é apagado. O endereço de e-mail tem um botão próprio.',
      action: 'Guardar a correção',
      done: {
        heading: 'A correção está guardada',
        text: `O que lá estava desapareceu; das cópias de segurança, em ${copyDays} dias. Em baixo estão os seus dados como ficaram.`,
      },
    },
    updatesOn: {
      title: 'Notícias do retiro',
      now: 'De momento, não as recebe.',
      button: 'Receber também as notícias',
      heading: 'Quer receber notícias do retiro?',
      text: `Além de lhe dizermos ${firstDates}, contamos-lhe ${news}: que cães chegam, o que cresce e o que não cresce. Se não está na lista, passa a estar. Recebe, ${howOften}, e pode parar aqui quando quiser.`,
      action: 'Sim, quero as notícias',
      done: { heading: 'Vai receber as notícias', text: `Recebe, ${howOften}.` },
    },
    updatesOff: {
      title: 'Notícias do retiro',
      now: 'De momento, recebe-as.',
      button: 'Deixar de as receber',
      heading: 'Quer deixar de receber notícias?',
      text: `Continua na lista. Dizemos-lhe ${firstDates}, sem outras notícias.`,
      action: 'Deixar de as receber',
      done: {
        heading: 'Já não recebe as notícias',
        text: `Continua na lista, e dizemos-lhe ${firstDates}.`,
      },
    },
    languageEn: {
      title: 'Língua dos nossos e-mails',
      now: 'De momento, é o português.',
      button: 'Passar a inglês',
      heading: 'Em inglês, daqui em diante?',
      text: 'Os nossos e-mails passam a chegar em inglês. O que nos enviou fica como está.',
      action: 'Sim, em inglês',
      done: {
        heading: 'A língua passa a ser o inglês',
        text: 'Pode voltar atrás aqui, quando quiser.',
      },
    },
    languagePt: {
      title: 'Língua dos nossos e-mails',
      now: 'De momento, é o inglês.',
      button: 'Passar a português',
      heading: 'Em português, daqui em diante?',
      text: 'Os nossos e-mails passam a chegar em português. O que nos enviou fica como o escreveu.',
      action: 'Sim, em português',
      done: {
        heading: 'A língua passa a ser o português',
        text: 'Pode voltar atrás aqui, quando quiser.',
      },
    },
    email: {
      title: 'Mudar de endereço de e-mail',
      now: 'O novo só conta depois de o confirmar com uma ligação que enviamos para lá.',
      button: 'Mudar o endereço',
      heading: 'Para onde devemos escrever?',
      text: 'Enviamos uma ligação para o endereço novo. Quando carregar no botão da página que ela abre, passamos a escrever para esse endereço e avisamos o antigo. Até lá, nada muda.',
      field: { label: 'Endereço novo', hint: 'Um que consiga ler agora.' },
      action: 'Enviar uma ligação para lá',
      done: {
        heading: 'Veja o e-mail novo',
        text: `Já vai a caminho um e-mail com uma ligação. Enquanto não carregar no botão da página que ela abre, fica tudo como estava. Se não chegar nada, procure no spam e veja se o endereço está certo; num quarto de hora enviamos um só, e poucos por dia. Também pode escrever para ${email}.`,
      },
    },
    unsubscribe: {
      title: 'Deixar a lista',
      now: 'Deixamos de lhe escrever. O que nos enviou fica guardado até o apagar, ou até ao fim do prazo.',
      button: 'Deixar a lista',
      heading: 'Quer deixar a lista?',
      text: 'Sai da lista de imediato, sem ter de dizer porquê. Pode ainda chegar um último e-mail a confirmar a saída. Se quer apagar também o que nos enviou, escolha antes «Apagar tudo».',
      place: 'Aceitou um lugar. Continua a ser seu, e só lhe escrevemos sobre ele.',
      action: 'Sair da lista',
      done: {
        heading: 'Já não está na lista',
        text: 'Pode ainda chegar um último e-mail a confirmar a saída. Depois disso, não voltamos a escrever-lhe. Pode inscrever-se de novo quando quiser.',
      },
    },
    delete: {
      heading: 'Quer apagar esta inscrição?',
      text: `Apagamos de imediato o que nos enviou a {day} e o registo do consentimento. Não se pode desfazer. O resto fica como está, e o lugar na lista passa a vir da mais recente das outras inscrições. Das cópias de segurança desaparece em ${copyDays} dias, no máximo; durante mais um dia podemos guardar a nossa referência, para que a reposição de uma cópia não a traga de volta.`,
      action: 'Apagar, para sempre',
      done: {
        heading: 'Está apagado',
        text: `A {moment}, apagámos o que nos enviou a {day} e o registo do consentimento. Fica só a nota de que nos pediu para apagar alguma coisa, e em que dia. Das cópias de segurança desaparece em ${copyDays} dias, no máximo. Este é o comprovativo: imprima-o ou guarde-o, se o quiser. Em baixo estão os seus dados como ficaram.`,
      },
    },
    erase: {
      title: 'Apagar tudo',
      now: 'Tudo o que está nesta página, de imediato e para sempre.',
      button: 'Apagar tudo',
      heading: 'Quer apagar tudo?',
      text: `Apagamos de imediato o que nos enviou, o registo do consentimento e os registos dos nossos e-mails, e deixa de estar na lista. Não se pode desfazer. ${afterErasure} A seguir vem um comprovativo, que só fica à vista pouco tempo: imprima-o ou guarde-o nessa altura.`,
      place: 'Aceitou um lugar. Perde-o com os seus dados: convidamos logo quem vem a seguir.',
      action: 'Apagar tudo, para sempre',
    },
  },
  restricted: {
    heading: 'Nada mudou',
    text: 'O uso dos seus dados está limitado, por isso ficam tal como estão até a limitação ser levantada.',
  },
  changed: {
    heading: 'Nada mudou',
    text: 'O que ia mudar já não está aqui. Em baixo estão os seus dados como ficaram.',
  },
  notErased: {
    heading: 'Nada foi apagado',
    text: `O nosso servidor não conseguiu registar o pedido onde o encontraríamos se fosse preciso repor uma cópia de segurança e, por isso, nem começou. Tente mais tarde ou escreva para ${email}.`,
  },
  erased: {
    heading: 'Está tudo apagado',
    text: `A {moment}, apagámos tudo o que ${theBrand} guardava sobre si.`,
    receipt: 'O seu comprovativo',
    counts: {
      submissions: 'O que nos enviou',
      consents: 'Registos de consentimento',
      emails: 'Registos dos nossos e-mails',
    },
    remains: afterErasure,
    note: `Este comprovativo não diz de quem eram os dados. Imprima-o ou guarde-o agora, se o quiser: ao fim de ${minutes} minutos não fica cópia nenhuma. Pode ainda chegar um último e-mail, a dizer o mesmo.`,
    action: 'Voltar ao início',
  },
};
