/**
 * The e-mails to the owner about faults, and in the morning. They have numbers and never a name.
 */
export const emails = {
  /** The subject of a letter to the list that is tried out; in the language of the letter. */
  test: '[Test] {subject}',
  alarm: {
    subject: '{site}: {fault}',
    todo: 'What to do:',
    known: 'Known since {since}. You are told once a day until it is mended.',
    knownForGood: 'Known since {since}. You are told again once a week.',
  },
  passwordOn: {
    subject: '{site}: the password logs in again',
    text: 'Somebody has set a new password for the account {name} on the server, by npm run admin:password. The password was switched off; now it logs in again, beside the passkeys. Every session is over.\n\nIf that was not you, somebody else can run commands on your server.',
  },
  morning: {
    subject: '{site}, {day}',
    since: 'Since {since}:',
    happened: {
      joined: 'Joined',
      confirmed: 'Confirmed their address',
      unsubscribed: 'Left the list',
      bounced: 'Addresses that no e-mail reaches',
      broadcasts: 'Letters to the list sent',
    },
    waiting: 'Waiting for you:',
    waits: {
      messages: 'Messages not yet answered',
      oldest: 'the oldest of {day}',
      requests: 'Requests by people’s rights',
      dueFirst: 'the first due on {day}',
      unknown: 'E-mails of which nobody knows whether they arrived',
      held: 'Confirmations held back',
    },
    wrong: 'To mend:',
    nothing: 'Nobody joined or left, and nothing waits.',
    machine: 'The server:',
    parts: {
      backup: 'Newest backup',
      noBackup: 'none yet',
      copy: 'Newest copy seen on another machine',
      drill: 'Restored from there',
      restored: '{back} of {of} in {seconds} s, {day}',
      disk: 'Free disk',
      certificate: 'The certificate ends on',
    },
    head: 'The audit log ends with this line:',
    keep: 'Keep this e-mail: whoever rewrites the log on the server cannot rewrite your mailbox. Whether the log is still the one of that line, this says, on the server:',
  },
  dashboard: 'The dashboard: {url}',
};

export type OwnerEmails = typeof emails;

/** The words of `npm run doctor` besides the checks' own. */
export const doctor = {
  well: 'All is well: {count} checks.',
  untold: 'This could not be checked: {name} ({reason}).',
  status: { fail: 'Now:', warn: 'Soon:' },
};

export type Doctor = typeof doctor;
