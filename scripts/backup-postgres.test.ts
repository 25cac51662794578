import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { everything } from '../content/everything.fixture.ts';
import { findPostgres } from '../server/db/postgres/tools.ts';
import { startPostgres } from '../server/db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { backup as makeBackup } from './backup.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { ana, id } from '../server/db/samples.fixture.ts';
import { ownersCommand, ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');
const tools = findPostgres(['pg_dump', 'pg_restore']) ?? '';

/** Runs a program and collects its output. */
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(program, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

const backupHere = (env: Record<string, string>) => ownersCommandHere(makeBackup, env);
const backup = (env: Record<string, string>) => ownersCommand('backup', env);

const copiesIn = (dataDir: string) => readdirSync(join(dataDir, 'backups'));

describeWithPostgres('npm run backup with Postgres', { timeout: 60_000 }, () => {
  const postgres = testDatabases();
  let url = '';
  beforeEach(async () => {
    url = await postgres.newDatabase();
    const { store } = await openPostgresStore(url);
    // Each submission is one row, whatever line ends a visitor typed.
    for (const [number, message] of ['Olá', 'a\nb\r\nc\u2028d\u2029e\\.', '\\.\n\\.'].entries()) {
      await store.addSubmission({ ...ana, id: id(number), message });
    }
    await store.close();
  });

  test('`npm run backup` makes a complete Postgres dump, readable by its owner only, that can be restored into another database', async () => {
    const DATA_DIR = newFolder('data');
    const { status, stdout, stderr } = await backupHere({ DATABASE_URL: url, DATA_DIR });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/ holds 3 submissions, and was read through without an error\.\n$/);
    const [name = '', ...rest] = copiesIn(DATA_DIR);
    expect(rest).toEqual([`${name}.sha256`]);
    execFileSync('sha256sum', ['--check', `${name}.sha256`], { cwd: join(DATA_DIR, 'backups') });
    expect(name).toMatch(/^raiz-do-vau-\d{8}T\d{6}Z\.dump$/);
    const file = join(DATA_DIR, 'backups', name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(DATA_DIR, 'backups')).mode & 0o777).toBe(0o700);

    // Its content, too, identifies it as a copy that expires after 14 days.
    expect(
      readFileSync(file)
        .subarray(0, 256 * 1024)
        .includes('interest_submissions'),
    ).toBe(true);
    const list = await run(join(tools, 'pg_restore'), ['--list', file]);
    expect(list.stdout).toMatch(/ TABLE DATA public interest_submissions /);
    // No line of a mirror is in it, which would say who was erased.
    expect(list.stdout).toMatch(/ TABLE public mirror_lines /);
    expect(list.stdout).not.toMatch(/ TABLE DATA public mirror_lines /);
    await postgres.asSuperuser(url, 'CREATE DATABASE put_back');
    const restoredUrl = url.replace(/\w+$/, 'put_back').replace(/\/\/\w+@/, '//postgres@');
    const put = await run(join(tools, 'pg_restore'), [
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${restoredUrl}`,
      file,
    ]);
    expect(put).toEqual({ status: 0, stdout: '', stderr: '' });
    const rows = (databaseUrl: string) =>
      postgres.asSuperuser(databaseUrl, 'SELECT * FROM interest_submissions ORDER BY id');
    expect(await rows(restoredUrl)).toEqual(await rows(url));
  });

  test('`npm run backup` shows the Postgres password neither in its output nor in the arguments of its processes', async () => {
    const DATA_DIR = newFolder('data');
    const spies = newFolder('data');
    for (const program of ['pg_dump', 'pg_restore']) {
      const file = join(spies, program);
      const seen = `echo "$0 $@" >> '${spies}/seen'; tr '\\0' ' ' < /proc/$PPID/cmdline >> '${spies}/seen'`;
      writeFileSync(file, `#!/bin/sh\n${seen}\nexec '${join(tools, program)}' "$@"\n`);
      chmodSync(file, 0o755);
    }
    const DATABASE_URL = url.replace(/\/\/(\w+)@/, '//$1:hush%20hush@');
    const { PATH = '' } = process.env;
    const output = await backup({ DATABASE_URL, DATA_DIR, POSTGRES_BIN: spies, PATH });
    expect(output).toMatchObject({ status: 0, stderr: '' });
    const seen = readFileSync(join(spies, 'seen'), 'utf8');
    expect(seen).toContain('--format=custom');
    expect(seen + output.stdout).not.toMatch(/hush|postgres:/);
  });

  test('`npm run backup` with a pg_dump older than the server names the version to install and leaves no partial backup', async () => {
    const DATA_DIR = newFolder('data');
    const POSTGRES_BIN = newFolder('data');
    for (const program of ['pg_dump', 'pg_restore']) {
      writeFileSync(join(POSTGRES_BIN, program), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n');
      chmodSync(join(POSTGRES_BIN, program), 0o755);
    }
    const { status, stdout, stderr } = await backup({ DATABASE_URL: url, DATA_DIR, POSTGRES_BIN });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^No backup was made at \S+ \(pg_dump in \S+ is of version 9 and the server of \d+; install .*\n$/,
    );
    expect(copiesIn(DATA_DIR)).toEqual([]);
  });

  test.runIf(everything)(
    '`npm run backup` leaves no partial backup when pg_dump fails or leaves rows out',
    async () => {
      const scripts = {
        'a failure': [`echo 'pg_dump: error: no rights' >&2; exit 1`, /no rights/],
        'a part': [
          `'${join(tools, 'pg_dump')}' "$@" --exclude-table-data=interest_submissions`,
          /it holds 0, not 3/,
        ],
      } as const;
      for (const [script, line] of Object.values(scripts)) {
        const DATA_DIR = newFolder('data');
        const POSTGRES_BIN = newFolder('data');
        writeFileSync(
          join(POSTGRES_BIN, 'pg_dump'),
          `#!/bin/sh\nif [ "$1" = --version ]; then exec '${join(tools, 'pg_dump')}' "$@"; fi\n${script}\n`,
        );
        writeFileSync(
          join(POSTGRES_BIN, 'pg_restore'),
          `#!/bin/sh\nexec '${join(tools, 'pg_restore')}' "$@"\n`,
        );
        for (const program of ['pg_dump', 'pg_restore'])
          chmodSync(join(POSTGRES_BIN, program), 0o755);
        const { PATH = '' } = process.env;
        const { status, stdout, stderr } = await backup({
          DATABASE_URL: url,
          DATA_DIR,
          POSTGRES_BIN,
          PATH,
        });
        expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
        expect(stderr).toMatch(/^No backup was made at .* The store itself is as it was\.\n$/);
        expect(stderr).toMatch(line);
        expect(copiesIn(DATA_DIR)).toEqual([]);
      }
    },
  );

  test.runIf(everything)(
    '`npm run backup` verifies the TLS certificate of Postgres as strictly as the server does',
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const url = await postgres.newDatabase();
      const [row] = await postgres.asSuperuser(
        url,
        "SELECT current_setting('data_directory') AS data",
      );
      const data = String(row?.['data']);
      const [certificate, key] = [join(data, 'test.crt'), join(data, 'test.key')];
      await promisify(execFile)('openssl', [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        key,
        '-out',
        certificate,
      ]);
      const { uid, gid } = statSync(data);
      for (const file of [certificate, key]) chownSync(file, uid, gid);
      chmodSync(key, 0o600);
      await postgres.asSuperuser(
        url,
        "ALTER SYSTEM SET ssl_cert_file = 'test.crt'",
        "ALTER SYSTEM SET ssl_key_file = 'test.key'",
        'ALTER SYSTEM SET ssl = on',
        'SELECT pg_reload_conf()',
      );
      const DATABASE_URL = `${url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full`;
      const trusted = await backup({
        DATABASE_URL,
        DATA_DIR: newFolder('data'),
        NODE_EXTRA_CA_CERTS: certificate,
      });
      expect(trusted).toMatchObject({ status: 0, stderr: '' });
      const strange = await backup({ DATABASE_URL, DATA_DIR: newFolder('data') });
      expect(strange.status).toBe(1);
      expect(strange.stderr).toMatch(/self-signed certificate/);
    },
  );
});

describe('npm run backup without pg_dump', () => {
  const debian = '/usr/lib/postgresql';
  // Hides Debian's own folder from this one command.
  const hidden = `/bin/mount -t tmpfs none ${debian} && exec "$@"`;
  const mayHide = () => {
    try {
      execFileSync('unshare', ['--mount', '/bin/sh', '-c', hidden, 'sh', '/bin/true'], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  };

  test.skipIf(existsSync(debian) && !mayHide())(
    '`npm run backup` without pg_dump says in one line where to get it',
    async () => {
      const command = [process.execPath, 'scripts/backup.ts'];
      const env = {
        DATABASE_URL: 'postgres://raiz:hush@127.0.0.1:9/raiz',
        DATA_DIR: newFolder('data'),
      };
      const [program = '', ...args] = existsSync(debian)
        ? ['/usr/bin/unshare', '--mount', '/bin/sh', '-c', hidden, 'sh', ...command]
        : command;
      const { status, stdout, stderr } = await run(program, args, { ...env, PATH: '/nowhere' });
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^No backup was made at .*pg_dump and pg_restore were not found.*\n$/);
      expect(stderr).not.toContain('hush');
    },
  );
});
