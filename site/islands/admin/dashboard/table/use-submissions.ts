import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pageLimit, type ListQuery } from '../../../../../domain/admin/list-query.ts';
import { useSession } from '../dashboard-context.ts';
import { pageQuery } from '../queries.ts';
import { useDebounced } from '../use-debounced.ts';

/** Dragging the scroll bar passes hundreds of pages; only those where it rests are fetched. */
const restMs = 80;

/** Rows are fetched when they are this close to the visible ones. */
const ahead = pageLimit / 2;

/**
 * Fetches the pages that the given rows are on, and those next to them.
 * @param indexes positions of the rows that are looked at, in order
 */
export function useSubmissions(query: ListQuery, total: number, indexes: readonly number[]) {
  const session = useSession();
  const near = [...pagesOf(indexes, total)].join();
  const [wanted, setWanted] = useState(near);
  const { later } = useDebounced(setWanted, restMs);
  useEffect(() => {
    later(near);
  }, [later, near]);

  const pages = wanted.split(',').map(Number);
  const answers = useQueries({ queries: pages.map((page) => pageQuery(session, query, page)) });
  const byPage = new Map(pages.map((page, position) => [page, answers[position]?.data?.rows]));
  return {
    at: (index: number) => byPage.get(Math.floor(index / pageLimit))?.[index % pageLimit],
    isError: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

function pagesOf(indexes: readonly number[], total: number): Set<number> {
  const near = indexes.flatMap((index) => [index - ahead, index, index + ahead]);
  // The first page has been fetched already, and is where a new list begins.
  return new Set([
    0,
    ...near
      .filter((index) => index >= 0 && index < total)
      .map((index) => Math.floor(index / pageLimit)),
  ]);
}
