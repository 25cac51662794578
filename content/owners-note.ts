import type { Language } from '../domain/language.ts';
import { ownersAnswers } from './facts.ts';
import { longDate } from './long-date.ts';

/** The owner's note on the dates that passed: one paragraph with name and day, or none. */
export function ownersNote(language: Language): string[] {
  const { whyNotYet, whatExists, whatMustHappen, whoWrites, noteWrittenOn } = ownersAnswers;
  const said = [whyNotYet, whatExists, whatMustHappen].flatMap((part) => part?.[language] ?? []);
  if (said.length === 0) return [];
  const signed = [whoWrites?.[language], noteWrittenOn && longDate(noteWrittenOn, language)];
  const signature = signed.filter(Boolean).join(', ');
  return [[...said, ...(signature ? [`${signature}.`] : [])].join(' ')];
}
