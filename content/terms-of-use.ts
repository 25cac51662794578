import { legalNotice, siteConfig } from '../site.config.ts';
import { termsOf as inEnglish } from './en/terms.ts';
import { inForce } from './privacy-policy.ts';
import { termsOf as inPortuguese } from './pt/terms.ts';

/** The terms in force, with their version filled in. */
export const { texts: termsOfUse } = inForce(
  { en: inEnglish(siteConfig, legalNotice), pt: inPortuguese(siteConfig, legalNotice) },
  'terms',
);
