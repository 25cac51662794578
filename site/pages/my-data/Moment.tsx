import type { Language } from '../../../domain/language.ts';

const locales: Record<Language, string> = { en: 'en-GB', pt: 'pt-PT' };

/**
 * A day in long form, with the hour where it counts, as it was in Portugal. Not a `time`: Orca, reading on, takes a
 * sentence apart at it.
 * @param at ISO 8601: a moment, or a day
 */
export function Moment({
  at,
  language,
  hour = false,
}: {
  at: string;
  language: Language;
  hour?: boolean;
}) {
  const long = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Lisbon',
    ...(hour && { timeStyle: 'short' }),
  });
  return long.format(new Date(at));
}
