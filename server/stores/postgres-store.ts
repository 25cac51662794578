import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createAdminReads } from '../admin/reads/reads.ts';
import { Erasures } from '../events/erasures.ts';
import { expectSubmissions } from '../submissions/stored-submissions.ts';
import { earlierStoreName } from '../db/data-folder.ts';
import { unmarkedTables } from '../db/engine.ts';
import { createKysely, openPool } from '../db/postgres/connection.ts';
import { migratePostgres } from '../db/postgres/migrate.ts';
import { startErrorOf } from '../db/postgres/start.ts';
import { purge, unlessAnotherDoes } from '../retention/purge.ts';
import { queueBeforeDeletion } from '../subscribers/before-deletion.ts';
import { sharedQueries, type Store } from './store.ts';
import type { Tables } from '../db/tables.ts';
import { searched, type SqlDialect } from '../admin/reads/list-sql.ts';

interface PostgresStore {
  store: Store;
  /** The store's connection pool, which is closed with it. */
  pool: Pool;
}

/**
 * Opens the store in Postgres, which several servers may share.
 * @param url `postgres://user:password@host:5432/database`, of the role that owns the tables
 * @param emailsAreOn whether e-mails are queued
 * @param dataDir where erasures are recorded; undefined where nobody's data is changed
 * @param backups the folder for a copy of tables of an earlier version
 * @throws StartError where the database cannot be reached, or is not of this version
 */
export async function openPostgresStore(
  url: string,
  emailsAreOn = false,
  dataDir?: string,
  backups = 'backups',
): Promise<PostgresStore> {
  let pool: Pool | undefined;
  try {
    await migratePostgres(url, join(backups, earlierStoreName(new Date(), 'dump')));
    pool = openPool(url);
    const db = createKysely(pool);
    const erasures = dataDir === undefined ? undefined : new Erasures(dataDir);
    return { store: createStore(db, pool, emailsAreOn, erasures), pool };
  } catch (error) {
    await pool?.end();
    throw startErrorOf(error, url);
  }
}

const createStore = (
  db: Kysely<Tables>,
  pool: Pool,
  emailsAreOn: boolean,
  erasures: Erasures | undefined,
): Store => {
  // Postgres does both by itself.
  const checkpoint = async () => undefined;
  const compact = checkpoint;
  return {
    reads: createAdminReads(db, postgresDialect),
    ...sharedQueries(db, { emailsAreOn, erasures, checkpoint }),
    purge: (before) =>
      unlessAnotherDoes(db, { deleted: 0, cleared: 0 }, (trx) => purge(trx, before)),
    queueBeforeDeletion: async (now, years) => {
      if (!emailsAreOn) return;
      await unlessAnotherDoes(db, undefined, (trx) => queueBeforeDeletion(trx, now, years));
    },
    compact,
    changeMark: async () => {
      const { rows } = await sql<{ mark: string }>`
        SELECT sum(n_tup_ins + n_tup_upd + n_tup_del)::text AS mark FROM pg_stat_user_tables
        WHERE relname NOT IN (${sql.join(unmarkedTables)})`.execute(db);
      return rows[0]?.mark ?? '';
    },
    ready: () => expectSubmissions(db),
    close: () => pool.end(),
  };
};

/**
 * The SQL of the dashboard's queries in Postgres. The migrations create `folded` and `searched`.
 */
const postgresDialect: SqlDialect = {
  quarter: sql<string>`to_char(
    date_bin('15 minutes', submission.created_at AT TIME ZONE 'UTC', timestamp '2000-01-01'),
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  )`,
  normalized: (text) => sql<string | null>`folded(${text})`,
  hasWords: (words, where) => {
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    const texts =
      where === 'all'
        ? sql`submission.searched`
        : sql`folded(concat_ws(E'\\n', ${searched.butMessage}))`;
    return sql<boolean>`${texts} LIKE ALL (${patterns}::text[])`;
  },
};
