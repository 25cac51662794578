import type { ListFilter } from '../../../../../domain/admin/list-query.ts';

/** How many of the filters beside the search are set. */
export const countSet = (filter: ListFilter): number =>
  Object.keys(filter).filter((part) => part !== 'search').length;

/** A filter with one part set, or left out where the value is undefined. */
export function withPart<Part extends keyof ListFilter>(
  filter: ListFilter,
  part: Part,
  value: ListFilter[Part] | undefined,
): ListFilter {
  const parts = Object.entries({ ...filter, [part]: value });
  return Object.fromEntries(parts.filter(([, each]) => each !== undefined));
}
