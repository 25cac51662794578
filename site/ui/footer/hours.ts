import { pageDefinitions, postDefinitions, type PageRef } from '../../../domain/routes.ts';

/**
 * The site is one summer's day at the lagoon, and each page has its hour in it: home at sunrise,
 * the experiences in the morning, the mission at noon, the articles from
 * afternoon to evening, the old dogs in long shadows, the list of articles at dusk, the waitlist
 * when the first star comes out. Before sunrise is where nothing is.
 */
export function hourOf(place: PageRef | undefined): number {
  if (!place) return 5.5;
  return place.page === 'post'
    ? (postDefinitions[place.post].hour ?? 17)
    : (pageDefinitions[place.page].hour ?? 12);
}

/**
 * The hour of a page, such as `19:30`.
 * @param mark what a language writes between hours and minutes
 */
export function clockOf(place: PageRef | undefined, mark: string): string {
  const hour = hourOf(place);
  const minutes = String(Math.round((hour % 1) * 60)).padStart(2, '0');
  return `${String(Math.floor(hour))}${mark}${minutes}`;
}
