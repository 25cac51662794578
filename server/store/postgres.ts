import type { Kysely } from 'kysely';
import { Client, type Pool } from 'pg';
import { StartError } from '../start-error.ts';
import { deskReading } from './desk-list.ts';
import { deskReads, type DeskReads } from './desk-queries.ts';
import { deskWrites } from './desk-writes.ts';
import { connectionTo, kyselyOn, openPool } from './postgres-connection.ts';
import { postgresDialect } from './postgres-desk.ts';
import { migratePostgres } from './postgres-migrate.ts';
import {
  addSubmission,
  type InsertsAs,
  forgetUnlessAnotherDoes,
  submissionPagesOfOneMoment,
  whyNotAsVisitor,
} from './postgres-submissions.ts';
import { sharedQueries } from './queries.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

export interface PostgresStore {
  store: Store;
  /** The store's connections, closed with it. */
  pool: Pool;
}

/**
 * Opens the store in Postgres, making its tables where they are missing. Several servers may share one.
 * @param url `postgres://user:password@host:5432/database`
 * @param say told, in one line, of what an administrator of the database should mend
 * @throws StartError where the database cannot be reached or cannot hold the store
 */
export async function openPostgresStore(
  url: string,
  say: (line: string) => void,
): Promise<PostgresStore> {
  let pool: Pool | undefined;
  try {
    await migrate(url);
    pool = openPool(url);
    const db = kyselyOn(pool);
    const whyNot = await whyNotAsVisitor(db);
    if (whyNot !== undefined) {
      say(
        `Submissions are written with all rights of the server, because the role raiz_visitor cannot be used (${whyNot}). docs/operating-postgres.md says what an administrator of the database runs to mend it.`,
      );
    }
    const reads = deskReads(db, postgresDialect);
    return { store: storeOn(db, pool, reads, whyNot === undefined ? 'visitor' : 'server'), pool };
  } catch (error) {
    await pool?.end();
    throw new StartError(
      `DATABASE_URL leads to ${placeOf(url)}, which cannot hold the store (${reason(error)}), so submissions could not be saved. Start Postgres there and let this user log in and create tables, or mend DATABASE_URL.`,
      { cause: error },
    );
  }
}

const storeOn = (
  db: Kysely<Tables>,
  pool: Pool,
  reads: DeskReads,
  insertsAs: InsertsAs,
): Store => ({
  ...sharedQueries(db),
  ...deskReading(reads),
  ...deskWrites(db),
  addSubmission: (submission, options) =>
    addSubmission(db, insertsAs, submission, options?.unlessSameSince),
  submissionPages: () => submissionPagesOfOneMoment(db),
  forget: (before) => forgetUnlessAnotherDoes(db, before),
  // Postgres does so by itself, with its autovacuum.
  purge: async () => undefined,
  close: () => pool.end(),
});

/** Applies the migrations, on a connection of its own that may wait for another server's. */
async function migrate(url: string): Promise<void> {
  const client = new Client(connectionTo(url));
  client.on('error', () => undefined); // what was being asked fails, and says so
  try {
    await client.connect();
    await expectUnicode(client);
    await migratePostgres(client);
  } finally {
    await client.end();
  }
}

async function expectUnicode(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding ?? 'unknown'}, not UTF8`);
}

/** Where an address leads, without its password. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return `the database ${pathname.slice(1)} at ${host}${port && `:${port}`}`;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a name has several addresses, only the code says what happened at each of them.
  const text = error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
  return text.split('\n', 1)[0] ?? text;
}
