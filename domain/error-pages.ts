import type { Language } from './language.ts';

/** The pages that answer for other paths, each with the status it is named by. */
export const errorPages = { notFound: 404, tooLarge: 413, tooMany: 429, failure: 500 } as const;

export type ErrorPage = keyof typeof errorPages;

/** Every error page. */
export const errorPageNames = Object.keys(errorPages) as ErrorPage[];

/** Where the build puts an error page. A visitor who asks for it there does not find it. */
export const errorPagePath = (page: ErrorPage, language: Language): string =>
  `${language === 'pt' ? '/pt' : ''}/${errorPages[page]}`;

/** The page for an answer with this status: the one for a failure where it has none of its own. */
export const errorPageOf = (status: number): ErrorPage =>
  errorPageNames.find((page) => errorPages[page] === status) ?? 'failure';
