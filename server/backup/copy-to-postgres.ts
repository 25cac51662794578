import { sql, type Kysely } from 'kysely';
import { personalTables } from '../db/personal-data.ts';
import type { Tables } from '../db/tables.ts';
import { becomeVisitor } from '../submissions/postgres-submissions.ts';
import { appendChained, type ChainedEvent } from '../events/audit/chain.ts';

type Database = Kysely<Tables>;
type Row = Record<string, unknown>;

interface CopiedTable {
  table: keyof Tables;
  /** Its primary key. */
  key: readonly string[];
  parent?: { table: keyof Tables; column: string };
}

const pageSize = 1000;

/** Every table but sessions and the audit log. A table follows those that its rows refer to. */
const copiedTables: readonly CopiedTable[] = [
  { table: 'admin_account', key: ['id'] },
  { table: 'admin_accounts', key: ['id'] },
  { table: 'admin_passkeys', key: ['credential_id'] },
  { table: 'event_counts', key: ['day', 'event', 'properties'] },
  { table: 'visits', key: ['day', 'page', 'language', 'came_from'] },
  { table: 'joins', key: ['week', 'page'] },
  { table: 'consent_texts', key: ['hash'] },
  { table: 'broadcasts', key: ['id'] },
  { table: 'broadcast_texts', key: ['broadcast_id', 'language'] },
  ...personalTables,
];

/**
 * Copies everything of an embedded store but its sessions into Postgres, and then compares every
 * column of every row. Rows that exist already stay as they are, so that an interrupted copy can be
 * run again.
 * @param progress is called after each page with how many submissions are copied, later compared
 * @returns what was copied, and a line for each row that differs: it names columns, never values
 */
export async function copyStore(
  from: Database,
  to: Database,
  progress: (step: 'copied' | 'compared', done: number, total: number) => void,
) {
  const { total } = await from
    .selectFrom('interest_submissions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const eachPage = async (
    step: 'copied' | 'compared',
    use: (of: CopiedTable, rows: Row[]) => Promise<void>,
  ) => {
    const rowsOf: Partial<Record<keyof Tables, number>> = {};
    for (const of of copiedTables) {
      let done = 0;
      for await (const rows of pages(from, of)) {
        await use(of, rows);
        done += rows.length;
        if (of.table === 'interest_submissions') progress(step, done, Math.max(done, total));
      }
      rowsOf[of.table] = done;
    }
    return rowsOf;
  };

  await copyAudit(from, to);
  await eachPage('copied', (of, rows) => insert(to, of, rows));
  const differences = compare(
    { table: 'events', key: ['id'] },
    await auditEntriesOf(from),
    await auditEntriesOf(to),
  );
  const rowsOf = await eachPage('compared', async (of, rows) => {
    differences.push(...compare(of, rows, await copiesOf(to, of, rows)));
  });
  return {
    submissions: rowsOf.interest_submissions ?? 0,
    eventCounts: rowsOf.event_counts ?? 0,
    accounts: rowsOf.admin_account ?? 0,
    differences,
  };
}

/** Whether somebody who may still be in the embedded store was erased from Postgres. */
export async function erasedSince(from: Database, to: Database): Promise<boolean> {
  const erasures = (db: Database) =>
    db.selectFrom('events').select('id').where('kind', '=', 'erase').execute();
  const known = new Set((await erasures(from)).map(({ id }) => id));
  return (await erasures(to)).some(({ id }) => !known.has(id));
}

/** The rows of a table of the embedded store, by their keys and as Postgres stores them. */
async function* pages(from: Database, { table, key }: CopiedTable): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last ? sql`WHERE (${columns}) > (${keyOf(key, last)})` : sql``;
    const { rows } = await sql<Row>`
      SELECT * FROM ${sql.table(table)} ${after} ORDER BY ${columns} LIMIT ${sql.lit(pageSize)}`.execute(
      from,
    );
    if (rows.length > 0) yield rows.map(asCopied);
    last = rows.at(-1);
  } while (last);
}

const keyOf = (key: readonly string[], row: Row) => sql.join(key.map((column) => row[column]));

async function copiesOf(to: Database, { table, key }: CopiedTable, rows: Row[]): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const keys = sql.join(rows.map((row) => sql`(${keyOf(key, row)})`));
  const found = await sql<Row>`
    SELECT * FROM ${sql.table(table)} WHERE (${columns}) IN (${keys})`.execute(to);
  return found.rows;
}

/**
 * Adds the rows that are missing. A row stays out if Postgres has another row in the place of its
 * parent; the comparison finds it.
 */
async function insert(to: Database, of: CopiedTable, rows: Row[]): Promise<void> {
  const whole = await withParents(to, of, rows);
  if (whole.length === 0) return;
  await to.transaction().execute(async (trx) => {
    if (of.table === 'interest_submissions') await becomeVisitor(trx);
    await trx
      .insertInto(of.table)
      .values(whole)
      .onConflict((conflict) =>
        of.table === 'event_counts'
          ? // A count that was copied before may have grown since.
            conflict
              .columns(['day', 'event', 'properties'])
              .doUpdateSet({ count: sql`excluded.count` })
              .where(sql`event_counts.count`, '<', sql`excluded.count`)
          : conflict.doNothing(),
      )
      .execute();
  });
}

async function withParents(to: Database, { parent }: CopiedTable, rows: Row[]): Promise<Row[]> {
  if (parent === undefined) return rows;
  const parents = rows.map((row) => row[parent.column]).filter((id) => id !== null);
  if (parents.length === 0) return rows;
  const { rows: found } = await sql<{ id: unknown }>`
    SELECT id FROM ${sql.table(parent.table)} WHERE id IN (${sql.join(parents)})`.execute(to);
  const known = new Set<unknown>([null, ...found.map(({ id }) => id)]);
  return rows.filter((row) => known.has(row[parent.column]));
}

const flags = ['wants_updates', 'given', 'is_public'];

/** Converts flags, which each engine stores in its own way, and leaves out generated columns. */
const asCopied = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) =>
      column === 'mailbox_key'
        ? []
        : [[column, flags.includes(column) && value !== null ? Boolean(value) : value]],
    ),
  );

// A server that started on the database before the copy made it one.
const accountThatHolds =
  'the account in Postgres holds, with its password; `npm run admin:password -- --store` with DATABASE_URL sets another';

function compare({ table, key }: CopiedTable, rows: object[], copies: object[]): string[] {
  const name = (row: object) => key.map((column) => (row as Row)[column]).join(' ');
  const byName = new Map(copies.map((copy) => [name(copy), copy as Row]));
  return rows.flatMap((row) => {
    const copy = byName.get(name(row));
    if (!copy) return [`${table} ${name(row)} is missing in Postgres`];
    const columns = Object.entries(row).flatMap(([column, value]) =>
      value === copy[column] ? [] : [column],
    );
    const holds = table === 'admin_account' ? `: ${accountThatHolds}` : '';
    return columns.length === 0
      ? []
      : [`${table} ${name(row)} differs in ${columns.join(', ')}${holds}`];
  });
}

/** The entries of a store's audit log in the order in which they were added, the oldest first. */
const auditEntriesOf = (db: Kysely<Tables>): Promise<ChainedEvent[]> => inOrder(db).execute();

const inOrder = (db: Kysely<Tables>) =>
  db
    .selectFrom('events')
    .select(['id', 'at', 'account', 'kind', 'count', 'subject', 'details_hash'])
    .orderBy((eb) => eb.fn.coalesce('seq', eb.lit(0)))
    .orderBy('at')
    .orderBy('id');

/**
 * Adds the entries of a store's audit log that another store's has not. To an empty one they make
 * the same chain, so that heads of it kept elsewhere hold there, too.
 */
const copyAudit = (from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> =>
  to.transaction().execute(async (trx) => {
    const there = await trx.selectFrom('events').select('id').execute();
    const known = new Set(there.map(({ id }) => id));
    for (const { seq, ...entry } of await inOrder(from).select('seq').execute()) {
      if (known.has(entry.id)) continue;
      // Those from before the chain stay outside it.
      if (seq === null) await trx.insertInto('events').values(entry).execute();
      else await appendChained(trx, entry);
    }
  });
