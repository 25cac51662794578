import type { AfterJoining } from '../../../content/en/after-joining.ts';
import { letterOnItsWay as inEnglish } from '../../../content/en/letter-on-its-way.ts';
import { letterOnItsWay as inPortuguese } from '../../../content/pt/letter-on-its-way.ts';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import { stepsWithLetter } from '../../../content/steps-with-letter.ts';
import { referenceHeader } from '../../../domain/endpoints.ts';
import type { Language } from '../../../domain/language.ts';
import { lettersHeader } from '../../../domain/letters/letters-header.ts';

const words = { en: inEnglish, pt: inPortuguese };

/** What happens after joining, step by step: where letters are on, the first step names the address one is on its way to. */
export const stepsAfter = (
  answer: Response,
  { language, after, email }: { language: Language; after: AfterJoining; email: string },
): string[] =>
  answer.headers.has(lettersHeader) ? stepsWithLetter(after, words[language], email) : after.steps;

/** What a visitor is told where the submission was not stored: with the reference by which the log knows it, if any. */
export function failureOf(answer: Response | undefined, { toasts, reference }: InterestFormText) {
  const { title, description } = answer?.status === 429 ? toasts.tooMany : toasts.failure;
  const number = answer?.headers.get(referenceHeader);
  return { title, description: number ? `${description} ${reference} ${number}` : description };
}
