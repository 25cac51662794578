import type { AfterJoining } from './en/after-joining.ts';
import type { EmailOnItsWay } from './en/email-on-its-way.ts';

/**
 * What happens after joining where e-mails are on, step by step.
 * @param to where the e-mail that asks to confirm the address is on its way to
 */
export const stepsWithEmail = (
  { steps }: Pick<AfterJoining, 'steps'>,
  { onItsWay, steps: first }: EmailOnItsWay,
  to: string,
): string[] => [`${onItsWay} ${to}.`, ...first, ...steps.slice(1)];
