/**
 * Two-letter codes that CLDR names though they are no country: unions, pseudo locales, island
 * groups.
 */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/**
 * Names of the world's countries and territories as the platform knows them (CLDR).
 * @param tag the language of the page, as its `lang` says
 * @returns names in that language, in its alphabetical order
 */
export function countryNames(tag: string): string[] {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const found = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notCountries.has(code))
    .map((code) => names.of(code))
    .filter((name) => name !== undefined);
  return [...new Set(found)].sort(new Intl.Collator(tag).compare);
}
