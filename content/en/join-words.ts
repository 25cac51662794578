import { siteConfig } from '../../site.config.ts';
import { facts } from '../facts.ts';
import { statusLine } from '../status.ts';
import { opening } from './opening.ts';
import { firstDatesEarly, howLong, howOften, howToLeave } from './promise.ts';

/** Until the owner names the controller. */
const notNamed = siteConfig.dataController
  ? ''
  : ' We have not yet published who is responsible for your data. If you would rather know first, please wait.';

/**
 * What stands beside the form. The form's script has none of it, so it has a file of its own.
 */
export const joinWords = {
  heading: 'Join the Waitlist',
  intro: `You will hear ${firstDatesEarly}.`,
  free: 'It costs nothing and binds you to nothing.',
  detailsHeading: 'Your Details',
  /** How it stands, where the page does not say so elsewhere. */
  standing: `${opening.standing} ${statusLine('en')}`,
  /** Leads to it from there, if e-mails are on. */
  sampleLetter: 'Read a sample letter',
  supporters: `${facts.supporters}+ supporters joined`,
  /** Beside the button: what comes, how to leave, how long it is kept. */
  afterwards: `You get ${howOften}, with news only if you tick the second box. To leave, ${howToLeave}. Otherwise we keep it for ${howLong}.${notNamed}`,
  /** The same, if e-mails are on. */
  afterwardsByEmail: `We will send you an e-mail: press its button, then confirm on the page that opens, and you are on the list. You get ${howOften}, with news only if you tick the second box. Every letter has a link to leave the list at once. We keep what you send for ${howLong}.${notNamed}`,
};

export type JoinWords = typeof joinWords;
