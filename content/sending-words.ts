import type { AfterJoining } from './en/after-joining.ts';
import {
  emailOnItsWay as emailInEnglish,
  keptTyping as keptInEnglish,
  type EmailOnItsWay,
} from './en/interest-form-sending.ts';
import {
  emailOnItsWay as emailInPortuguese,
  keptTyping as keptInPortuguese,
} from './pt/interest-form-sending.ts';

// Apart from form-words.ts, which a page needs sooner: these come with what sends the form.

export const keptTyping = { en: keptInEnglish, pt: keptInPortuguese };

export const emailOnItsWay = { en: emailInEnglish, pt: emailInPortuguese };

/**
 * What happens after joining where e-mails are on, step by step.
 * @param to where the e-mail that asks to confirm the address is on its way to
 */
export const stepsWithEmail = (
  { steps }: Pick<AfterJoining, 'steps'>,
  { onItsWay, steps: first }: EmailOnItsWay,
  to: string,
): string[] => [`${onItsWay} ${to}.`, ...first, ...steps.slice(1)];
