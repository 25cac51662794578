import { isListed, pageRefs, type PageRef } from './routes.ts';

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

/** So many months the counts are kept. */
export const pageViewMonths = 26;
