import { languageFacts, type Language } from './language.ts';

/** The pages that are served for other paths, each with the status code that it stands for. */
export const errorPages = {
  notFound: 404,
  tooLarge: 413,
  tooMany: 429,
  failure: 500,
  busy: 503,
} as const;

export type ErrorPage = keyof typeof errorPages;

/** Every error page. */
export const errorPageNames = Object.keys(errorPages) as ErrorPage[];

/** The path of a built error page. A direct request for it gets a 404. */
export const errorPagePath = (page: ErrorPage, language: Language): string =>
  `${languageFacts[language].prefix}/${errorPages[page]}`;

/** The error page for a status; the one for a failure where the status has no page of its own. */
export const errorPageOf = (status: number): ErrorPage =>
  errorPageNames.find((page) => errorPages[page] === status) ?? 'failure';
