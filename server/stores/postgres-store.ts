import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createAdminReads } from '../admin/reads/reads.ts';
import { cutEvents, deleteEventsInPostgres } from '../events/audit/cut.ts';
import { Mirror } from '../events/mirror/mirror.ts';
import { createAddSubmission, expectSubmissions } from '../submissions/stored-submissions.ts';
import { createKysely, openPool } from '../db/postgres/connection.ts';
import { postgresDialect } from '../admin/reads/postgres-dialect.ts';
import { expectSameKey, postgresMirrorTable } from '../events/mirror/postgres-table.ts';
import { expectTables } from '../db/postgres/migrate.ts';
import { expectLeastRights } from '../db/postgres/roles.ts';
import { expectUnicode, startErrorOf } from '../db/postgres/start.ts';
import { purge, unlessAnotherDoes } from '../retention/purge.ts';
import { postgresSubmissions } from '../submissions/postgres-submissions.ts';
import { queueBeforeDeletion } from '../subscribers/before-deletion.ts';
import { sharedQueries, type Store } from './store.ts';
import type { Tables } from '../db/tables.ts';

interface PostgresStore {
  store: Store;
  /** The store's connection pool, which is closed with it. */
  pool: Pool;
}

/**
 * Opens the store in Postgres, which several servers may share. `npm run migrate` has created its
 * tables.
 * @param url `postgres://user:password@host:5432/database`
 * @param emailsAreOn whether e-mails are queued
 * @param ledgerDir `LEDGER_DIR`, where erasures are recorded, besides in Postgres
 * @throws StartError where the database cannot be reached, is not of this version or grants too
 * much
 */
export async function openPostgresStore(
  url: string,
  emailsAreOn = false,
  ledgerDir?: string,
): Promise<PostgresStore> {
  let pool: Pool | undefined;
  let mirror: Mirror | undefined;
  try {
    pool = openPool(url);
    await checkDatabase(pool, url);
    const db = createKysely(pool);
    mirror = ledgerDir === undefined ? undefined : await openMirror(ledgerDir, db);
    return { store: createStore(db, pool, emailsAreOn, mirror), pool };
  } catch (error) {
    mirror?.close();
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

async function openMirror(folder: string, db: Kysely<Tables>): Promise<Mirror> {
  const mirror = new Mirror(folder, postgresMirrorTable);
  try {
    await expectSameKey(db, mirror.file);
    return mirror;
  } catch (error) {
    mirror.close();
    throw error;
  }
}

const createStore = (
  db: Kysely<Tables>,
  pool: Pool,
  emailsAreOn: boolean,
  mirror: Mirror | undefined,
): Store => {
  // Postgres overwrites by its own autovacuum.
  const scrub = async () => undefined;
  return {
    reads: createAdminReads(db, postgresDialect),
    ...sharedQueries(db, { emailsAreOn, mirror, scrub }, postgresSubmissions.insert),
    addSubmission: createAddSubmission(db, postgresSubmissions, emailsAreOn),
    purge: (before) =>
      unlessAnotherDoes(db, { deleted: 0, cleared: 0 }, (trx) => purge(trx, before)),
    queueBeforeDeletion: async (now, years) => {
      if (!emailsAreOn) return;
      await unlessAnotherDoes(db, undefined, (trx) => queueBeforeDeletion(trx, now, years));
    },
    cutEvents: (before) => cutEvents(db, before, mirror?.file.key, deleteEventsInPostgres),
    scrub,
    onScrubError: () => undefined,
    changeMark: undefined,
    ready: () => expectSubmissions(db),
    close: () => {
      mirror?.close();
      return pool.end();
    },
  };
};
