/**
 * The same moment of another year: what is submitted then is kept until the moment so many years later, and what was submitted before
 * the moment so many years earlier is deleted. Both are this one function: where there is no 29 February it is the first moment of
 * March, so that nobody's data goes before the day that they were told.
 */
export function sameMomentOf(moment: Date, years: number): Date {
  const other = new Date(moment);
  other.setUTCFullYear(moment.getUTCFullYear() + years);
  if (other.getUTCMonth() !== moment.getUTCMonth()) other.setUTCHours(0, 0, 0, 0);
  return other;
}
