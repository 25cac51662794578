import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { deskPageLimit } from '../../../../domain/admin/defaults.ts';
import type { DeskPeriod, DeskStart } from '../../../../domain/admin/api.ts';
import type { Session } from './desk-api.ts';
import { everything, type Find } from './find/find.ts';

// Nothing is asked again by itself: a table that changes under one's eyes cannot be read.
const asked = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false };

export const pageQuery = ({ ask }: Session, find: Find, page: number) =>
  queryOptions({
    ...asked,
    queryKey: ['desk', 'page', find, page],
    queryFn: ({ signal }) =>
      ask('desk_page', { ...find, offset: page * deskPageLimit, limit: deskPageLimit }, signal),
  });

export const overviewQuery = ({ ask }: Session, period: DeskPeriod) =>
  queryOptions({
    ...asked,
    queryKey: ['desk', 'overview', period],
    queryFn: ({ signal }) => ask('desk_overview', { period }, signal),
  });

export const rowQuery = ({ ask }: Session, id: string) =>
  queryOptions({
    ...asked,
    queryKey: ['desk', 'row', id],
    queryFn: ({ signal }) => ask('desk_row', { id }, signal),
  });

export const auditQuery = ({ ask }: Session) =>
  queryOptions({
    ...asked,
    queryKey: ['desk', 'audit'],
    queryFn: ({ signal }) => ask('desk_audit', {}, signal),
  });

export const sessionsQuery = ({ ask }: Session) =>
  queryOptions({
    ...asked,
    queryKey: ['desk', 'sessions'],
    queryFn: ({ signal }) => ask('desk_sessions', {}, signal),
  });

/** Whether a query shows what ending a session or a new password changes. */
export const isOfAccount = ({ queryKey: [, part] }: { queryKey: readonly unknown[] }): boolean =>
  part === 'sessions' || part === 'audit';

const newerMs = 15_000;

/** Asks again and again how many submissions came after one; also while another tab is in front, so that the desk closes in time. */
export const newerQuery = ({ ask }: Session, than: string | null) =>
  queryOptions({
    queryKey: ['desk', 'newer', than],
    queryFn: ({ signal }) => ask('desk_newer', { than }, signal),
    refetchInterval: newerMs,
    refetchIntervalInBackground: true,
    // The rows were asked for a moment ago.
    initialData: { count: 0, newest: than },
    staleTime: newerMs,
  });

/** Puts what a login or `desk_start` brought where the desk looks for it. */
export function rememberStart(
  client: QueryClient,
  session: Session,
  { overview, page }: DeskStart,
): void {
  client.setQueryData(overviewQuery(session, {}).queryKey, overview);
  if (page.rows.length === Math.min(deskPageLimit, page.total)) {
    client.setQueryData(pageQuery(session, everything, 0).queryKey, page);
  }
}
