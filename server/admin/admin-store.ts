import type { EventCounts } from '../db/event-counts.ts';
import type { AuditQueries } from '../events/audit/queries.ts';
import type { DeskLetters } from './emails.ts';
import type { AccountStore } from './login/stored-account.ts';
import type { SessionStore } from './login/stored-sessions.ts';
import type { AdminReads } from './reads/reads.ts';
import type { RightsStore } from './rights-store.ts';

/** What the administrator's part asks of the store. */
export interface AdminStore extends AuditQueries, SessionStore, AccountStore, EventCounts {
  reads: AdminReads;
  rights: RightsStore;
  letters: { desk: DeskLetters };
}
