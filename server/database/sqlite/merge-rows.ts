import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** A row of any table. */
export type Row = Record<string, SQLInputValue>;

/** The columns of a table; none where it is not there. */
export const columnsOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map((row) => String(row['name']));

/** The columns of a table that both have. */
export function sharedColumns(store: DatabaseSync, copy: DatabaseSync, table: string): string[] {
  const there = new Set(columnsOf(copy, table));
  return columnsOf(store, table).filter((column) => there.has(column));
}

/** A statement that adds a row to a table; with no columns, none. */
export function insertInto(
  store: DatabaseSync,
  table: string,
  columns: readonly string[],
  conflict = '',
) {
  if (columns.length === 0) return () => undefined;
  const values = columns.map(() => '?').join();
  const statement = store.prepare(
    `INSERT INTO ${table} (${columns.join()}) VALUES (${values})${conflict}`,
  );
  return (row: Row) => void statement.run(...columns.map((column) => row[column] ?? null));
}

/** What a copy has in a table, in the columns that the store has too; nothing where it is of a version without that table. */
export function rowsThere<Shape extends object = Row>(
  store: DatabaseSync,
  copy: DatabaseSync,
  table: string,
): Shape[] {
  const columns = sharedColumns(store, copy, table);
  if (columns.length === 0) return [];
  return copy
    .prepare(`SELECT ${columns.join()} FROM ${table} ORDER BY 1`)
    .all() as unknown as Shape[];
}

/** Changes columns of a row. */
export function update(
  store: DatabaseSync,
  table: string,
  key: string,
  id: string,
  row: Row,
): void {
  const columns = Object.keys(row);
  if (columns.length === 0) return;
  store
    .prepare(`UPDATE ${table} SET ${columns.map((name) => `${name} = ?`).join()} WHERE ${key} = ?`)
    .run(...columns.map((name) => row[name] ?? null), id);
}
