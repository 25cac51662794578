import { existsSync } from 'node:fs';
import { findPostgres } from '../server/db/postgres/find-postgres.ts';
import { exitStatus } from './run-command.ts';

/**
 * A Postgres to test with: the one POSTGRES_BIN names, an installed one, or, in CI and as root, Debian's
 * package, in this order.
 * @returns the folder of its programs, or undefined where none can be had
 */
export async function findOrInstallPostgres(): Promise<string | undefined> {
  const found = findPostgres();
  if (found !== undefined || !process.env['CI']) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;

  console.log('No Postgres found. Installing one ...');
  await exitStatus('apt-get', ['update', '-q']);
  await exitStatus('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql']);
  return findPostgres();
}
