import { longDate } from '../../../content/formats.ts';
import type { Language } from '../../../domain/language.ts';
import { dayOf } from '../../../domain/time.ts';

/** The day on which an article came out. */
export function PublicationDate({ date, language }: { date: Date; language: Language }) {
  const day = dayOf(date);
  return <time dateTime={day}>{longDate(day, language)}</time>;
}
