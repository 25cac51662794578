import { utcDay, utcMonday, utcMonth } from 'd3-time';
import { dayOf } from '../../../../../domain/time.ts';
import type { Period } from '../../../../../domain/admin/list-query.ts';

/** Days in UTC; weeks begin on Mondays (ISO 8601). */
const intervals = { day: utcDay, week: utcMonday, month: utcMonth };
export type BucketUnit = keyof typeof intervals;

/** Sign-ups of one day, week or month, and of all time up to its end. */
export interface Bucket {
  /** Its first day. */
  day: string;
  count: number;
  total: number;
}

// More bars than these are too thin to be told apart on a screen.
const mostDays = 100;
const mostWeeks = 104;

/**
 * Sign-ups day by day, or by weeks or months where the days are too many to be drawn.
 * @param days those with any, oldest first
 * @param before how many there were before the first day
 */
export function bucketsOf(
  days: readonly { day: string; count: number }[],
  from: string,
  to: string,
  before: number,
): { unit: BucketUnit; buckets: Bucket[] } {
  const [first, end] = [new Date(from), utcDay.offset(new Date(to))];
  const length = utcDay.count(first, end);
  const unit = length <= mostDays ? 'day' : length <= mostWeeks * 7 ? 'week' : 'month';
  const interval = intervals[unit];
  const counts = new Map<string, number>();
  for (const { day, count } of days) {
    const start = dayOf(interval.floor(new Date(day)));
    counts.set(start, (counts.get(start) ?? 0) + count);
  }
  let total = before;
  const buckets = interval.range(interval.floor(first), end).map((start) => {
    const day = dayOf(start);
    const count = counts.get(day) ?? 0;
    total += count;
    return { day, count, total };
  });
  return { unit, buckets };
}

/**
 * The periods to choose from, each by its length in days; the last year and everything are among
 * them.
 */
const periodLengths = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type PeriodName = keyof typeof periodLengths | 'all' | 'own';
export const periodNames = [...Object.keys(periodLengths), 'all', 'own'] as PeriodName[];

/**
 * A named period as days.
 * @param today the last of them, in UTC
 * @param own what was chosen by hand
 */
export function periodOf(name: PeriodName, today: string, own: Period): Period {
  if (name === 'own') return own;
  return name === 'all'
    ? {}
    : { from: dayOf(utcDay.offset(new Date(today), 1 - periodLengths[name])) };
}
