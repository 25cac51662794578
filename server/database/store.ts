import type { PersonSubmission } from '../../domain/admin/api.ts';
import type { AnalyticsEvent } from '../../domain/events.ts';
import type { Interest } from '../../domain/submission/rules.ts';
import type { Language } from '../../domain/language.ts';
import type { DeskStore } from './admin-store.ts';

/** A row of `interest_submissions`: what was submitted, then what the server adds. */
export type Submission = PersonSubmission;

/** A submission as the administrator reads it. */
export interface ListedSubmission extends Interest {
  id: string;
  created_at: string;
  language: Language;
  /** Whether an earlier submission has the same e-mail address, ignoring case. */
  returning: boolean;
}

/** `keyReused`: the idempotency key belongs to a submission with other content; nothing is stored. */
export type AddResult = 'stored' | 'repeated' | 'keyReused';

export interface AdminAccount {
  username: string;
  passwordHash: string;
}

/** The account that the store keeps. */
export interface StoredAccount extends AdminAccount {
  /** Null while it has the password of the first start. */
  passwordChangedAt: string | null;
}

/** How often one event happened on one day, in UTC. */
export type EventCount = AnalyticsEvent & { day: string; count: number };

/** The moments before which something of a submission is too old to be kept. */
export interface Ages {
  submissions: Date;
  technicalData: Date;
  idempotencyKeys: Date;
}

export interface Forgotten {
  deleted: number;
  cleared: number;
}

/** What the server keeps. Every engine passes the tests of `store.contract.ts`. */
export interface Store extends DeskStore {
  /**
   * Keeps a submission. It is on disk when the promise resolves.
   * @param unlessSameSince without an idempotency key: a submission of the same content from the
   *   same address since then counts as this one
   */
  addSubmission(
    submission: Submission,
    options?: { unlessSameSince?: Date | undefined },
  ): Promise<AddResult>;
  /** All submissions, oldest first, a page at a time. */
  submissionPages(): AsyncIterable<ListedSubmission[]>;
  countEvent(day: string, event: AnalyticsEvent): Promise<void>;
  eventCounts(): Promise<EventCount[]>;
  adminAccount(): Promise<StoredAccount | undefined>;
  /** Makes the one account. @returns false where there is one already, which then stays */
  createAdminAccount(
    account: AdminAccount & { createdAt: Date; passwordChangedAt?: Date },
  ): Promise<boolean>;
  /**
   * Deletes submissions that are too old, and clears IP address, browser type and idempotency key of others.
   * @returns how many submissions were deleted, and of how many the technical data was cleared
   */
  forget(before: Ages): Promise<Forgotten>;
  /**
   * Leaves nothing of what was deleted or replaced in the files of the store, as far as it is the server's to do;
   * rejects where that could not be done.
   */
  purge(): Promise<void>;
  /** Resolves when the store answers and its tables are there; rejects otherwise. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
