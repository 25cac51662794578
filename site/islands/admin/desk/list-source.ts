import type { DeskOverview, SubmissionList } from '../../../../domain/admin/api.ts';
import type { Source } from './source.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Reads from the whole list with which a backend without our desk answers the login, oldest first. It cannot
 * search or sort.
 * @param now when the list was requested, milliseconds since the epoch
 */
export function listSource({ submissions, event_counts }: SubmissionList, now: number): Source {
  const rows = submissions.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  const total = rows.length;
  return {
    overview: async () => ({ counters: countersOf(submissions, now), event_counts }),
    page: async ({ offset, limit }) => ({
      rows: rows.slice(offset, offset + limit),
      total,
      newest: null,
    }),
    details: async (id) => rows.find((row) => row.id === id) ?? {},
  };
}

/**
 * The three counters.
 * @param now milliseconds since the epoch
 * @returns all submissions, and those created strictly within the last 7 and 30 days
 */
export function countersOf(
  submissions: readonly { created_at: string }[],
  now: number,
): DeskOverview['counters'] {
  const since = (days: number) =>
    submissions.filter(({ created_at }) => Date.parse(created_at) > now - days * dayMs).length;
  return { total: submissions.length, this_week: since(7), this_month: since(30) };
}
