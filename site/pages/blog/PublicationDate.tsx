import { languageFacts, type Language } from '../../../domain/language.ts';
import { dayOf } from '../../../domain/time.ts';

/** A date in long form: in English as in the United States. */
export function PublicationDate({ date, language }: { date: Date; language: Language }) {
  const long = new Intl.DateTimeFormat(languageFacts[language].dateLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={dayOf(date)}>{long.format(date)}</time>;
}
