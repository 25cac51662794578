import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from '../../start-error.ts';

/** What the file of an embedded store holds. */
export interface StoreFile {
  submissions: number;
  /** The names of the migrations that it has seen. */
  migrations: string[];
}

/** Reads a store to its end. @throws StartError where it is damaged, or no store of this site */
export function readStoreFile(file: string): StoreFile {
  if (!existsSync(file)) throw new StartError(`${file} is not there. Nothing was changed.`);
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const [check] = database.prepare('PRAGMA integrity_check(1)').all();
    if (check?.['integrity_check'] !== 'ok') throw new Error(String(check?.['integrity_check']));
    const [count] = database.prepare('SELECT count(*) AS n FROM interest_submissions').all();
    return { submissions: Number(count?.['n']), migrations: namesOfMigrations(database) };
  } catch (error) {
    throw new StartError(
      `${file} is not a whole store (${reasonOf(error)}). Nothing was changed. Use another backup.`,
      { cause: error },
    );
  }
}

/** The migrations that a store has seen; the table has another name in version 1.0.0. */
function namesOfMigrations(database: DatabaseSync): string[] {
  const [table] = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE name IN ('kysely_migration', 'migrations') ORDER BY name",
    )
    .all();
  const rows = database.prepare(`SELECT name FROM ${String(table?.['name'])}`).all();
  return rows.map(({ name }) => String(name));
}

/**
 * Copies an embedded store as of one moment, which neither waits for the server's writes nor blocks
 * them. VACUUM leaves out the bytes of what was deleted.
 */
export function copyStoreFile(from: string, to: string): void {
  using database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  closeSync(openSync(`${to}.partial`, 'w', 0o600));
  database.prepare('VACUUM INTO ?').run(`${to}.partial`);
  flush(`${to}.partial`);
  renameSync(`${to}.partial`, to);
  flush(dirname(to));
}

/** Waits until a file, or the names in a folder, are on disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
