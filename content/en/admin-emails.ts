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
      one: '{count} person was never asked to confirm the address: they joined while e-mails were off, or the e-mail could not go out for three days.',
      other:
        '{count} people were never asked to confirm their address: they joined while e-mails were off, or the e-mail could not go out for three days.',
    },
    ask: 'Ask those whose address was never asked',
    asking: 'Asking...',
    asked: {
      one: '{count} e-mail is waiting. It goes out in its turn.',
      other: '{count} e-mails are waiting. They go out in their turn.',
    },
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
  },
  serverSaid: 'The mail server said: {words}',
};

export type AdminEmails = typeof adminEmails;
