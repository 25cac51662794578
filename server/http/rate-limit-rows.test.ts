import { hash } from 'node:crypto';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { adminRequest, post, startApp } from '../app.fixture.ts';
import { openPool } from '../db/postgres/connection.ts';
import { asRole } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { scheduleRateLimitPurge } from './hashed-keys-limiter.ts';
import { createLimits } from './rate-limits.ts';

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
    const { app } = await startApp({ pool: opened(DATABASE_URL) });
    await app.inject(post({ name: 'Ana', email: 'a@b.pt' }));
    const login = { username: 'olga@example.org', password: 'x', action: 'fetch_submissions' };
    await app.inject(adminRequest(login));
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

  test('expired rate limit rows, and no others, are purged when a server starts, and every half minute while it runs', async () => {
    const url = await postgres.newDatabase();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const failed = vi.fn();
    const pool = opened(url);
    await addRow(url, 'running', Date.now() + 600_000);
    await addRow(url, 'over', Date.now() - 1);
    onTestFinished(scheduleRateLimitPurge(pool, failed));
    for (let round = 0; round < 2; round += 1) {
      await expect.poll(() => keys(url)).toEqual(['running']);
      await addRow(url, 'over', Date.now() - 1);
      vi.advanceTimersByTime(30_000);
    }
    await expect.poll(() => keys(url)).toEqual(['running']);
    expect(failed).not.toHaveBeenCalled();
  });
});
