import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
