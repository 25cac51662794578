import { closeSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from '../../start-error.ts';
import { backupName, backupsIn } from '../data-folder.ts';
import { migrationsOf } from '../migrations.ts';
import { readStoreCopy } from './read-copy.ts';

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

function appliedTo(database: DatabaseSync): string[] {
  const [table] = database
    .prepare("SELECT name FROM sqlite_schema WHERE name = 'migrations'")
    .all();
  if (!table) return [];
  return database
    .prepare('SELECT name FROM migrations')
    .all()
    .map(({ name }) => String(name));
}
