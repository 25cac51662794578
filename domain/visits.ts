import type { Language } from './language.ts';
import { isListed, pageRefs, type Page, type PageRef } from './routes.ts';

/**
 * The kind of source of a reader who was on none of our pages, and never the site. No page has such
 * a name.
 */
export const outsideSources = ['(search)', '(social)', '(site)', '(none)'] as const;
export type OutsideSource = (typeof outsideSources)[number];

/**
 * The name under which a page is counted, in both languages; undefined where it is not listed, and
 * so not counted.
 */
export function countedName(place: PageRef): string | undefined {
  if (!isListed(place)) return undefined;
  return place.page === 'post' ? `blog/${place.post}` : place.page;
}

/** The pages that are counted, by those names. */
export const countedPages: ReadonlyMap<string, PageRef> = new Map(
  pageRefs.flatMap((place) => {
    const name = countedName(place);
    return name === undefined ? [] : [[name, place] as const];
  }),
);

/** The pages with the form. */
export const formPages = ['home', 'waitlist'] as const satisfies Page[];
export type FormPage = (typeof formPages)[number];

/** Fewer joins in a period are said as "under five", so that no count names one person. */
export const fewestJoins = 5;

/** So many months the counts are kept. */
export const visitMonths = 26;

/** How often a page was opened on a day, in a language, from a source. */
export interface PageViews {
  day: string;
  page: string;
  language: Language;
  came_from: string;
  count: number;
}

/** How many joined by the form of a page in the week that begins on a Monday. */
export interface Joins {
  week: string;
  page: FormPage;
  count: number;
}
