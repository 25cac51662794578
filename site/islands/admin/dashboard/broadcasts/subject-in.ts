import type { BroadcastSummary } from '../../../../../domain/broadcast.ts';
import { languages, type Language } from '../../../../../domain/language.ts';

/** The subject in a language; where it is not written yet, in another. */
export const subjectIn = (
  subjects: BroadcastSummary['subjects'],
  language: Language,
): string | undefined =>
  [language, ...languages].map((each) => subjects[each].trim()).find((subject) => subject !== '');
