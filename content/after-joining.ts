import {
  afterJoining as afterInEnglish,
  emailOnItsWay as emailInEnglish,
  thanks as thanksInEnglish,
  type AfterJoining,
  type EmailOnItsWay,
} from './en/after-joining.ts';
import {
  afterJoining as afterInPortuguese,
  emailOnItsWay as emailInPortuguese,
  thanks as thanksInPortuguese,
} from './pt/after-joining.ts';

// Apart from sending-words.ts: these come with the Thank You panel.

export const thanks = { en: thanksInEnglish, pt: thanksInPortuguese };

export const afterJoining = { en: afterInEnglish, pt: afterInPortuguese };

export const emailOnItsWay = { en: emailInEnglish, pt: emailInPortuguese };

/**
 * What happens after joining where e-mails are on, step by step.
 * @param to where the e-mail that asks to confirm the address is on its way to
 */
export const stepsWithEmail = (
  { steps }: Pick<AfterJoining, 'steps'>,
  { onItsWay, steps: first, leave }: EmailOnItsWay,
  to: string,
): string[] => [`${onItsWay} ${to}.`, ...first, ...steps.slice(1, -1), leave];
