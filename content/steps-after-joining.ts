import type { AfterJoining } from './en/after-joining.ts';

/**
 * What happens after joining, step by step.
 * @param letterTo where a letter that asks to confirm the address is on its way to; undefined where letters are off
 */
export const stepsAfterJoining = (
  { steps, letter }: AfterJoining,
  letterTo: string | undefined,
): string[] =>
  letterTo === undefined
    ? steps
    : [`${letter.onItsWay} ${letterTo}.`, ...letter.steps, ...steps.slice(1)];
