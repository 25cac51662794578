import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { sql } from 'kysely';
import { createAdminReads, type AdminReads } from './reads.ts';
import { searched, type SqlDialect } from './list-sql.ts';
import { normalizeForSearch } from '../../db/normalize-for-search.ts';
import { createKysely } from '../../db/sqlite/kysely.ts';

const dialect: SqlDialect = {
  quarter: sql<string>`substr(submission.created_at, 1, 14)
    || printf('%02d:00.000Z', substr(submission.created_at, 15, 2) / 15 * 15)`,
  normalized: (text) => sql<string | null>`normalized(${text})`,
  hasWords: (words, where) =>
    sql<boolean>`has_words(concat_ws(char(10), ${searched[where]}), ${JSON.stringify(words)})`,
};

/** Opens the embedded store beside the server's own connection, which goes on writing meanwhile. */
function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.function('normalized', { deterministic: true }, (text: SQLOutputValue) =>
    typeof text === 'string' ? normalizeForSearch(text) : null,
  );
  let wordsText = '';
  let words: string[] = [];
  database.function('has_words', (text: SQLOutputValue, list: SQLOutputValue) => {
    if (list !== wordsText) {
      wordsText = String(list);
      words = JSON.parse(wordsText) as string[];
    }
    const normalized = normalizeForSearch(String(text));
    return words.every((word) => normalized.includes(word)) ? 1 : 0;
  });
  return database;
}

/** The connections of this thread, by the store that asks for them. */
const connections = new Map<string, { database: DatabaseSync; reads: AdminReads }>();

function connect(store: string, file: string): AdminReads {
  const database = open(file);
  const reads = createAdminReads(createKysely(database), dialect);
  connections.set(store, { database, reads });
  return reads;
}

/**
 * What the pool asks of its thread: one of the reads, by its name, or to end the connection of a
 * store.
 */
export type AdminTask = { store: string; file: string } & (
  { name: keyof AdminReads; request: unknown } | { name: 'close' }
);

/** Answers one task of the pool, whose types are those of the read. */
export default async function answer({ store, file, ...task }: AdminTask): Promise<unknown> {
  if (task.name === 'close') {
    connections.get(store)?.database.close();
    connections.delete(store);
    return undefined;
  }
  const reads = connections.get(store)?.reads ?? connect(store, file);
  return (reads[task.name] as (request: unknown) => Promise<unknown>)(task.request);
}
