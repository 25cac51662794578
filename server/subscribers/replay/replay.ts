import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Address, EmailKey } from '../../../domain/submission/email.ts';
import { appendEvent } from '../../events/audit/chain.ts';
import { eraseRows, personalTables } from '../../db/personal-data.ts';
import type { Tables } from '../../db/tables.ts';
import type { Mirror } from '../../events/mirror/mirror.ts';
import type { MirrorKey } from '../../events/mirror/mirror-key.ts';
import { isErasure, type MirrorEntry } from '../../db/mirror-entry.ts';
import { replayDecisions } from './replay-decisions.ts';
import { forgetSubmission } from '../correct.ts';

type Database = Kysely<Tables>;

/** The entries of the mirror that a store lacked, and the erased people whom it still had. */
export interface Replayed {
  /** How many erasures the store did not know of. */
  erasures: number;
  /** How many submissions were deleted for that. */
  submissions: number;
  /** How many decisions and requests the store did not know of. */
  decisions: number;
  /** How many requests are open again, because what was corrected for them is lost. */
  reopened: number;
}

const nothingToReplay: Replayed = { erasures: 0, submissions: 0, decisions: 0, reopened: 0 };
const rowsAtOnce = 1000;

/**
 * Does again what the mirror names and the store knows nothing of, as after a copy from before was
 * restored, and adds the entries of the audit log that were lost. An act and its entry are one
 * transaction, so a store that has the entry has done it, and whatever it holds of that address
 * came later.
 */
export async function replay(
  db: Database,
  mirror: Mirror | undefined,
  now: Date,
): Promise<Replayed> {
  const all = mirror?.entries() ?? [];
  const unknown = await unknownTo(db, all);
  if (!mirror || unknown.length === 0) return nothingToReplay;
  const addresses = await findAddresses(db, mirror.file.key, unknown);
  return db.transaction().execute(async (trx) => {
    await mirror.lock(trx);
    const still = await unknownTo(trx, unknown); // another server may have been faster
    const erasures = still.filter(isErasure);
    const decided = still.filter((entry) => !isErasure(entry));
    const submissions = await replayErasures(trx, erasures, addresses);
    const reopened = await replayDecisions(trx, decided, addresses, erasedUntil(all));
    for (const { id, at, account, kind, count, request, subject } of still) {
      // The register knows requests by their own ids.
      if (request) continue;
      await appendEvent(
        trx,
        { id, at, account, kind, count },
        subject === null ? undefined : { id: subject },
      );
    }
    const entry = { at: now.toISOString(), account: '' };
    // Requests are matched by the ids of their answers, which the store then knows.
    for (const { id } of reopened) {
      await appendEvent(trx, { ...entry, id, kind: 'reopen_request', count: 1 });
    }
    if (erasures.length > 0) {
      const kind = 'replay_erasures';
      await appendEvent(trx, { ...entry, id: uuidV7(), kind, count: submissions });
    }
    const decisions = decided.length - reopened.length;
    if (decisions > 0) {
      const kind = 'replay_decisions';
      await appendEvent(trx, { ...entry, id: uuidV7(), kind, count: decisions });
    }
    const requests = new Set(reopened.map(({ request }) => request?.id));
    return { erasures: erasures.length, submissions, decisions, reopened: requests.size };
  });
}

/** The entries of which a store knows nothing: neither its audit log nor its register has them. */
async function unknownTo(db: Database, entries: readonly MirrorEntry[]): Promise<MirrorEntry[]> {
  if (entries.length === 0) return [];
  const since = entries.map(({ at }) => at).toSorted()[0] ?? '';
  const rows = await db.selectFrom('events').select('id').where('at', '>=', since).execute();
  const known = new Set(rows.map(({ id }) => id));
  const requests = [...new Set(entries.flatMap(({ request }) => request?.id ?? []))];
  const answered = new Set<string>();
  const registered =
    requests.length === 0
      ? []
      : await db
          .selectFrom('data_subject_requests')
          .select(['id', 'answered_on'])
          .where('id', 'in', requests)
          .execute();
  for (const { id, answered_on } of registered) {
    known.add(id);
    if (answered_on !== null) answered.add(id);
  }
  return entries.filter(({ id, request }) => !known.has(id) && !answered.has(request?.id ?? ''));
}

/** Until when the subscriber of a hash was erased, by these entries. */
const erasedUntil = (entries: readonly MirrorEntry[]): Map<string, string> =>
  new Map(
    entries
      .filter(isErasure)
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .flatMap(({ address_hash, at }) => (address_hash === null ? [] : [[address_hash, at]])),
  );

/**
 * The keys of the addresses of a store that these entries are about, by their hashes: those of
 * today, or of before there were keys.
 */
async function findAddresses(
  db: Database,
  { hashOf, formerHashOf }: MirrorKey,
  entries: readonly MirrorEntry[],
): Promise<Map<string, EmailKey>> {
  const wanted = new Set(entries.flatMap(({ address_hash }) => address_hash ?? []));
  const found = new Map<string, EmailKey>();
  if (wanted.size === 0) return found;
  for (const { table, key, address } of personalTables) {
    if (address === undefined || address === 'address_hash') continue;
    for (let last = ''; ;) {
      const { rows } = await sql<Address & { key: string }>`
        SELECT ${sql.ref(key[0])} AS key, ${sql.ref(address)} AS email, email_key FROM ${sql.table(table)}
        WHERE email_key IS NOT NULL AND ${sql.ref(key[0])} > ${last}
        ORDER BY ${sql.ref(key[0])} LIMIT ${sql.lit(rowsAtOnce)}`.execute(db);
      for (const { email, email_key } of rows) {
        for (const hash of [hashOf(email_key), formerHashOf(email)]) {
          if (wanted.has(hash)) found.set(hash, email_key);
        }
      }
      const next = rows.at(-1);
      if (!next) break;
      last = next.key;
    }
  }
  return found;
}

type Write = Transaction<Tables>;

/**
 * Deletes again what was stored before these erasures.
 * @param addresses the keys of those of the store that are known by the entries' hashes
 * @returns how many submissions were deleted
 */
async function replayErasures(
  trx: Write,
  entries: readonly MirrorEntry[],
  addresses: Map<string, EmailKey>,
): Promise<number> {
  let submissions = 0;
  for (const { at, ids } of entries) {
    for (const id of ids) submissions += await deleteAgain(trx, id, at);
  }
  for (const { at, address_hash } of entries) {
    const key = addresses.get(address_hash ?? '');
    if (key !== undefined) submissions += await eraseStoredBefore(trx, key, at);
  }
  return submissions;
}

/**
 * Deletes a submission; with the last one, what else is older of the subscriber whom it is from.
 * @returns how many were deleted
 */
async function deleteAgain(trx: Write, id: string, before: string): Promise<number> {
  const [deleted] = await trx
    .deleteFrom('interest_submissions')
    .where('id', '=', id)
    .returning('email_key')
    .execute();
  if (!deleted) return 0;
  const isLast = !(await forgetSubmission(trx, deleted.email_key, id));
  if (isLast) await eraseStoredBefore(trx, deleted.email_key, before);
  return 1;
}

/**
 * Erases what is stored of an address since before a moment; nobody is written to. @returns how
 * many submissions were deleted
 */
async function eraseStoredBefore(trx: Write, key: EmailKey, before: string): Promise<number> {
  const erased = await eraseRows(trx, key, { at: before, storedUntil: before });
  return erased.interest_submissions ?? 0;
}
