import { linkedFrom, type PageRef } from '../../../domain/routes.ts';
import { hourOf } from './hours.ts';

/** The links for the law and for people who run the site, in the footer's last line. */
export const lastLine = ['privacy', 'myData', 'terms', 'admin'] as const;

/** The other pages that the footer links. */
export const inFooter = linkedFrom('inFooter').filter(
  (page) => !lastLine.some((last) => last === page),
);

/** The pages of the site's one day, from sunrise to the first star. */
const day = [...linkedFrom('inMenu'), ...inFooter].sort(
  (a, b) => hourOf({ page: a }) - hourOf({ page: b }),
);

/**
 * The page whose hour follows that of a page of the day: so the site can be walked without its
 * menu.
 */
export function nextHour(place: PageRef | undefined): (typeof day)[number] | undefined {
  const at = day.findIndex((page) => page === place?.page);
  return at < 0 ? undefined : day[at + 1];
}
