import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPool } from '../db/postgres/connection.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { scheduleRateLimitPurge } from './counter.ts';

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
