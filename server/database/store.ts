import type { AuditEntry, SessionEntry } from '../../domain/admin/api.ts';
import type { AnalyticsEvent, EventCount } from '../../domain/events.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import type { AdminReads } from './admin-reads.ts';

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

/** The moments before which something of a submission is too old to be kept. */
export interface RetentionLimits {
  submissions: Date;
  technicalData: Date;
  idempotencyKeys: Date;
}

export interface Purged {
  deleted: number;
  cleared: number;
}

/** Whose sessions: of an account, begun with one password of its. */
export interface SessionsOf {
  account: string;
  /** Tells the password from others, and nothing else of it. */
  passwordMark: string;
}

/** A login at the desk. The store is never told its token, only what it hashes to. */
export interface DeskSession extends SessionsOf {
  tokenHash: string;
}

/** What a session must have been, to be alive. */
export interface AliveSince {
  begun: Date;
  used: Date;
}

/** A new password, which ends all sessions. */
export interface PasswordChange {
  /** The hash it had: where it has another one by now, nothing changes. */
  from: string;
  to: string;
  at: Date;
  entry: AuditEntry;
}

/** What the desk writes, and reads back of it. */
export interface AdminWrites {
  /**
   * Deletes all submissions of an e-mail address, ignoring case, and adds the audit entry with it.
   * @returns how many
   */
  erasePerson(email: string, entry: Omit<AuditEntry, 'count'>): Promise<number>;
  /** Takes back the wish for updates of an e-mail address, ignoring case. @returns of how many submissions */
  unsubscribePerson(email: string, entry: Omit<AuditEntry, 'count'>): Promise<number>;
  addAuditEntry(entry: AuditEntry): Promise<void>;
  /** The last hundred, newest first. */
  auditEntries(): Promise<AuditEntry[]>;

  addSession(session: DeskSession & { id: string; ipAddress: string; now: Date }): Promise<void>;
  /** Notes that a session is used now. @returns its id, or undefined where none is alive */
  useSession(session: DeskSession, now: Date, alive: AliveSince): Promise<string | undefined>;
  /** The same without counting as use. */
  findSession(session: DeskSession, alive: AliveSince): Promise<string | undefined>;
  /** The sessions that are alive, the last begun first. */
  sessions(of: SessionsOf, alive: AliveSince): Promise<Omit<SessionEntry, 'current'>[]>;
  /** @returns false where the account has no such session */
  endSession(account: string, id: string): Promise<boolean>;
  /** Deletes the sessions that are not alive. */
  purgeSessions(alive: AliveSince): Promise<void>;
  /** Changes the password of the stored account. @returns false where it is not the one to be changed */
  changePassword(change: PasswordChange): Promise<boolean>;
}

/** What the server keeps. Every engine passes the tests of `store.contract.ts`. */
export interface Store extends AdminWrites {
  /** The administrator's reading, in no visitor's way. */
  reads: AdminReads;
  /**
   * Keeps a submission. It is on disk when the promise resolves.
   * @param unlessSameSince without an idempotency key: a submission of the same content from the
   *   same IP address since then counts as this one
   */
  addSubmission(
    submission: Submission,
    options?: { unlessSameSince?: Date | undefined },
  ): Promise<AddResult>;
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
  purge(before: RetentionLimits): Promise<Purged>;
  /**
   * Leaves nothing of what was deleted or replaced in the files of the store, as far as it is the server's to do;
   * rejects where that could not be done.
   */
  scrub(): Promise<void>;
  /** Resolves when the store answers and its tables are there; rejects otherwise. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
