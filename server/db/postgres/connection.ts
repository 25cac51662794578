import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import {
  Client,
  DatabaseError,
  Pool,
  TypeOverrides,
  types,
  type ClientConfig,
  type PoolClient,
} from 'pg';
import { StartError } from '../../start-error.ts';
import type { Tables } from '../tables.ts';
import { databaseName, startErrorOf } from './start.ts';

// A visitor who waits is better told to try again. Postgres cancels a query a second before the
// client gives up, so that its error says why; the client's own timeout is for a Postgres that no
// longer answers.
const connectWithinMs = 4000;
const statementWithinMs = 4000;
const answerWithinMs = 5000;
// A client that stops reading halfway through a long list must not hold a snapshot open forever.
const idleInTransactionMs = 30_000;

const { TIMESTAMPTZ, DATE, INT8 } = types.builtins;
const readMoment = types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
const parsers = new TypeOverrides();
parsers.setTypeParser(TIMESTAMPTZ, (text: string) => readMoment(text).toISOString());
parsers.setTypeParser(DATE, (text: string) => text);
// Counts: none comes near the end of JavaScript's safe integers.
parsers.setTypeParser(INT8, Number);

/**
 * Connection options: timestamps are read as ISO 8601 texts, days as YYYY-MM-DD, counts as numbers.
 * @throws StartError where the database is on another machine and the connection to it would not be
 * safe
 * @throws where the URL names a certificate file that cannot be read
 */
export function connectionTo(url: string): ClientConfig {
  expectSafeWay(url);
  return {
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    application_name: 'raiz-do-vau',
    types: parsers,
  };
}

/** Asks the driver what it would do, so that no spelling of an address is read in two ways. */
function expectSafeWay(url: string): void {
  const { host, ssl } = new Client({ connectionString: url }) as Pick<Client, 'host'> & {
    ssl: boolean | { rejectUnauthorized?: boolean };
  };
  const isVerified = typeof ssl === 'boolean' ? ssl : ssl.rejectUnauthorized !== false;
  if (isVerified || /^(\/|localhost$|127\.[\d.]+$|::1$)/.test(host)) return;
  // Only a network of containers, or of a house, knows a name without a dot: there the owner may
  // decide.
  const isDecided = new URL(url).searchParams.getAll('sslmode').at(-1) === 'disable';
  if (isDecided && /^[a-z][^.:]*$/i.test(host)) return;
  throw new StartError(
    `Whoever is between could read all that goes to ${databaseName(url)}, which is another machine. End its address with ?sslmode=verify-full; where its name has no dot, as in a network of containers, ?sslmode=disable will do.`,
  );
}

/**
 * Works on a connection of its own. @throws StartError where the database cannot be used
 */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  let client: Client | undefined;
  try {
    client = new Client(connectionTo(url));
    client.on('error', () => undefined); // the running query fails and reports the error
    await client.connect();
    return await work(client);
  } catch (error) {
    throw startErrorOf(error, url);
  } finally {
    await client?.end();
  }
}

/** Opens a pool that connects when it is first needed. @throws StartError as `connectionTo` does */
export function openPool(url: string): Pool {
  const pool = new Pool({
    ...connectionTo(url),
    max: 10,
    statement_timeout: statementWithinMs,
    query_timeout: answerWithinMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  // Without a listener, losing a connection would end the process. On one in use the query fails,
  // which its caller reports.
  const lost = () => undefined;
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Kysely on a pool, which the caller closes. */
export const createKysely = (pool: Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolForKysely(pool) }) });

const poolForKysely = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => giveUpWhenSilent(await pool.connect()),
});

/**
 * Keeps a connection out of the pool that failed other than by an error of Postgres: it may never
 * answer again.
 */
function giveUpWhenSilent(client: PoolClient): PostgresPoolClient {
  let silent = false;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!(error instanceof DatabaseError)) silent = true;
      // It may repeat the row, and so what a visitor typed.
      else error.detail = undefined;
      throw error;
    }
  };
  return {
    // Kysely's other overload is for cursors, which the store does not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || silent),
  };
}
