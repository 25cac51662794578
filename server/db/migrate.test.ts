import { readdirSync } from 'node:fs';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newFolder } from '../new-folder.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { readStoreFile } from './sqlite/store-file.ts';

/** A file with a store of version 1.0.0. */
function earlierStore(): string {
  const file = join(newFolder('earlier'), 'store.sqlite');
  copyFileSync(join(import.meta.dirname, '../stores/version-1/store.sqlite'), file);
  return file;
}

test('an earlier store is copied before it is brought up to date, and a new one is not', async () => {
  const file = earlierStore();
  const backups = join(file, '../backups');
  const { submissions } = readStoreFile(file);
  await (await openSqliteStore(file)).close();
  const [copy = '', ...others] = readdirSync(backups);
  expect(others).toEqual([]);
  expect(readStoreFile(join(backups, copy)).submissions).toBe(submissions);
  await (await openSqliteStore(join(file, '../new.sqlite'))).close();
  await (await openSqliteStore(file)).close();
  expect(readdirSync(backups)).toEqual([copy]);
});

test('a migration that fails changes nothing, and is named in one line', async () => {
  const file = earlierStore();
  const database = new DatabaseSync(file);
  database.exec('ALTER TABLE notes DROP COLUMN text');
  await expect(openSqliteStore(file)).rejects.toThrow(
    /^The migration 202612080001_version_2 failed \(.*notes\.text.*\), so the store \S+ is as it was\..*$/,
  );
  expect(database.prepare('SELECT count(*) AS n FROM broadcasts').get()?.['n']).toBeGreaterThan(0);
  database.close();
});

test('a store from before version 1.0.0 is refused in one line that names the version to start first', async () => {
  const file = earlierStore();
  const database = new DatabaseSync(file);
  database.exec("DELETE FROM migrations WHERE name > '202612060001'");
  database.close();
  await expect(openSqliteStore(file)).rejects.toThrow(/before 1\.0\.0.* a756fbf5/);
});
