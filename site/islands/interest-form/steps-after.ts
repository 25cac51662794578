import type { AfterJoining } from '../../../content/en/after-joining.ts';
import { letterOnItsWay as inEnglish } from '../../../content/en/letter-on-its-way.ts';
import { letterOnItsWay as inPortuguese } from '../../../content/pt/letter-on-its-way.ts';
import { stepsWithLetter } from '../../../content/steps-with-letter.ts';
import type { Language } from '../../../domain/language.ts';
import { lettersHeader } from '../../../domain/letters/letters-header.ts';

const words = { en: inEnglish, pt: inPortuguese };

/** What happens after joining, step by step: where letters are on, the first step names the address one is on its way to. */
export const stepsAfter = (
  answer: Response,
  { language, after, email }: { language: Language; after: AfterJoining; email: string },
): string[] =>
  answer.headers.has(lettersHeader) ? stepsWithLetter(after, words[language], email) : after.steps;
