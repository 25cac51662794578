import type { Language } from '../language.ts';
import { href } from '../routes.ts';

/** Pages with other words where the site writes e-mails: each is built twice, and the server shows one of the two. */
export const emailVariantPages = ['thankYou', 'myData'] as const;

/** Where the build puts the words of such a page for where e-mails are on. Requesting it directly is answered with 404. */
export const emailVariantPath = (
  page: (typeof emailVariantPages)[number],
  language: Language,
): string => `${href(page, language)}/with-email`;
