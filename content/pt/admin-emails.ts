import type { AdminEmails } from '../en/admin-emails.ts';
import { kindsForAdmin } from './emails.ts';

/** As palavras do painel sobre o estado das pessoas e os e-mails que lhes escrevemos. */
export const adminEmails: AdminEmails = {
  heading: 'E-mails',
  off: 'O site não envia e-mails, porque MAIL_URL não está definido. O que já foi enviado continua junto de cada pessoa.',
  problem: 'Desde {since} não sai nenhum e-mail: {what}',
  people: 'Pessoas por estado',
  queued: 'E-mails à espera de sair',
  filter: 'Endereço',
  states: {
    unconfirmed: 'Por confirmar',
    confirmed: 'Confirmado',
    unsubscribed: 'Saiu da lista',
    bounced: 'Não recebe e-mails',
  },
  never: 'Nunca lhe foi pedido',
  confirmedCounter: 'Confirmados',
  earlier: {
    note: {
      one: '{count} pessoa inscreveu-se antes de haver e-mails, e nunca lhe foi pedido que confirmasse o endereço.',
      other:
        '{count} pessoas inscreveram-se antes de haver e-mails, e nunca lhes foi pedido que confirmassem o endereço.',
    },
    ask: 'Pedir, uma só vez',
    asking: 'A pedir...',
    asked: {
      one: '{count} e-mail à espera. Sai na sua vez.',
      other: '{count} e-mails à espera. Saem um a um.',
    },
  },
  remind: {
    heading: 'Um lembrete para confirmar',
    none: 'Três dias depois de um pedido de confirmação sem resposta, pode lembrar-se aqui a pessoa, uma só vez na vida. Neste momento não há ninguém assim.',
    note: {
      one: 'Há dias, foi pedido a {count} pessoa que confirmasse o endereço. Não o fez, e nunca lho lembrámos.',
      other:
        'Há dias, foi pedido a {count} pessoas que confirmassem o endereço. Não o fizeram, e nunca lho lembrámos.',
    },
    wait: 'Enquanto houver pedidos de confirmação retidos, não seguem lembretes.',
    remind: 'Lembrar, uma só vez',
    sure: {
      one: 'Lembrar {count} pessoa? Depois disso, só volta a ter notícias nossas se confirmar.',
      other:
        'Lembrar {count} pessoas? Depois disso, só voltam a ter notícias nossas se confirmarem.',
    },
    reminded: {
      one: '{count} lembrete à espera. Sai na sua vez.',
      other: '{count} lembretes à espera. Saem um a um.',
    },
  },
  held: {
    heading: 'Pedidos de confirmação retidos',
    note: 'Há muitas inscrições e quase ninguém confirma, como quando um estranho escreve os endereços de outras pessoas. Todas as inscrições ficam guardadas. Sai um pedido a cada dez minutos, e os restantes saem sozinhos quando houver confirmações que cheguem.',
    rules: {
      network: 'Demasiados da mesma rede',
      unanswered: 'Demasiados sem resposta numa hora',
      unconfirmed: 'Quase ninguém confirma num dia',
      no_mail: 'Esse domínio não recebe e-mails',
    },
    columns: {
      rule: 'Regra',
      now: 'Retidos agora',
      ever: 'Retidos até hoje',
      confirmed: 'Confirmados depois',
    },
    release: 'Enviar todos',
    delete: 'Apagar todos',
    deleteSoon: 'Dentro de {seconds} segundos apagam-se os pedidos de confirmação retidos.',
    deleteNote: 'Os pedidos apagados nunca são enviados; as inscrições ficam.',
    settled: { one: '{count} pedido resolvido.', other: '{count} pedidos resolvidos.' },
  },
  unknown: {
    heading: 'E-mails de destino incerto',
    note: 'A ligação caiu enquanto estes seguiam. Só o servidor de correio, ou a pessoa, sabe se chegaram.',
    none: 'Nenhum: de cada e-mail se sabe o que lhe aconteceu.',
    arrived: 'Chegou',
    again: 'Enviar de novo',
    settled: 'Resolvido.',
  },
  person: {
    heading: 'E-mails para esta pessoa',
    since: '{state} desde {since}',
    none: 'Ainda não escrevemos a esta pessoa.',
    ask: 'Pedir de novo a confirmação',
    asked: 'Há um e-mail à espera de sair.',
    notAsked: 'Agora não sai nenhum e-mail',
  },
  kinds: kindsForAdmin,
  emailStates: {
    queued: 'à espera, sai em {at}',
    held: 'retido',
    sending: 'a caminho',
    sent: 'enviado em {at}',
    unknown: 'de destino incerto desde {at}',
    bounced: 'devolvido em {at}',
    dropped: 'posto de lado em {at}',
    skipped: 'não enviado',
  },
  reasons: {
    quarter_hour: 'seguiu um há menos de 15 minutos',
    day: 'seguiram três num dia',
    month: 'seguiram seis em trinta dias',
    week: 'seguiu um na última semana',
    five_minutes: 'seguiu um há menos de cinco minutos',
    five_a_day: 'seguiram cinco num dia',
    too_old: 'há demasiado tempo que não podia sair',
    unsubscribed: 'a pessoa saiu da lista',
    bounced: 'o endereço não recebe e-mails',
    restricted: 'os dados da pessoa estão limitados',
    moved: 'o endereço mudou entretanto',
    not_released: 'esteve retido e foi apagado',
    not_last: 'a última inscrição já é outra',
    stopped: 'a carta à lista foi travada',
    no_updates: 'já não quer novidades',
    confirmed: 'confirmou antes de sair',
  },
  serverSaid: 'O servidor de correio respondeu: {words}',
};
