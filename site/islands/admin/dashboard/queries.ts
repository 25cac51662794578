import {
  queryOptions,
  useQuery,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminStart } from '../../../../domain/admin/api.ts';
import type { Audience } from '../../../../domain/letter.ts';
import {
  defaultQuery,
  pageLimit,
  type ListFilter,
  type ListQuery,
  type Period,
} from '../../../../domain/admin/list-query.ts';
import type { OpeningGround } from '../../../../domain/admin/rights.ts';
import type { Language } from '../../../../domain/language.ts';
import type { SubmissionRow } from '../../../../domain/submission/fields.ts';
import type { Session } from '../api-client.ts';

// Nothing is fetched again by itself: a table that changes while it is read cannot be read.
const fetchedOnce = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** One page of a list, together with the query that it answers. */
export interface ListPage {
  query: ListQuery;
  /** The index of its first row among all. */
  first: number;
  rows: SubmissionRow[];
  total: number;
}

export const pageQuery = ({ request }: Session, query: ListQuery, first: number) =>
  queryOptions({
    ...fetchedOnce,
    // The rows do not move while somebody reads, but those of people who are gone do not stay.
    refetchOnWindowFocus: 'always',
    queryKey: ['admin', 'page', query, first],
    queryFn: async ({ signal }): Promise<ListPage> => {
      const part = { ...query, offset: first, limit: pageLimit };
      return { query, first, ...(await request('admin_page', part, signal)) };
    },
  });

/** @param days the moments at which the days begin by which it counts, if it does */
export const overviewQuery = ({ request }: Session, period: Period, days?: string[]) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'overview', period, days],
    queryFn: ({ signal }) => request('admin_overview', { period, days }, signal),
  });

export const pageViewsQuery = ({ request }: Session, language: Language) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'page-views', language],
    queryFn: ({ signal }) => request('admin_page_views', { language }, signal),
  });

// Of what somebody else may have changed: asked for again where its view or the window is opened.
const figuresMs = 10_000;
const fetchedAtReturn = { staleTime: figuresMs };

export const waitingQuery = ({ request }: Session, language: Language) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'waiting', language],
    queryFn: ({ signal }) => request('admin_waiting', { language }, signal),
  });

/** How many an export of what a filter lets through leaves out; counted anew for each. */
export const exportCountsQuery = ({ request }: Session, filter: ListFilter) =>
  queryOptions({
    ...fetchedOnce,
    staleTime: 0,
    queryKey: ['admin', 'export', filter],
    queryFn: ({ signal }) => request('admin_export_counts', { filter }, signal),
  });

/**
 * @param ground why the message of a restricted submission is opened; each time leaves a line in
 * the log
 */
export const detailsQuery = ({ request }: Session, id: string, ground?: OpeningGround) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'details', id, ground],
    queryFn: ({ signal }) => request('admin_row', { id, ground }, signal),
  });

/** Asked for again where a view of it is opened: figures move no row that somebody reads. */
export const emailsQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedOnce,
    staleTime: figuresMs,
    queryKey: ['admin', 'emails', 'figures'],
    queryFn: ({ signal }) => request('admin_emails', {}, signal),
  });

export const subscriberEmailsQuery = ({ request }: Session, email: string) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'emails', 'person', email],
    queryFn: ({ signal }) => request('admin_subscriber_emails', { email }, signal),
  });

export const lettersQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'letters', 'list'],
    queryFn: ({ signal }) => request('admin_letters', {}, signal),
  });

export const letterQuery = ({ request }: Session, id: string) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'letters', 'one', id],
    queryFn: ({ signal }) => request('admin_letter', { id }, signal),
  });

/** Asked for again where there are more of them. */
export const returnsQuery = ({ request }: Session, id: string, count: number) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'letters', 'returns', id, count],
    queryFn: ({ signal }) => request('admin_letter_returns', { id }, signal),
  });

/** Counted anew for each letter that is opened. */
export const audienceQuery = ({ request }: Session, audience: Audience) =>
  queryOptions({
    ...fetchedOnce,
    staleTime: 0,
    queryKey: ['admin', 'letters', 'audience', audience],
    queryFn: ({ signal }) => request('admin_letter_audience', { audience }, signal),
  });

export const requestsQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'requests'],
    queryFn: ({ signal }) => request('admin_data_subject_requests', {}, signal),
  });

/** Under the submission's own key, so that both are forgotten together. */
export const consentQuery = ({ request }: Session, id: string) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'details', id, 'receipt of consent'],
    queryFn: ({ signal }) => request('admin_consent', { id }, signal),
  });

export const logQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'log'],
    queryFn: ({ signal }) => request('admin_log', {}, signal),
  });

export const sessionsQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'sessions'],
    queryFn: ({ signal }) => request('admin_sessions', {}, signal),
  });

/** The administrator's passkeys. */
export const passkeysQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'passkeys'],
    queryFn: ({ signal }) => request('admin_passkeys', {}, signal),
  });

/** Those whom the owner has invited. */
export const helpersQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'helpers'],
    queryFn: ({ signal }) => request('admin_helpers', {}, signal),
  });

/** Whether the result of a query depends on sessions, passkeys, helpers or the password. */
export const isOfAccount = ({ queryKey: [, part] }: { queryKey: readonly unknown[] }): boolean =>
  ['sessions', 'passkeys', 'helpers', 'log'].some((each) => each === part);

/** Puts the result of a login or `admin_start` into the cache of the queries. */
export function rememberStart(
  client: QueryClient,
  session: Session,
  { overview, page }: AdminStart,
): void {
  client.setQueryData(overviewQuery(session, {}).queryKey, overview);
  if (page.rows.length === Math.min(pageLimit, page.total)) {
    client.setQueryData(pageQuery(session, defaultQuery, 0).queryKey, {
      query: defaultQuery,
      first: 0,
      ...page,
    });
  }
}

/**
 * The answer to a query. Until it is there, and where it fails, the answer to the last one stays,
 * which Query's own placeholder does only for the first: a table that cannot be narrowed is not
 * emptied.
 */
export function useKeptQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) {
  const { data, isError, refetch } = useQuery(options);
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return {
    data: data ?? kept,
    isPending: data === undefined && !isError,
    isError,
    retry: () => void refetch(),
  };
}
