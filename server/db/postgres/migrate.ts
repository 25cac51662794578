import type { ClientBase } from 'pg';
import { emailKey } from '../../../domain/submission/email.ts';
import { StartError } from '../../start-error.ts';
import { failedMigration, migrationsOf, tooNew } from '../migrations.ts';
import { withClient } from './connection.ts';
import { locks } from './locks.ts';
import { databaseName, expectUnicode } from './start.ts';
import { expectRolesAndOwner } from './roles.ts';

/**
 * Brings the tables up to date as the role that owns them, which the URL names.
 * @param copyFirst makes a copy of tables that are about to change
 * @returns the names of the migrations that were applied
 * @throws StartError where that role cannot do it
 */
export const migrateAsOwner = (url: string, copyFirst?: () => Promise<void>): Promise<string[]> =>
  withClient(url, 'DATABASE_OWNER_URL', async (client) => {
    await expectUnicode(client);
    await expectRolesAndOwner(client);
    const applied = await migratePostgres(client, { copyFirst });
    await expectTables(client, url);
    return applied;
  });

/**
 * Applies the migrations that a database has not seen, in the order of their names: all of them, or
 * none.
 * @returns the names of those that were applied
 * @throws StartError that names the migration that failed
 */
export async function migratePostgres(
  client: ClientBase,
  { folder, copyFirst }: { folder?: string; copyFirst?: (() => Promise<void>) | undefined } = {},
): Promise<string[]> {
  await client.query('BEGIN');
  try {
    // If two processes start at once, the second waits here and then finds the work done.
    await client.query('SELECT pg_advisory_xact_lock($1)', [locks.migrations]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)',
    );
    const applied = await namesOfApplied(client);
    const due = migrationsOf('postgres', folder).filter(({ name }) => !applied.includes(name));
    if (applied.length > 0 && due.length > 0) await copyFirst?.();
    for (const { name, sql } of due) {
      try {
        if (name === '202611270001_email_key.sql') await writeEmailKeys(client);
        await client.query(sql);
      } catch (error) {
        throw failedMigration(
          name,
          error,
          'the tables are as they were, and the servers of the version before go on. Mend the reason and run `npm run migrate` again.',
        );
      }
      await client.query('INSERT INTO migrations (name, applied_at) VALUES ($1, now())', [name]);
    }
    await client.query('COMMIT');
    return due.map(({ name }) => name);
  } catch (error) {
    // A connection that was lost has rolled back already.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function namesOfApplied(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY name',
  );
  return rows.map(({ name }) => name);
}

/** Writes the keys that Postgres cannot make into a table, which the migration reads and drops. */
async function writeEmailKeys(client: ClientBase): Promise<void> {
  const tables = ['interest_submissions', 'people', 'letters', 'email_changes', 'rights_requests'];
  const { rows } = await client.query<{ email: string }>(
    [...tables, 'restrictions']
      .map((table) => `SELECT email FROM ${table} WHERE email ~ '[^ -~]'`)
      .join(' UNION '),
  );
  await client.query(
    'CREATE TABLE email_keys (email text COLLATE "C" PRIMARY KEY, email_key text NOT NULL)',
  );
  await client.query('INSERT INTO email_keys SELECT * FROM unnest($1::text[], $2::text[])', [
    rows.map(({ email }) => email),
    rows.map(({ email }) => emailKey(email)),
  ]);
}

/**
 * Checks that the tables are of this version. @throws StartError where they are missing, older or
 * newer
 */
export async function expectTables(client: ClientBase, url: string): Promise<void> {
  const known = migrationsOf('postgres');
  const applied = await appliedMigrations(client);
  const newer = tooNew(applied ?? [], known);
  if (newer !== undefined) {
    throw new StartError(
      `The tables in ${databaseName(url)} are newer than this program (${newer}). Start the version that made them, or a later one.`,
    );
  }
  if (applied && known.every(({ name }) => applied.includes(name))) return;
  throw new StartError(
    `The tables in ${databaseName(url)} are ${applied ? 'older than this program' : 'missing'}. Run \`npm run migrate\`, with DATABASE_OWNER_URL set to the address of their owner, and start again.`,
  );
}

/**
 * The applied migrations; undefined where there are no tables, empty where the server may not read
 * them, as in earlier versions.
 */
async function appliedMigrations(client: ClientBase): Promise<string[] | undefined> {
  const { rows } = await client.query<{ readable: boolean | null }>(
    "SELECT has_table_privilege(to_regclass('migrations'), 'SELECT') AS readable",
  );
  const readable = rows[0]?.readable ?? null;
  if (readable === null) return undefined;
  return readable ? namesOfApplied(client) : [];
}
