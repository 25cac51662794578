import { countriesIn } from '../../../domain/countries.ts';
import { languages, languageTag } from '../../../domain/language.ts';
import { normalizeForSearch } from '../../db/normalize-for-search.ts';

interface Count {
  country: string | null;
  count: number;
}

/** Today's code of each country, by its codes and its names in the site's languages, normalized. */
const codes = new Map(
  languages
    .flatMap((language) => countriesIn(languageTag[language]))
    .flatMap(([code, name]) => {
      const today = new Intl.Locale('und', { region: code }).region ?? code;
      return [code, name].map((known) => [normalizeForSearch(known), today] as const);
    }),
);

const normalized = (country: string) => normalizeForSearch(country).trim();

/** All spellings of a country, normalized; of one that the platform does not know, its own. */
export function spellingsOf(country: string): string[] {
  const spelling = normalized(country);
  const code = codes.get(spelling);
  return code === undefined
    ? [spelling]
    : [...codes.keys()].filter((key) => codes.get(key) === code);
}

/**
 * Counts that people typed, by country, the most frequent first; each is called as most people
 * typed it.
 * @param counts by what was typed, the most frequent first
 */
export function joinSpellings(counts: Count[]): Count[] {
  const joined = new Map<string | null, Count>();
  for (const { country, count } of counts) {
    const spelling = country === null ? null : normalized(country);
    const key = spelling === null ? null : (codes.get(spelling) ?? spelling);
    joined.set(key, { country, ...joined.get(key), count: (joined.get(key)?.count ?? 0) + count });
  }
  return [...joined.values()].sort((one, other) => other.count - one.count);
}
