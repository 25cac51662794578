import { emailOnItsWay as en } from './en/email-on-its-way.ts';
import { emailOnItsWay as pt } from './pt/email-on-its-way.ts';

/** Apart from the form's other words, which a page needs sooner. */
export const emailOnItsWay = { en, pt };
