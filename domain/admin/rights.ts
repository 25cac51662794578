import type { SubmissionDetails } from '../submission/fields.ts';
import type { EmailReason } from '../email/states.ts';
import type { FieldError } from '../submission/rules.ts';

/**
 * The kinds of requests: GDPR articles 15 to 18, 20, 21 and 7(3). `lifting` ends a restriction.
 */
export const rightsKinds = [
  'access',
  'correction',
  'erasure',
  'restriction',
  'lifting',
  'portability',
  'objection',
  'withdrawal',
] as const;
export type RightsKind = (typeof rightsKinds)[number];

/** A request of a person. Days are `YYYY-MM-DD` in UTC. */
export interface DataSubjectRequest {
  id: string;
  kind: RightsKind;
  /** Null once the person is erased. */
  email: string | null;
  received_on: string;
  /** The last day on which it may be answered. */
  due_on: string;
  /** The writer of the entry: the administrator, or the site if the person pressed a button. */
  made_by: 'admin' | 'subscriber';
  answered_on: string | null;
  outcome: 'done' | 'refused' | null;
  /** Why it was refused. */
  reason: string | null;
}

/** Why restricted data is used all the same: the four grounds of GDPR article 18(2). */
export const openingGrounds = [
  'consent',
  'legal_claim',
  'rights_of_others',
  'public_interest',
] as const;
export type OpeningGround = (typeof openingGrounds)[number];

/** In characters. */
export const longestNote = 500;

/** The owner's note beside a person, who can see it. */
export interface Note {
  text: string;
  changed_at: string;
}

/**
 * An opened submission. The message of a restricted one is covered until it is opened on a ground.
 */
export interface OpenedSubmission extends SubmissionDetails {
  restricted_since: string | null;
  covered: boolean;
  /** Null where there is none, and where the data is restricted. */
  note: Note | null;
}

/** A correction is stored as a whole, or refused for the rules that it breaks. */
export type Correction =
  /**
   * Whether an e-mail asks a new address to confirm, and whether the person keeps the old one,
   * which is confirmed, until then.
   */
  { corrected: true; asked: boolean; waits: boolean } | { corrected: false; errors: FieldError[] };

/** The most characters of the words beside the boxes of a card. */
export const wordingLimit = 2000;

/** The result of entering a card by hand. */
export type EnteredCard =
  /** Whether they are on the list already, and why no e-mail is due to them; null where one is. */
  | { entered: true; isKnown: boolean; reason: EmailReason | null }
  /**
   * `left`: they left the list on the day of the card or later. `future`: that day is yet to come.
   */
  | { entered: false; reason: 'left' | 'future' }
  | { entered: false; errors: FieldError[] };
