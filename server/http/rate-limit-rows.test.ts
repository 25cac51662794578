import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { checkout, startServer } from '../system-tests/server-process.fixture.ts';
import { openPool } from '../db/postgres/connection.ts';
import { asRole } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { scheduleRateLimitPurge } from './hashed-keys-limiter.ts';
import { createLimits } from './rate-limits.ts';

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describeWithPostgres('the rate limit rows in Postgres', () => {
  const postgres = testDatabases();
  afterEach(() => void vi.useRealTimers());

  const keys = async (url: string): Promise<string[]> => {
    const rows = await postgres.asSuperuser(url, 'SELECT key FROM rate_limits ORDER BY key');
    return rows.map((row) => String(row['key']));
  };

  const addRow = (url: string, key: string, expire: number) =>
    postgres.asSuperuser(url, `INSERT INTO rate_limits VALUES ('${key}', 1, ${expire})`);

  const opened = (url: string) => {
    const pool = openPool(url);
    onTestFinished(() => pool.end());
    return pool;
  };

  /** The keys that one request adds to an empty table. */
  const keysOf = async (url: string) => {
    await postgres.asSuperuser(url, 'DELETE FROM rate_limits');
    const { submissions, events } = createLimits({}, opened(url));
    await Promise.all([submissions('192.0.2.1'), events('192.0.2.1')]);
    return keys(url);
  };

  test('a rate limit row in Postgres contains no IP address or user name, not even as an unkeyed hash', async () => {
    const DATABASE_URL = asRole('raiz_server:secret', await postgres.newDatabase());
    const server = startServer(checkout(), { DATABASE_URL });
    const origin = await server.listening();
    const apikey = siteConfig.publicClientKey;
    await post(
      `${origin}/rest/v1/interest_submissions`,
      { name: 'Ana', email: 'a@b.pt' },
      { apikey },
    );
    await post(`${origin}/functions/v1/admin-auth`, {
      username: 'olga@example.org',
      password: 'x',
      action: 'fetch_submissions',
    });
    const found = await keys(DATABASE_URL);
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const key of found) expect(key).toMatch(/^\w+:[\w-]{43}$/);
    const plain = ['127.0.0.1', 'olga@example.org'];
    const hashes = plain.flatMap((text) => [
      hash('sha256', text),
      hash('sha256', text, 'base64url'),
    ]);
    for (const text of [...plain, ...hashes]) expect(found.join('\n')).not.toContain(text);
  });

  test('rate limit keys are the same for servers with one database password, and differ with another password', async () => {
    const url = await postgres.newDatabase();
    const first = await keysOf(asRole('raiz_server:one%20', url));
    expect(first).toHaveLength(2);
    expect(await keysOf(asRole('raiz_server:one%20', url))).toEqual(first);
    expect(await keysOf(asRole('raiz_server:two', url))).not.toEqual(first);
    const [events = '', submissions = ''] = first.map((key) => key.split(':')[1]);
    // Two counters of one visitor have unrelated keys.
    expect(events).not.toBe(submissions);
  });

  test('expired rate limit rows are purged when a server starts', async () => {
    const url = await postgres.newDatabase();
    await addRow(url, 'over', Date.now() - 1);
    await addRow(url, 'running', Date.now() + 600_000);
    await startServer(checkout(), { DATABASE_URL: url }).listening();
    for (let tries = 0; tries < 100 && (await keys(url)).length > 1; tries += 1) await wait(100);
    expect(await keys(url)).toEqual(['running']);
  });

  test('expired rate limit rows are purged every half minute while a server runs', async () => {
    const url = await postgres.newDatabase();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const failed = vi.fn();
    const pool = opened(url);
    onTestFinished(scheduleRateLimitPurge(pool, failed));
    for (let round = 0; round < 2; round += 1) {
      await addRow(url, 'over', Date.now());
      vi.advanceTimersByTime(30_000);
      await expect.poll(() => keys(url), { timeout: 10_000 }).toEqual([]);
    }
    expect(failed).not.toHaveBeenCalled();
  });
});
