import type { AfterJoining } from '../../../content/en/after-joining.ts';
import { letterOnItsWay as inEnglish } from '../../../content/en/letter-on-its-way.ts';
import { letterOnItsWay as inPortuguese } from '../../../content/pt/letter-on-its-way.ts';
import { stepsWithLetter } from '../../../content/steps-with-letter.ts';
import type { Language } from '../../../domain/language.ts';

const words = { en: inEnglish, pt: inPortuguese };

/** What happens after joining, for who is sent a letter: of use only where letters are on, so fetched only there. */
export const letterSteps = (language: Language, after: AfterJoining, to: string): string[] =>
  stepsWithLetter(after, words[language], to);
