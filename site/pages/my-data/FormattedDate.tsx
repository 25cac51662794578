import { languageFacts, type Language } from '../../../domain/language.ts';

/**
 * A day in long form, with the hour where it counts, as it was in Portugal. Not a `time`: Orca,
 * reading on, takes a sentence apart at it.
 * @param at ISO 8601: a moment, or a day
 */
export function FormattedDate({
  at,
  language,
  hour = false,
}: {
  at: string;
  language: Language;
  hour?: boolean;
}) {
  const long = new Intl.DateTimeFormat(languageFacts[language].dateLocale, {
    dateStyle: 'long',
    timeZone: 'Europe/Lisbon',
    ...(hour && { timeStyle: 'short', hourCycle: 'h23' }),
  });
  return long.format(new Date(at));
}
