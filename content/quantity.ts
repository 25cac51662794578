import { languageTag, type Language } from '../domain/language.ts';

/** An amount with its unit, in the singular for one: `2 years`, `1 hora`. */
export const quantity = (
  amount: number,
  unit: 'hour' | 'day' | 'year',
  language: Language,
): string =>
  new Intl.NumberFormat(languageTag[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    amount,
  );
