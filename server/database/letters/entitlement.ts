import type { PersonState } from '../../../domain/letters/record.ts';

/** Whether a letter is from before its person left the list, which no link in it undoes: who joins again gets a new one. */
export const isOfWhoLeft = (letter: {
  state: PersonState;
  state_since: string;
  queued_at: string;
}): boolean => letter.state === 'left' && letter.queued_at <= letter.state_since;
