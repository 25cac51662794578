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
      one: '{count} pessoa à espera de que lhe peçam a confirmação do endereço: inscreveu-se antes de haver e-mails, ou o pedido não pôde seguir durante três dias.',
      other:
        '{count} pessoas à espera de que lhes peçam a confirmação do endereço: inscreveram-se antes de haver e-mails, ou o pedido não pôde seguir durante três dias.',
    },
    ask: 'Pedir a quem nunca foi pedido',
    asking: 'A pedir...',
    asked: {
      one: '{count} e-mail à espera. Sai na sua vez.',
      other: '{count} e-mails à espera. Saem um a um.',
    },
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
  },
  serverSaid: 'O servidor de correio respondeu: {words}',
};
