import type { Language } from '../language.ts';
import { href, pagesWith, type PagesWith } from '../routes.ts';

/**
 * Pages with other words where the site writes e-mails: each is built twice, and the server shows
 * one of the two.
 */
export const emailVariantPages = pagesWith('emailVariant');

const variantSegment = '/with-email';

/**
 * The path of a page's built variant for sites with e-mails. A direct request for it gets a 404.
 */
export const emailVariantPath = (page: PagesWith<'emailVariant'>, language: Language): string =>
  `${href(page, language).replace(/\/$/, '')}${variantSegment}`;

/** Whether a built path is that of a variant for sites with e-mails. */
export const promisesEmails = (path: string): boolean => path.endsWith(variantSegment);
