import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Client } from 'pg';

const atOnce = 1000;

/** What belongs to a running server alone, or to version 1.0.0. */
const leftOut = ['admin_sessions', 'email_sender', 'migrations'];

interface Table {
  name: string;
  /** Those that are not computed. */
  columns: string[];
}

const quoted = (name: string): string => `"${name}"`;
const listed = (columns: string[]): string => columns.map(quoted).join(', ');

/** The tables of both engines, each after those that its rows refer to. */
export function copiedTables(store: DatabaseSync): Table[] {
  const names = store
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'kysely_%'")
    .all()
    .map(({ name }) => String(name));
  const ordered = new Set<string>();
  const add = (name: string): void => {
    const parents = store.prepare(`SELECT "table" AS name FROM pragma_foreign_key_list(?)`);
    for (const parent of parents.all(name)) add(String(parent['name']));
    ordered.add(name);
  };
  names.forEach(add);
  const columns = store.prepare('SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0');
  return [...ordered]
    .filter((name) => !leftOut.includes(name))
    .map((name) => ({ name, columns: columns.all(name).map((column) => String(column['name'])) }));
}

/** Copies the rows of an embedded store into the empty tables of a Postgres: all, or none. */
export async function copyToPostgres(store: DatabaseSync, client: Client): Promise<void> {
  await client.query('BEGIN');
  for (const { name, columns } of copiedTables(store)) {
    const list = listed(columns);
    const insert = `INSERT INTO ${quoted(name)} (${list})
      SELECT ${list} FROM json_populate_recordset(NULL::${quoted(name)}, $1)`;
    let rows: object[] = [];
    for (const row of store.prepare(`SELECT ${list} FROM ${quoted(name)}`).iterate()) {
      if (rows.push(row) < atOnce) continue;
      await client.query(insert, [JSON.stringify(rows)]);
      rows = [];
    }
    await client.query(insert, [JSON.stringify(rows)]);
  }
  await client.query('COMMIT');
}

/** Copies the rows of a Postgres, as of one moment, into a new embedded store. */
export async function copyFromPostgres(client: Client, store: DatabaseSync): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  store.exec('BEGIN');
  for (const { name, columns } of copiedTables(store)) {
    const values = columns.map(() => '?').join(', ');
    const insert = store.prepare(
      `INSERT INTO ${quoted(name)} (${listed(columns)}) VALUES (${values})`,
    );
    await client.query(`DECLARE copied CURSOR FOR SELECT ${listed(columns)} FROM ${quoted(name)}`);
    for (;;) {
      const { rows } = await client.query<Record<string, SQLInputValue | boolean>>(
        `FETCH ${atOnce} FROM copied`,
      );
      for (const row of rows) insert.run(...columns.map((column) => asStored(row[column])));
      if (rows.length < atOnce) break;
    }
    await client.query('CLOSE copied');
  }
  store.exec('COMMIT');
  await client.query('COMMIT');
}

/** SQLite has no booleans. */
const asStored = (value: SQLInputValue | boolean | undefined): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : (value ?? null);
