import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createAdminReads } from '../admin/reads/reads.ts';
import { cutEvents, deleteEventsInPostgres } from '../events/audit/cut.ts';
import { Mirror, type MirrorTable } from '../events/mirror/mirror.ts';
import { createAddSubmission, expectSubmissions } from '../submissions/stored-submissions.ts';
import { createKysely, openPool } from '../db/postgres/connection.ts';
import { expectTables } from '../db/postgres/migrate.ts';
import { expectLeastRights } from '../db/postgres/roles.ts';
import { expectUnicode, startErrorOf } from '../db/postgres/start.ts';
import { purge, unlessAnotherDoes } from '../retention/purge.ts';
import { postgresSubmissions } from '../submissions/postgres-submissions.ts';
import { queueBeforeDeletion } from '../subscribers/before-deletion.ts';
import { sharedQueries, type Store } from './store.ts';
import type { Tables } from '../db/tables.ts';
import { searched, type SqlDialect } from '../admin/reads/list-sql.ts';
import { locks } from '../db/postgres/locks.ts';
import { StartError } from '../start-error.ts';
import { asEntry, parsed, type MirrorFile } from '../events/mirror/mirror-file.ts';

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

/**
 * The SQL of the dashboard's queries in Postgres. The migrations create `folded` and `searched`.
 */
const postgresDialect: SqlDialect = {
  day: sql<string>`to_char(submission.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
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

/** The lines in Postgres, from which every server fills its file. */
const postgresMirrorTable: MirrorTable = {
  isShared: true,
  async lock(trx) {
    await sql`SELECT pg_advisory_xact_lock(${locks.mirror})`.execute(trx);
  },
  entries: async (db) =>
    (await db.selectFrom('mirror_lines').select('line').orderBy('at').execute())
      // What is no entry, somebody else wrote with the server's rights: it must not keep a server
      // from starting.
      .flatMap(({ line }) => asEntry(parsed(line)) ?? []),
  async add(trx, entries) {
    for (const { id, at, ...entry } of entries) {
      const line = JSON.stringify({ id, at, ...entry });
      await trx.insertInto('mirror_lines').values({ id, at, line }).execute();
    }
  },
  async drop(trx, before) {
    await trx.deleteFrom('mirror_lines').where('at', '<', before).execute();
  },
};

/**
 * Checks that the mirror of a new server has the same key as those of the others.
 * @throws StartError where it has another one
 */
async function expectSameKey(
  db: Kysely<Tables>,
  { id, key }: Pick<MirrorFile, 'id' | 'key'>,
): Promise<void> {
  const known = await db.selectFrom('mirrors').select(['id', 'key_check']).execute();
  if (known.some((each) => each.id === id || each.key_check === key.check)) return;
  if (known.length === 0) return;
  throw new StartError(
    'LEDGER_DIR holds another key than the mirrors that Postgres knows, so neither could tell whom the other names. Put the key of the first server into every LEDGER_DIR, or begin anew as docs/operating-postgres.md says.',
  );
}
