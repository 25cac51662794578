import type { AfterJoining } from './en/after-joining.ts';
import type { LetterOnItsWay } from './en/letter-on-its-way.ts';

/**
 * What happens after joining where letters are on, step by step.
 * @param to where the letter that asks to confirm the address is on its way to
 */
export const stepsWithLetter = (
  { steps }: Pick<AfterJoining, 'steps'>,
  { onItsWay, steps: first }: LetterOnItsWay,
  to: string,
): string[] => [`${onItsWay} ${to}.`, ...first, ...steps.slice(1)];
