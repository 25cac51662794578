import type { CheckName } from '../../domain/checks.ts';

/** The words to the owner about a fault, and what to do. They name nobody. */
export const checks = {
  store: {
    fault: 'The store takes nothing ({reason}): whoever joins now is told to try again.',
    remedy:
      'Make room on the disk of {folder}, or give the folder back to the server’s user; with Postgres, see that it runs.',
  },
  disk: {
    fault: 'The disk of {folder} has {megabytes} MB left.',
    remedy:
      'Make room: delete old versions, logs or backups that you have elsewhere, or take a larger disk. Below 4 MB nobody can join.',
  },
  erasures: {
    fault: '{file} cannot be written, so nobody can be erased or leave.',
    remedy: 'Give it to the server’s user: chown {user} {file}',
  },
  mail_refused: {
    fault: 'The mail server of MAIL_URL takes no e-mails ({reason}).',
    remedy: 'See that the account is paid and not blocked, and mend MAIL_URL.',
  },
  mail_stuck: {
    fault: 'E-mails or letters that should have gone out have been waiting since {since}: {count}.',
    remedy:
      'Look under “E-mails” and “Letters” in the dashboard: they say what waits and why. If many joined at once, confirmations take their turn by themselves.',
  },
  returned: {
    fault: 'Within a day {bounced} e-mails came back and {complained} readers complained.',
    remedy:
      'If a letter is on its way, stop it under “Letters” in the dashboard. It says below the letter what the mail servers say. Let it go on once you know why.',
  },
  backup: {
    fault:
      'Backups are not as they should be: the newest is from {newest}, the oldest from {oldest}.',
    remedy:
      'The server makes one after each change and keeps them for {days} days. Run npm run backup and read what it says; with BACKUP_TO, see that its machine runs, has room and deletes old ones.',
  },
  retention: {
    fault: 'Data from {day} that the privacy policy promises to delete is still there.',
    remedy: 'Restart the server, which deletes it, and read in its log why it could not.',
  },
  requests: {
    fault:
      'Requests by people’s rights must be answered: {count}, the first by {day}. The law gives a month.',
    remedy: 'Open “Requests” in the dashboard.',
  },
  logins: {
    fault:
      'Somebody is guessing at the password: {count} logins were refused in a quarter of an hour.',
    remedy:
      'You need not do anything as long as the password is long and yours alone: guesses are slowed down. If it is short or used elsewhere, change it in the dashboard under “Account”.',
  },
} satisfies Record<CheckName, { fault: string; remedy: string }>;

export type Checks = typeof checks;

/** Of a build that is older than a day that it names. */
export const outdated =
  'Since {day} the site has spoken of a date as future that has passed, because it was built before that day. Build it again (npm run build) and restart the server.';

/** Of the line of status in `content/facts.ts`, which nobody believes months later. */
export const statusIsOld =
  'The site says what there is of the retreat as of {day}. Look whether it is still so, and write it anew, with its day (status in content/facts.ts).';
