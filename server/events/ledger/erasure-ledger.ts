import type { Kysely, Transaction } from 'kysely';
import { facts } from '../../../content/facts.ts';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { EmailKey } from '../../../domain/submission/email.ts';
import type { Tables } from '../../db/tables.ts';
import { LedgerError } from './ledger-error.ts';
import type { Decision, LedgerEntry } from '../../db/ledger-entry.ts';
import type { LedgerFile } from './ledger-file.ts';
import type { LedgerKey } from './ledger-key.ts';

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

/** Who was erased, what people decided and what they asked for, kept where restoring a copy does not reach. */
export interface ErasureLedger {
  hashOf: LedgerKey['hashOf'];
  formerHashOf: LedgerKey['formerHashOf'];
  /** Makes all others who write to the ledger wait until the transaction ends. A transaction that notes anything begins with it. */
  lock(trx: Write): Promise<void>;
  /**
   * Notes an erasure, which from then on is done again wherever a copy brings back what it deleted.
   * @param erased the key of the address of who is erased, if all of them is, and the ids of what is deleted
   * @throws LedgerError where that is not on disk; then the transaction must not be committed
   */
  note(
    trx: Write,
    entry: Omit<AuditEntry, 'count'>,
    erased: { key?: EmailKey; ids: string[] },
  ): Promise<void>;
  /**
   * Notes what a person decided. It holds even where that cannot be written: then `keep` says so, and tries again.
   * @param entry that the audit log gets in the same transaction
   */
  noteDecision(
    trx: Write,
    entry: Omit<AuditEntry, 'count'>,
    decision: Decision,
    key: EmailKey,
  ): Promise<void>;
  /** Notes a request as it now stands in the register, even where that cannot be written, as with a decision. */
  noteRequest(trx: Write, request: Tables['rights_requests'], now: Date): Promise<void>;
  /** The oldest first. */
  entries(): LedgerEntry[];
  /** Brings file and table to the same entries, and drops those that no copy is older than. @throws LedgerError */
  keep(db: Database, now: Date): Promise<void>;
}

/** The erasure ledger of a store. */
export function createErasureLedger(file: LedgerFile, table: LedgerTable): ErasureLedger {
  /** What could not be written to the file. */
  let pending: LedgerEntry[] = [];

  async function addOrKeep(trx: Write, entry: LedgerEntry): Promise<void> {
    await table.add(trx, [entry]);
    try {
      file.append(entry);
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      pending.push(entry);
    }
  }

  return {
    hashOf: file.key.hashOf,
    formerHashOf: file.key.formerHashOf,
    lock: (trx) => table.lock(trx),
    entries: () => file.read(),

    async note(trx, { id, at, account, kind }, { key, ids }) {
      const person = key === undefined ? null : file.key.hashOf(key);
      const entry: LedgerEntry = { id, at, account, kind, count: ids.length, person, ids };
      await table.add(trx, [entry]);
      file.append(entry);
    },

    async noteDecision(trx, { id, at, account, kind }, decision, key) {
      const ids = await submissionsOf(trx, key);
      const person = file.key.hashOf(key);
      await addOrKeep(trx, { id, at, account, kind, count: ids.length, person, ids, decision });
    },

    async noteRequest(trx, { email_key, ...row }, now) {
      const { id, kind, received_on, due_on, made_by, answered_on, outcome } = row;
      const isAnswer = answered_on !== null;
      await addOrKeep(trx, {
        // One of its own for each answer: a request that a restore opened again is answered again.
        id: isAnswer ? `${id} answered ${now.toISOString()}` : id,
        at: now.toISOString(),
        account: '',
        kind: isAnswer ? 'answer_request' : 'add_request',
        count: 1,
        // By which a copy from before the address was corrected knows whose it is.
        ids: email_key === null ? [] : await submissionsOf(trx, email_key),
        person: email_key === null ? null : file.key.hashOf(email_key),
        request: { id, kind, received_on, due_on, made_by, answered_on, outcome },
      });
    },

    async keep(db, now) {
      // Copies are kept for some days, and deleted within the hour after.
      const since = new Date(now.getTime() - (facts.copyDays + 1) * dayMs).toISOString();
      const isFresh = ({ at }: LedgerEntry) => at >= since;
      if (
        pending.length === 0 &&
        (await table.entries(db)) === undefined &&
        file.read().every(isFresh)
      ) {
        return;
      }
      await db.transaction().execute(async (trx) => {
        await table.lock(trx);
        const inFile = file.read();
        const inTable = (await table.entries(trx)) ?? [];
        const fresh = union(inFile, inTable, pending).filter(isFresh);
        if (fresh.length !== inFile.length || !inFile.every(isFresh)) file.replace(fresh);
        pending = [];
        const known = new Set(inTable.map(({ id }) => id));
        await table.add(
          trx,
          fresh.filter(({ id }) => !known.has(id)),
        );
        await table.drop(trx, since);
      });
    },
  };
}

async function submissionsOf(trx: Write, key: EmailKey): Promise<string[]> {
  const rows = await trx
    .selectFrom('interest_submissions')
    .select('id')
    .where('email_key', '=', key)
    .execute();
  return rows.map(({ id }) => id);
}

const union = (...lists: LedgerEntry[][]): LedgerEntry[] =>
  [...new Map(lists.flat().map((entry) => [entry.id, entry])).values()].toSorted((a, b) =>
    a.at < b.at ? -1 : 1,
  );
