import type { EventCounts } from '../db/event-counts.ts';
import type { DeskLetters } from './emails.ts';
import type { AccountStore } from './login/stored-account.ts';
import type { AdminReads } from './reads/reads.ts';
import type { RightsStore } from './rights-store.ts';
import type { AdminWrites } from './writes.ts';

/** What the administrator's part asks of the store. */
export interface AdminStore extends AdminWrites, AccountStore, EventCounts {
  reads: AdminReads;
  rights: RightsStore;
  letters: { desk: DeskLetters };
}
