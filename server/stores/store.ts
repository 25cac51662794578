import type { AccountStore } from '../admin/login/stored-account.ts';
import type { AdminReads } from '../admin/reads/reads.ts';
import type { RightsStore } from '../admin/rights-store.ts';
import type { SessionStore } from '../admin/login/stored-sessions.ts';
import type { AuditQueries } from '../events/audit/queries.ts';
import type { Engine } from '../db/engine.ts';
import type { EventCounts } from '../db/event-counts.ts';
import type { OwnDataStore } from '../my-data/own-data-store.ts';
import type { RetentionStore } from '../retention/purge.ts';
import type { SubmissionStore } from '../submissions/stored-submissions.ts';
import type { MirrorQueries } from '../events/mirror/queries.ts';
import type { Replayed } from '../subscribers/replay/replay.ts';
import type { LetterStore } from './letter-store.ts';

/** The store of the server. Every engine passes the tests of `store.contract.ts`. */
export interface Store
  extends
    AuditQueries,
    SessionStore,
    AccountStore,
    SubmissionStore,
    EventCounts,
    RetentionStore,
    MirrorQueries,
    Engine {
  /**
   * Erases again whom the mirror names and a restored copy brought back, before anybody can read them, and does again what people
   * decided and asked for since.
   * @throws MirrorError where the mirror cannot be read
   */
  replayMirror: (now: Date) => Promise<Replayed>;
  /** The administrator's queries, which do not block visitors. */
  reads: AdminReads;
  letters: LetterStore;
  rights: RightsStore;
  ownData: OwnDataStore;
}
