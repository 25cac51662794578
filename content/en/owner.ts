/** The e-mails to the owner. They have numbers and never a name. */
export const emails = {
  /** The subject of a letter to the list that is tried out; in the language of the letter. */
  test: '[Test] {subject}',
  tried: {
    subject: '{site}: e-mails go out',
    text: 'The site can write e-mails: npm run email:test sent this one.\n',
  },
  alarm: { subject: '{site}: {fault}', todo: 'What to do:', known: 'Known since {since}.' },
  day: {
    subject: '{site}, {day}',
    joined: 'Joined since {since}: {count}',
    answers:
      'Invitations answered since {since}: {accepted} accepted, {declined} passed on, {lapsed} not answered in time',
    messages: 'Messages not yet answered: {count}, the oldest of {day}',
  },
  dashboard: 'The dashboard: {url}',
};

export type OwnerEmails = typeof emails;

/** The words of `npm run doctor` besides the checks' own. */
export const doctor = { well: 'well', untold: 'could not be checked ({reason})' };

export type Doctor = typeof doctor;
