import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrationsBefore } from '../db/earlier-migrations.fixture.ts';
import { createKysely } from '../db/sqlite/kysely.ts';
import { migrate } from '../db/sqlite/migrate.ts';
import { waitingMessages } from './messages.ts';

test('a message from before messages were marked as answered neither waits nor was answered', async () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrationsBefore('202612030002', 'sqlite'));
  const add = (id: string, message: string) =>
    database.exec(`
      INSERT INTO interest_submissions
        (id, created_at, name, email, email_key, message, wants_updates, language, privacy_policy_version)
      VALUES ('${id}', '2026-02-03', '', '${id}@example.org', '${id}@example.org', ${message}, 0, 'en', '')`);
  add('marked', `'When?'`);
  add('before', `'How?'`);
  add('silent', 'NULL');
  database.exec(`INSERT INTO message_answers VALUES ('marked', '2026-02-04')`);
  migrate(database);
  const db = createKysely(database);
  expect(await waitingMessages(db)).toEqual({ count: 0, first: null });
  expect(
    await db.selectFrom('message_answers').selectAll().orderBy('submission_id').execute(),
  ).toEqual([
    { submission_id: 'before', answered_at: null },
    { submission_id: 'marked', answered_at: '2026-02-04' },
  ]);
  add('since', `'Where?'`);
  expect(await waitingMessages(db)).toEqual({ count: 1, first: '2026-02-03' });
  database.close();
});
