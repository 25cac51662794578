import type { ClientBase } from 'pg';
import { StartError } from '../../start-error.ts';

/** The database that a URL leads to, without its password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return `the database ${pathname.slice(1)} at ${host}${port && `:${port}`}`;
}

/** The error for the owner when Postgres, or the connection to it, failed. */
export function startErrorOf(
  error: unknown,
  variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
  url: string,
): StartError {
  if (error instanceof StartError) return error;
  return new StartError(
    `${variable} leads to ${databaseName(url)}, which cannot hold the store (${reason(error)}). Start Postgres there and let this role log in, which deploy/postgres-roles.sql sees to, or mend ${variable}.`,
    { cause: error },
  );
}

/** An error whose line is followed by the statements that correct it. */
export const endWithStatements = (line: string, statements: string[]): StartError =>
  new StartError([line, ...statements.map((statement) => `  ${statement};`)].join('\n'));

/** @throws where a database keeps texts in another encoding */
export async function expectUnicode(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding ?? 'unknown'}, not UTF8`);
}

/** What an error of Postgres, or of the connection to it, says in one line. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a host name has several IP addresses, only the code tells what happened at each of them.
  const text = error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
  return text.split('\n', 1)[0] ?? text;
}
