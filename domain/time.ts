// In milliseconds.
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** So many milliseconds after a moment, as the store keeps it: ISO 8601 in UTC. */
export const momentAfter = (moment: Date, ms: number): string =>
  new Date(moment.getTime() + ms).toISOString();

/** So many milliseconds before a moment, in the same form. */
export const momentBefore = (moment: Date, ms: number): string => momentAfter(moment, -ms);

/** The day of a moment in UTC, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The Monday of a day's week, each as `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return dayOf(date);
}

/** The day that a moment falls on in Portugal, as `YYYY-MM-DD`. */
export const lisbonDay = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Lisbon' });

/** The hour of a moment in Portugal. */
export const lisbonHour = (moment: Date): number =>
  Number(moment.toLocaleString('en-GB', { timeZone: 'Europe/Lisbon', hour: '2-digit' }));

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * dayMs));

/** The moment at which a day ends in Portugal, in summer time or not. */
export function endOfLisbonDay(day: string): Date {
  const midnight = new Date(Date.parse(day) + dayMs);
  return new Date(midnight.getTime() - lisbonHour(midnight) * hourMs);
}

/**
 * The same moment of another year, by which people are told until when their data is kept, and it
 * is deleted. Where there is no 29 February it is the first moment of March, so that nothing goes
 * before the day that they were told.
 */
export function sameMomentOf(moment: Date, years: number): Date {
  const other = new Date(moment);
  other.setUTCFullYear(moment.getUTCFullYear() + years);
  if (other.getUTCMonth() !== moment.getUTCMonth()) other.setUTCHours(0, 0, 0, 0);
  return other;
}
