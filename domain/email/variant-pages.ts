import type { Language } from '../language.ts';
import { href, pagesWith, type PagesWith } from '../routes.ts';

/**
 * Pages with other words where the site writes e-mails: each is built twice, and the server shows
 * one of the two.
 */
export const emailVariantPages = pagesWith('emailVariant');

/**
 * The path of a page's built variant for sites with e-mails. A direct request for it gets a 404.
 */
export const emailVariantPath = (page: PagesWith<'emailVariant'>, language: Language): string =>
  `${href(page, language)}/with-email`;
