import { sql, type Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;
type LetterTable = keyof typeof keys;
type Row = Record<string, unknown>;

/** Called with a page of rows as Postgres stores them, and what Postgres has of them. */
type Compare = (table: LetterTable, rows: Row[], copies: Row[], key: string) => string[];

const pageSize = 500;

/** In an order in which what a row refers to is there before it. */
const keys = {
  people: 'id',
  letters: 'id',
  letter_links: 'token_hash',
  email_changes: 'person_id',
  restrictions: 'email_key',
  rights_requests: 'id',
} as const;
const tables = Object.keys(keys) as LetterTable[];

/**
 * Copies people, their letters, links and pending changes of address, restrictions and requests into Postgres, where rows that exist already are left as they are.
 */
export async function copyLetters(from: Database, to: Database): Promise<void> {
  for (const table of tables) {
    await eachPage(from, table, (rows) => insert(to, table, rows));
  }
}

/** Compares what was copied. @returns a line for every row that differs */
export async function compareLetters(
  from: Database,
  to: Database,
  compare: Compare,
): Promise<string[]> {
  const differences: string[] = [];
  for (const table of tables) {
    await eachPage(from, table, async (rows) => {
      const { rows: copies } = await sql<Row>`
        SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(keys[table])} IN (${sql.join(rows.map((row) => row[keys[table]]))})
      `.execute(to);
      differences.push(...compare(table, rows, copies, keys[table]));
    });
  }
  return differences;
}

/** A row whose person or letter Postgres lacks, because it has another of that address, is found when they are compared. */
async function insert(to: Database, table: LetterTable, rows: Row[]): Promise<void> {
  const parent = (
    { letters: 'person_id', letter_links: 'letter_id', email_changes: 'person_id' } as Partial<
      Record<LetterTable, string>
    >
  )[table];
  const parents = parent === undefined ? [] : rows.flatMap((row) => row[parent] ?? []);
  const known = new Set<unknown>([null]);
  if (parents.length > 0) {
    const of = table === 'letter_links' ? 'letters' : 'people';
    const found = await sql<{ id: string }>`
      SELECT id FROM ${sql.table(of)} WHERE id IN (${sql.join(parents)})`.execute(to);
    for (const { id } of found.rows) known.add(id);
  }
  const whole = parent === undefined ? rows : rows.filter((row) => known.has(row[parent]));
  if (whole.length === 0) return;
  await to
    .insertInto(table)
    .values(whole)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function eachPage(
  from: Database,
  table: LetterTable,
  use: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const key = sql.ref(keys[table]);
  let last: unknown = '';
  for (;;) {
    const { rows } = await sql<Row>`
      SELECT * FROM ${sql.table(table)} WHERE ${key} > ${last} ORDER BY ${key} LIMIT ${sql.lit(pageSize)}`.execute(
      from,
    );
    const end = rows.at(-1);
    if (!end) return;
    await use(rows.map(withFlag));
    last = end[keys[table]];
  }
}

/** Converts the flags, which the two engines store differently. */
const withFlag = ({ wants_updates, ...row }: Row): Row =>
  wants_updates === undefined
    ? row
    : { ...row, wants_updates: wants_updates === null ? null : Boolean(wants_updates) };
