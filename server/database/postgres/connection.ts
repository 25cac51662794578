import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, TypeOverrides, types, type ClientConfig, type PoolClient } from 'pg';
import type { Tables } from '../tables.ts';

// A visitor who waits is better told to try again. The server is asked to give up a second before we do,
// so that we hear from it why; our own patience is for a server that no longer says anything.
const connectWithinMs = 4000;
const statementWithinMs = 4000;
const answerWithinMs = 5000;
// A reader who stops halfway through a long list must not keep a snapshot open for ever.
const idleInTransactionMs = 30_000;

const { TIMESTAMPTZ, DATE } = types.builtins;
const readMoment = types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
const asTexts = new TypeOverrides();
asTexts.setTypeParser(TIMESTAMPTZ, (text: string) => readMoment(text).toISOString());
asTexts.setTypeParser(DATE, (text: string) => text);

/** How to connect: moments are read as ISO 8601 texts, days as YYYY-MM-DD. */
export const connectionTo = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectWithinMs,
  keepAlive: true,
  application_name: 'raiz-do-vau',
  types: asTexts,
});

/**
 * Opens a pool that connects when it is first needed. A connection that is lost is replaced when the
 * next one is needed; what was being asked on it fails.
 * @throws where the address names a certificate file that cannot be read
 */
export function openPool(url: string): Pool {
  const pool = new Pool({
    ...connectionTo(url),
    max: 10,
    statement_timeout: statementWithinMs,
    query_timeout: answerWithinMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  // Without a listener, losing a connection would end the process. Nobody waits for an idle one; on
  // one in use the query fails, and that is reported where it was asked.
  const lost = () => undefined;
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Kysely on a pool, which stays its caller's to close. */
export const createKysely = (pool: Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolForKysely(pool) }) });

/**
 * A pool as Kysely uses it, but a connection that fails other than by an answer of Postgres is not given
 * back: it may be silent for ever, and whoever got it next would wait in vain.
 */
const poolForKysely = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => giveUpWhenSilent(await pool.connect()),
});

function giveUpWhenSilent(client: PoolClient): PostgresPoolClient {
  let silent = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!(error instanceof DatabaseError)) silent = true;
      throw error;
    }
  };
  return {
    // Kysely's other form of it is for cursors, which the store does not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || silent),
  };
}
