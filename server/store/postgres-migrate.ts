import { join } from 'node:path';
import type { Client } from 'pg';
import { migrationsIn } from './migrations.ts';
import { locks } from './postgres-locks.ts';

const postgresMigrations = join(import.meta.dirname, 'migrations/postgres');

/**
 * Applies the migrations that a database has not seen, in the order of their names. Each one and
 * the note that it was applied are one transaction.
 */
export async function migratePostgres(
  client: Client,
  folder: string = postgresMigrations,
): Promise<void> {
  for (const { name, sql } of migrationsIn(folder)) {
    await client.query('BEGIN');
    try {
      // Of two processes that start at once, the second waits here and then finds the work done.
      await client.query('SELECT pg_advisory_xact_lock($1)', [locks.migrations]);
      if (!(await isApplied(client, name))) {
        await client.query(sql);
        await client.query('INSERT INTO migrations (name, applied_at) VALUES ($1, now())', [name]);
      }
      await client.query('COMMIT');
    } catch (error) {
      // A connection that was lost has rolled back already.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}

async function isApplied(client: Client, name: string): Promise<boolean> {
  // Asked first: IF NOT EXISTS alone would want the right to create tables at every start.
  const { rows } = await client.query("SELECT 1 WHERE to_regclass('migrations') IS NULL");
  if (rows.length > 0) {
    await client.query(
      'CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)',
    );
  }
  const applied = await client.query('SELECT 1 FROM migrations WHERE name = $1', [name]);
  return applied.rows.length > 0;
}
