import { addDays, dayOf, daysBetween } from './period.ts';

export type BucketUnit = 'day' | 'week' | 'month';

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
  const length = daysBetween(from, to);
  const unit = length <= mostDays ? 'day' : length <= mostWeeks * 7 ? 'week' : 'month';
  const counts = new Map<string, number>();
  for (const { day, count } of days) {
    const start = startOf(unit, day);
    counts.set(start, (counts.get(start) ?? 0) + count);
  }
  let total = before;
  const buckets: Bucket[] = [];
  for (let day = startOf(unit, from); day <= to; day = after(unit, day)) {
    const count = counts.get(day) ?? 0;
    total += count;
    buckets.push({ day, count, total });
  }
  return { unit, buckets };
}

/** The first day of a day's week (a Monday, ISO 8601) or month. */
function startOf(unit: BucketUnit, day: string): string {
  if (unit === 'day') return day;
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

function after(unit: BucketUnit, day: string): string {
  if (unit !== 'month') return addDays(day, unit === 'day' ? 1 : 7);
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 1));
}
