import type { SubscriberEmails } from './emails.ts';
import type { ConsentReceipt } from '../submission/consent.ts';
import type { SubmissionDetails } from '../submission/fields.ts';
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

/** The address that a person asked for, and that is not confirmed yet. */
export interface NewAddress {
  email: string;
  asked_at: string;
  /** Both entries stay where it is on the list already. */
  on_list: boolean;
}

/** Why a corrected address does not count yet; null where it does. */
export type NewAddressAnswer = 'asked' | 'notAsked' | 'onList' | null;

/**
 * An opened submission. The message of a restricted one is covered until it is opened on a ground.
 */
export interface OpenedSubmission extends SubmissionDetails {
  consent: ConsentReceipt;
  restricted_since: string | null;
  covered: boolean;
  /** Null where there is none, and where the data is restricted. */
  note: Note | null;
  new_address: NewAddress | null;
  /** Whether this server sends e-mails. */
  emails_are_on: boolean;
  emails: SubscriberEmails;
}

/** A correction is stored as a whole, or refused for the rules that it breaks. */
export type Correction =
  { corrected: true; address: NewAddressAnswer } | { corrected: false; errors: FieldError[] };
