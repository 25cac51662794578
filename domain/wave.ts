import type { EmailState } from './email/states.ts';
import type { Language } from './language.ts';
import { dayAfter, dayMs, endOfLisbonDay, lisbonDay, minuteMs } from './time.ts';

/** The states of a wave of invitations. */
export type WaveState = 'draft' | 'inviting' | 'paused' | 'closed';

/** The states of an offer of a place; in the first three it has the place. */
export const offerStates = [
  'held',
  'accepted',
  'settled',
  'declined',
  'lapsed',
  'withdrawn',
  'undeliverable',
  'released',
] as const;
export type OfferState = (typeof offerStates)[number];

/** A place takes one or two guests. */
export const guestNumbers = [1, 2] as const;
export type Guests = (typeof guestNumbers)[number];

export const waveLimits = {
  title: 100,
  details: 600,
  places: 200,
  /** So many people may be in line. */
  line: 20_000,
  /** The fewest days to answer: these are tired people. */
  leastDays: 3,
  mostDays: 30,
} as const;
export const usualDays = 7;
/** So long before the end of the days to answer the one reminder goes. */
export const reminderMs = 2 * dayMs;
/** Who answers so long after the end is in time. */
export const graceMs = 10 * minuteMs;

/** What the owner writes of a wave. Days are `YYYY-MM-DD`. */
export interface WaveDraft {
  texts: Record<Language, { title: string; details: string }>;
  /** All places, with those that are set apart. */
  places: number;
  /** How many are not offered to the list, as those of founding partners. */
  set_apart: number;
  days_to_answer: number;
  /** The last day to answer, and to settle a place. */
  last_day: string;
}

/** A wave as the dashboard shows it. */
export interface Wave extends WaveDraft {
  id: string;
  state: WaveState;
  started_at: string | null;
  /** After a restore: from this moment on answers may be missing. */
  answers_missing_since: string | null;
  /** How many offers are in which state. */
  offers: Partial<Record<OfferState, number>>;
  /** How many places nobody has. */
  free: number;
}

/** An offer as the dashboard shows it. */
export interface WaveOffer {
  id: string;
  name: string | null;
  email: string;
  state: OfferState;
  /** Of its invitation; null where that is deleted. */
  mail: EmailState | null;
  made_at: string;
  /** Null until the mail server has taken the invitation. */
  answer_until: string | null;
  guests: Guests | null;
  answered_at: string | null;
}

/** How an offer stands, as its guest sees it. `gone`: it was taken back. */
export type InvitationState =
  'open' | 'accepted' | 'settled' | 'declined' | 'lapsed' | 'gone' | 'closed' | 'unknown';

/** What e-mails and the page about an offer say. */
export interface OfferFacts extends WaveDraft {
  /** The last day to answer; null until the mail server has taken the invitation. */
  answer_day: string | null;
  guests: Guests | null;
}

/** What the owner presses, on a wave and beside a place that was accepted. */
export const wavePresses = ['start', 'pause', 'resume', 'close'] as const;
export type WavePress = (typeof wavePresses)[number];
export const placePresses = ['settle', 'release'] as const;
export type PlacePress = (typeof placePresses)[number];

/** What came of it. `busy`: another wave invites. `changed`: it is in another state by now. */
export type Moved = 'done' | 'busy' | 'changed';

/** What is missing before a wave can start. */
export type WaveNeed = 'emails' | 'controller' | 'line';

/** What would go out if a wave were started now. Days are `YYYY-MM-DD`. */
export interface Rehearsal {
  days: { invited: string; reminded: string; answered: string; lastInvited: string; last: string };
  mails: { name: string; language: Language; subject: string; text: string }[];
}

/** When the days to answer end: with a day in Portugal, whole days after the invitation went. */
export const answerUntil = (taken: Date, days: number): Date =>
  endOfLisbonDay(dayAfter(lisbonDay(taken), days));

/** The last day to answer, where that ends at a moment. */
export const lastDayOf = (until: string): string => lisbonDay(new Date(Date.parse(until) - 1));

/** Whether an invitation that goes now can be answered before the wave's last day ends. */
export const isAnswerable = (
  { days_to_answer, last_day }: Pick<WaveDraft, 'days_to_answer' | 'last_day'>,
  now: Date,
): boolean => answerUntil(now, days_to_answer) <= endOfLisbonDay(last_day);
