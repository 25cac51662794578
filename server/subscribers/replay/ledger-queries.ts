import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ErasureLedger } from '../../events/ledger/erasure-ledger.ts';
import { nothingToRepeat, repeatLedger, type Repeated } from './repeat-ledger.ts';

/** What a store does with its erasure ledger; nothing where it has none. */
export interface LedgerQueries {
  /**
   * Erases again whom the ledger names and a restored copy brought back, before anybody can read them, and does again what people
   * decided and asked for since.
   * @throws LedgerError where the ledger cannot be read
   */
  repeatLedger(now: Date): Promise<Repeated>;
  /** Takes over what other servers erased, and drops what no copy is older than. @throws LedgerError */
  keepErasureLedger(now: Date): Promise<void>;
}

/** The queries of a store that has this ledger, or none. */
export const ledgerQueries = (db: Kysely<Tables>, ledger?: ErasureLedger): LedgerQueries => ({
  repeatLedger: async (now) => (ledger ? repeatLedger(db, ledger, now) : nothingToRepeat),
  keepErasureLedger: async (now) => ledger?.keep(db, now),
});
