import type {
  Audience,
  LetterNeed,
  LetterState,
  NotAddressed,
  NotSent,
} from '../../domain/letter.ts';

/** The words of the dashboard about letters to everybody on the list. */
export const adminLetters = {
  heading: 'Letters to the list',
  off: 'Nobody can be written to yet. Set MAIL_URL on the server and restart it; then letters to everybody on the list are written here.',
  note: 'A letter goes to everybody it is meant for, each in their own language. No reader sees another, and nothing is counted.',
  needs: {
    controller:
      'Before a letter can go out, its foot must say who writes: put a name and a postal address as dataController into site.config.ts, build, and restart the server.',
    owner_email:
      'Before a letter can go out, it goes to you: set OWNER_EMAIL on the server and restart it.',
  } satisfies Record<Exclude<LetterNeed, 'emails'>, string>,
  write: 'Write a letter',
  none: 'No letter has been written yet.',
  subject: 'Subject',
  state: 'State',
  day: 'Day',
  noSubject: 'No subject yet',
  back: 'All letters',
  states: {
    draft: 'Draft',
    due: 'Leaves soon',
    sending: 'Going out',
    sent: 'Sent',
    stopped: 'Stopped',
  } satisfies Record<LetterState, string>,
  audience: {
    heading: 'Who gets it',
    names: { dates: 'Everybody', updates: 'Who wants updates' } satisfies Record<Audience, string>,
    meanings: {
      dates: 'Everybody who confirmed their address: they joined to hear of dates.',
      updates: 'Those of them who also ticked the box for updates.',
    } satisfies Record<Audience, string>,
    recipients: 'People who get it: {all}, of whom {en} in English and {pt} in Portuguese.',
    leftOut: 'Not to: {reasons}.',
    reasons: {
      unconfirmed: '{count} not confirmed',
      unsubscribed: '{count} off the list',
      bounced: '{count} that no e-mail reaches',
      restricted: '{count} with restricted data',
      no_updates: '{count} who did not ask for updates',
    } satisfies Record<NotAddressed, string>,
  },
  writing: {
    subject: 'Subject',
    body: 'Letter',
    left: { one: '{count} character left', other: '{count} characters left' },
    help: 'How to set a text',
    helpLines: [
      ['An empty line', 'begins a new paragraph'],
      ['## Dates', 'is a heading'],
      ['- bread', 'is a point of a list, and 1. bread a numbered one'],
      ['*quietly*', 'is said with stress, and **now** with more'],
      ['[the programme](https://example.org/programme)', 'is a link'],
    ],
    helpPrint:
      'on a line of its own is one of the site’s prints, of which a letter shows one: {names}',
    helpNote:
      'Each letter begins with a greeting and ends with who writes and how to leave. That stands there by itself, as below.',
    unsupported:
      'This does not show in the letter, or only as you typed it. A link begins with https://, as [the programme](https://example.org/programme):',
    intricate:
      'Not saved: the letter has too much formatting, or lists nested too deeply. Simplify it.',
    save: 'Save',
    saved: 'Saved.',
    unsaved: 'Not saved yet.',
    failed: 'This could not be saved. What you typed stays here: press “Save” again.',
  },
  preview: {
    heading: 'How it looks',
    sheets: { day: '{language}, by day', night: '{language}, by night' },
    /** In the place of the reader's. */
    name: 'Alice',
    empty: 'Nothing written yet.',
  },
  test: {
    heading: 'To yourself first',
    note: 'Both letters go to {email}, marked as a test. Only what was tried, to the last comma, can be sent to the list.',
    send: 'Send both to me',
    sending: 'Sending...',
    lacking: 'Subject or letter is still missing in {languages}.',
    taken: '{language}: sent to {email}. The mail server said: {words}',
    refused: '{language}: the mail server did not take it and said: {words}',
    tested: 'Tried {at}, with these very words.',
    untested: 'Not tried since the last change.',
  },
  send: {
    heading: 'To the list',
    note: 'It leaves {minutes} minutes after the press. If you stop it before then, nobody gets it.',
    published:
      'Once it is sent it also stands on the site, for everybody to read, until you take it off.',
    send: 'Send to the list',
    typed: 'Number of people',
    refused: {
      incomplete: 'Subject and letter are needed in both languages.',
      untested: 'Send both to yourself first: something was changed since they were last tried.',
      busy: 'Another letter is on its way. Wait until it is sent, or stop it.',
      nobody: 'Nobody would get it: nobody of these people has confirmed an address.',
      too_soon:
        'Another letter went out less than a day ago. If this one should go too, type how many people get it, {count}, and press again.',
    } satisfies Record<Exclude<NotSent, LetterNeed>, string>,
  },
  remove: {
    remove: 'Delete this draft',
    sure: 'The draft “{subject}” is deleted for good.',
    removed: 'The draft is deleted.',
  },
  course: {
    draft: 'Nobody has got it.',
    due: 'It leaves {at}. If you stop it before then, nobody gets it, and it is a draft again.',
    sending: 'You may close this page: it goes on by itself.',
    sent: 'It went out {at}.',
    stopped: 'It was stopped {at}. If it goes on, it goes to whoever has not had it yet.',
    progress: '{done} of {all}',
    stop: 'Stop',
    resume: 'Go on',
    became: 'What became of it',
    emails: {
      waiting: 'Still to go',
      sent: 'Sent',
      bounced: 'Came back',
      unknown: 'Of unknown fate',
      dropped: 'Not sent, each with its reason below',
      complaints: 'Reported as unwanted',
    },
    returns: 'People it did not reach, and people who reported it',
    cameBack: 'came back: {words}',
    complained: 'reported it as unwanted, and is off the list',
    erased: 'Somebody erased since:',
    archive: 'Among the letters on the site, for everybody to read',
    read: 'Read it on the site',
  },
};

export type AdminLetters = typeof adminLetters;
