/**
 * The same moment of another year, by which people are told until when their data is kept, and it is deleted. Where there is no 29
 * February it is the first moment of March, so that nothing goes before the day that they were told.
 */
export function sameMomentOf(moment: Date, years: number): Date {
  const other = new Date(moment);
  other.setUTCFullYear(moment.getUTCFullYear() + years);
  if (other.getUTCMonth() !== moment.getUTCMonth()) other.setUTCHours(0, 0, 0, 0);
  return other;
}
