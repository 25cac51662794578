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
  note: 'A letter goes to everybody it is meant for, each in their own language. No reader sees another, and nothing is counted.',
  needs: {
    emails:
      'Nobody can be written to yet: the site sends no e-mails. Ask whoever looks after the server to turn them on (MAIL_URL).',
    controller:
      'You can write here, but nothing goes out yet, not even a test: the foot of each letter must say who writes. Give whoever looks after the site your name and postal address for it (dataController in site.config.ts).',
    owner_email:
      'You can write here, but nothing goes out yet: each letter goes to you first, and the site does not know your e-mail address. Ask whoever looks after the server to set it (OWNER_EMAIL).',
  } satisfies Record<LetterNeed, string>,
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
      updates: 'Those who confirmed their address and ticked the box for updates.',
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
    help: 'How to set a text',
    helpNote:
      'An empty line begins a new paragraph. ## before a line makes it a heading, - a point of a list, 1. a numbered one. *quietly* is said with stress, **now** with more, and [the programme](https://example.org/programme) is a link. A letter shows one of the site’s prints, if {print} stands on a line of its own: {names}. Greeting, sender and how to leave stand there by themselves, as below.',
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
    sheet: 'The letter in {language}',
    /** In the place of the reader's. */
    name: 'Alice',
    empty: 'Nothing written yet.',
  },
  test: {
    heading: 'To yourself first',
    note: 'Both letters go to {email}, marked as a test. Only what was tried, to the last comma, can be sent to the list.',
    send: 'Send both to me',
    lacking: 'Subject or letter is still missing in {languages}.',
    taken: '{language}: sent. The mail server said:',
    refused: '{language}: the mail server did not take it and said:',
    tested: 'Tried {at}, with these very words.',
    untested: 'Not tried since the last change.',
  },
  send: {
    heading: 'To the list',
    note: 'It leaves {minutes} minutes after the press. If you stop it before then, nobody gets it.',
    published:
      'Once it is sent it also stands on the site, for everybody to read, until you take it off.',
    send: 'Send to the list',
    refused: {
      incomplete: 'Subject and letter are needed in both languages.',
      untested: 'Send both to yourself first: something was changed since they were last tried.',
      busy: 'Another letter is on its way. Wait until it is sent, or stop it.',
      nobody: 'Nobody would get it: nobody of these people has confirmed an address.',
    } satisfies Record<NotSent, string>,
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
    archive: {
      hidden: 'Only those it was sent to can read it.',
      shown: 'It stands among the letters on the site, for everybody to read.',
      show: 'Put it on the site',
      hide: 'Take it off the site',
      read: 'Read it there',
    },
  },
};

export type AdminLetters = typeof adminLetters;
