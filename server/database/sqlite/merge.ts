import type { DatabaseSync } from 'node:sqlite';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import { nextLink, type AuditLink } from '../audit/chain.ts';
import { mergeLetters } from './merge-letters.ts';
import { mergePeople } from './merge-people.ts';
import { mergeRequests, mergeRestrictions } from './merge-rights.ts';
import { columnsOf, insertInto, rowsThere, sharedColumns, update, type Row } from './merge-rows.ts';
import { correcting, laterSide, restricting, type LaterSide } from './merge-sides.ts';

/** How many submissions of a copy went which way. */
export interface Merged {
  added: number;
  /** Here already, under their id or as a retry of the same intent to submit. */
  known: number;
  /** Of people who were erased from the store or from the copy. */
  erased: number;
  /** Older than the privacy policy allows. */
  tooOld: number;
  /** Of people who cannot be told from somebody who was erased. */
  uncertain: number;
  /** Deleted from the store, because they were deleted from the copy. */
  deleted: number;
}

/**
 * Brings the submissions of another copy of the store in, each once, with their people and all that is kept of these, its entries
 * of the audit log and its event counts. Who was erased from either stays erased; who left, was restricted or withdrew a wish in
 * either has, unless the other knows something newer of them.
 * A copy of another version gives the columns that both have. docs/decisions/0027-merging-copies.md says why so.
 * @param notBefore ISO 8601; what was submitted before is too old to be kept
 * @param ledger what the erasure ledger says of the copy
 */
export function mergeCopy(
  store: DatabaseSync,
  copy: DatabaseSync,
  notBefore: string,
  ledger: MergeLedger,
): Merged {
  const merged: Merged = { added: 0, known: 0, erased: 0, tooOld: 0, uncertain: 0, deleted: 0 };
  const here = submissionsIn(store);
  const there = submissionsIn(copy);
  const idsThere = new Set(there.map(({ id }) => id));
  const deletedHere = deletedIn(store, notBefore);
  const deletedThere = deletedIn(copy, notBefore);
  // What a store still has, it did not erase: each says only what the other is to delete.
  const erasedHere = lastErasures(
    there.map(({ id, person }) => [person, deletedHere.get(id)] as const),
  );
  const erasedThere = lastErasures(
    here.map(({ id, person }) => [person, deletedThere.get(id)] as const),
  );
  const wasErased = (person: string, at: string) =>
    at < (erasedHere.get(person) ?? '') || ledger.erases({ id: '', person, created_at: at });
  const uncertainUntil = lastUncertainErasure();
  const byId = new Map(here.map((row) => [row.id, row]));
  const keys = new Set(here.map((row) => row.idempotency_key));
  const withdrawn = new Set<string>();

  const erased = here.filter(
    ({ id, person, created_at }) =>
      deletedThere.has(id) || (created_at < (erasedThere.get(person) ?? '') && !idsThere.has(id)),
  );
  for (const row of erased) {
    store.prepare('DELETE FROM interest_submissions WHERE id = ?').run(row.id);
    merged.deleted += 1;
  }
  for (const [person, until] of erasedThere) {
    const isKept = there.some((row) => row.person === person && row.created_at < until);
    if (!isKept) forgetPerson(store, person, until);
  }
  // Before the log is merged: it says on which side something was done.
  const later = laterSide(store, copy, correcting);
  const laterRestrictions = laterSide(store, copy, restricting);
  if (later === 'copy') takeOverShared(store, copy, erased);
  for (const row of later === 'copy' ? [] : there) {
    const known = byId.get(row.id);
    if (!known || known.wants_updates === row.wants_updates) continue;
    // What the store says holds where only there something was done.
    if (known.wants_updates === 0 || later === undefined) withdrawn.add(row.person);
    if (later === 'store') continue;
    store.prepare('UPDATE interest_submissions SET wants_updates = 0 WHERE id = ?').run(row.id);
  }
  const insert = inserter(store, copy);
  for (const row of there) {
    const kind = kindOf(row);
    merged[kind] += 1;
    if (kind === 'added') insert(row.id, withdrawn.has(row.person));
  }
  mergeConsents(store, copy);
  const people = mergePeople(store, copy, { later, isErased: wasErased });
  mergeLetters(store, copy, people, later);
  mergeRestrictions(store, copy, laterRestrictions, wasErased);
  mergeRequests(store, copy, { later, isErased: wasErased }, notBefore);
  holdToDecisions(store, later);
  addDeletionNotes(store, copy);
  addAuditEntries(store, copy);
  raiseEventCounts(store, copy);
  return merged;

  function kindOf(row: MergedSubmission): keyof Merged {
    if (byId.has(row.id)) return 'known';
    if (deletedHere.has(row.id) || wasErased(row.person, row.created_at)) return 'erased';
    if (ledger.erases(row)) return 'erased';
    if (row.created_at < notBefore) return 'tooOld';
    if (row.idempotency_key !== null && keys.has(row.idempotency_key)) return 'known';
    return row.created_at < uncertainUntil ? 'uncertain' : 'added';
  }

  /**
   * The last erasure from the store of which the copy does not show whom it was about: it may be anybody whose
   * submission the store never had.
   */
  function lastUncertainErasure(): string {
    const isSeen = (id: string) => idsThere.has(id) || deletedThere.has(id) || ledger.names.has(id);
    const unseen = [...deletedHere].flatMap(([id, at]) => (isSeen(id) ? [] : [at]));
    const unnoted = unnotedErasures(store, new Set([...idsOfAudit(copy), ...ledger.names]));
    return [...unseen, ...unnoted].toSorted().at(-1) ?? '';
  }
}

/**
 * Gives the submissions that both have what the copy says of them: in the store nothing was done to them since. What either had to
 * forget stays forgotten.
 */
function takeOverShared(store: DatabaseSync, copy: DatabaseSync, erased: { id: string }[]): void {
  const gone = new Set(erased.map(({ id }) => id));
  const find = store.prepare('SELECT * FROM interest_submissions WHERE id = ?');
  for (const row of rowsThere<Row & { id: string }>(store, copy, 'interest_submissions')) {
    const [known] = gone.has(row.id) ? [] : (find.all(row.id) as Row[]);
    if (!known) continue;
    for (const field of ['ip_address', 'user_agent', 'idempotency_key']) {
      if (known[field] === null) row[field] = null;
    }
    update(store, 'interest_submissions', 'id', row.id, row);
  }
}

/** Deletes what else is kept of a person who was erased in the copy. */
function forgetPerson(store: DatabaseSync, person: string, until: string): void {
  for (const statement of [
    'DELETE FROM people WHERE lower(email) = ?1 AND created_at <= ?2 AND state_since <= ?2',
    'DELETE FROM restrictions WHERE lower(email) = ? AND since <= ?',
    'DELETE FROM email_changes WHERE lower(email) = ? AND asked_at <= ?',
    `UPDATE rights_requests SET email = NULL, reason = NULL, outcome = coalesce(outcome, 'done'),
       answered_on = coalesce(answered_on, substr(?2, 1, 10))
     WHERE lower(email) = ?1 AND received_on <= substr(?2, 1, 10)`,
  ]) {
    store.prepare(statement).run(person, until);
  }
}

/** Brings in the history of consent of the submissions that the store has. */
function mergeConsents(store: DatabaseSync, copy: DatabaseSync): void {
  const ignore = ' ON CONFLICT DO NOTHING';
  for (const table of ['consent_texts', 'consents', 'consent_changes']) {
    const add = insertInto(store, table, sharedColumns(store, copy, table), ignore);
    const find = store.prepare('SELECT 1 FROM interest_submissions WHERE id = ?');
    for (const row of rowsThere(store, copy, table)) {
      const submission = row['submission_id'];
      if (submission === undefined || find.all(submission).length > 0) add(row);
    }
  }
}

/** Who has left has no wish of before, and neither they nor the restricted have a letter waiting; nor has an address that was corrected. */
function holdToDecisions(store: DatabaseSync, later: LaterSide): void {
  if (later !== 'copy') {
    store.exec(`
      UPDATE interest_submissions SET wants_updates = 0 FROM people
      WHERE lower(people.email) = lower(interest_submissions.email) AND people.state = 'left'
        AND interest_submissions.created_at <= people.state_since AND interest_submissions.wants_updates = 1`);
  }
  store.exec(`
    UPDATE letters SET state = 'dropped', reason = 'left', ended_at = people.state_since FROM people
    WHERE people.id = letters.person_id AND people.state = 'left' AND letters.queued_at <= people.state_since
      AND letters.state = 'queued' AND letters.kind NOT IN ('ownData', 'farewell');
    UPDATE letters SET state = 'dropped', reason = 'restricted', ended_at = restrictions.since
    FROM people, restrictions
    WHERE people.id = letters.person_id AND lower(restrictions.email) = lower(people.email)
      AND letters.state = 'queued' AND letters.kind <> 'ownData';
    DELETE FROM letters WHERE state = 'queued' AND kind = 'confirm' AND NOT EXISTS (
      SELECT 1 FROM interest_submissions AS submission
      WHERE submission.id = letters.submission_id AND lower(submission.email) = lower(letters.email)
    );`);
}

/** Another merge must know as well what was deleted from the copy. */
function addDeletionNotes(store: DatabaseSync, copy: DatabaseSync): void {
  const columns = sharedColumns(store, copy, 'deleted_submissions');
  const add = insertInto(store, 'deleted_submissions', columns, ' ON CONFLICT DO NOTHING');
  for (const row of rowsThere(store, copy, 'deleted_submissions')) add(row);
}

/** What an erasure ledger says of a copy. */
export interface MergeLedger {
  /** Whether a submission of the copy is of somebody who was erased, or was deleted. */
  erases: (submission: Pick<MergedSubmission, 'id' | 'person' | 'created_at'>) => boolean;
  /** The erasures, and the deleted submissions, of which it knows whom they were about, by their ids. */
  names: Set<string>;
}

/** A submission as a merge compares it. */
export interface MergedSubmission {
  id: string;
  created_at: string;
  /** The e-mail address as erasures compare it. */
  person: string;
  wants_updates: number;
  idempotency_key: string | null;
}

const submissionsIn = (database: DatabaseSync) =>
  database
    .prepare(
      `SELECT id, created_at, lower(email) AS person, wants_updates, idempotency_key
       FROM interest_submissions ORDER BY id`,
    )
    .all() as unknown as MergedSubmission[];

/** When which submissions were deleted that were not too old. */
function deletedIn(database: DatabaseSync, notBefore: string): Map<string, string> {
  if (columnsOf(database, 'deleted_submissions').length === 0) return new Map();
  const rows = database
    .prepare('SELECT id, deleted_at FROM deleted_submissions WHERE created_at >= ?')
    .all(notBefore);
  return new Map(rows.map((row) => [String(row['id']), String(row['deleted_at'])]));
}

/** Until when the submissions of a person were erased. */
function lastErasures(erasures: (readonly [string, string | undefined])[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const [person, at] of erasures) {
    if (at !== undefined && at > (last.get(person) ?? '')) last.set(person, at);
  }
  return last;
}

/** When people were erased before the store noted which submissions those were, but for erasures known elsewhere. */
function unnotedErasures(store: DatabaseSync, known: Set<string>): string[] {
  return store
    .prepare(
      `SELECT id, at FROM admin_audit WHERE kind = 'erase' AND count > 0
       AND at < (SELECT applied_at FROM migrations WHERE name LIKE '%_deleted_submissions.sql')`,
    )
    .all()
    .filter((row) => !known.has(String(row['id'])))
    .map((row) => String(row['at']));
}

function inserter(store: DatabaseSync, copy: DatabaseSync) {
  const columns = sharedColumns(store, copy, 'interest_submissions');
  const read = copy.prepare(`SELECT ${columns.join()} FROM interest_submissions WHERE id = ?`);
  const write = insertInto(store, 'interest_submissions', columns);
  return (id: string, isWithdrawn: boolean) => {
    for (const row of read.all(id) as Row[]) {
      write(isWithdrawn ? { ...row, wants_updates: 0 } : row);
    }
  };
}

/**
 * The entries of a copy follow those of the store in their order. A store that was put back and gets the rest of
 * its entries so has the chain that it had.
 */
function addAuditEntries(store: DatabaseSync, copy: DatabaseSync): void {
  const columns = ['id', 'at', 'account', 'kind', 'count'];
  const write = insertInto(store, 'admin_audit', [...columns, 'seq', 'hash']);
  const known = new Set(idsOfAudit(store));
  const [head] = store.prepare('SELECT seq, hash FROM audit_head').all();
  let link = head as unknown as AuditLink;
  const isChained = columnsOf(copy, 'admin_audit').includes('seq');
  const order = isChained ? 'seq, at, id' : 'at, id';
  const entries = copy.prepare(`SELECT ${columns.join()} FROM admin_audit ORDER BY ${order}`).all();
  for (const entry of entries as unknown as AuditEntry[]) {
    if (known.has(entry.id)) continue;
    link = nextLink(link, entry);
    write({ ...entry, ...link });
  }
  store.prepare('UPDATE audit_head SET seq = ?, hash = ?').run(link.seq, link.hash);
}

/** Both may have counted the same events, so the higher count of a day holds. */
function raiseEventCounts(store: DatabaseSync, copy: DatabaseSync): void {
  const columns = ['day', 'event', 'properties', 'count'];
  const conflict = ' ON CONFLICT DO UPDATE SET count = max(count, excluded.count)';
  const write = insertInto(store, 'event_counts', columns, conflict);
  for (const row of copy.prepare(`SELECT ${columns.join()} FROM event_counts`).all()) write(row);
}

/** The ids of all entries of the audit log. */
export const idsOfAudit = (database: DatabaseSync): string[] =>
  database
    .prepare('SELECT id FROM admin_audit')
    .all()
    .map((row) => String(row['id']));
