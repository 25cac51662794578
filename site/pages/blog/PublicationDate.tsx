import type { Language } from '../../../domain/language.ts';
import { dayOf } from '../../../domain/time.ts';

/** A date in long form: US English or Portuguese. */
export function PublicationDate({ date, language }: { date: Date; language: Language }) {
  const long = new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={dayOf(date)}>{long.format(date)}</time>;
}
