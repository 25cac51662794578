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
import type { LedgerQueries } from '../subscribers/replay/ledger-queries.ts';
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
    LedgerQueries,
    Engine {
  /** The administrator's queries, which do not block visitors. */
  reads: AdminReads;
  letters: LetterStore;
  rights: RightsStore;
  ownData: OwnDataStore;
}
