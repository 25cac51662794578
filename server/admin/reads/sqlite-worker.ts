import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { sql } from 'kysely';
import { Tinypool } from 'tinypool';
import { createAdminReads, type AdminReads } from './reads.ts';
import { searched, type SqlDialect } from './list-sql.ts';
import { normalizeForSearch } from '../../db/normalize-for-search.ts';
import { createKysely } from '../../db/sqlite/kysely.ts';

const dialect: SqlDialect = {
  day: sql<string>`substr(submission.created_at, 1, 10)`,
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

const reads = createAdminReads(createKysely(open(Tinypool.workerData as string)), dialect);

/** What the pool asks of its thread: one of the reads, by its name. */
export interface AdminTask {
  name: keyof AdminReads;
  request: unknown;
}

/** Answers one task of the pool, whose types are those of the read. */
export default async function answer({ name, request }: AdminTask): Promise<unknown> {
  return (reads[name] as (request: unknown) => Promise<unknown>)(request);
}
