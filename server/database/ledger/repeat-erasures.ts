import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { appendAuditEntry } from '../audit/append.ts';
import { personOf } from '../letters/people.ts';
import { forgetSubmission } from '../rights/corrections.ts';
import { forgetRequests } from '../rights/requests.ts';
import type { Tables } from '../tables.ts';
import type { ErasureLedger } from './erasure-ledger.ts';
import type { LedgerEntry } from './ledger-file.ts';

type Database = Kysely<Tables>;
type Write = Transaction<Tables>;

/** What a store had of people who had been erased. */
export interface Repeated {
  /** How many erasures the store did not know of. */
  erasures: number;
  /** How many submissions were deleted for that. */
  submissions: number;
}

const rowsAtOnce = 1000;

/** Where addresses are, the column that orders the rows, and the one that says since when. */
const places = [
  ['interest_submissions', 'id', 'created_at'],
  ['people', 'id', 'created_at'],
  ['letters', 'id', 'queued_at'],
  ['restrictions', 'email', 'since'],
  ['rights_requests', 'id', 'received_on'],
] as const;

/**
 * Does again what the ledger names and the store knows nothing of, as after a copy from before was restored: deletes
 * what was stored before, and adds the entries of the audit log that were lost. An erasure and its entry are one transaction, so a store that has the
 * entry has erased, and whatever it holds of that address came later.
 */
export async function repeatErasures(
  db: Database,
  ledger: ErasureLedger,
  now: Date,
): Promise<Repeated> {
  const unknown = await unknownTo(db, ledger.entries());
  if (unknown.length === 0) return { erasures: 0, submissions: 0 };
  const erased = await findErased(db, ledger, unknown);
  return db.transaction().execute(async (trx) => {
    await ledger.lock(trx);
    const still = await unknownTo(trx, unknown); // another server may have been faster
    if (still.length === 0) return { erasures: 0, submissions: 0 };
    let submissions = 0;
    for (const { at, ids } of still) {
      for (const id of ids) submissions += await deleteAgain(trx, id, at);
    }
    for (const [email, at] of erased) submissions += await eraseStoredBefore(trx, email, at);
    for (const { id, at, account, kind, count } of still) {
      await appendAuditEntry(trx, { id, at, account, kind, count });
    }
    await appendAuditEntry(trx, {
      ...{ id: uuidV7(), at: now.toISOString(), account: '' },
      ...{ kind: 'repeat_erasures', count: submissions },
    });
    return { erasures: still.length, submissions };
  });
}

/** The entries whose erasures did not take place in a store. */
export async function unknownTo(
  db: Database,
  entries: readonly LedgerEntry[],
): Promise<LedgerEntry[]> {
  if (entries.length === 0) return [];
  const since = entries.map(({ at }) => at).toSorted()[0] ?? '';
  const rows = await db.selectFrom('admin_audit').select('id').where('at', '>=', since).execute();
  const known = new Set(rows.map(({ id }) => id));
  return entries.filter(({ id }) => !known.has(id));
}

/** Until when the person of a hash was erased, by these entries. */
export const erasedUntil = (entries: readonly LedgerEntry[]): Map<string, string> =>
  new Map(
    entries
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .flatMap(({ person, at }) => (person === null ? [] : [[person, at]])),
  );

/** The addresses of a store that these entries erase, each with the moment until which. */
async function findErased(
  db: Database,
  ledger: ErasureLedger,
  entries: readonly LedgerEntry[],
): Promise<Map<string, string>> {
  const until = erasedUntil(entries);
  const found = new Map<string, string>();
  if (until.size === 0) return found;
  for (const [table, key, since] of places) {
    for (let last = ''; ;) {
      const { rows } = await sql<{ key: string; email: string; since: string }>`
        SELECT ${sql.ref(key)} AS key, email, ${sql.ref(since)} AS since FROM ${sql.table(table)}
        WHERE email IS NOT NULL AND ${sql.ref(key)} > ${last}
        ORDER BY ${sql.ref(key)} LIMIT ${sql.lit(rowsAtOnce)}`.execute(db);
      for (const { email, since: at } of rows) {
        const end = until.get(ledger.hashOf(email));
        if (end !== undefined && at <= end) found.set(email.toLowerCase(), end);
      }
      const next = rows.at(-1);
      if (!next) break;
      last = next.key;
    }
  }
  return found;
}

/** Deletes a submission; with the last one, what else is older of the person whom it is from. @returns how many were deleted */
async function deleteAgain(trx: Write, id: string, before: string): Promise<number> {
  const [deleted] = await trx
    .deleteFrom('interest_submissions')
    .where('id', '=', id)
    .returning('email')
    .execute();
  if (!deleted) return 0;
  const isLast = !(await forgetSubmission(trx, deleted.email, id));
  if (isLast) await eraseStoredBefore(trx, deleted.email, before);
  return 1;
}

/** Erases what is stored of an address since before a moment; nobody is written to. @returns how many submissions were deleted */
async function eraseStoredBefore(trx: Write, email: string, before: string): Promise<number> {
  const ofAddress = sql<SqlBool>`lower(email) = lower(${email})`;
  const { numDeletedRows } = await trx
    .deleteFrom('interest_submissions')
    .where(ofAddress)
    .where('created_at', '<=', before)
    .executeTakeFirstOrThrow();
  // With their letters.
  await trx.deleteFrom('people').where(personOf(email)).where('created_at', '<=', before).execute();
  // The farewell to somebody who was erased belongs to nobody.
  await trx.deleteFrom('letters').where(ofAddress).where('queued_at', '<=', before).execute();
  // What others asked to have moved to it.
  await trx.deleteFrom('email_changes').where(ofAddress).where('asked_at', '<=', before).execute();
  await trx.deleteFrom('restrictions').where(ofAddress).where('since', '<=', before).execute();
  await forgetRequests(trx, email, new Date(before), before.slice(0, 10));
  return Number(numDeletedRows);
}
