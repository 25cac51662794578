import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backupsIn, newestBackup } from '../data-folder.ts';
import { StartError } from '../../start-error.ts';
import { accountQueries } from '../account.ts';
import { adminWrites } from '../admin-writes.ts';
import { letterStore } from '../letters/letter-store.ts';
import { rightsStore } from '../rights/rights-store.ts';
import { countEvent, readEventCounts } from '../events.ts';
import { expectSubmissions, purge } from '../submissions.ts';
import { createSqliteAdminReads } from './admin-reads.ts';
import { createKysely } from './kysely.ts';
import { migrate } from './migrate.ts';
import { SqliteScrubber } from './scrub.ts';
import { addAnswered, addSubmission } from './submissions.ts';
import type { Store } from '../store.ts';

/**
 * Opens the embedded store, making its folder and its tables where they are missing.
 * @param lettersAreOn whether letters are queued
 * @throws StartError where the folder cannot be written
 */
export function openSqliteStore(file: string, lettersAreOn = false): Store {
  const database = openDatabase(file);
  const db = createKysely(database);
  const reads = createSqliteAdminReads(file);
  const scrubber = new SqliteScrubber(file, db);
  return {
    reads,
    ...accountQueries(db),
    ...adminWrites(db, lettersAreOn),
    letters: letterStore(db, lettersAreOn),
    rights: rightsStore(db, lettersAreOn),
    addSubmission: (submission, options) =>
      lettersAreOn
        ? addAnswered(db, submission, options?.unlessSameSince)
        : addSubmission(db, submission, options?.unlessSameSince),
    countEvent: (day, event) => countEvent(db, day, event),
    eventCounts: () => readEventCounts(db, {}),
    purge: (before) => purge(db, before),
    scrub: () => scrubber.run(),
    ready: () => expectSubmissions(db),

    // Kysely's own destroy() leaves a database open that it has not queried yet.
    close: async () => {
      await Promise.all([reads.close(), scrubber.close()]);
      database.close();
    },
  };
}

/**
 * Opens the file of an embedded store, making its folder and its tables where they are missing.
 * @throws StartError where the folder cannot be written
 */
export function openDatabase(file: string): DatabaseSync {
  const folder = dirname(file);
  try {
    // Readable by the server's user only: the store holds names and e-mail addresses of people.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600)); // SQLite gives its other files the mode of this one
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Deleted data is overwritten. That leaves only few traces, and SqliteScrubber none.
    database.exec('PRAGMA secure_delete = ON');
    migrate(database);
    return database;
  } catch (error) {
    if (isDamaged(error)) throw new StartError(damaged(file), { cause: error });
    throw new StartError(
      `DATA_DIR ${folder} cannot hold the store (${reason(error)}), so submissions could not be saved. Set DATA_DIR to a folder this user may write.`,
      { cause: error },
    );
  }
}

// https://sqlite.org/rescode.html: the file is not a database, or its pages do not fit together.
const sqliteCorrupt = 11;
const sqliteNotADatabase = 26;

const isDamaged = (error: unknown): boolean =>
  [sqliteCorrupt, sqliteNotADatabase].includes(
    // Extended codes have the primary one in their last byte.
    ((error as { errcode?: number }).errcode ?? 0) & 0xff,
  );

function damaged(file: string): string {
  const backup = newestBackup(dirname(file));
  const way = backup
    ? `The newest backup is ${backup}: \`npm run restore -- ${backup}\` puts it in its place.`
    : `There is no backup in ${backupsIn(dirname(file))}: put a copy of yours in its place with \`npm run restore -- <file>\`.`;
  return `The store ${file} is damaged, and was left as it is. ${way}`;
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
