import type { Language } from '../language.ts';
import { href } from '../routes.ts';

/** Pages with other words where the site writes letters: each is built twice, and the server shows one of the two. */
export const promisingPages = ['thankYou', 'myData'] as const;

/** Where the build puts the words of such a page for where letters are on. Requesting it directly is answered with 404. */
export const promisingPath = (page: (typeof promisingPages)[number], language: Language): string =>
  `${href(page, language)}/letters`;
