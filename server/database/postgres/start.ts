import type { ClientBase } from 'pg';
import { StartError } from '../../start-error.ts';

/** Where an address leads, without its password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return `the database ${pathname.slice(1)} at ${host}${port && `:${port}`}`;
}

/** What the owner is told of an error that Postgres, or the way to it, answered with. */
export function startErrorOf(
  error: unknown,
  variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
  url: string,
): StartError {
  if (error instanceof StartError) return error;
  return new StartError(
    `${variable} leads to ${databaseName(url)}, which cannot hold the store (${reason(error)}). Start Postgres there and let this role log in, or mend ${variable}.`,
    { cause: error },
  );
}

/** An error whose line is followed by the statements that mend it. */
export const endWithStatements = (line: string, statements: string[]): StartError =>
  new StartError([line, ...statements.map((statement) => `  ${statement};`)].join('\n'));

/** @throws where a database keeps texts in another encoding */
export async function expectUnicode(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding ?? 'unknown'}, not UTF8`);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a name has several addresses, only the code says what happened at each of them.
  const text = error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
  return text.split('\n', 1)[0] ?? text;
}
