import type { EmailKind } from '../email/emails.ts';
import type { EmailReason, EmailState, HoldRule, SubscriptionStatus } from '../email/states.ts';

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

/** How many confirmations a rule holds, ever held, and how many of those people confirmed. */
export interface HeldByRule {
  rule: HoldRule;
  now: number;
  ever: number;
  confirmed: number;
}

/** Figures of all people and e-mails. */
export interface EmailFigures {
  /** Whether this server sends e-mails. */
  emails_are_on: boolean;
  subscribers: Record<SubscriptionStatus, number>;
  /** How many people who joined before e-mails were on could be asked to confirm. */
  not_asked: number;
  /** How many people who were asked to confirm and did not could be reminded, once. */
  to_remind: number;
  queued: number;
  held: HeldByRule[];
  /** The reason why no e-mails are sent, and since when. */
  problem: { what: string; since: string } | null;
}

/** An e-mail of which nobody but the mail server knows whether it arrived, and to whom it went. */
export type UnknownEmail = EmailRecord & { email: string | null };

/** The result of asking a person: an e-mail is on its way, or the reason why none is due. */
export interface AskResult {
  asked: boolean;
  reason: EmailReason | null;
}

/** How an e-mail of unknown fate is settled: it arrived, or it is sent once more. */
export const emailFates = ['sent', 'send_again'] as const;
export type EmailFate = (typeof emailFates)[number];

/** Whether held confirmations are sent or deleted. */
export const heldFates = ['release', 'delete'] as const;
export type HeldFate = (typeof heldFates)[number];
