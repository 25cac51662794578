import type { ClientBase } from 'pg';
import { reasonOf, StartError } from '../../start-error.ts';

/** The database that a URL leads to, without its password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return `the database ${pathname.slice(1)} at ${host}${port && `:${port}`}`;
}

/** The error for the owner when Postgres, or the connection to it, failed. */
export function startErrorOf(error: unknown, url: string): StartError {
  if (error instanceof StartError) return error;
  return new StartError(
    `DATABASE_URL leads to ${databaseName(url)}, which cannot hold the store (${reasonOf(error)}). Start Postgres there and let this role log in and create tables, or mend DATABASE_URL.`,
    { cause: error },
  );
}

/** @throws where a database keeps texts in another encoding */
export async function expectUnicode(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding ?? 'unknown'}, not UTF8`);
}
