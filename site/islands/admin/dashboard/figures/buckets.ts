import { dayOf } from '../../../../../domain/time.ts';
import { beginOf } from '../local-days.ts';
import type { Period } from '../../../../../domain/admin/list-query.ts';

const dayMs = 86_400_000;

/** The first day of what a day is in; weeks begin on Mondays (ISO 8601). */
const beginnings = {
  day: (day: string) => day,
  week: (day: string) => {
    const since = (new Date(day).getUTCDay() + 6) % 7;
    return dayOf(new Date(Date.parse(day) - since * dayMs));
  },
  month: (day: string) => `${day.slice(0, 7)}-01`,
};
export type BucketUnit = keyof typeof beginnings;

/** Sign-ups of one day, week or month, and of all time up to its end. */
export interface Bucket {
  /** Its first day. */
  day: string;
  count: number;
  total: number;
}

/** More rows than these are not read, but weeks or months. */
const mostDays = 31;
const mostWeeks = 27;

/**
 * Sign-ups day by day, or by weeks or months where the days are too many to be read.
 * @param days those with any
 * @param before how many there were before the first day
 */
export function bucketsOf(
  days: readonly { day: string; count: number }[],
  from: string,
  to: string,
  before: number,
): { unit: BucketUnit; buckets: Bucket[] } {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const length = (last - first) / dayMs + 1;
  const unit = length <= mostDays ? 'day' : length <= mostWeeks * 7 ? 'week' : 'month';
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const buckets: Bucket[] = [];
  let total = before;
  for (let at = first; at <= last; at += dayMs) {
    const day = dayOf(new Date(at));
    const begin = beginnings[unit](day);
    const count = counts.get(day) ?? 0;
    total += count;
    const current = buckets.at(-1);
    if (current?.day === begin) Object.assign(current, { count: current.count + count, total });
    else buckets.push({ day: begin, count, total });
  }
  return { unit, buckets };
}

/** The periods to choose from, each by its length in days. */
const periodLengths = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type PeriodName = keyof typeof periodLengths | 'all' | 'own';
export const periodNames = [...Object.keys(periodLengths), 'all', 'own'] as PeriodName[];

/**
 * A named period.
 * @param today its last day
 * @param own what was chosen by hand
 */
export function periodOf(name: PeriodName, today: string, own: Period): Period {
  if (name === 'own') return own;
  return name === 'all' ? {} : { from: beginOf(today, 1 - periodLengths[name]) };
}
