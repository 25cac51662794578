import { kindsForAdmin } from './emails.ts';

/** The words of the dashboard about people's states and the e-mails to them. */
export const adminEmails = {
  heading: 'E-mails',
  off: 'The site writes no e-mails, because MAIL_URL is not set. What was sent before is kept with each person.',
  problem: 'Since {since} no e-mail goes out: {what}',
  people: 'People by state',
  queued: 'E-mails waiting to go out',
  filter: 'Address',
  states: {
    unconfirmed: 'Not confirmed',
    confirmed: 'Confirmed',
    unsubscribed: 'Left the list',
    bounced: 'No e-mail arrives',
  },
  never: 'Never asked',
  confirmedCounter: 'Confirmed',
  earlier: {
    note: {
      one: '{count} person joined before e-mails were on and was never asked to confirm the address.',
      other:
        '{count} people joined before e-mails were on and were never asked to confirm their address.',
    },
    ask: 'Ask them once',
    asking: 'Asking...',
    asked: {
      one: '{count} e-mail is waiting. It goes out in its turn.',
      other: '{count} e-mails are waiting. They go out one after another.',
    },
  },
  remind: {
    heading: 'A reminder to confirm',
    none: 'Three days after somebody was asked to confirm and did not, they can be reminded here, once in their life. Right now that is nobody.',
    note: {
      one: '{count} person was asked to confirm the address days ago, did not, and has never been reminded.',
      other:
        '{count} people were asked to confirm their address days ago, did not, and have never been reminded.',
    },
    wait: 'While confirmations are held back, nobody is reminded.',
    remind: 'Remind them once',
    sure: {
      one: 'Remind {count} person? They hear from us no more after that, unless they confirm.',
      other: 'Remind {count} people? They hear from us no more after that, unless they confirm.',
    },
    reminded: {
      one: '{count} reminder is waiting. It goes out in its turn.',
      other: '{count} reminders are waiting. They go out one after another.',
    },
  },
  held: {
    heading: 'Confirmations held back',
    note: 'Many join and hardly anybody confirms, as when a stranger types in other people’s addresses. Every submission is kept. One confirmation goes out every ten minutes, and the rest by themselves once enough people confirm.',
    rules: {
      network: 'Too many from one network',
      unanswered: 'Too many unanswered within an hour',
      unconfirmed: 'Hardly anybody confirms within a day',
      no_mail: 'No e-mail arrives at that host',
    },
    columns: { rule: 'Rule', now: 'Held now', ever: 'Ever held', confirmed: 'Confirmed later' },
    release: 'Release all',
    delete: 'Delete all',
    deleteSoon: 'In {seconds} seconds the confirmations held back are deleted.',
    deleteNote: 'Deleted confirmations are never sent; the submissions stay.',
    settled: { one: '{count} confirmation settled.', other: '{count} confirmations settled.' },
  },
  unknown: {
    heading: 'E-mails of unknown fate',
    note: 'The connection ended while these were being sent. Only the mail server, or the person, knows whether they arrived.',
    none: 'None: of every e-mail it is known what became of it.',
    arrived: 'It arrived',
    again: 'Send again',
    settled: 'Settled.',
  },
  person: {
    heading: 'E-mails to this person',
    since: '{state} since {since}',
    none: 'No e-mail was written to this person.',
    ask: 'Ask again to confirm',
    asked: 'An e-mail is waiting to go out.',
    notAsked: 'No e-mail goes out now',
  },
  kinds: kindsForAdmin,
  emailStates: {
    queued: 'waiting, due {at}',
    held: 'held back',
    sending: 'on its way',
    sent: 'sent {at}',
    unknown: 'of unknown fate since {at}',
    bounced: 'came back {at}',
    dropped: 'dropped {at}',
    skipped: 'not sent',
  },
  reasons: {
    quarter_hour: 'one was written less than 15 minutes ago',
    day: 'three were written within a day',
    month: 'six were written within thirty days',
    week: 'one was written within a week',
    five_minutes: 'one was written less than five minutes ago',
    five_a_day: 'five were written within a day',
    too_old: 'it could not be sent for too long',
    unsubscribed: 'the person left the list',
    bounced: 'no e-mail arrives there',
    restricted: 'the person’s data is restricted',
    moved: 'the address has changed since',
    not_released: 'it was held and then deleted',
    not_last: 'another submission is now their last',
    stopped: 'the letter to the list was stopped',
    no_updates: 'they no longer want updates',
    confirmed: 'they confirmed before it went out',
  },
  serverSaid: 'The mail server said: {words}',
};

export type AdminEmails = typeof adminEmails;
