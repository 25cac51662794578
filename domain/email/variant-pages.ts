import type { Language } from '../language.ts';
import { href, pagesWith, type PagesWith } from '../routes.ts';

/**
 * Pages with other words where the site writes e-mails: each is built twice, and the server shows
 * one of the two.
 */
export const emailVariantPages = pagesWith('emailVariant');

/**
 * Where the build puts the words of such a page for where e-mails are on. Requesting it directly is
 * answered with 404.
 */
export const emailVariantPath = (page: PagesWith<'emailVariant'>, language: Language): string =>
  `${href(page, language)}/with-email`;
