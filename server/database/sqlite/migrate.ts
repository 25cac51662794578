import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { migrationsIn } from '../migrations.ts';

const sqliteMigrations = join(import.meta.dirname, '../migrations/sqlite');

/**
 * Applies the migrations that a database has not seen, in the order of their names. Each one and
 * the note that it was applied are one transaction.
 */
export function migrate(database: DatabaseSync, folder: string = sqliteMigrations): void {
  for (const { name, sql } of migrationsIn(folder)) {
    inTransaction(database, () => {
      database.exec(
        'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)',
      );
      const applied = database.prepare('SELECT 1 FROM migrations WHERE name = ?').all(name);
      if (applied.length > 0) return;
      database.exec(sql);
      database
        .prepare('INSERT INTO migrations (name, applied_at) VALUES (?, ?)')
        .run(name, new Date().toISOString());
    });
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
