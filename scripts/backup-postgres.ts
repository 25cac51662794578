import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostgres } from '../server/db/postgres/find-postgres.ts';
import { connectionTo } from '../server/db/postgres/connection.ts';

const execute = promisify(execFile);

/**
 * Dumps all that the role of a URL may read of a Postgres, as of one moment, and reads the dump to
 * its end.
 * @returns how many submissions the dump holds
 */
export async function copyPostgresInto(url: string, partial: string): Promise<number> {
  const bin = toolsFolder();
  const client = new Client(connectionTo(url));
  const certificates = mkdtempSync(join(tmpdir(), 'certificates-'));
  try {
    await client.connect();
    await expectToolsFor(client, bin);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ snapshot: string; table: string; count: number }>(
      `SELECT pg_export_snapshot() AS snapshot, count(*)::int AS count,
         format('%I.%I', current_schema(), 'interest_submissions') AS table
       FROM interest_submissions`,
    );
    const { snapshot = '', table = '', count } = rows[0] ?? {};
    // Without the first option, Postgres refuses a role that is subject to row-level security. The
    // URL is in none of the arguments: any user of the machine may read those.
    const args = ['--enable-row-security', '--format=custom', '--no-password'];
    // Anyone who was erased does not belong into a copy, and is no part of what a restore brings
    // back.
    for (const table of ['mirror_lines', 'erasure_ledger*'])
      args.push(`--exclude-table-data=${table}`);
    args.push(`--snapshot=${snapshot}`, `--file=${partial}`);
    const env = { ...process.env, ...libpqEnv(client, url, certificates) };
    await execute(join(bin, 'pg_dump'), args, { env }).catch((cause: unknown) => {
      // The message of a failed command begins with the whole command line.
      const { stderr, message } = cause as { stderr?: string; message: string };
      throw new Error(inOneLine(stderr ?? message), { cause });
    });
    const submissions = await readDump(bin, partial, table);
    if (submissions !== count) throw new Error(`it holds ${submissions}, not ${String(count)}`);
    return submissions;
  } finally {
    await client.end();
    rmSync(certificates, { recursive: true });
  }
}

const inOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, '; ');

function toolsFolder(): string {
  const bin = findPostgres(['pg_dump', 'pg_restore']);
  if (bin !== undefined) return bin;
  throw new Error(
    "pg_dump and pg_restore were not found; install Postgres's client programs, in Debian postgresql-client, or set POSTGRES_BIN to the folder of yours",
  );
}

async function expectToolsFor(client: Client, bin: string): Promise<void> {
  const { stdout } = await execute(join(bin, 'pg_dump'), ['--version']);
  const version = Number(/(\d+)/.exec(stdout)?.[1]);
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS version",
  );
  const { version: needed = 0 } = rows[0] ?? {};
  if (version >= needed) return;
  throw new Error(
    `pg_dump in ${bin} is of version ${version} and the server of ${needed}; install the client programs of Postgres ${needed}, or set POSTGRES_BIN to the folder of yours`,
  );
}

/**
 * The environment in which Postgres's own programs connect as the server does; other users cannot
 * read it.
 */
function libpqEnv(client: Client, url: string, certificates: string): Record<string, string> {
  const parameters = new URL(url).searchParams;
  const sslmode = libpqSslMode(parameters);
  const env = {
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGDATABASE: client.database,
    PGUSER: client.user,
    PGPASSWORD: client.password,
    PGOPTIONS: parameters.get('options'),
    PGSSLMODE: sslmode,
    PGSSLCERT: parameters.get('sslcert'),
    PGSSLKEY: parameters.get('sslkey'),
    PGSSLROOTCERT:
      parameters.get('sslrootcert') ??
      (sslmode === 'verify-full' ? writeCertificates(certificates) : undefined),
  };
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/**
 * With every mode but these two the server's driver verifies the certificate; Postgres's programs
 * do not.
 */
function libpqSslMode(parameters: URLSearchParams): string | null {
  const mode = parameters.get('sslmode');
  if (parameters.get('uselibpqcompat') === 'true') return mode;
  if (mode === 'no-verify') return 'require';
  if (mode === null) return /^(true|1)$/.test(parameters.get('ssl') ?? '') ? 'verify-full' : null;
  return mode === 'disable' ? mode : 'verify-full';
}

/** Writes the certificates that the server's driver trusts. */
function writeCertificates(folder: string): string {
  const file = join(folder, 'root.crt');
  writeFileSync(file, getCACertificates('default').join('\n'));
  return file;
}

/** Reads a dump to its end. @returns how many rows of a table it holds */
async function readDump(bin: string, file: string, table: string): Promise<number> {
  const restore = spawn(join(bin, 'pg_restore'), ['--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(restore, 'close');
  let errors = '';
  restore.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  let count = 0;
  let isInTable = false;
  for await (const line of linesOf(restore.stdout)) {
    if (!isInTable) isInTable = line.startsWith(`COPY ${table} (`);
    else if (line === '\\.') isInTable = false;
    else count += 1; // a line each: those that a visitor typed are escaped
  }
  const [status] = (await ended) as [number];
  if (status !== 0) throw new Error(inOneLine(errors));
  return count;
}

/**
 * Unlike readline, it does not split at the line separators of Unicode, which a visitor may type.
 */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
