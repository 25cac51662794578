import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createAdminReads } from '../admin/reads/reads.ts';
import { createErasureLedger, type ErasureLedger } from '../events/ledger/erasure-ledger.ts';
import type { LedgerConfig } from '../events/ledger/ledger-config.ts';
import { LedgerFile } from '../events/ledger/ledger-file.ts';
import { expectSubmissions } from '../submissions/stored-submissions.ts';
import { createKysely, openPool } from '../db/postgres/connection.ts';
import { postgresDialect } from '../admin/reads/postgres-dialect.ts';
import { expectLedgerKey, postgresLedgerTable } from '../events/ledger/postgres-table.ts';
import { expectTables } from '../db/postgres/migrate.ts';
import { expectLeastRights } from '../db/postgres/roles.ts';
import { expectUnicode, startErrorOf } from '../db/postgres/start.ts';
import { purgeUnlessAnotherDoes } from '../retention/purge.ts';
import { addSubmission } from '../submissions/postgres-submissions.ts';
import { sharedQueries, type Store } from './store.ts';
import type { Tables } from '../db/tables.ts';

interface PostgresStore {
  store: Store;
  /** The store's connection pool, which is closed with it. */
  pool: Pool;
}

/**
 * Opens the store in Postgres, which several servers may share. `npm run migrate` has created its tables.
 * @param url `postgres://user:password@host:5432/database`
 * @param lettersAreOn whether letters are queued
 * @param ledgerConfig where erasures are noted, besides in Postgres
 * @throws StartError where the database cannot be reached, is not of this version or grants too much
 */
export async function openPostgresStore(
  url: string,
  lettersAreOn = false,
  ledgerConfig?: LedgerConfig,
): Promise<PostgresStore> {
  let pool: Pool | undefined;
  try {
    pool = openPool(url);
    await checkDatabase(pool, url);
    const db = createKysely(pool);
    const ledger = ledgerConfig && (await openLedger(ledgerConfig, db));
    return { store: createStore(db, pool, lettersAreOn, ledger), pool };
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

async function openLedger(config: LedgerConfig, db: Kysely<Tables>): Promise<ErasureLedger> {
  const file = new LedgerFile(config);
  await expectLedgerKey(db, file.key.check);
  return createErasureLedger(file, postgresLedgerTable);
}

const createStore = (
  db: Kysely<Tables>,
  pool: Pool,
  lettersAreOn: boolean,
  ledger: ErasureLedger | undefined,
): Store => {
  // Postgres overwrites by its own autovacuum.
  const scrub = async () => undefined;
  return {
    reads: createAdminReads(db, postgresDialect),
    ...sharedQueries(db, { lettersAreOn, ledger, scrub }),
    addSubmission: (submission, options = {}) =>
      addSubmission(db, submission, options, lettersAreOn),
    purge: (before) => purgeUnlessAnotherDoes(db, before),
    scrub,
    onScrubError: () => undefined,
    ready: () => expectSubmissions(db),
    close: () => pool.end(),
  };
};
