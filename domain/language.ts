/**
 * The languages of the site, the first of which answers where nobody says which. A new one is an
 * entry here; what it still needs does not compile without it.
 */
const list = {
  en: {
    /** In English. */
    name: 'English',
    /** BCP 47, for `<html lang>` and for lists and names by `Intl`. */
    tag: 'en',
    /** The beginning of the language's paths. */
    prefix: '',
    /** How it writes times of day. */
    locale: 'en-GB',
    /** How it writes days. */
    dateLocale: 'en-US',
  },
  pt: {
    name: 'Portuguese',
    // European Portuguese.
    tag: 'pt-PT',
    prefix: '/pt',
    locale: 'pt-PT',
    dateLocale: 'pt-PT',
  },
} as const;

export type Language = keyof typeof list;
export const languages = Object.keys(list) as [Language, ...Language[]];
export const [defaultLanguage] = languages;

/** The properties of a language. */
export const languageFacts: Record<
  Language,
  Record<'name' | 'tag' | 'prefix' | 'locale' | 'dateLocale', string>
> = list;

/** Something for each language. */
export const byLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<
    Language,
    Value
  >;

/**
 * A path for each language that has one of its own: any other has the English one behind its
 * prefix.
 */
export type Paths = { en: `/${string}` } & Partial<Record<Language, `/${string}`>>;

/** The path of a language among these. */
export const pathIn = (paths: Paths, language: Language): string =>
  paths[language] ?? list[language].prefix + (paths.en === '/' ? '' : paths.en);

/** BCP 47 tags for `<html lang>` and `Intl`. */
export const languageTag: Record<Language, string> = byLanguage((each) => list[each].tag);

/** The next of the languages, which the toggle leads to: the other one, while there are two. */
export const otherLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage;

/** The language of a path: that whose prefix it has, else the first. */
export const languageOfPath = (path: string): Language =>
  languages.find((each) => {
    const { prefix } = list[each];
    return prefix && (path === prefix || path.startsWith(`${prefix}/`));
  }) ?? defaultLanguage;
