import { facts } from '../facts.ts';

// What whoever joins is promised. Form, waitlist, thanks, e-mails, own data and policy all say it
// from here. Each part stands by itself, so that the form's script carries no more than it says.

/** The news for everybody on the list. */
export const firstDates = 'the first dates and prices before they are public';

/** The news for people who ask for it. */
export const news = 'how the retreat takes shape';

export const howOften = `at most ${facts.emailsAYear} e-mails a year`;

export const howToLeave = 'write to us: we take you off the list, and delete what you sent';

const { retentionYears } = facts;
/** Not by `quantity`: the form's script would carry it. */
export const howLong = `${retentionYears}\u00a0${retentionYears === 1 ? 'year' : 'years'} at most`;

/** A promise to people on the list, if e-mails are on. */
export const beforeDeletion = 'a month before your last submission is deleted, an e-mail tells you';

/** A promise to people who have not confirmed, if e-mails are on. */
export const oneReminder =
  'if you do not confirm, we may remind you once, and that is the last you hear';
