import type {
  AuditEntry,
  DeskDetails,
  DeskFilter,
  DeskNewer,
  DeskOverview,
  DeskPage,
  DeskPeriod,
  DeskSort,
  DeskStart,
  PersonSubmission,
  SessionEntry,
} from '../../domain/admin/api.ts';

/** What one `desk_page` asks for. */
export interface DeskPageRequest {
  filter: DeskFilter;
  sort: DeskSort;
  offset: number;
  limit: number;
}

/** Rows of a list that may be long, read a part at a time. What is erased meanwhile is left out. */
export interface DeskList<Row> {
  total: number;
  parts: AsyncIterable<Row[]>;
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

/** What the administrator's desk reads and does. */
export interface DeskStore {
  /** A page and the overview of all time, of one moment. */
  deskStart(request: DeskPageRequest, now: Date): Promise<DeskStart>;
  deskOverview(period: DeskPeriod, now: Date): Promise<DeskOverview>;
  deskPage(request: DeskPageRequest): Promise<DeskPage>;
  deskRow(id: string): Promise<DeskDetails | undefined>;
  /** How many submissions came after one; all of them when there was none. */
  deskNewer(than: string | null): Promise<DeskNewer>;
  deskList(filter: DeskFilter, sort: DeskSort): Promise<DeskList<DeskDetails>>;
  /** All that is kept of an e-mail address, ignoring case, oldest first. */
  deskPerson(email: string): Promise<DeskList<PersonSubmission>>;

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

  addSession(session: DeskSession & { id: string; address: string; now: Date }): Promise<void>;
  /** Notes that a session is used now. @returns its id, or undefined where none is alive */
  useSession(session: DeskSession, now: Date, alive: AliveSince): Promise<string | undefined>;
  /** The same without counting as use. */
  findSession(session: DeskSession, alive: AliveSince): Promise<string | undefined>;
  /** The sessions that are alive, the last begun first. */
  sessions(of: SessionsOf, alive: AliveSince): Promise<Omit<SessionEntry, 'current'>[]>;
  /** @returns false where the account has no such session */
  endSession(account: string, id: string): Promise<boolean>;
  /** Deletes the sessions that are not alive. */
  forgetSessions(alive: AliveSince): Promise<void>;
  /** Changes the password of the stored account. @returns false where it is not the one to be changed */
  changePassword(change: PasswordChange): Promise<boolean>;
}
