import { facts } from '../facts.ts';

// What whoever joins is promised. Form, waitlist, thanks, e-mails, own data and policy all say it
// from here. Each part stands by itself, so that the form's script carries no more than it says.

/** What everybody on the list hears. */
export const firstDates = 'the first dates and prices before they are public';

/** What only those hear who ask for it. */
export const news = 'how the retreat takes shape';

export const howOften = `at most ${facts.emailsAYear} e-mails a year`;

export const howToLeave = 'write to us: we take you off the list, and delete what you sent';

const { retentionYears } = facts;
/** Not by `quantity`: the form's script would carry it. */
export const howLong = `${retentionYears}\u00a0${retentionYears === 1 ? 'year' : 'years'} at most`;

/** Where e-mails are on, and to whoever is on the list. */
export const beforeDeletion = 'a month before your last submission is deleted, an e-mail tells you';

/** Where e-mails are on, and to whoever has not confirmed. */
export const oneReminder =
  'if you do not confirm, we may remind you once, and that is the last you hear';
