import { emailOnItsWay, stepsWithEmail } from '../../../content/sending-words.ts';
import type { AfterJoining } from '../../../content/en/after-joining.ts';
import type { InterestFormText } from '../../../content/en/interest-form.ts';
import { referenceHeader } from '../../../domain/endpoints.ts';
import type { Language } from '../../../domain/language.ts';
import { emailsHeader } from '../../../domain/email/emails-header.ts';

/**
 * What happens after joining, step by step: where e-mails are on, the first step names the address
 * one is on its way to.
 */
export const stepsAfter = (
  answer: Response,
  { language, after, email }: { language: Language; after: AfterJoining; email: string },
): string[] =>
  answer.headers.has(emailsHeader)
    ? stepsWithEmail(after, emailOnItsWay[language], email)
    : after.steps;

/**
 * What a visitor is told where the submission was not stored: with the reference by which the log
 * knows it, if any.
 */
export function failureOf(answer: Response | undefined, { toasts, reference }: InterestFormText) {
  const { title, description } = answer?.status === 429 ? toasts.tooMany : toasts.failure;
  const number = answer?.headers.get(referenceHeader);
  return { title, description: number ? `${description} ${reference} ${number}` : description };
}
