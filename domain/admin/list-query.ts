// Apart from the schemas in api.ts, so that the dashboard in the browser carries no schema library.
import type { Language } from '../language.ts';
import type { SubscriptionStatus } from '../email/states.ts';
import type { SortableField } from '../submission/fields.ts';

/**
 * From a moment until before another, ISO 8601: those at which days begin where the reader is.
 * Without one of them the period is open on that side.
 */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Which submissions a list holds; what is left out does not narrow it. */
export interface ListFilter extends Period {
  /** Words that must all occur in the row, in any of its texts; case and accents do not count. */
  search?: string | undefined;
  /** This country, however it is spelled; null for the rows without one. */
  country?: string | null | undefined;
  language?: Language | undefined;
  wants_updates?: boolean | undefined;
  returning?: boolean | undefined;
  /** The state of the e-mail address; null for people who were never asked to confirm it. */
  state?: SubscriptionStatus | null | undefined;
  /** Whether the message waits for an answer. */
  message_waits?: boolean | undefined;
  /** Leaves out people who left the list, are restricted, or get no e-mails. */
  contactable?: true | undefined;
}

export interface ListSort {
  column: SortableField;
  direction: 'ascending' | 'descending';
}

/** Which submissions, and in which order. */
export interface ListQuery {
  filter: ListFilter;
  sort: ListSort;
}

/** One page of the list. */
export interface PageQuery extends ListQuery {
  offset: number;
  limit: number;
}

/** The largest number of rows of one page. */
export const pageLimit = 50;

/** All submissions in chronological order, as specified. */
export const defaultQuery: ListQuery = {
  filter: {},
  sort: { column: 'created_at', direction: 'ascending' },
};
