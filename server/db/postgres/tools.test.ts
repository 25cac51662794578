import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../../new-folder.fixture.ts';
import { dump } from './tools.ts';

/** Dumps by a program that only writes down how it was called. @returns that */
async function calledFor(url: string, version = 15): Promise<string> {
  const folder = newFolder('bin');
  const said = join(folder, 'said');
  const program = `#!/bin/sh
    [ "$1" = --version ] && echo 'pg_dump (PostgreSQL) ${version}.1' && exit
    echo "arguments $*" > ${said} && env | grep ^PG >> ${said}`;
  writeFileSync(join(folder, 'pg_dump'), program);
  chmodSync(join(folder, 'pg_dump'), 0o755);
  vi.stubEnv('POSTGRES_BIN', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const client = new Client(url);
  const query = async () => ({ rows: [{ version: 15 }] });
  Object.assign(client, { query });
  await dump(client, url, '/data/copy');
  return readFileSync(said, 'utf8');
}

test.each([
  ['sslmode=verify-full', 'verify-full'],
  ['sslmode=require', 'verify-full'],
  ['ssl=true', 'verify-full'],
  ['sslmode=disable', 'disable'],
])(
  'with %s a dump verifies the certificate as strictly as the server does, and has the password in no argument, which any user may read',
  async (query, mode) => {
    const said = await calledFor(`postgres://raiz:hush@db:5432/raiz?${query}`);
    expect(said).toContain('PGPASSWORD=hush\n');
    expect(/^arguments .*/.exec(said)?.[0]).not.toContain('hush');
    expect(said).toContain(`PGSSLMODE=${mode}\n`);
    expect(/^PGSSLROOTCERT=.+$/m.test(said)).toBe(mode === 'verify-full');
  },
);

test('a pg_dump that is older than the database names the version to install', async () => {
  const dumping = calledFor('postgres://raiz:hush@127.0.0.1:5432/raiz', 9);
  await expect(dumping).rejects.toThrow(/of version 9 and the server of 15; install .* 15, or set/);
});
