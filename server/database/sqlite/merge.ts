import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import { nextLink, type AuditLink } from '../audit/chain.ts';

type Row = Record<string, SQLInputValue>;

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
 * Brings the submissions of another copy of the store in, each once, with its entries of the audit log and its
 * event counts. Who was erased from either stays erased; whose wish for updates was withdrawn in either has none.
 * A copy of another version gives the columns that both have. docs/decisions/0027-merging-copies.md says why so.
 * @param notBefore ISO 8601; what was submitted before is too old to be kept
 * @param isInLedger which submissions of the copy the erasure ledger names
 */
export function mergeCopy(
  store: DatabaseSync,
  copy: DatabaseSync,
  notBefore: string,
  isInLedger: (submission: MergedSubmission) => boolean,
): Merged {
  const merged: Merged = { added: 0, known: 0, erased: 0, tooOld: 0, uncertain: 0, deleted: 0 };
  const here = submissionsIn(store);
  const there = submissionsIn(copy);
  const deletedHere = deletedIn(store, notBefore);
  const deletedThere = deletedIn(copy, notBefore);
  const erasedUntil = lastErasures(
    ...there.map(({ id, person }) => [person, deletedHere.get(id)] as const),
    ...here.map(({ id, person }) => [person, deletedThere.get(id)] as const),
  );
  const isErased = ({ id, person, created_at }: MergedSubmission) =>
    deletedHere.has(id) || deletedThere.has(id) || created_at < (erasedUntil.get(person) ?? '');
  const uncertainUntil = lastUncertainErasure();
  const byId = new Map(here.map((row) => [row.id, row]));
  const keys = new Set(here.map((row) => row.idempotency_key));
  const withdrawn = new Set<string>();

  for (const row of here.filter(isErased)) {
    store.prepare('DELETE FROM interest_submissions WHERE id = ?').run(row.id);
    merged.deleted += 1;
  }
  for (const row of there) {
    const known = byId.get(row.id);
    if (!known || known.wants_updates === row.wants_updates) continue;
    withdrawn.add(row.person);
    store.prepare('UPDATE interest_submissions SET wants_updates = 0 WHERE id = ?').run(row.id);
  }
  const insert = inserter(store, copy);
  for (const row of there) {
    const kind = kindOf(row);
    merged[kind] += 1;
    if (kind === 'added') insert(row.id, withdrawn.has(row.person));
  }
  addAuditEntries(store, copy);
  raiseEventCounts(store, copy);
  return merged;

  function kindOf(row: MergedSubmission): keyof Merged {
    if (isErased(row)) return 'erased';
    if (byId.has(row.id)) return 'known';
    if (isInLedger(row)) return 'erased';
    if (row.created_at < notBefore) return 'tooOld';
    if (row.idempotency_key !== null && keys.has(row.idempotency_key)) return 'known';
    return row.created_at < uncertainUntil ? 'uncertain' : 'added';
  }

  /**
   * The last erasure from the store of which the copy does not show whom it was about: it may be anybody whose
   * submission the store never had.
   */
  function lastUncertainErasure(): string {
    const ids = new Set(there.map(({ id }) => id));
    const unseen = [...deletedHere].filter(([id]) => !ids.has(id) && !deletedThere.has(id));
    return [...unseen.map(([, at]) => at), ...unnotedErasures(store, copy)].toSorted().at(-1) ?? '';
  }
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
function lastErasures(...erasures: (readonly [string, string | undefined])[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const [person, at] of erasures) {
    if (at !== undefined && at > (last.get(person) ?? '')) last.set(person, at);
  }
  return last;
}

/** When people were erased before the store noted which submissions those were, and the copy does not know of it. */
function unnotedErasures(store: DatabaseSync, copy: DatabaseSync): string[] {
  const known = new Set(idsOfAudit(copy));
  return store
    .prepare(
      `SELECT id, at FROM admin_audit WHERE kind = 'erase' AND count > 0
       AND at < (SELECT applied_at FROM migrations WHERE name LIKE '%_deleted_submissions.sql')`,
    )
    .all()
    .filter((row) => !known.has(String(row['id'])))
    .map((row) => String(row['at']));
}

const columnsOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map((row) => String(row['name']));

/** The columns of a table that both have. */
function sharedColumns(store: DatabaseSync, copy: DatabaseSync, table: string): string[] {
  const there = new Set(columnsOf(copy, table));
  return columnsOf(store, table).filter((column) => there.has(column));
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

/** The entries of a copy follow those of the store: two chains have no order of their own. */
function addAuditEntries(store: DatabaseSync, copy: DatabaseSync): void {
  const columns = ['id', 'at', 'account', 'kind', 'count'];
  const write = insertInto(store, 'admin_audit', [...columns, 'seq', 'hash']);
  const known = new Set(idsOfAudit(store));
  const [head] = store.prepare('SELECT seq, hash FROM audit_head').all();
  let link = head as unknown as AuditLink;
  const entries = copy.prepare(`SELECT ${columns.join()} FROM admin_audit ORDER BY at, id`).all();
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

function insertInto(store: DatabaseSync, table: string, columns: string[], conflict = '') {
  const values = columns.map(() => '?').join();
  const statement = store.prepare(
    `INSERT INTO ${table} (${columns.join()}) VALUES (${values})${conflict}`,
  );
  return (row: Row) => statement.run(...columns.map((column) => row[column] ?? null));
}
