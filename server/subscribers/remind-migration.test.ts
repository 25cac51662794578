import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrationsBefore } from '../db/earlier-migrations.fixture.ts';
import { migrate } from '../db/sqlite/migrate.ts';

test('who was told that they would hear no more is not reminded by a later version', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrationsBefore('202612020001', 'sqlite'));
  const add = (name: string) =>
    database.exec(`
      INSERT INTO subscribers (id, email, email_key, created_at, state, state_since)
      VALUES ('${name}', '${name}@example.org', '${name}@example.org', '2026-02-03', 'unconfirmed', '2026-02-03')`);
  add('before');
  migrate(database);
  add('since');
  const mayBe = database.prepare('SELECT id FROM subscribers WHERE reminded_at IS NULL').all();
  expect(mayBe.map(({ id }) => id)).toEqual(['since']);
  database.close();
});
