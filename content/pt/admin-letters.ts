import type { AdminLetters } from '../en/admin-letters.ts';

/** As palavras do painel sobre as cartas a quem está na lista. */
export const adminLetters: AdminLetters = {
  heading: 'Cartas à lista',
  off: 'Ainda não se pode escrever a ninguém. Defina MAIL_URL no servidor e reinicie-o; depois, é aqui que se escrevem as cartas a quem está na lista.',
  note: 'Cada carta chega a quem se destina, na língua de cada pessoa. Ninguém vê os outros leitores, e nada é contado.',
  needs: {
    controller:
      'Para uma carta poder sair, o rodapé tem de dizer quem escreve: ponha um nome e uma morada postal em dataController, no ficheiro site.config.ts, construa o site e reinicie o servidor.',
    owner_email:
      'Antes de sair, a carta vai primeiro para si: defina OWNER_EMAIL no servidor e reinicie-o.',
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
      updates: 'Destas, as que também assinalaram a caixa das novidades.',
    },
    recipients: {
      one: 'Segue para {count} pessoa: {languages}.',
      other: 'Segue para {count} pessoas: {languages}.',
    },
    nobody: 'Por agora não segue para ninguém.',
    inLanguage: { en: '{count} em inglês', pt: '{count} em português' },
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
    heading: 'O que diz',
    subject: 'Assunto',
    body: 'Carta',
    left: { one: 'Resta {count} carácter', other: 'Restam {count} caracteres' },
    help: 'Como se compõe o texto',
    helpLines: [
      ['Uma linha vazia', 'começa um parágrafo'],
      ['## Datas', 'é um título'],
      ['- pão', 'é um ponto de uma lista, e 1. pão um ponto numerado'],
      ['*devagar*', 'dá ênfase, e **agora** dá mais'],
      ['[o programa](https://example.org/programa)', 'é uma ligação'],
    ],
    helpPrint: 'sozinho numa linha, é uma das gravuras do site; cada carta mostra uma: {names}',
    helpNote:
      'Cada carta começa com uma saudação e acaba a dizer quem escreve e como se sai da lista. Isso aparece sozinho, como se vê abaixo.',
    unsupported:
      'Isto não aparece na carta, ou só tal como o escreveu. Uma ligação começa por https://, como em [o programa](https://example.org/programa):',
    intricate:
      'Não foi guardada: a carta tem formatação a mais, ou demasiados níveis de listas. Simplifique-a.',
    saved: 'Guardado.',
    saving: 'A guardar...',
    failed:
      'Ainda não está guardado. O que escreveu fica neste navegador, e de poucos em poucos segundos há nova tentativa.',
  },
  preview: {
    heading: 'Como fica',
    sheets: { day: '{language}, de dia', night: '{language}, de noite' },
    name: 'Maria',
    empty: 'Ainda não há texto.',
  },
  test: {
    heading: 'Primeiro para si',
    note: 'As duas cartas seguem para {email}, marcadas como teste. À lista só pode ir o que foi experimentado, até à última vírgula.',
    send: 'Enviar as duas para mim',
    sending: 'A enviar...',
    lacking: 'Ainda falta assunto ou texto em {languages}.',
    taken: '{language}: enviada para {email}. O servidor de correio respondeu: {words}',
    refused: '{language}: o servidor de correio não a aceitou e respondeu: {words}',
    tested: 'Experimentada em {at}, com estas mesmas palavras.',
    untested: 'Por experimentar desde a última alteração.',
  },
  send: {
    heading: 'Para a lista',
    note: {
      one: 'Sai {count} minuto depois de premir o botão. Se a travar antes disso, ninguém a recebe.',
      other:
        'Sai {count} minutos depois de premir o botão. Se a travar antes disso, ninguém a recebe.',
    },
    published: 'Depois de enviada, fica também no site, para toda a gente ler, até a tirar de lá.',
    send: 'Enviar à lista',
    sending: 'A enviar...',
    typed: 'Número de pessoas',
    otherNumber: 'Não é este o número de pessoas que a recebem.',
    refused: {
      incomplete: 'Faltam assunto ou texto: são precisos nas duas línguas.',
      untested: 'Envie primeiro as duas para si: algo mudou desde que foram experimentadas.',
      busy: 'Há outra carta a caminho. Espere que acabe de sair, ou trave-a.',
      nobody: 'Ninguém a receberia: nenhuma destas pessoas confirmou o endereço.',
      too_soon: {
        one: 'Há menos de um dia saiu outra carta. Se esta também deve ir, escreva quantas pessoas a recebem, {count}, e prima outra vez.',
        other:
          'Há menos de um dia saiu outra carta. Se esta também deve ir, escreva quantas pessoas a recebem, {count}, e prima outra vez.',
      },
    },
  },
  remove: {
    remove: 'Apagar este rascunho',
    sure: 'O rascunho «{subject}» é apagado para sempre.',
    removed: 'O rascunho foi apagado',
  },
  course: {
    nobody: 'Travada. Ninguém a recebeu.',
    draftAgain: 'A carta voltou a ser um rascunho.',
    due: 'Ainda não foi enviada a ninguém. Se a travar, volta a ser um rascunho.',
    sending: 'Pode fechar esta página: a carta continua a sair sozinha.',
    sent: 'Saiu em {at}.',
    stopped: 'Foi travada em {at}.',
    goesOn: 'Se continuar, chega a quem ainda não a recebeu.',
    progress: '{done} de {all}',
    presses: { stop: 'Travar', resume: 'Continuar' },
    became: 'O que aconteceu',
    emails: {
      waiting: 'Por sair',
      sent: 'Enviadas',
      bounced: 'Devolvidas',
      unknown: 'De destino incerto',
      dropped: 'Não enviadas, cada uma com a razão abaixo',
    },
    complaints: 'Assinaladas como indesejadas',
    returns: 'A quem não chegou, e quem a assinalou',
    cameBack: 'veio devolvida: {words}',
    complained: 'assinalou-a como indesejada, e já não está na lista',
    erased: 'Alguém entretanto apagado:',
    archive: 'Entre as cartas do site, para quem quiser ler',
    read: 'Ler no site',
  },
};
