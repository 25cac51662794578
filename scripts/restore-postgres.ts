import { existsSync } from 'node:fs';
import { readDump } from '../server/backup/copy-postgres.ts';
import { matchesChecksum } from '../server/db/checksum.ts';
import { withClient } from '../server/db/postgres/connection.ts';
import { locks } from '../server/db/postgres/locks.ts';
import { migrateAsOwner } from '../server/db/postgres/migrate.ts';
import { databaseName } from '../server/db/postgres/start.ts';
import { runTool } from '../server/db/postgres/tools.ts';
import type { StoreCopy } from '../server/db/sqlite/copy.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import type { RestorePlace } from './restore-embedded.ts';

/**
 * An empty database of Postgres: what is in another one is never changed.
 * @param url `DATABASE_URL`, as whom the server logs in
 * @param ownerUrl `DATABASE_OWNER_URL`, as whom the tables are made
 */
export const postgresPlace = (url: string, ownerUrl: string): RestorePlace => ({
  name: 'Postgres',
  async check(from) {
    await expectOneEmpty(url, ownerUrl);
    return readWhole(from);
  },
  async fill(from) {
    await withClient(ownerUrl, 'DATABASE_OWNER_URL', async (client) => {
      // All of it, or nothing.
      const args = ['--exit-on-error', '--single-transaction', '--schema=public'];
      await runTool('pg_restore', [...args, `--dbname=${client.database}`, from], client, ownerUrl);
    });
    await migrateAsOwner(ownerUrl);
    return withClient(ownerUrl, 'DATABASE_OWNER_URL', async (client) => {
      const counting = 'SELECT count(*)::int AS count FROM interest_submissions';
      const { rows } = await client.query<{ count: number }>(counting);
      return rows[0]?.count ?? 0;
    });
  },
});

/** Reads a dump to its end. @throws StartError where it is not whole */
async function readWhole(file: string): Promise<StoreCopy> {
  if (!existsSync(file)) throw new StartError(`${file} is not there. Nothing was changed.`);
  try {
    if (matchesChecksum(file) === false) throw new Error('its checksum is another');
    const copy = await readDump(file);
    if (copy.migrations.length === 0) throw new Error('it has none of its tables');
    return copy;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${file} is not a whole copy of the store (${reasonOf(error)}). Nothing was changed. Use another copy.`,
      { cause: error },
    );
  }
}

/** @throws StartError unless both roles reach the same database, and it is empty */
async function expectOneEmpty(url: string, ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, 'DATABASE_OWNER_URL', async (owner) => {
    const { rows } = await owner.query<{ tables: number }>(
      "SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace",
    );
    if (rows[0]?.tables !== 0) {
      throw new StartError(
        `DATABASE_OWNER_URL leads to ${databaseName(ownerUrl)}, which is not empty, and a copy is never put over anything. Nothing was changed. Make an empty one with its roles, as docs/operating-postgres.md says of dumps, and let DATABASE_OWNER_URL and DATABASE_URL lead there.`,
      );
    }
    // A lock is held within one database: the other connection finds it taken there alone.
    await owner.query('SELECT pg_advisory_lock($1)', [locks.migrations]);
    await withClient(url, 'DATABASE_URL', async (server) => {
      const trying = 'SELECT pg_try_advisory_lock($1) AS taken';
      const { rows: taken } = await server.query<{ taken: boolean }>(trying, [locks.migrations]);
      if (taken[0]?.taken === false) return;
      throw new StartError(
        `DATABASE_URL leads to ${databaseName(url)}, and DATABASE_OWNER_URL to ${databaseName(ownerUrl)}. Nothing was changed. Let both lead to the empty one.`,
      );
    });
  });
}
