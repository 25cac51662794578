import { languageTag, type Language } from '../domain/language.ts';
import { postalAddress as address, siteConfig } from '../site.config.ts';

/** Its name, and the lines of its postal address. */
export const addressLines = (language: Language): string[] => [
  siteConfig.brand,
  ...postalAddress(language).split(', '),
];

/** The retreat's postal address on one line, its country named in a language. */
export function postalAddress(language: Language): string {
  const { street, village, postalCode, town, country } = address;
  const countries = new Intl.DisplayNames(languageTag[language], { type: 'region' });
  const place = postalCode ? `${postalCode} ${town}` : town;
  return [street, village, place, countries.of(country)]
    .filter((part) => part !== undefined)
    .join(', ');
}
