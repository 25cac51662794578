import type { Page, PageRef, Post } from '../../../domain/routes.ts';

/**
 * The site is one summer's day at the lagoon, and each page has its hour in it: home at sunrise, the experiences in the
 * morning, the terraces that `about` shows at noon, the articles from afternoon to evening, the old dogs in long
 * shadows, the list of articles at dusk, the waitlist when the first star comes out.
 */
const hours: Record<Page | Post, number> = {
  home: 6,
  admin: 8,
  experiences: 9,
  privacy: 10,
  terms: 10.5,
  location: 11.5,
  about: 13,
  faq: 14,
  practicalInformation: 14.5,
  burnoutRecovery: 15,
  journey: 15.5,
  worthVisiting: 15.75,
  partnerships: 16,
  science: 16.5,
  destination: 17,
  hotSprings: 17.25,
  glamping: 17.5,
  regenerative: 18,
  permaculture: 18.5,
  dogs: 19,
  oldDogSanctuary: 19.5,
  blog: 20.5,
  waitlist: 21.5,
  join: 21.5,
  thankYou: 22,
  confirm: 22,
  unsubscribe: 22.25,
  myData: 22,
  newAddress: 22,
};

/** Before sunrise: where nothing is. */
const hourOfErrors = 5.5;

export const hourOf = (place: PageRef | undefined): number =>
  place ? hours[place.page === 'post' ? place.post : place.page] : hourOfErrors;

/** How far along the header's rule the sun of a page stands, as CSS writes it: five o'clock at its start, eleven at night at its end. */
export const placeOfHour = (place: PageRef | undefined): string =>
  `${String(Math.round(((hourOf(place) - 5) / 18) * 100))}%`;
