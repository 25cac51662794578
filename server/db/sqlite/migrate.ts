import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { emailKey } from '../../../domain/submission/email.ts';
import { StartError } from '../../start-error.ts';
import { migrationsIn, tooNew, type Migration } from '../migrations.ts';

const sqliteMigrations = join(import.meta.dirname, '../migrations/sqlite');

/**
 * Applies the migrations that a database has not seen, in the order of their names: all of them, or none.
 * @throws StartError where one fails, which it names, or where a newer version has migrated the database
 */
export function migrate(database: DatabaseSync, folder: string = sqliteMigrations): void {
  const migrations = migrationsIn(folder);
  database.function('email_key_of', { deterministic: true }, (email) => emailKey(String(email)));
  inTransaction(database, () => {
    database.exec(
      'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)',
    );
    const rows = database.prepare('SELECT name FROM migrations ORDER BY name').all();
    const applied = rows.map((row) => String(row['name']));
    refuseNewer(database, applied, migrations);
    for (const migration of migrations) {
      if (!applied.includes(migration.name)) apply(database, migration);
    }
  });
}

/** An older program would work on tables it does not know. */
function refuseNewer(database: DatabaseSync, applied: string[], migrations: Migration[]): void {
  const known = migrations.map(({ name }) => name);
  const newer = tooNew(applied, known);
  if (newer === undefined) return;
  throw new StartError(
    `The store ${database.location() ?? ''} is newer than this program (${newer}), and was left as it is. Start the version that made it, or a later one. The way back, which loses nothing, is in docs/operating.md under Upgrade.`,
  );
}

function apply(database: DatabaseSync, { name, sql }: Migration): void {
  try {
    database.exec(sql);
    database
      .prepare('INSERT INTO migrations (name, applied_at) VALUES (?, ?)')
      .run(name, new Date().toISOString());
  } catch (error) {
    throw new StartError(
      `The migration ${name} failed (${error instanceof Error ? error.message : String(error)}), so the store ${database.location() ?? ''} is as it was. Start the version before this one again, or mend the reason and start this one.`,
      { cause: error },
    );
  }
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  // IMMEDIATE: of two processes that start at once, the second waits here and then finds the work done.
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
