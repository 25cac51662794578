import { facts } from '../facts.ts';

// What whoever joins is promised. Form, waitlist, thanks, e-mails, own data and policy all say it
// from here. Each part stands by itself, so that the form's script carries no more than it says.

/** The news for everybody on the list. */
export const firstDates = 'the first dates and prices';

/** The same, where it is promised how early. */
export const firstDatesEarly = `${firstDates} before we publish them`;

/** The news for people who ask for it. */
export const news = 'how the retreat takes shape';

export const howOften = `at most ${facts.emailsAYear} letters a year`;

/** The order of invitations, if e-mails are on. */
export const lineRule =
  'When places open, we invite by e-mail in the order in which people joined: your first form counts, however late you confirm it, or your new one if you left in between, and each invitation says how many places were set apart before.';

export const howToLeave = 'write to us: we take you off the list and delete what you sent';

export const ifWeGiveUp =
  'If we give up, we write to the list once more to say so, and then delete it whole.';

const { retentionYears } = facts;
/** Not by `quantity`: the form's script would carry it. */
export const howLong = `${retentionYears}\u00a0${retentionYears === 1 ? 'year' : 'years'} at most`;

/** How people leave, if e-mails are on. */
export const howToLeaveByEmail = `use “leave the list” in our e-mails, which works at once. We keep what you sent until you delete it at “Your data”, ${howLong}`;

/** A promise to people on the list, if e-mails are on. */
export const beforeDeletion =
  'a month before we delete your last submission, we tell you by e-mail';

/** A promise to people who have not confirmed, if e-mails are on. */
export const ifUnconfirmed =
  'if you do not confirm, we will write to you again only to answer your message';

/** What is left once everything about a person is deleted. */
export const afterErasure = `Backup copies lose your data within ${facts.copyDays}\u00a0days. For a day longer we may keep a code made from your address, which cannot be turned back into it, so that a restored copy does not bring you back. For ${howLong} we keep a note that someone asked for this, and on which day.`;
