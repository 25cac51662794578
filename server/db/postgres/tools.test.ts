import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../../new-folder.fixture.ts';
import { dump } from './tools.ts';

/** Dumps by a program that only writes down how it was called. @returns that */
async function calledFor(url: string): Promise<string> {
  const folder = newFolder('bin');
  const said = join(folder, 'said');
  const program = `#!/bin/sh
    echo "arguments $*" > ${said} && env | grep ^PG >> ${said}`;
  writeFileSync(join(folder, 'pg_dump'), program);
  chmodSync(join(folder, 'pg_dump'), 0o755);
  vi.stubEnv('POSTGRES_BIN', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await dump(new Client(url), url, '/data/copy');
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
