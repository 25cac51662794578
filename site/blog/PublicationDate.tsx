import type { Language } from '../../domain/language.ts';

/** A date in long form: US English or Portuguese. */
export function PublicationDate({ date, language }: { date: Date; language: Language }) {
  const long = new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={date.toISOString().slice(0, 10)}>{long.format(date)}</time>;
}
