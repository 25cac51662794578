import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import type { AdminLogin } from '../../domain/admin/api.ts';
import { rateLimits } from '../http/rate-limits.ts';
import { killPostgresAndCount } from './postgres-restart.fixture.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { newMirror } from '../subscribers/replay/mirror.fixture.ts';
import { asRole, startPostgres, type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';
import { Traffic } from './traffic.fixture.ts';
import { submitTo } from '../submissions/submit.fixture.ts';
import { askAdmin } from '../admin/ask-admin.fixture.ts';

const submit = (origin: string, email: string) => submitTo(origin, { name: 'Ana', email });

/** Submits as the form without scripts does. */
const join = (origin: string, email: string): Promise<Response> =>
  fetch(`${origin}/join`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name: 'Ana', email }),
  });

describeWithPostgres('server processes on one Postgres', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres.stop());

  test('a server does not start before the tables exist, even when DATABASE_OWNER_URL is set', async () => {
    const DATABASE_URL = await postgres.newEmptyDatabase();
    const DATABASE_OWNER_URL = asRole('raiz_owner', DATABASE_URL);
    const server = startServer(checkout(), { DATABASE_URL, DATABASE_OWNER_URL });
    expect(await server.ended).toBe(1);
    expect(server.output.stdout).toBe('');
    expect(server.output.stderr).toMatch(
      /^The tables in .* are missing\. Run `npm run migrate`.*\n$/,
    );
    const tables = await postgres.asSuperuser(DATABASE_URL, "SELECT to_regclass('migrations')");
    expect(tables).toEqual([{ to_regclass: null }]);
  });

  test('whatever somebody made who got hold of the server’s connection, the next start goes on', async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const LEDGER_DIR = newMirror();
    const client = new Client(DATABASE_URL);
    await client.connect();
    onTestFinished(() => client.end());
    for (const made of [
      "SELECT lo_from_bytea(0, 'x')",
      'ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO PUBLIC',
      "INSERT INTO mirror_lines VALUES ('x', now(), 'no JSON')",
      "INSERT INTO admin_account VALUES (1, 'olga', 'no hash', now())",
      "INSERT INTO events VALUES ('x', now(), '', 'x', 1)",
      "UPDATE event_head SET seq = 2147483647, hash = 'x'",
    ]) {
      await client.query(made);
    }
    const env = { DATABASE_URL, LEDGER_DIR };
    const server = startServer(checkout(), env);
    expect((await submit(await server.listening(), 'ana@example.org')).status).toBe(201);
  });

  test('two server processes that start at once create one account, store once what is sent to both, and share sessions and limits', async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const folder = checkout();
    const servers = [1, 2].map(() =>
      startServer(folder, { DATABASE_URL, TRUSTED_PROXIES: '127.0.0.1' }),
    );
    const origins = await Promise.all(servers.map((server) => server.listening()));
    const [password, ...others] = servers.flatMap(
      ({ output }) => /^password: (.*)$/m.exec(output.stdout)?.[1] ?? [],
    );
    expect(others).toEqual([]);
    const traffic = new Traffic();
    await traffic.during(origins, wait(500));
    expect(traffic.refusals).toEqual([]);
    expect(traffic.acknowledged.size).toBeGreaterThan(0);
    const credentials = { username: 'admin', password, action: 'fetch_submissions' };
    for (const origin of origins) {
      const login = await askAdmin(origin, credentials);
      const { submissions } = (await login.json()) as { submissions: { email: string }[] };
      const stored = submissions.map(({ email }) => email);
      expect(new Set(stored)).toEqual(traffic.acknowledged);
      expect(stored).toHaveLength(traffic.acknowledged.size);
    }
    const [here = '', there = ''] = origins;
    const { token } = (await (await askAdmin(here, credentials, 'admin')).json()) as AdminLogin;
    const page = { token, action: 'admin_page' };
    expect((await askAdmin(there, page)).status).toBe(200);
    expect((await askAdmin(there, { token, action: 'admin_logout' })).status).toBe(204);
    expect((await askAdmin(here, page)).status).toBe(401);
    const wrong = { ...credentials, password: 'wrong' };
    for (let count = 0; count < rateLimits.failedLoginsOfAddress.points; count += 1) {
      expect((await askAdmin(here, wrong)).status).toBe(401);
    }
    expect((await askAdmin(there, wrong)).status).toBe(429);
    for (const server of servers) server.child.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0]);
    expect(servers.map((server) => server.output.stderr)).toEqual(['', '']);
  });

  test.runIf(everything)(
    'a server loses no acknowledged submission when Postgres is killed, and recovers by itself',
    { timeout: 120_000 },
    async () => {
      const { acknowledged, refused } = await killPostgresAndCount(postgres, 1);
      expect(acknowledged).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
    },
  );

  test.runIf(everything)(
    'a server answers 503 with the form intact while Postgres hangs, and recovers afterwards',
    async () => {
      const DATABASE_URL = `${await postgres.newDatabase()}?query_timeout=2000`;
      const server = startServer(checkout(), { DATABASE_URL });
      const origin = await server.listening();
      const connecting = [1, 2, 3, 4, 5, 6].map((number) =>
        submit(origin, `${number}@example.org`),
      );
      for (const answer of await Promise.all(connecting)) expect(answer.status).toBe(201);

      postgres.freeze();
      const [refused, page] = await Promise.all([
        submit(origin, 'rui@example.org'),
        join(origin, 'eva@example.org'),
      ]).finally(() => postgres.thaw());
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ message: expect.any(String) as string });
      expect([page.status, await page.text()]).toEqual([503, 'the form again']);

      expect((await submit(origin, 'rui@example.org')).status).toBe(201);
      expect((await join(origin, 'eva@example.org')).status).toBe(303);
    },
  );
});

describe('a server process without its Postgres', () => {
  test('a start without a reachable database fails with one line that says what to do', async () => {
    const url = 'postgres://olga:hunter2@127.0.0.1:1/raiz';
    const server = startServer(checkout(), { DATABASE_URL: url });
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toMatch(
      /^DATABASE_URL leads to the database raiz at 127\.0\.0\.1:1, which .*ECONNREFUSED.*\n$/,
    );
    expect(server.output.stderr).not.toContain('hunter2');
    expect(server.output.stdout).toBe('');
  });
});
