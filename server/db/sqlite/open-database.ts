import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from '../../start-error.ts';
import { backupsIn, earlierStoreName } from '../data-folder.ts';
import { migrate } from '../migrate.ts';
import { createKysely } from './kysely.ts';
import { openError, sqlite } from './open-error.ts';
import { copyStoreFile } from './store-file.ts';

export const busyTimeoutMs = 5000;

/**
 * Opens the file of an embedded store, making its folder and its tables where they are missing.
 * @param options.copiesFirst whether a store of an earlier version is copied before it is changed
 * @throws StartError where it cannot be used, is damaged, or is of a newer version
 */
export async function openDatabase(
  file: string,
  { copiesFirst = true } = {},
): Promise<DatabaseSync> {
  const folder = dirname(file);
  try {
    // Readable by the server's user only: the store holds names and e-mail addresses of people.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600)); // SQLite gives its other files the mode of this one
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Deleted data is overwritten, but for a few traces that go when the store is compacted.
    database.exec('PRAGMA secure_delete = ON');
    expectWhole(database);
    // Otherwise a table that is made anew would delete the rows that refer to it.
    database.exec('PRAGMA foreign_keys = OFF');
    await migrate(createKysely(database), `store ${file}`, async () => {
      if (copiesFirst) copyFirst(file);
    });
    database.exec('PRAGMA foreign_keys = ON');
    return database;
  } catch (error) {
    throw openError(error, file);
  }
}

/**
 * @throws where pages of the file are damaged that opening it does not read: 0.1 s for 100,000
 * submissions
 */
function expectWhole(database: DatabaseSync): void {
  const [result] = database.prepare('PRAGMA quick_check(1)').all();
  if (result?.['quick_check'] === 'ok') return;
  throw Object.assign(new Error(String(result?.['quick_check'])), { errcode: sqlite.corrupt });
}

/**
 * Copies a store that is about to change into `backups` beside it. @throws StartError where it
 * cannot
 */
function copyFirst(file: string): void {
  const copy = join(backupsIn(dirname(file)), earlierStoreName(new Date(), 'sqlite'));
  try {
    copyStoreFile(file, copy);
  } catch (error) {
    throw new StartError(
      `${file} is of an earlier version and could not be copied to ${copy} before it is brought up to date (${reasonOf(error)}). Nothing was changed. Make room there, or start the version before.`,
      { cause: error },
    );
  }
  console.log(
    `${file} is brought up to this version. The way back is the copy made before: ${copy}`,
  );
}
