const dayMs = 24 * 60 * 60 * 1000;

/**
 * The three counters of the desk.
 * @param submissions rows with their UTC timestamps
 * @param now milliseconds since the epoch
 * @returns all rows, and those created strictly within the last 7 and 30 days
 */
export function countSubmissions(submissions: readonly { created_at: string }[], now: number) {
  const since = (days: number) =>
    submissions.filter(({ created_at }) => Date.parse(created_at) > now - days * dayMs).length;
  return { total: submissions.length, thisWeek: since(7), thisMonth: since(30) };
}
