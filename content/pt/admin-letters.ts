import type { AdminLetters } from '../en/admin-letters.ts';

/** As palavras do painel sobre as cartas a quem está na lista. */
export const adminLetters: AdminLetters = {
  heading: 'Cartas à lista',
  note: 'Cada carta chega a quem se destina, na língua de cada pessoa. Ninguém vê os outros leitores, e nada é contado.',
  needs: {
    emails:
      'Ainda não se pode escrever a ninguém: o site não envia e-mails. Peça a quem trata do servidor que os ligue (MAIL_URL).',
    controller:
      'Já pode escrever, mas ainda nada sai, nem um teste: o rodapé de cada carta tem de dizer quem escreve. Dê o seu nome e morada postal a quem trata do site, para os pôr lá (dataController, em site.config.ts).',
    owner_email:
      'Já pode escrever, mas ainda nada sai: cada carta vai primeiro para si, e o site não sabe o seu endereço de e-mail. Peça a quem trata do servidor que o defina (OWNER_EMAIL).',
  },
  write: 'Escrever uma carta',
  none: 'Ainda não há nenhuma carta.',
  subject: 'Assunto',
  state: 'Estado',
  day: 'Dia',
  noSubject: 'Ainda sem assunto',
  back: 'Todas as cartas',
  states: {
    draft: 'Rascunho',
    due: 'Prestes a sair',
    sending: 'A sair',
    sent: 'Enviada',
    stopped: 'Travada',
  },
  audience: {
    heading: 'Quem a recebe',
    names: { dates: 'Toda a gente', updates: 'Quem quer novidades' },
    meanings: {
      dates: 'Todas as pessoas que confirmaram o endereço: inscreveram-se para saber das datas.',
      updates: 'As pessoas que confirmaram o endereço e assinalaram a caixa das novidades.',
    },
    recipients: 'Pessoas que a recebem: {all}, das quais {en} em inglês e {pt} em português.',
    leftOut: 'De fora ficam: {reasons}.',
    reasons: {
      unconfirmed: '{count} por confirmar',
      unsubscribed: '{count} fora da lista',
      bounced: '{count} a quem não chegam e-mails',
      restricted: '{count} com dados limitados',
      no_updates: '{count} sem interesse em novidades',
    },
  },
  writing: {
    subject: 'Assunto',
    body: 'Carta',
    help: 'Como se compõe o texto',
    helpNote:
      'Uma linha vazia começa um parágrafo. Com ## no início, a linha é um título; com -, um ponto de uma lista; com 1., um ponto numerado. *devagar* dá ênfase, **agora** dá mais, e [o programa](https://example.org/programa) é uma ligação. Cada carta mostra uma das gravuras do site, se {print} estiver sozinho numa linha: {names}. A saudação, quem escreve e como se sai da lista aparecem por si, como se vê abaixo.',
    unsupported:
      'Isto não aparece na carta, ou só tal como o escreveu. Uma ligação começa por https://, como em [o programa](https://example.org/programa):',
    intricate:
      'Não foi guardada: a carta tem formatação a mais, ou demasiados níveis de listas. Simplifique-a.',
    save: 'Guardar',
    saved: 'Guardado.',
    unsaved: 'Ainda por guardar.',
    failed: 'Não foi possível guardar. O que escreveu continua aqui: prima «Guardar» outra vez.',
  },
  preview: {
    heading: 'Como fica',
    sheet: 'A carta em {language}',
    name: 'Maria',
    empty: 'Ainda não há texto.',
  },
  test: {
    heading: 'Primeiro para si',
    note: 'As duas cartas seguem para {email}, marcadas como teste. À lista só pode ir o que foi experimentado, até à última vírgula.',
    send: 'Enviar as duas para mim',
    lacking: 'Ainda falta assunto ou texto em {languages}.',
    taken: '{language}: enviada. O servidor de correio respondeu:',
    refused: '{language}: o servidor de correio não a aceitou e respondeu:',
    tested: 'Experimentada em {at}, com estas mesmas palavras.',
    untested: 'Por experimentar desde a última alteração.',
  },
  send: {
    heading: 'Para a lista',
    note: 'Sai {minutes} minutos depois de premir o botão. Se a travar antes disso, ninguém a recebe.',
    published: 'Depois de enviada, fica também no site, para toda a gente ler, até a tirar de lá.',
    send: 'Enviar à lista',
    refused: {
      incomplete: 'Faltam assunto ou texto: são precisos nas duas línguas.',
      untested: 'Envie primeiro as duas para si: algo mudou desde que foram experimentadas.',
      busy: 'Há outra carta a caminho. Espere que acabe de sair, ou trave-a.',
      nobody: 'Ninguém a receberia: nenhuma destas pessoas confirmou o endereço.',
    },
  },
  remove: {
    remove: 'Apagar este rascunho',
    sure: 'O rascunho «{subject}» é apagado para sempre.',
    removed: 'O rascunho foi apagado.',
  },
  course: {
    draft: 'Ninguém a recebeu.',
    due: 'Sai em {at}. Se a travar antes disso, ninguém a recebe, e volta a ser um rascunho.',
    sending: 'Pode fechar esta página: a carta continua a sair sozinha.',
    sent: 'Saiu em {at}.',
    stopped: 'Foi travada em {at}. Se continuar, chega a quem ainda não a recebeu.',
    progress: '{done} de {all}',
    stop: 'Travar',
    resume: 'Continuar',
    became: 'O que aconteceu',
    emails: {
      waiting: 'Por sair',
      sent: 'Enviadas',
      bounced: 'Devolvidas',
      unknown: 'De destino incerto',
      dropped: 'Não enviadas, cada uma com a razão abaixo',
      complaints: 'Assinaladas como indesejadas',
    },
    returns: 'A quem não chegou, e quem a assinalou',
    cameBack: 'veio devolvida: {words}',
    complained: 'assinalou-a como indesejada, e já não está na lista',
    erased: 'Alguém entretanto apagado:',
    archive: {
      hidden: 'Só a pode ler quem a recebeu.',
      shown: 'Está entre as cartas do site, para quem quiser ler.',
      show: 'Pôr no site',
      hide: 'Tirar do site',
      read: 'Ler no site',
    },
  },
};
