import { terms as inEnglish } from './en/terms.ts';
import { inForce } from './privacy-policy.ts';
import { terms as inPortuguese } from './pt/terms.ts';

/** The terms in force, with their version filled in. */
export const { texts: termsOfUse } = inForce({ en: inEnglish, pt: inPortuguese }, 'terms');
