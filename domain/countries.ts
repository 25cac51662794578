/**
 * Two-letter codes that CLDR names though they are no country: unions, pseudo locales, island
 * groups.
 */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/**
 * The world's countries and territories as the platform knows them (CLDR), by their codes; some
 * have an earlier code beside today's.
 * @param tag the language of the names, as `lang` says it
 */
export function countriesIn(tag: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notCountries.has(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name]];
    });
}
