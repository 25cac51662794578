import { closeSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { emailKey } from '../../../domain/submission/email.ts';
import { reasonOf, StartError } from '../../start-error.ts';
import { failedMigration, migrationsOf, tooNew } from '../migrations.ts';
import { backupName, backupsIn } from '../data-folder.ts';
import { readStoreCopy } from './copy.ts';

/**
 * Applies the migrations that a database has not seen, in the order of their names: all of them, or
 * none.
 * @throws StartError where one fails, which it names, or where a newer version has migrated the
 * database
 */
export function migrate(database: DatabaseSync, folder?: string): void {
  const migrations = migrationsOf('sqlite', folder);
  const store = `store ${database.location() ?? ''}`;
  database.function('email_key_of', { deterministic: true }, (email) => emailKey(String(email)));
  // Otherwise a table that is made anew would delete the rows that refer to it.
  database.exec('PRAGMA foreign_keys = OFF');
  // IMMEDIATE: of two processes that start at once, the second waits here and then finds the work
  // done.
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(
      'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)',
    );
    const applied = appliedTo(database);
    const newer = tooNew(applied, migrations);
    // An older program would work on tables it does not know.
    if (newer !== undefined) {
      throw new StartError(
        `The ${store} is newer than this program (${newer}), and was left as it is. Start the version that made it, or a later one. The way back, which loses nothing, is in docs/operating.md under Upgrade.`,
      );
    }
    const due = migrations.filter(({ name }) => !applied.includes(name));
    for (const { name, sql } of due) {
      try {
        database.exec(sql);
      } catch (error) {
        throw failedMigration(
          name,
          error,
          `the ${store} is as it was. Start the version before this one again, or mend the reason and start this one.`,
        );
      }
      database
        .prepare('INSERT INTO migrations (name, applied_at) VALUES (?, ?)')
        .run(name, new Date().toISOString());
    }
    const [orphan] = due.length > 0 ? database.prepare('PRAGMA foreign_key_check').all() : [];
    if (orphan) throw new Error(`a row of ${String(orphan['table'])} refers to none`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  } finally {
    database.exec('PRAGMA foreign_keys = ON');
  }
}

/**
 * Copies a store for which migrations are due, checks the copy, and says that it is the way back.
 * @throws StartError where that cannot be done; then nothing was changed
 */
export function copyBeforeMigration(database: DatabaseSync, file: string): void {
  const applied = appliedTo(database);
  const isDue = migrationsOf('sqlite').some(({ name }) => !applied.includes(name));
  if (applied.length === 0 || !isDue) return;
  const copy = join(backupsIn(dirname(file)), backupName(new Date(), 'sqlite'));
  try {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    closeSync(openSync(`${copy}.partial`, 'w', 0o600));
    database.prepare('VACUUM INTO ?').run(`${copy}.partial`);
    readStoreCopy(`${copy}.partial`);
    renameSync(`${copy}.partial`, copy);
  } catch (error) {
    throw new StartError(
      `${file} is of an earlier version and could not be copied to ${copy} before it is brought up to date (${reasonOf(error)}). Nothing was changed. Make room there, or start the version before.`,
      { cause: error },
    );
  }
  console.log(
    `${file} is brought up to this version. The way back is the copy made before: with the version before, npm run restore -- ${copy}`,
  );
}

/** The names of the migrations that a database has seen, the first one first. */
function appliedTo(database: DatabaseSync): string[] {
  const [table] = database
    .prepare("SELECT name FROM sqlite_schema WHERE name = 'migrations'")
    .all();
  if (!table) return [];
  return database
    .prepare('SELECT name FROM migrations ORDER BY name')
    .all()
    .map(({ name }) => String(name));
}
