import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import { migrationsBefore } from '../earlier-migrations.fixture.ts';
import { id } from '../samples.fixture.ts';
import { migrate } from './migrate.ts';
import { readStoreCopy } from './copy.ts';
import { newFolder } from '../../new-folder.fixture.ts';

test('an older store is copied before it is brought up to date, and a new one is not', async () => {
  const folder = newFolder('older');
  const file = join(folder, 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database, migrationsBefore('202611280002', 'sqlite'));
  database.exec(
    `INSERT INTO interest_submissions
       (id, created_at, name, email, email_key, wants_updates, language, privacy_policy_version)
     VALUES ('${id(1)}', '2026-02-03T01:00:00.000Z', 'Ana', 'ana@example.org', 'ana@example.org', TRUE, 'pt', '2025-01')`,
  );
  database.close();
  await openSqliteStore(file).close();
  const [copy = '', ...others] = readdirSync(join(folder, 'backups'));
  expect(others).toEqual([]);
  expect(readStoreCopy(join(folder, 'backups', copy)).submissions).toBe(1);
  await openSqliteStore(join(folder, 'new.sqlite')).close();
  await openSqliteStore(file).close();
  expect(readdirSync(join(folder, 'backups'))).toEqual([copy]);
});
