import { utcDay } from 'd3-time';
import type { Period } from '../../../../../domain/admin/list-query.ts';
import { dayOf } from '../../../../../domain/time.ts';

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
