import { legalNotice, siteConfig } from '../site.config.ts';
import { termsOf as inEnglish } from './en/terms.ts';
import { inForce } from './privacy-policy.ts';
import { termsOf as inPortuguese } from './pt/terms.ts';

/**
 * The terms in force, with their version filled in. @param emailsAreOn whether addresses are
 * confirmed by e-mail
 */
export const termsOfUse = (emailsAreOn: boolean) =>
  inForce(
    {
      en: inEnglish(siteConfig, legalNotice, emailsAreOn),
      pt: inPortuguese(siteConfig, legalNotice, emailsAreOn),
    },
    'terms',
  ).texts;
