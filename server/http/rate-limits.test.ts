import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { adminRequest, startApp } from '../app.fixture.ts';
import { openPool } from '../db/postgres/connection.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { countedNetworks } from './client-ip.ts';
import { memoryCounter, scheduleRateLimitPurge, usedUp } from './counter.ts';
import { createLimits, rateLimits } from './rate-limits.ts';
import type { LoginAttempt } from './login-limit.ts';

const ipAddress = '192.0.2.1';
const inNetwork = (count: number) => `2001:db8:1:${count.toString(16)}::1`;
const minute = 60_000;

test('the counts of IP addresses are over within twenty minutes, as the privacy policy says, of requests for one’s data within two hours, and of a day’s submissions within 25', () => {
  const purgedEvery = 30;
  for (const [name, { duration }] of Object.entries(rateLimits)) {
    const minutes = { linkRequests: 120, submissionsOfDay: 25 * 60 }[name] ?? 20;
    expect(duration + purgedEvery, name).toBeLessThanOrEqual(minutes * 60);
  }
});

describe('the limits in memory', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('remember 20,000 networks at most after requests of 300,000, and none longer than its window', async () => {
    const counter = memoryCounter(60);
    for (let count = 0; count < 300_000; count += 1) await counter.add(`network ${count}`, 1);
    expect(counter.size()).toBeLessThanOrEqual(20_000);
    expect(await counter.read('network 0')).toEqual({ count: 0, msLeft: 0 });
    expect(await counter.read('network 299999')).toEqual({ count: 1, msLeft: minute });
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(minute);
    expect(counter.size()).toBe(0);
  });

  test('a /48 that has used up its limit leaves no trace of its further networks', async () => {
    const counter = memoryCounter(60);
    for (let count = 0; count < 50; count += 1) {
      if (await usedUp({ points: 6, counter }, inNetwork(count))) continue;
      for (const { network, weight } of countedNetworks(inNetwork(count))) {
        await counter.add(network, weight);
      }
    }
    // Six of a /64, and the /48.
    expect(counter.size()).toBe(7);
  });

  test('an IP address submits 60 times a minute, and 600 times a day, however slowly', async () => {
    const { submissions } = createLimits();
    const taken = [];
    for (let minutes = 0; minutes < 12; minutes += 1) {
      let count = 0;
      while (count < 70 && !(await submissions(ipAddress))) count += 1;
      taken.push(count);
      vi.advanceTimersByTime(minute);
    }
    expect(taken).toEqual([...Array<number>(10).fill(60), 0, 0]);
    expect(await submissions('192.0.2.2')).toBeUndefined();
    vi.advanceTimersByTime(24 * 60 * minute);
    expect(await submissions(ipAddress)).toBeUndefined();
  });

  test('a refusal says in whole seconds when to come again, and does not prolong the wait', async () => {
    const { submissions } = createLimits({ submissions: { points: 1, duration: 60 } });
    expect(await submissions(ipAddress)).toBeUndefined();
    vi.advanceTimersByTime(20_500);
    for (let count = 0; count < 5; count += 1) {
      expect(await submissions(ipAddress)).toEqual({ outcome: 'refused', retryAfterSeconds: 40 });
    }
    vi.advanceTimersByTime(39_500);
    expect(await submissions(ipAddress)).toBeUndefined();
  });

  test('an IP address with ten failed logins may log in again after a quarter of an hour, and strangers keep nobody else out', async () => {
    const { logins } = createLimits();
    for (let count = 0; count < 10; count += 1) {
      expect(await logins(ipAddress)).toHaveProperty('giveBack');
    }
    vi.advanceTimersByTime(5 * minute);
    expect(await logins(ipAddress)).toEqual({ outcome: 'refused', retryAfterSeconds: 600 });
    expect(await logins('192.0.2.50')).toHaveProperty('giveBack');
    vi.advanceTimersByTime(10 * minute);
    expect(await logins(ipAddress)).toHaveProperty('giveBack');
  });

  test('a login counts as failed until it gives its points back, once its window is over no more', async () => {
    const { logins } = createLimits({ failedLoginsOfAddress: { points: 1, duration: 900 } });
    const first = (await logins(ipAddress)) as LoginAttempt;
    expect(await logins(ipAddress)).toHaveProperty('retryAfterSeconds');
    await first.giveBack();
    const late = (await logins(ipAddress)) as LoginAttempt;
    vi.advanceTimersByTime(15 * minute);
    expect(await logins(ipAddress)).toHaveProperty('giveBack');
    await late.giveBack();
    expect(await logins(ipAddress)).toHaveProperty('retryAfterSeconds');
  });

  const two = { points: 2, duration: 60 };
  test.each([
    ['submissions', async (ip: string) => !(await ofTwo.submissions(ip))],
    ['failed logins', async (ip: string) => 'giveBack' in (await ofTwo.logins(ip))],
    [
      'wrong tokens',
      async (ip: string) => {
        const refused = await ofTwo.bogusTokens.refusalOf(ip);
        await ofTwo.bogusTokens.countFailure(ip);
        return !refused;
      },
    ],
  ])('ten networks of one /48 get three times the %s of one of them', async (_what, isAllowed) => {
    const outcomes = [];
    for (let count = 0; count < 10; count += 1) outcomes.push(await isAllowed(inNetwork(count)));
    expect(outcomes).toEqual([...Array<boolean>(6).fill(true), ...Array<boolean>(4).fill(false)]);
    expect(await isAllowed('2001:db8:2::1')).toBe(true);
  });
  const ofTwo = createLimits({ submissions: two, bogusTokens: two, failedLoginsOfAddress: two });

  test('a network that goes on after its own limit takes nothing from the others of its /48', async () => {
    const { events } = createLimits({ events: two });
    for (let count = 0; count < 20; count += 1) await events(inNetwork(0));
    expect(await events(inNetwork(1))).toBeUndefined();
  });
});

test('rate limits are counted in memory while Postgres cannot be reached', async () => {
  const pool = openPool('postgres://127.0.0.1:1/raiz');
  onTestFinished(() => pool.end());
  const { submissions } = createLimits({ submissions: { points: 1, duration: 60 } }, pool);
  expect(await submissions(ipAddress)).toBeUndefined();
  expect(await submissions(ipAddress)).toEqual({ outcome: 'refused', retryAfterSeconds: 60 });
});

describeWithPostgres('the rate limits in Postgres', () => {
  const postgres = testDatabases();
  afterEach(() => void vi.useRealTimers());

  test('two servers count the failed logins of an IP address together until their time is over, and a refused one adds no row', async () => {
    const url = await postgres.newDatabase();
    const opened = await Promise.all([1, 2].map(() => openPostgresStore(url)));
    onTestFinished(async () => {
      await Promise.all(opened.map(({ store }) => store.close()));
    });
    const [here, there] = opened.map(({ pool }) => createLimits({}, pool));
    for (let count = 0; count < 20; count += 1) {
      const attempt = await (count % 2 ? here : there)?.logins(ipAddress);
      if (count < 10) await (attempt as LoginAttempt).giveBack();
      expect(attempt).toHaveProperty('giveBack');
    }
    const [{ pool }] = opened as [(typeof opened)[0]];
    const { app } = await startApp({ pool });
    const login = { username: 'anybody', password: 'x', action: 'fetch_submissions' };
    for (let count = 0; count < 3; count += 1) {
      const guess = await app.inject(adminRequest(login, { remoteAddress: ipAddress }));
      expect(guess.statusCode).toBe(429);
      // A quarter of an hour, minus the time that the logins took.
      expect(Number(guess.headers['retry-after'])).toBeGreaterThan(840);
    }
    expect((await pool.query('SELECT key FROM rate_limits')).rowCount).toBe(1);
    expect(await here?.logins('192.0.2.2')).toHaveProperty('giveBack');
    await postgres.asSuperuser(url, 'UPDATE rate_limits SET expire = 0');
    expect(await there?.logins(ipAddress)).toHaveProperty('giveBack');
  });

  test('expired rows, and no others, are purged when a server starts, and every half minute while it runs', async () => {
    const url = await postgres.newDatabase();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const pool = openPool(url);
    onTestFinished(() => pool.end());
    const addRow = (key: string, expire: number) =>
      postgres.asSuperuser(url, `INSERT INTO rate_limits VALUES ('${key}', 1, ${expire})`);
    const keys = async () =>
      (await postgres.asSuperuser(url, 'SELECT key FROM rate_limits')).map(({ key }) => key);
    const failed = vi.fn();
    await addRow('running', Date.now() + 600_000);
    await addRow('over', Date.now() - 1);
    onTestFinished(scheduleRateLimitPurge(pool, failed));
    await expect.poll(keys).toEqual(['running']);
    await addRow('over', Date.now() - 1);
    vi.advanceTimersByTime(30_000);
    await expect.poll(keys).toEqual(['running']);
    expect(failed).not.toHaveBeenCalled();
  });
});
