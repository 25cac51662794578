import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createKysely } from './kysely.ts';

test('what ends a transaction by itself, as a full disk does, is told as it is', async () => {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  database.exec('CREATE TABLE numbers (number INTEGER PRIMARY KEY ON CONFLICT ROLLBACK)');
  const twice = createKysely(database)
    .transaction()
    .execute(async (trx) => {
      await sql`INSERT INTO numbers VALUES (1)`.execute(trx);
      await sql`INSERT INTO numbers VALUES (1)`.execute(trx);
    });
  await expect(twice).rejects.toThrow('UNIQUE constraint failed');
});

test('a row that a full disk does not take is not said to be stored', async () => {
  const database = new DatabaseSync(':memory:');
  onTestFinished(() => database.close());
  database.exec('CREATE TABLE texts (text TEXT); PRAGMA max_page_count = 2');
  const text = 'a'.repeat(10_000);
  const insert = sql`INSERT INTO texts VALUES (${text}) RETURNING text`;
  await expect(insert.execute(createKysely(database))).rejects.toThrow('full');
});
