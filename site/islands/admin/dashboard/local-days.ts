import type { Period } from '../../../../domain/admin/list-query.ts';
import { typedIn } from './Form.tsx';

/**
 * The moment at which a day begins where the reader is, as ISO 8601: a day there may last 23 or 25
 * hours, and have no midnight.
 * @param later so many days after that day
 */
export function beginOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const begin = new Date(0, 0);
  begin.setFullYear(year, month - 1, date + later);
  return begin.toISOString();
}

/** The reader's day of a moment, `YYYY-MM-DD`. */
export function dayAt(moment: string): string {
  const at = new Date(moment);
  const parts = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(at.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

/** The reader's day that ends at a moment. */
export const dayBefore = (end: string): string =>
  dayAt(new Date(Date.parse(end) - 1).toISOString());

/** The period from one day to another, as the fields `from` and `to` of a form hold it. */
export function periodIn(form: HTMLFormElement): Period {
  const [from, to] = [typedIn(form, 'from'), typedIn(form, 'to')];
  return { ...(from && { from: beginOf(from) }), ...(to && { to: beginOf(to, 1) }) };
}

/** Where the reader's days begin, as the platform names it: `Europe/Lisbon`. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
