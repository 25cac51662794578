import type { AdminWaves } from '../en/admin-waves.ts';

export const adminWaves: AdminWaves = {
  heading: 'Convites',
  note: 'Uma ronda convida tantas pessoas quantos os lugares, pela ordem das inscrições. A quem passa o lugar, ou não responde a tempo, segue-se a pessoa seguinte, sem que tenha de fazer nada.',
  inLine: { one: 'Há {count} pessoa na lista.', other: 'Há {count} pessoas na lista.' },
  none: 'Ainda não há rondas.',
  needs: {
    emails:
      'Nenhuma ronda pode começar: o site não escreve e-mails, porque MAIL_URL não está definido.',
    controller:
      'Nenhuma ronda pode começar: falta dataController em site.config.ts, que a lei pede em cada e-mail.',
    line: 'Nenhuma ronda pode começar: há mais de 20 000 pessoas na lista.',
  },
  draft: {
    heading: 'Nova ronda',
    change: 'Alterar',
    title: 'Título',
    titleHint: 'Por exemplo, «Semana-piloto de maio». Fica no assunto de cada e-mail.',
    details: 'O que é',
    detailsHint: 'Quando, onde, quanto custa, o que inclui: um parágrafo.',
    places: 'Total de lugares',
    placesHint: 'Cada um é para uma ou duas pessoas. No máximo, 200.',
    set_apart: 'Destes, à parte',
    setApartHint:
      'Não são oferecidos à lista, como os de parceiros fundadores. Cada convite diz quantos.',
    days_to_answer: 'Dias para responder',
    daysHint: 'Dias inteiros desde que o servidor de correio aceita o convite; pelo menos três.',
    last_day: 'Último dia',
    lastDayHint: 'Para responder e para acertar um lugar.',
    save: 'Guardar o rascunho',
    saved: 'O rascunho está guardado. Veja em baixo o que seguiria.',
    refused:
      'Não foi guardado: há menos lugares do que os postos à parte, ou o último dia chega antes de alguém poder responder.',
  },
  rehearsal: {
    heading: 'O que seguiria',
    days: 'Se começar hoje, {invited}: o lembrete segue a {reminded} e uma resposta conta até ao fim de {answered}. O último convite pode seguir a {lastInvited}; o último dia é {last}. O prazo de cada pessoa começa quando o servidor de correio aceita o convite dela.',
  },
  states: { draft: 'Rascunho', inviting: 'A convidar', paused: 'Em pausa', closed: 'Encerrada' },
  summary: '{places} lugares, dos quais {apart} à parte; {days} dias para responder; até {last}.',
  free: { one: 'Há {count} lugar livre.', other: 'Há {count} lugares livres.' },
  left: 'Não há mais ninguém a quem esta ronda possa convidar a tempo. Pode oferecer os lugares livres a toda a lista, por carta.',
  missing:
    'Foi reposta uma cópia de segurança. Podem faltar respostas dadas a partir de {since}, e entretanto nenhum prazo termina. Pergunte a quem está em baixo como «convidado» e depois continue: quem já tinha o prazo esgotado fica com mais três dias.',
  busy: 'Outra ronda está a convidar. Ponha-a em pausa ou encerre-a primeiro.',
  changed: 'Nada mudou: entretanto passou a outro estado.',
  presses: {
    start: 'Começar',
    startSure: 'Convida agora {count} pessoas, por e-mail. O que já seguiu não volta atrás.',
    pause: 'Pôr em pausa',
    resume: 'Continuar',
    close: 'Encerrar',
    closeSure:
      'Deixa de receber respostas: {count} pessoas que ainda não responderam perdem o convite e continuam na lista. Ninguém lhes escreve. Os lugares aceites mantêm-se.',
    settle: 'Marcar como acertado',
    release: 'Passar a quem vem a seguir',
    releaseSure:
      'O lugar de {name} passa então a quem vem a seguir. Avise antes: nenhum e-mail o faz.',
  },
  done: {
    start: 'Está a convidar.',
    pause:
      'Está em pausa: nenhum lugar passa a quem vem a seguir. As respostas continuam a contar.',
    resume: 'Continua.',
    close: 'Está encerrada.',
    settle: 'O lugar está acertado.',
    release: 'O lugar está livre.',
  },
  offers: 'Pessoas convidadas',
  columns: {
    name: 'Nome',
    state: 'Estado',
    until: 'Responder até',
    guests: 'Pessoas',
    presses: 'O que fazer',
  },
  offerStates: {
    held: 'convidado',
    accepted: 'aceite',
    settled: 'acertado',
    declined: 'passado adiante',
    lapsed: 'sem resposta a tempo',
    withdrawn: 'retirado',
    undeliverable: 'o e-mail voltou',
    released: 'devolvido',
  },
  onItsWay: 'o convite está a caminho',
  export: 'Exportar quem aceitou',
  exported: 'O ficheiro está nas suas transferências.',
  separator: 'Tipo de ficheiro',
};
