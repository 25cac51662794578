import type { Kysely, Transaction } from 'kysely';
import { facts } from '../../../content/facts.ts';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { Tables } from '../tables.ts';
import type { LedgerEntry, LedgerFile } from './ledger-file.ts';

type Database = Kysely<Tables>;
type Write = Transaction<Tables>;

const dayMs = 24 * 60 * 60 * 1000;

/** What an engine does for the erasure ledger. */
export interface LedgerTable {
  /** Makes all others who write to the ledger wait until the transaction ends. */
  lock(trx: Write): Promise<void>;
  /** The entries in the database; undefined for an engine that keeps none. */
  entries(db: Database): Promise<LedgerEntry[] | undefined>;
  add(trx: Write, entries: readonly LedgerEntry[]): Promise<void>;
  /** Deletes the entries from before a moment. */
  drop(trx: Write, before: string): Promise<void>;
}

/** Who was erased, kept where restoring a copy does not reach. */
export interface ErasureLedger {
  hashOf(email: string): string;
  /** Makes all others who write to the ledger wait until the transaction ends. An erasure begins with it. */
  lock(trx: Write): Promise<void>;
  /**
   * Notes an erasure, which from then on is done again wherever a copy brings back what it deleted.
   * @param erased the address of who is erased, if all of them is, and the ids of what is deleted
   * @throws LedgerError where that is not on disk; then the transaction must not be committed
   */
  note(
    trx: Write,
    entry: Omit<AuditEntry, 'count'>,
    erased: { email?: string; ids: string[] },
  ): Promise<void>;
  /** The oldest first. */
  entries(): LedgerEntry[];
  /** Brings file and table to the same entries, and drops those that no copy is older than. */
  keep(db: Database, now: Date): Promise<void>;
}

/** The erasure ledger of a store. */
export const createErasureLedger = (file: LedgerFile, table: LedgerTable): ErasureLedger => ({
  hashOf: file.key.hashOf,
  lock: (trx) => table.lock(trx),
  entries: () => file.read(),

  async note(trx, { id, at, account, kind }, { email, ids }) {
    const person = email === undefined ? null : file.key.hashOf(email);
    const entry: LedgerEntry = { id, at, account, kind, count: ids.length, person, ids };
    await table.add(trx, [entry]);
    file.append(entry);
  },

  async keep(db, now) {
    // Copies are kept for some days, and deleted within the hour after.
    const since = new Date(now.getTime() - (facts.copyDays + 1) * dayMs).toISOString();
    const isFresh = ({ at }: LedgerEntry) => at >= since;
    if ((await table.entries(db)) === undefined && file.read().every(isFresh)) return;
    await db.transaction().execute(async (trx) => {
      await table.lock(trx);
      const inFile = file.read();
      const inTable = (await table.entries(trx)) ?? [];
      const fresh = union(inFile, inTable).filter(isFresh);
      if (fresh.length !== inFile.length || !inFile.every(isFresh)) file.replace(fresh);
      const known = new Set(inTable.map(({ id }) => id));
      await table.add(
        trx,
        fresh.filter(({ id }) => !known.has(id)),
      );
      await table.drop(trx, since);
    });
  },
});

const union = (...lists: LedgerEntry[][]): LedgerEntry[] =>
  [...new Map(lists.flat().map((entry) => [entry.id, entry])).values()].toSorted((a, b) =>
    a.at < b.at ? -1 : 1,
  );
