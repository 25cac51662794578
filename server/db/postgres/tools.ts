import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { StartError } from '../../start-error.ts';

const execute = promisify(execFile);

/** The folder of Postgres's client programs. @throws StartError where there are none */
export function toolsFolder(): string {
  const bin = findPostgres(['pg_dump']);
  if (bin !== undefined) return bin;
  throw new StartError(
    "pg_dump was not found; install Postgres's client programs, in Debian postgresql-client, or set POSTGRES_BIN to the folder of yours",
  );
}

/**
 * Dumps the database of a connection. Its URL is in none of the arguments: any user of the machine
 * may read those.
 * @throws where pg_dump fails, for example because it is older than that Postgres
 */
export async function dump(client: Client, url: string, file: string): Promise<void> {
  const bin = toolsFolder();
  const certificates = mkdtempSync(join(tmpdir(), 'certificates-'));
  try {
    const env = { ...process.env, ...libpqEnv(client, url, certificates) };
    // Version 1.0.0 had row-level security, which Postgres asks to be named.
    const args = ['--enable-row-security', '--format=custom', `--file=${file}`, '--no-password'];
    await execute(join(bin, 'pg_dump'), args, { env });
  } catch (cause) {
    // The message of a failed command begins with the whole command line.
    const { stderr, message } = cause as { stderr?: string; message: string };
    throw new Error(inOneLine(stderr ?? message), { cause });
  } finally {
    rmSync(certificates, { recursive: true });
  }
}

/** What a program printed, as a part of a sentence. */
const inOneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, '; ');

/**
 * The environment in which Postgres's own programs connect as the server does; other users cannot
 * read it.
 */
function libpqEnv(client: Client, url: string, certificates: string): Record<string, string> {
  const parameters = new URL(url).searchParams;
  const PGSSLMODE = libpqSslMode(parameters) ?? '';
  const root = PGSSLMODE === 'verify-full' ? writeCertificates(certificates) : '';
  const env = {
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGDATABASE: client.database ?? '',
    PGUSER: client.user ?? '',
    PGPASSWORD: client.password ?? '',
    PGOPTIONS: parameters.get('options') ?? '',
    PGSSLMODE,
    PGSSLCERT: parameters.get('sslcert') ?? '',
    PGSSLKEY: parameters.get('sslkey') ?? '',
    PGSSLROOTCERT: parameters.get('sslrootcert') ?? root,
  };
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/**
 * With every mode but these two the server's driver verifies the certificate; Postgres's programs
 * do not.
 */
function libpqSslMode(parameters: URLSearchParams): string | null {
  const mode = parameters.get('sslmode');
  if (mode === 'disable' || parameters.get('uselibpqcompat') === 'true') return mode;
  if (mode === 'no-verify') return 'require';
  return mode !== null || /^(true|1)$/.test(parameters.get('ssl') ?? '') ? 'verify-full' : null;
}

/** Writes the certificates that the server's driver trusts. */
function writeCertificates(folder: string): string {
  const file = join(folder, 'root.crt');
  writeFileSync(file, getCACertificates('default').join('\n'));
  return file;
}

const debian = '/usr/lib/postgresql';

/**
 * The folder of Postgres's programs: the one POSTGRES_BIN names, one on PATH, or the newest of
 * Debian's, which are not on PATH.
 */
export function findPostgres(programs = ['initdb', 'postgres']): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    process.env['POSTGRES_BIN'],
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, 'bin')),
  ].find((folder) => folder && programs.every((name) => existsSync(join(folder, name))));
}
