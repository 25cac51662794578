import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import type { AdminLogin } from '../../domain/admin/api.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { startPostgres, type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres } from '../db/postgres/postgres.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from './traffic.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { askAdmin } from '../admin/ask-admin.fixture.ts';

/**
 * Kills Postgres this many times at random moments while visitors submit to one real server, and
 * expects that server to recover by itself, every acknowledged submission to be stored once, and
 * none twice.
 * @returns how many were acknowledged, and how many requests were refused meanwhile
 */
async function killPostgresAndCount(postgres: TestPostgres, rounds: number) {
  const DATABASE_URL = await postgres.newDatabase();
  const server = startServer(checkout(), { ...trafficEnv, DATABASE_URL });
  const origin = await server.listening();
  const traffic = new Traffic();
  const kills = async () => {
    for (let round = 0; round < rounds; round += 1) {
      await wait(randomInt(100, 500));
      await postgres.kill();
      await wait(randomInt(200));
      await postgres.start();
    }
    await wait(300);
  };
  await traffic.during([origin], kills(), 3);

  expect(server.child.exitCode).toBeNull();
  // A client that retries without a pause runs into the rate limit at some time.
  const kinds = new Set(traffic.refusals.map(({ status }) => status));
  expect([...kinds].filter((status) => status !== 429)).toEqual([503]);
  const stored = await storedEmails(origin);
  expect([...traffic.acknowledged].filter((email) => !stored.has(email))).toEqual([]);
  expect([...stored].filter(([, count]) => count > 1)).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return { acknowledged: traffic.acknowledged.size, refused: traffic.refusals.length };
}

describeWithPostgres('server processes on one Postgres', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });
  afterAll(() => postgres.stop());

  test('two server processes that start at once on an empty database make its tables, create one account, store once what is sent to both, and share sessions', async () => {
    const DATABASE_URL = await postgres.newEmptyDatabase();
    const folder = checkout();
    const servers = [1, 2].map(() =>
      startServer(folder, {
        DATABASE_URL,
        DATA_DIR: newFolder('data'),
        TRUSTED_PROXIES: '127.0.0.1',
      }),
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
    const page = { token, action: 'list' };
    expect((await askAdmin(there, page)).status).toBe(200);
    expect((await askAdmin(there, { token, action: 'logout' })).status).toBe(204);
    expect((await askAdmin(here, page)).status).toBe(401);
    for (const server of servers) server.child.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0]);
    expect(servers.map((server) => server.output.stderr)).toEqual(['', '']);
  });

  test.runIf(everything)(
    'a server loses no acknowledged submission when Postgres is killed, and recovers by itself',
    { timeout: 600_000 },
    async () => {
      const rounds = 30;
      const { acknowledged, refused } = await killPostgresAndCount(postgres, rounds);
      expect(acknowledged).toBeGreaterThan(rounds);
      expect(refused).toBeGreaterThan(0);
    },
  );
});
