import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskPageLimit } from '../../../../../domain/admin/defaults.ts';
import { useDesk } from '../desk-context.ts';
import type { Find } from '../find/find.ts';
import { pageQuery } from '../queries.ts';
import { useSettled } from './use-settled.ts';

/** A scroll bar that is dragged passes hundreds of pages; only where it rests is asked for. */
const restMs = 80;

/** Rows are asked for when they are so near to what is seen. */
const ahead = deskPageLimit / 2;

/**
 * The first page of a find, which says how many rows there are. Until it has arrived, the last find
 * stays, so that a search does not empty the table at every letter.
 */
export function useFirstPage(find: Find) {
  const { session } = useDesk();
  const [shown, setShown] = useState(find);
  const wanted = useQuery(pageQuery(session, find, 0));
  if (wanted.data && shown !== find) setShown(find);
  const first = useQuery(pageQuery(session, shown, 0));
  return {
    shown,
    total: first.data?.total,
    newest: first.data?.newest,
    busy: !wanted.data && !wanted.isError,
    failed: wanted.isError,
    retry: () => void wanted.refetch(),
  };
}

/**
 * Fetches the pages that the given rows are on, and those next to them.
 * @param indexes positions of the rows that are looked at, in order
 */
export function useRows(find: Find, total: number, indexes: readonly number[]) {
  const { session } = useDesk();
  const wanted = useSettled([...pagesOf(indexes, total)].join(), restMs);
  const pages = wanted.split(',').map(Number);
  const answers = useQueries({ queries: pages.map((page) => pageQuery(session, find, page)) });
  const byPage = new Map(pages.map((page, position) => [page, answers[position]?.data?.rows]));
  return {
    at: (index: number) => byPage.get(Math.floor(index / deskPageLimit))?.[index % deskPageLimit],
    failed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}

function pagesOf(indexes: readonly number[], total: number): Set<number> {
  const near = indexes.flatMap((index) => [index - ahead, index, index + ahead]);
  // The first is there already, and is where a new find begins.
  return new Set([
    0,
    ...near
      .filter((index) => index >= 0 && index < total)
      .map((index) => Math.floor(index / deskPageLimit)),
  ]);
}
