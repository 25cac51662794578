import type { EmailKind } from '../email/emails.ts';
import type { EmailReason, EmailState, SubscriptionStatus } from '../email/states.ts';

/** An e-mail as the dashboard shows it. Moments are ISO 8601 in UTC with milliseconds. */
export interface EmailRecord {
  id: string;
  kind: EmailKind;
  state: EmailState;
  reason: EmailReason | null;
  /** The last words of the mail server. */
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

/**
 * The state of an e-mail address in any spelling, and the e-mails to it, newest first.
 */
export interface SubscriberEmails {
  /** Null for anyone who joined before e-mails were turned on, and was not asked since. */
  state: SubscriptionStatus | null;
  state_since: string | null;
  emails: EmailRecord[];
}

/** Figures of all people and e-mails. */
export interface EmailFigures {
  /** Whether this server sends e-mails. */
  emails_are_on: boolean;
  subscribers: Record<SubscriptionStatus, number>;
  /** How many people who were never asked to confirm could be. */
  not_asked: number;
  queued: number;
  /** The reason why no e-mails are sent, and since when. */
  problem: { what: string; since: string } | null;
}
