import { closeSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { Pool, type ClientBase } from 'pg';
import { reasonOf, StartError } from '../../start-error.ts';
import { migrate } from '../migrate.ts';
import { connectionTo, createKysely, withClient } from './connection.ts';
import { databaseName, expectUnicode } from './start.ts';
import { dump } from './tools.ts';

/**
 * Brings the tables of a database up to date.
 * @param copy the file into which tables that are about to change are copied first
 * @throws StartError where that cannot be done; then nothing was changed
 */
export async function migratePostgres(url: string, copy: string): Promise<void> {
  await withClient(url, async (client) => {
    await expectUnicode(client);
    await expectOwner(client, url);
  });
  // Without the time limits of the server's pool: the rows of a large store take a while.
  const pool = new Pool({ ...connectionTo(url), max: 1 });
  try {
    const store = `store in ${databaseName(url)}`;
    await migrate(createKysely(pool), store, () => copyFirst(url, copy));
  } finally {
    await pool.end();
  }
}

/** @throws StartError where the tables belong to another role, as in version 1.0.0 */
async function expectOwner(client: ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<{ role: string }>(`
    SELECT current_user AS role FROM pg_class
    WHERE relnamespace = to_regnamespace(current_schema()) AND relkind = 'r'
      AND NOT pg_has_role(relowner, 'USAGE') LIMIT 1`);
  const [other] = rows;
  if (!other) return;
  throw new StartError(
    `The role ${other.role} of DATABASE_URL does not own the tables in ${databaseName(url)}. The server needs their owner: set DATABASE_URL to what was DATABASE_OWNER_URL in version 1.0.0.`,
  );
}

async function copyFirst(url: string, copy: string): Promise<void> {
  try {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    closeSync(openSync(`${copy}.partial`, 'w', 0o600));
    await withClient(url, (client) => dump(client, url, `${copy}.partial`));
    renameSync(`${copy}.partial`, copy);
  } catch (error) {
    throw new StartError(
      `${databaseName(url)} is of an earlier version and could not be copied to ${copy} before it is brought up to date (${reasonOf(error)}). Nothing was changed. Mend the reason, or start the version before.`,
      { cause: error },
    );
  }
  console.log(
    `${databaseName(url)} is brought up to this version. The way back is the copy made before: ${copy}`,
  );
}
