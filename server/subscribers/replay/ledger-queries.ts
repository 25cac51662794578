import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ErasureLedger } from '../../events/ledger/erasure-ledger.ts';
import { nothingToRepeat, repeatLedger, type Repeated } from './repeat-ledger.ts';

export type LedgerQueries = ReturnType<typeof ledgerQueries>;

/** What a store does with its erasure ledger; nothing where it has none. */
export const ledgerQueries = (db: Kysely<Tables>, ledger?: ErasureLedger) => ({
  /**
   * Erases again whom the ledger names and a restored copy brought back, before anybody can read them, and does again what people
   * decided and asked for since.
   * @throws LedgerError where the ledger cannot be read
   */
  repeatLedger: async (now: Date): Promise<Repeated> =>
    ledger ? repeatLedger(db, ledger, now) : nothingToRepeat,
  /** Takes over what other servers erased, and drops what no copy is older than. @throws LedgerError */
  keepErasureLedger: async (now: Date): Promise<void> => ledger?.keep(db, now),
});
