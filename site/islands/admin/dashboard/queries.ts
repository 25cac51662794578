import {
  queryOptions,
  useQuery,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminStart } from '../../../../domain/admin/api.ts';
import { isUnderWay, type Audience } from '../../../../domain/broadcast.ts';
import {
  defaultQuery,
  pageLimit,
  type ListFilter,
  type ListQuery,
  type Period,
} from '../../../../domain/admin/list-query.ts';
import type { OpeningGround } from '../../../../domain/admin/rights.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Session } from '../api-client.ts';

// Nothing is fetched again by itself: a table that changes while it is read cannot be read.
const fetchedOnce = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** One page of a list, together with the query that it answers. */
export const pageQuery = ({ request }: Session, query: ListQuery, page: number) =>
  queryOptions({
    ...fetchedOnce,
    // The rows do not move while somebody reads, but those of people who are gone do not stay.
    refetchOnWindowFocus: 'always',
    queryKey: ['admin', 'page', query, page],
    queryFn: async ({ signal }) => {
      const part = { ...query, offset: page * pageLimit, limit: pageLimit };
      return { query, ...(await request('admin_page', part, signal)) };
    },
  });

export const overviewQuery = ({ request }: Session, period: Period) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'overview', period],
    queryFn: ({ signal }) => request('admin_overview', { period }, signal),
  });

export const visitsQuery = ({ request }: Session, period: Period, language: Language) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'visits', period, language],
    queryFn: ({ signal }) => request('admin_visits', { period, language }, signal),
  });

const waitingMs = 60_000;

// Of what somebody else may have changed: asked for again where its view or the window is opened.
const figuresMs = 10_000;
const fetchedAtReturn = { staleTime: figuresMs };

/** What waits; asked for again each minute, too. */
export const waitingQuery = ({ request }: Session, language: Language) =>
  queryOptions({
    ...fetchedAtReturn,
    queryKey: ['admin', 'waiting', language],
    queryFn: ({ signal }) => request('admin_waiting', { language }, signal),
    refetchInterval: waitingMs,
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

/**
 * Asked for by the owner alone, and again where a view of it is opened: figures move no row that
 * somebody reads.
 */
export const emailsQuery = ({ request, account }: Session) =>
  queryOptions({
    ...fetchedOnce,
    enabled: account.role === 'owner',
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

export const unknownEmailsQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'emails', 'unknown'],
    queryFn: ({ signal }) => request('admin_unknown_emails', {}, signal),
  });

const broadcastMs = 3000;

/** Asked for again while one of them is on its way. */
export const broadcastsQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'broadcasts', 'list'],
    queryFn: ({ signal }) => request('admin_broadcasts', {}, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.broadcasts.some(({ state }) => isUnderWay(state)) && broadcastMs,
  });

/** Asked for again while it is on its way. */
export const broadcastQuery = ({ request }: Session, id: string) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'broadcasts', 'one', id],
    queryFn: ({ signal }) => request('admin_broadcast', { id }, signal),
    refetchInterval: ({ state: { data } }) => data && isUnderWay(data.state) && broadcastMs,
  });

/** Asked for again where there are more of them. */
export const returnsQuery = ({ request }: Session, id: string, count: number) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'broadcasts', 'returns', id, count],
    queryFn: ({ signal }) => request('admin_broadcast_returns', { id }, signal),
  });

/** Counted anew for each letter that is opened. */
export const audienceQuery = ({ request }: Session, audience: Audience) =>
  queryOptions({
    ...fetchedOnce,
    staleTime: 0,
    queryKey: ['admin', 'broadcasts', 'audience', audience],
    queryFn: ({ signal }) => request('admin_broadcast_audience', { audience }, signal),
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

export const auditQuery = ({ request }: Session) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['admin', 'audit'],
    queryFn: ({ signal }) => request('admin_audit', {}, signal),
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
  ['sessions', 'passkeys', 'helpers', 'audit'].some((each) => each === part);

const newerMs = 15_000;

/**
 * Requests again and again how many submissions are newer than one; also while another tab is in
 * front, so that an expired session is noticed in time.
 */
export const newerQuery = ({ request }: Session, than: string | null) =>
  queryOptions({
    queryKey: ['admin', 'newer', than],
    queryFn: ({ signal }) => request('admin_newer', { than }, signal),
    refetchInterval: newerMs,
    refetchIntervalInBackground: true,
    // The rows were fetched a moment ago.
    initialData: { count: 0, newest: than },
    staleTime: newerMs,
  });

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
