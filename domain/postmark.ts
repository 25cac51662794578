/** Where the server puts the day into the postmark of the thank-you page. */
export const postmarkSlot = '{postmark}';

const months = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** The day of a moment in Portugal as a postmark has it in every language: `26 XI 2026`. */
export function postmarkDay(moment: Date): string {
  const date = moment.toLocaleDateString('en-GB', { timeZone: 'Europe/Lisbon' });
  const [day, month, year] = date.split('/').map(Number);
  return `${String(day)} ${String(months[Number(month) - 1])} ${String(year)}`;
}
