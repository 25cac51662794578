import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
export const pageQuery = (session: Session, query: ListQuery, first: number) =>
  queryOptions({
    queryKey: ['list', query, first],
    queryFn: async ({ signal }): Promise<ListPage> => {
      if (query.filter.search) await new Promise((resolve) => setTimeout(resolve, typingMs));
      const page = await session.call(
        'list',
        { ...query, offset: first, limit: pageLimit },
        signal,
      );
      return { query, first, ...page };
    },
    placeholderData: keepPreviousData,
    // The rows do not move while somebody reads, but those of people who are gone do not stay.
    refetchOnWindowFocus: 'always',
  });
