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
} from '../../domain/desk.ts';

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

/** A login at the desk. The store is never told its token, only what it hashes to. */
export interface DeskSession {
  tokenHash: string;
  account: string;
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

  /** Begins a session, and deletes those not used since `idleSince`. */
  addSession(session: DeskSession, at: { now: Date; idleSince: Date }): Promise<void>;
  /** Notes that a session is used now. @returns false where there is none used since `idleSince` */
  useSession(session: DeskSession, at: { now: Date; idleSince: Date }): Promise<boolean>;
  /** Whether there is a session used since `idleSince`, which this does not count as using. */
  hasSession(session: DeskSession, at: { idleSince: Date }): Promise<boolean>;
  endSession(session: DeskSession): Promise<void>;
}
