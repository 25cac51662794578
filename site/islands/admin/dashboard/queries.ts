import { queryOptions, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPage } from '../../../../domain/admin/api.ts';
import { pageLimit, type ListQuery } from '../../../../domain/admin/list-query.ts';
import type { ActionInput, ActionName, Session } from '../api-client.ts';

/** Asks for what an action only reads, and keeps it under its name and input. */
export const answer = <Name extends ActionName>(
  { call }: Session,
  name: Name,
  input: ActionInput<Name>,
) => queryOptions({ queryKey: [name, input], queryFn: ({ signal }) => call(name, input, signal) });

/** Of what somebody else may change: asked for again where its view or the window is opened. */
export const atReturn = { staleTime: 10_000, refetchOnWindowFocus: true };

/** One page of a list, together with the query that it answers. */
export interface ListPage extends AdminPage {
  query: ListQuery;
  /** The index of its first row among all. */
  first: number;
}

const typingMs = 250;

/** One page of a list; while somebody types what to search, only the last query is sent. */
export const pageQuery = (session: Session, query: ListQuery, first: number) => ({
  ...answer(session, 'list', { ...query, offset: first, limit: pageLimit }),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    if (query.filter.search) await new Promise((resolve) => setTimeout(resolve, typingMs));
    return session.call('list', { ...query, offset: first, limit: pageLimit }, signal);
  },
  select: (page: AdminPage): ListPage => ({ query, first, ...page }),
  // The rows do not move while somebody reads, but those of people who are gone do not stay.
  refetchOnWindowFocus: 'always' as const,
});

/**
 * The answer to a query. Until it is there, and where it fails, the answer to the last one stays,
 * which Query's own placeholder does only for the first: a table that cannot be narrowed is not
 * emptied.
 */
export function useKeptQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
) {
  const { data, isError, refetch } = useQuery(options);
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return { data: data ?? kept, isPending: data === undefined && !isError, isError, refetch };
}
