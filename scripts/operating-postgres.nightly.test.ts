import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '../server/admin/login/passwords.ts';
import { startServer } from '../server/system-tests/server-process.fixture.ts';
import { findPostgres } from '../server/db/postgres/tools.ts';
import { migratePostgres } from '../server/db/postgres/migrate.ts';
import {
  asRole,
  migrationsOfOneRole,
  startPostgres,
  type TestPostgres,
} from '../server/db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../server/db/postgres/postgres.fixture.ts';
import { ownersProject } from './guides.fixture.ts';
import { askAdmin } from '../server/admin/ask-admin.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/operating-postgres.md'), 'utf8');

/** The commands below a heading of the guide, one text for each code block. */
function blocksBelow(heading: string): string[] {
  const [, section = ''] = guide.split(new RegExp(`^#+ ${heading}\n`, 'm'));
  const [text = ''] = section.split(/^#+ /m, 1);
  return text.split(/\n\n+/).filter((block) => /^ {4}/.test(block));
}

const passwords = { owner: 'own3rOfTheTables', server: 's3rverOfTheSite' };

/** Runs the guide's commands with the URLs of a Postgres. */
function owner(url: string, { admin = 'postgres', bin = '' } = {}) {
  const folder = ownersProject();
  const { host } = new URL(url);
  const substituted = (block: string) =>
    block
      .replace("OWNER_PASSWORD='…'", `OWNER_PASSWORD='${passwords.owner}'`)
      .replace("SERVER_PASSWORD='…'", `SERVER_PASSWORD='${passwords.server}'`)
      .replace('raiz_server:…@', `raiz_server:${passwords.server}@`)
      .replaceAll('postgres://postgres@', `postgres://${admin}@`)
      .replaceAll('host:5432', host)
      .replaceAll('?sslmode=verify-full', '');
  const start = (block: string, env: Record<string, string> = {}) => {
    const child = spawn('bash', ['-euc', substituted(block)], {
      cwd: folder,
      // With a socket as its input, bash would take itself for a remote login.
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: {
        HOME: folder,
        PORT: '0',
        LOG_LEVEL: 'silent',
        ...env,
        PATH: [bin, findPostgres(), process.env['PATH']].join(delimiter),
      },
    });
    onTestFinished(() => {
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
    });
    const output = { text: '' };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
    }
    return { child, output };
  };
  /** Runs one block as it stands in the guide. */
  const run = async (block: string | undefined, env?: Record<string, string>) => {
    expect(block).toBeDefined();
    const { child, output } = start(block ?? '', env);
    const [status] = (await once(child, 'close')) as [number];
    expect(status, output.text).toBe(0);
  };
  /**
   * Runs a block that ends with starting a server, and waits until it listens. @returns its origin
   */
  const serve = async (block: string | undefined) => {
    expect(block).toContain('npm run serve');
    const { child, output } = start(block ?? '');
    const line = / is at (http:\S+)\n/;
    while (!line.test(output.text)) {
      expect(child.exitCode, output.text).toBeNull();
      await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
    }
    return line.exec(output.text)?.[1] ?? '';
  };
  return { run, serve, folder };
}

/**
 * Runs what Docker would run in its containers, with the variables that the compose files give
 * them.
 */
function dockerOf(host: string): string {
  const bin = newFolder('bin');
  const script = `#!/usr/bin/env bash
    set -eu
    test "$1 $COMPOSE_FILE" = 'compose ${composeFiles}'
    shift
    case "$*" in
      'exec database psql '*) shift 3; exec psql --host=${host} "\${@//\\/docker-entrypoint-initdb.d/deploy}" ;;
      'up --build --detach') exec ${process.execPath} scripts/migrate.ts ;;
      'stop site' | 'up --detach --wait database') ;;
      *) exit 9 ;;
    esac`;
  writeFileSync(join(bin, 'docker'), script, { mode: 0o755 });
  return bin;
}

const composeFiles = 'deploy/compose.yaml:deploy/compose.postgres.yaml';

const former = { username: 'olga', password: 'the former password' };

/**
 * The rows of a site that ran for a while: 300 people, two days of events, one erasure, one
 * account.
 */
const rowsOfThen = async (): Promise<string[]> => [
  `INSERT INTO interest_submissions
    SELECT lpad(n::text, 36, '0'), now() - n * interval '1 minute', 'Ana ' || n, n || '@example.org',
      'Portugal', NULL, 'Olá, quando abre?', n % 2 = 0, 'pt', '192.0.2.1', 'Firefox', '2025-01', 'key ' || n
    FROM generate_series(1, 300) AS n`,
  `INSERT INTO admin_account VALUES (1, '${former.username}', '${await hashPassword(former.password)}', now())`,
  `INSERT INTO event_counts VALUES ('2026-01-01', 'lang_switch', '{"from":"en","to":"pt"}', 7)`,
  `INSERT INTO admin_audit VALUES ('one', now(), 'olga', 'erase', 2)`,
  `INSERT INTO rate_limits VALUES ('submissions:192.0.2.1', 1, 0)`,
];

const tables = ['interest_submissions', 'admin_account', 'event_counts'];

/**
 * Every row of every table, but for what Postgres makes of other columns. @param log the table of
 * the log in that version
 */
const rowsOf = async (postgres: TestPostgres, url: string, log: 'admin_audit' | 'events') =>
  Object.fromEntries(
    await Promise.all(
      [...tables, log].map(async (table) => [
        table === log ? 'log' : table,
        await postgres.asSuperuser(
          url,
          `SELECT to_jsonb(t) - 'searched' AS row FROM ${table} AS t ORDER BY 1`,
        ),
      ]),
    ),
  ) as Record<string, unknown[]>;

/** A database as the version with a single role created and filled it. */
async function databaseOfThen(postgres: TestPostgres, url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await migratePostgres(client, { folder: migrationsOfOneRole() });
  await client.end();
  await postgres.asSuperuser(url, ...(await rowsOfThen()));
}

/** Lists the submissions as the administrator and submits one more. */
async function useSite(origin: string) {
  const joined = await fetch(`${origin}/join`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name: 'Eva', email: 'eva@example.org' }),
  });
  const login = await askAdmin(origin, { ...former, action: 'fetch_submissions' });
  const { submissions } = (await login.json()) as { submissions?: unknown[] };
  return { joined: joined.status, login: login.status, listed: submissions?.length };
}

/** A Postgres without the site's roles, where everybody but its superuser must bring a password. */
async function emptyPostgres(superuser = 'postgres'): Promise<[TestPostgres, string]> {
  const postgres = await startPostgres({ roles: false, passwords: true, superuser });
  onTestFinished(() => postgres.stop());
  const url = await postgres.newEmptyDatabase();
  return [postgres, url.replace(/\/test_\d+$/, '/raiz')];
}

const { username, password } = { username: 'raiz', password: 'oneForAll' };
const minutes = { timeout: 180_000 };

describeWithPostgres('the guide to Postgres', () => {
  test('the commands of the Postgres guide set up a new site', minutes, async () => {
    const [, url] = await emptyPostgres();
    const { run, serve } = owner(url);
    const [make, start, containers, ...rest] = blocksBelow('New installation');
    expect(containers).toContain(`COMPOSE_FILE=${composeFiles}\n`);
    expect(rest).toEqual([]);
    await run(make);
    const origin = await serve(start);
    expect((await useSite(origin)).joined).toBe(303);
  });

  test.each([
    ['a superuser', 'postgres'],
    ['its role, which may create roles', `${username}:${password}`],
  ])(
    'the commands of the Postgres guide, run as %s, move a database of one role and keep every row',
    minutes,
    async (_who, admin) => {
      const [postgres, url] = await emptyPostgres();
      await postgres.asSuperuser(
        url.replace(/raiz$/, 'postgres'),
        `CREATE ROLE ${username} LOGIN CREATEROLE PASSWORD '${password}'`,
        `CREATE DATABASE raiz OWNER ${username}`,
      );
      await databaseOfThen(postgres, asRole(`${username}:${password}`, url));
      const before = await rowsOf(postgres, url, 'admin_audit');
      expect(before['interest_submissions']).toHaveLength(300);

      const { run, serve } = owner(url, { admin });
      const [make, start, retire, ...rest] = blocksBelow('Moving a database of one role');
      expect(rest).toEqual([]);
      await run(make);
      // Later versions may have more columns, and no other rows.
      expect(await rowsOf(postgres, url, 'events')).toMatchObject(before);
      const origin = await serve(start);
      expect(await useSite(origin)).toEqual({ joined: 303, login: 200, listed: 301 });
      if (admin !== 'postgres') return;
      await run(retire);
      const again = new Client(asRole(`${username}:${password}`, url));
      await expect(again.connect()).rejects.toThrow(/not permitted to log in/);
    },
  );

  test(
    'the commands of the Postgres guide move the volume of a container whose role was the superuser',
    minutes,
    async () => {
      const superuser = 'raiz_do_vau';
      const [postgres, emptyUrl] = await emptyPostgres(superuser);
      const url = asRole(superuser, emptyUrl.replace(/raiz$/, 'raiz_do_vau'));
      await postgres.asSuperuser(
        emptyUrl.replace(/raiz$/, 'postgres'),
        'CREATE DATABASE raiz_do_vau',
      );
      await databaseOfThen(postgres, url);
      const before = await rowsOf(postgres, url, 'admin_audit');

      const { run, folder } = owner(url, { bin: dockerOf('127.0.0.1') });
      const [move, ...rest] = blocksBelow('In containers');
      expect(rest).toEqual([]);
      const server = asRole(`raiz_server:${passwords.server}`, url);
      await run(move, {
        COMPOSE_FILE: composeFiles,
        PGPORT: new URL(url).port,
        OWNER_PASSWORD: passwords.owner,
        SERVER_PASSWORD: passwords.server,
        DATABASE_OWNER_URL: asRole(`raiz_owner:${passwords.owner}`, url),
      });
      expect(await rowsOf(postgres, url, 'events')).toMatchObject(before);
      const origin = await startServer(folder, { DATABASE_URL: server }).listening();
      expect(await useSite(origin)).toEqual({ joined: 303, login: 200, listed: 301 });
    },
  );
});
