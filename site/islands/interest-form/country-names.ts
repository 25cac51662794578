import { countriesIn } from '../../../domain/countries.ts';

/**
 * Names of the world's countries and territories.
 * @param tag the language of the page, as its `lang` says
 * @returns names in that language, in its alphabetical order
 */
export function countryNames(tag: string): string[] {
  const found = countriesIn(tag).map(([, name]) => name);
  return [...new Set(found)].sort(new Intl.Collator(tag).compare);
}
