import type { LetterSummary } from '../../../../../domain/letter.ts';
import { languages, type Language } from '../../../../../domain/language.ts';

/** The subject in a language; where it is not written yet, in another. */
export const subjectIn = (
  subjects: LetterSummary['subjects'],
  language: Language,
): string | undefined =>
  [language, ...languages].map((each) => subjects[each].trim()).find((subject) => subject !== '');
