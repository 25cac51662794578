import { defaultDeskSort } from '../../../../../domain/admin/defaults.ts';
import type { DeskFilter, DeskSort } from '../../../../../domain/admin/api.ts';

/** What the table shows and in which order. */
export interface Find {
  filter: DeskFilter;
  sort: DeskSort;
}

/** All submissions, the oldest first, as specified. */
export const everything: Find = { filter: {}, sort: defaultDeskSort };

/** Which of the filters beside the search are set. */
export const filtersSet = (filter: DeskFilter): number =>
  Object.keys(filter).filter((part) => part !== 'search').length;

/** A filter with one part set, or left out where the value is undefined. */
export function withPart<Part extends keyof DeskFilter>(
  filter: DeskFilter,
  part: Part,
  value: DeskFilter[Part] | undefined,
): DeskFilter {
  const parts = Object.entries({ ...filter, [part]: value });
  return Object.fromEntries(parts.filter(([, each]) => each !== undefined));
}
