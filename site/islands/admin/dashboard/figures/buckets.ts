import type { Period } from '../../../../../domain/admin/list-query.ts';
import { dayMs } from '../../../../../domain/time.ts';
import { beginOf, dayAt } from '../local-days.ts';

/** More rows than these are not read, but weeks or months. */
const mostDays = 31;
const mostWeeks = 27;

/**
 * The moments at which the reader's days begin, or the weeks (on Mondays: ISO 8601) or months where
 * the days are too many to be read, from the first day on which somebody can have joined.
 * @param today the last day where the period is open
 * @param first the moment at which the first of all joined
 */
export function bucketsOf({ from = '', to }: Period, today: string, first?: string | null) {
  const end = beginOf(today, 1);
  const until = to !== undefined && to < end ? to : end;
  const day = dayAt([from, first ?? beginOf(today)].toSorted().at(-1) ?? '');
  const begin = new Date(beginOf(day));
  const length = Math.round((Date.parse(until) - begin.getTime()) / dayMs);
  const unit = length <= mostDays ? 'day' : length <= mostWeeks * 7 ? 'week' : 'month';
  const sinceMonday = (begin.getDay() + 6) % 7;
  const beginAt = {
    day: (at: number) => beginOf(day, at),
    week: (at: number) => beginOf(day, 7 * at - sinceMonday),
    month: (at: number) => new Date(begin.getFullYear(), begin.getMonth() + at, 1).toISOString(),
  }[unit];
  const begins: string[] = [];
  for (let next = beginAt(0); next < until; next = beginAt(begins.length)) begins.push(next);
  return { unit, begins } as const;
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
