import type { AuditEntry, DeskUnsubscribed, SessionEntry } from '../../domain/admin/api.ts';
import type { AnalyticsEvent, EventCount } from '../../domain/events.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import type { AdminReads } from '../admin/reads/reads.ts';
import type { AuditLink } from '../events/audit/chain.ts';
import type { Consent } from '../subscribers/consents.ts';
import type { LedgerQueries } from '../subscribers/replay/ledger-queries.ts';
import type { LetterStore } from './letter-store.ts';
import type { OwnDataStore } from '../my-data/own-data-store.ts';
import type { RightsStore } from '../admin/rights-store.ts';

/** `keyReused`: the idempotency key belongs to a submission with other content; nothing is stored. */
export type AddResult = 'stored' | 'repeated' | 'keyReused';

/** What `addSubmission` does besides. */
export interface AddOptions {
  consent?: Consent;
  unlessSameSince?: Date | undefined;
}

export interface AdminAccount {
  username: string;
  passwordHash: string;
}

/** The account that the store keeps. */
export interface StoredAccount extends AdminAccount {
  /** Null while the account has the password of the first start. */
  passwordChangedAt: string | null;
}

/** The moments before which a part of a submission is too old to be kept. */
export interface RetentionLimits {
  submissions: Date;
  technicalData: Date;
  idempotencyKeys: Date;
  /** Of names and addresses in the record of letters. */
  letterTexts: Date;
  /** Of the asks for the links to people's data. */
  ownDataAsks: Date;
  /** Of the new addresses that were asked for and not confirmed. */
  emailChanges: Date;
  /** Of the time for notices to people who are erased or have moved, which nobody may be left to send. */
  notices: Date;
}

export interface Purged {
  deleted: number;
  cleared: number;
}

/** The sessions of an account that were begun with one of its passwords. */
export interface SessionsOf {
  account: string;
  /** Distinguishes the password from others, and reveals nothing else about it. */
  passwordMark: string;
}

/** A session of the desk. The store never receives its token, only the hash of it. */
export interface DeskSession extends SessionsOf {
  tokenHash: string;
}

/** The times since which a session must have begun and been used to be alive. */
export interface AliveSince {
  begun: Date;
  used: Date;
}

/** A new password, which ends all sessions. */
export interface PasswordChange {
  /** The previous hash: where the account has another one by now, nothing changes. */
  from: string;
  to: string;
  at: Date;
  entry: AuditEntry;
}

/** The writes of the desk, and what it reads back of them. */
export interface AdminWrites {
  /**
   * Deletes all submissions of an e-mail address, ignoring case, with the person and their letters, and adds the audit
   * entry in the same transaction. Where letters are on, a farewell to who had confirmed is queued.
   * @returns how many submissions were deleted
   */
  erasePerson(email: string, entry: Omit<AuditEntry, 'count'>): Promise<number>;
  /** Takes an e-mail address off the list, ignoring case, and withdraws its wish for updates. */
  unsubscribePerson(email: string, entry: Omit<AuditEntry, 'count'>): Promise<DeskUnsubscribed>;
  addAuditEntry(entry: AuditEntry): Promise<void>;
  /** The last hundred acts, or of who came in and what was read; newest first. */
  auditEntries(of?: 'acts' | 'accesses'): Promise<AuditEntry[]>;
  /** Adds the entry that tells those from before the chain from others, once for a store. */
  beginAuditLog(now: Date): Promise<void>;
  /** The last entry of the audit log's chain. */
  auditHead(): Promise<AuditLink>;
  /**
   * The last entry where it is to be mailed: it was not yet, and the last try of any server, of which this is one, is a
   * day ago.
   */
  auditHeadToMail(now: Date): Promise<AuditLink | undefined>;
  /** Keeps that the log up to an entry was mailed. */
  auditHeadWasMailed(seq: number): Promise<void>;

  addSession(session: DeskSession & { id: string; ipAddress: string; now: Date }): Promise<void>;
  /** Records that a session is used now. @returns its id, or undefined where none is alive */
  useSession(session: DeskSession, now: Date, alive: AliveSince): Promise<string | undefined>;
  /** Finds a session without counting as use. @returns its id, or undefined where none is alive */
  findSession(session: DeskSession, alive: AliveSince): Promise<string | undefined>;
  /** The sessions that are alive, the most recently begun first. */
  sessions(of: SessionsOf, alive: AliveSince): Promise<Omit<SessionEntry, 'current'>[]>;
  /** Ends a session. @returns false where the account has no such session */
  endSession(account: string, id: string): Promise<boolean>;
  /** Deletes the sessions that are no longer alive. */
  purgeSessions(alive: AliveSince): Promise<void>;
  /** Changes the password of the stored account. @returns false where its hash is not the one to be replaced */
  changePassword(change: PasswordChange): Promise<boolean>;
}

/** The store of the server. Every engine passes the tests of `store.contract.ts`. */
export interface Store extends AdminWrites, LedgerQueries {
  /** The administrator's queries, which do not block visitors. */
  reads: AdminReads;
  letters: LetterStore;
  rights: RightsStore;
  ownData: OwnDataStore;
  /**
   * Stores a submission. It is on disk when the promise resolves; where letters are on, together with the person and the
   * letter that answers it, or the reason why none is due.
   * @param options.consent what its receipt keeps; without it there is none
   * @param options.unlessSameSince without an idempotency key: a submission with the same content from the same IP
   *   address since then counts as this one
   */
  addSubmission(submission: Submission, options?: AddOptions): Promise<AddResult>;
  countEvent(day: string, event: AnalyticsEvent): Promise<void>;
  eventCounts(): Promise<EventCount[]>;
  adminAccount(): Promise<StoredAccount | undefined>;
  /** Creates the only account. @returns false where there is one already, which then stays */
  createAdminAccount(
    account: AdminAccount & { createdAt: Date; passwordChangedAt?: Date },
  ): Promise<boolean>;
  /**
   * Deletes submissions that are too old, and clears IP address, browser type and idempotency key of others.
   * @returns how many submissions were deleted, and of how many the technical data was cleared
   */
  purge(before: RetentionLimits): Promise<Purged>;
  /**
   * Removes from the files of the store whatever was deleted or replaced, as far as that is up to the server;
   * rejects where it could not be done.
   */
  scrub(): Promise<void>;
  /** Resolves when the store answers and its tables exist; rejects otherwise. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
