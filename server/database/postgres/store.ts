import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { deskReading } from '../admin-lists.ts';
import { deskReads, type DeskReads } from '../admin-queries.ts';
import { deskWrites } from '../admin-writes.ts';
import { kyselyOn, openPool } from './connection.ts';
import { postgresDialect } from './admin-dialect.ts';
import { expectTables } from './migrate.ts';
import { expectLeastRights } from './roles.ts';
import { expectUnicode, startErrorOf } from './start.ts';
import {
  addSubmission,
  forgetUnlessAnotherDoes,
  submissionPagesOfOneMoment,
} from './submissions.ts';
import { sharedQueries } from '../submissions.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

export interface PostgresStore {
  store: Store;
  /** The store's connections, closed with it. */
  pool: Pool;
}

/**
 * Opens the store in Postgres, which several servers may share. Its tables are there: `npm run migrate`.
 * @param url `postgres://user:password@host:5432/database`
 * @throws StartError where the database cannot be reached, is not of this version or grants too much
 */
export async function openPostgresStore(url: string): Promise<PostgresStore> {
  let pool: Pool | undefined;
  try {
    pool = openPool(url);
    await checkDatabase(pool, url);
    const db = kyselyOn(pool);
    return { store: storeOn(db, pool, deskReads(db, postgresDialect)), pool };
  } catch (error) {
    await pool?.end();
    throw startErrorOf(error, 'DATABASE_URL', url);
  }
}

async function checkDatabase(pool: Pool, url: string): Promise<void> {
  const client = await pool.connect();
  try {
    await expectUnicode(client);
    await expectLeastRights(client);
    await expectTables(client, url);
  } finally {
    client.release();
  }
}

const storeOn = (db: Kysely<Tables>, pool: Pool, reads: DeskReads): Store => ({
  ...sharedQueries(db),
  ...deskReading(reads),
  ...deskWrites(db),
  addSubmission: (submission, options) => addSubmission(db, submission, options?.unlessSameSince),
  submissionPages: () => submissionPagesOfOneMoment(db),
  forget: (before) => forgetUnlessAnotherDoes(db, before),
  // Postgres does so by itself, with its autovacuum.
  purge: async () => undefined,
  close: () => pool.end(),
});
