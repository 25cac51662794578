import type { LetterKind } from '../letters/letter.ts';
import type { LetterReason, LetterState, PersonState } from '../letters/record.ts';

/** A letter as the desk shows it. Moments are ISO 8601 in UTC with milliseconds. */
export interface DeskLetter {
  id: string;
  kind: LetterKind;
  state: LetterState;
  reason: LetterReason | null;
  /** What the mail server said last. */
  server_words: string | null;
  queued_at: string;
  /** When it is tried next, where it is queued. */
  due_at: string;
  /** When it was sent, came back, or was given up. */
  ended_at: string | null;
  attempts: number;
  /** How often nobody knew whether it had arrived. */
  times_unknown: number;
}

/** What is known of an e-mail address, however it is spelled, and the letters to it, newest first. */
export interface DeskPersonLetters {
  /** Null for who joined before letters were turned on, and was not asked since. */
  state: PersonState | null;
  state_since: string | null;
  letters: DeskLetter[];
}

/** Figures of all people and letters. */
export interface DeskLetterFigures {
  /** Whether this server sends letters. */
  letters_are_on: boolean;
  people: Record<PersonState, number>;
  /** How many who joined before letters were on could be asked to confirm. */
  not_asked: number;
  queued: number;
  /** What keeps letters from being sent, and since when. */
  problem: { what: string; since: string } | null;
}

/** A letter of which nobody but the mail server knows whether it arrived, and to whom it went. */
export type DeskUnknownLetter = DeskLetter & { email: string | null };

/** What was asked of a person: a letter is on its way, or the reason why none is due. */
export interface DeskAsked {
  asked: boolean;
  reason: LetterReason | null;
}

/** How a letter of unknown fate is settled: it arrived, or it is sent once more. */
export const letterFates = ['sent', 'send_again'] as const;
export type LetterFate = (typeof letterFates)[number];
