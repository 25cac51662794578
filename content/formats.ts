import { languageFacts, languageTag, type Language } from '../domain/language.ts';

/** A day, such as `2026-11-24`, as a text in a language writes it: `November 24, 2026`. */
export const longDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].dateLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));

/** An amount with its unit, in the singular for one: `2 years`, `1 hora`. */
export const quantity = (
  amount: number,
  unit: 'hour' | 'day' | 'year',
  language: Language,
): string =>
  new Intl.NumberFormat(languageTag[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    amount,
  );
