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

export const pageQuery = ({ call }: Session, query: ListQuery, first: number) =>
  queryOptions({
    ...fetchedOnce,
    // The rows do not move while somebody reads, but those of people who are gone do not stay.
    refetchOnWindowFocus: 'always',
    queryKey: ['admin', 'page', query, first],
    queryFn: async ({ signal }): Promise<ListPage> => {
      const part = { ...query, offset: first, limit: pageLimit };
      return { query, first, ...(await call('list', part, signal)) };
    },
  });

/** @param days the moments at which the days begin by which it counts, if it does */
export const overviewQuery = ({ call }: Session, period: Period, days?: string[]) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'overview', period, days],
    queryFn: ({ signal }) => call('overview', { period, days }, signal),
  });

export const pageViewsQuery = ({ call }: Session, language: Language) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'page-views', language],
    queryFn: ({ signal }) => call('page_views', { language }, signal),
  });

// Of what somebody else may have changed: asked for again where its view or the window is opened.
const figuresMs = 10_000;
const fetchedAtReturn = { staleTime: figuresMs };

export const waitingQuery = ({ call }: Session, language: Language) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'waiting', language],
    queryFn: ({ signal }) => call('waiting', { language }, signal),
  });

/** How many an export of what a filter lets through leaves out; counted anew for each. */
export const exportCountsQuery = ({ call }: Session, filter: ListFilter) =>
  queryOptions({
    ...fetchedOnce,
    staleTime: 0,
    queryKey: ['admin', 'export', filter],
    queryFn: ({ signal }) => call('export_counts', { filter }, signal),
  });

/**
 * @param ground why the message of a restricted submission is opened; each time leaves a line in
 * the log
 */
export const detailsQuery = ({ call }: Session, id: string, ground?: OpeningGround) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'details', id, ground],
    queryFn: ({ signal }) => call('submission', { id, ground }, signal),
  });

/** Asked for again where a view of it is opened: figures move no row that somebody reads. */
export const emailsQuery = ({ call }: Session) =>
  queryOptions({
    ...fetchedOnce,
    staleTime: figuresMs,
    queryKey: ['admin', 'emails', 'figures'],
    queryFn: ({ signal }) => call('emails', {}, signal),
  });

export const subscriberEmailsQuery = ({ call }: Session, email: string) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'emails', 'person', email],
    queryFn: ({ signal }) => call('subscriber_emails', { email }, signal),
  });

export const lettersQuery = ({ call }: Session) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'letters', 'list'],
    queryFn: ({ signal }) => call('letters', {}, signal),
  });

export const letterQuery = ({ call }: Session, id: string) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'letters', 'one', id],
    queryFn: ({ signal }) => call('letter', { id }, signal),
  });

/** Asked for again where there are more of them. */
export const returnsQuery = ({ call }: Session, id: string, count: number) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'letters', 'returns', id, count],
    queryFn: ({ signal }) => call('letter_returns', { id }, signal),
  });

/** Counted anew for each letter that is opened. */
export const audienceQuery = ({ call }: Session, audience: Audience) =>
  queryOptions({
    ...fetchedOnce,
    staleTime: 0,
    queryKey: ['admin', 'letters', 'audience', audience],
    queryFn: ({ signal }) => call('letter_audience', { audience }, signal),
  });

export const requestsQuery = ({ call }: Session) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'requests'],
    queryFn: ({ signal }) => call('requests', {}, signal),
  });

/** Under the submission's own key, so that both are forgotten together. */
export const consentQuery = ({ call }: Session, id: string) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'details', id, 'receipt of consent'],
    queryFn: ({ signal }) => call('consent', { id }, signal),
  });

export const logQuery = ({ call }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'log'],
    queryFn: ({ signal }) => call('log', {}, signal),
  });

export const sessionsQuery = ({ call }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'sessions'],
    queryFn: ({ signal }) => call('sessions', {}, signal),
  });

/** The administrator's passkeys. */
export const passkeysQuery = ({ call }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'passkeys'],
    queryFn: ({ signal }) => call('passkeys', {}, signal),
  });

/** Those whom the owner has invited. */
export const helpersQuery = ({ call }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'helpers'],
    queryFn: ({ signal }) => call('helpers', {}, signal),
  });

/** Whether the result of a query depends on sessions, passkeys, helpers or the password. */
export const isOfAccount = ({ queryKey: [, part] }: { queryKey: readonly unknown[] }): boolean =>
  ['sessions', 'passkeys', 'helpers', 'log'].some((each) => each === part);

/** Puts the result of a login or `start` into the cache of the queries. */
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
