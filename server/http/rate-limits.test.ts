import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPool } from '../db/postgres/connection.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { countedNetworks } from './client-ip.ts';
import { memoryCounter, usedUp } from './counter.ts';
import { createLimits, rateLimits } from './rate-limits.ts';
import type { LoginAttempt } from './login-limit.ts';
import type { Refusal } from './refusal.ts';

const ipAddress = '192.0.2.1';

test('the counts of IP addresses are over within twenty minutes, as the privacy policy says, of requests for one’s data within two hours, and of a day’s submissions within 25', () => {
  const purgedEvery = 30;
  for (const [name, { duration }] of Object.entries(rateLimits)) {
    const minutes = { linkRequests: 120, submissionsOfDay: 25 * 60 }[name] ?? 20;
    const promised = minutes * 60;
    expect(duration + purgedEvery, name).toBeLessThanOrEqual(promised);
  }
});

test('after 300,000 requests of as many networks a limit remembers 20,000 of them at most, and none longer than its window', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const counter = memoryCounter(60);
  for (let count = 0; count < 300_000; count += 1) await counter.add(`network ${count}`, 1);
  expect(counter.size()).toBeLessThanOrEqual(20_000);
  expect(await counter.read('network 0')).toEqual({ count: 0, msLeft: 0 });
  expect(await counter.read('network 299999')).toEqual({ count: 1, msLeft: 60_000 });
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(counter.size()).toBe(0);
});

test('a /48 that has used up its limit leaves no trace of its further networks', async () => {
  const counter = memoryCounter(60);
  const limit = { points: 6, counter };
  for (let count = 0; count < 50; count += 1) {
    const ipAddress = `2001:db8:1:${count}::1`;
    if (await usedUp(limit, ipAddress)) continue;
    for (const { network, weight } of countedNetworks(ipAddress)) {
      await counter.add(network, weight);
    }
  }
  // Six of a /64, and the /48.
  expect(counter.size()).toBe(7);
});

describe('the rate limits of one IP address', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('an IP address submits 600 times a day, however slowly', async () => {
    const { submissions } = createLimits();
    let taken = 0;
    for (let minutes = 0; minutes < 20; minutes += 1) {
      for (let count = 0; count < 50; count += 1) taken += (await submissions(ipAddress)) ? 0 : 1;
      vi.advanceTimersByTime(60_000);
    }
    expect(taken).toBe(600);
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(await submissions(ipAddress)).toBeUndefined();
  });

  test('an IP address that used up its submissions of a minute may submit again after that minute', async () => {
    const { submissions } = createLimits({ submissions: { points: 1, duration: 60 } });
    expect(await submissions(ipAddress)).toBeUndefined();
    vi.advanceTimersByTime(20_500);
    expect(await submissions(ipAddress)).toEqual({ outcome: 'refused', retryAfterSeconds: 40 });
    vi.advanceTimersByTime(39_500);
    expect(await submissions(ipAddress)).toBeUndefined();
  });

  test('an IP address with ten failed logins may log in again after a quarter of an hour', async () => {
    const { logins } = createLimits();
    for (let count = 0; count < 10; count += 1) {
      expect(await logins(ipAddress)).toHaveProperty('giveBack');
    }
    vi.advanceTimersByTime(5 * 60_000);
    // A refused request does not prolong the wait.
    for (let count = 0; count < 5; count += 1) {
      expect(await logins(ipAddress)).toEqual({ outcome: 'refused', retryAfterSeconds: 600 });
    }
    vi.advanceTimersByTime(10 * 60_000);
    expect(await logins(ipAddress)).toHaveProperty('giveBack');
  });

  test('an IP address that is refused while its own login is still being checked may log in again once that login succeeds', async () => {
    const { logins } = createLimits({ failedLoginsOfAddress: { points: 1, duration: 900 } });
    const first = (await logins(ipAddress)) as LoginAttempt;
    expect(await logins(ipAddress)).toHaveProperty('retryAfterSeconds');
    await first.giveBack();
    expect(await logins(ipAddress)).toHaveProperty('giveBack');
  });
});

describe('what the networks of one IPv6 /48 may do together', () => {
  const fromNetwork = (count: number) => `2001:db8:1:${count.toString(16)}::1`;
  const limits = createLimits({
    submissions: { points: 2, duration: 60 },
    bogusTokens: { points: 2, duration: 60 },
  });

  test('ten networks of one /48 get three times the submissions of one of them, and another /48 its own', async () => {
    const outcomes = [];
    for (let count = 0; count < 10; count += 1) {
      outcomes.push((await limits.submissions(fromNetwork(count))) === undefined);
    }
    expect(outcomes).toEqual([...Array<boolean>(6).fill(true), ...Array<boolean>(4).fill(false)]);
    expect(await limits.submissions('2001:db8:2::1')).toBeUndefined();
  });

  test('a network that goes on after its own limit takes nothing from the others of its /48', async () => {
    const { events } = createLimits({ events: { points: 2, duration: 60 } });
    for (let count = 0; count < 20; count += 1) await events(fromNetwork(0));
    expect(await events(fromNetwork(1))).toBeUndefined();
  });

  test('ten networks of one /48 get three times the wrong tokens of one of them', async () => {
    const { refusalOf, countFailure } = limits.bogusTokens;
    for (let count = 0; count < 6; count += 1) {
      expect(await refusalOf(fromNetwork(count))).toBeUndefined();
      await countFailure(fromNetwork(count));
    }
    expect(await refusalOf(fromNetwork(9))).toMatchObject({ outcome: 'refused' });
    expect(await refusalOf('2001:db8:2::1')).toBeUndefined();
  });
});

test('rate limits are counted in memory while Postgres cannot be reached', async () => {
  const pool = openPool('postgres://127.0.0.1:1/raiz');
  onTestFinished(() => pool.end());
  const { submissions } = createLimits({ submissions: { points: 2, duration: 60 } }, pool);
  expect(await submissions(ipAddress)).toBeUndefined();
  expect(await submissions(ipAddress)).toBeUndefined();
  expect(await submissions(ipAddress)).toEqual({ outcome: 'refused', retryAfterSeconds: 60 });
});

describeWithPostgres('the rate limits that two servers count together in Postgres', () => {
  const postgres = testDatabases();

  /** The rate limits of two servers that share an empty store. */
  const ofTwoServers = async (allowed?: Parameters<typeof createLimits>[0]) => {
    const url = await postgres.newDatabase();
    const opened = await Promise.all([1, 2].map(() => openPostgresStore(url)));
    onTestFinished(async () => {
      await Promise.all(opened.map(({ store }) => store.close()));
    });
    const [here, there] = opened.map(({ pool }) => createLimits(allowed, pool));
    return { here, there, url };
  };

  test('two servers count the failed logins of an IP address together, and successful ones are not counted', async () => {
    const { here, there } = await ofTwoServers();
    for (let count = 0; count < 20; count += 1) {
      const attempt = await (count % 2 ? here : there)?.logins(ipAddress);
      await (attempt as LoginAttempt).giveBack();
    }
    for (let count = 0; count < 10; count += 1) {
      const attempt = await (count % 2 ? here : there)?.logins(ipAddress);
      expect(attempt).toHaveProperty('giveBack');
    }
    for (const server of [here, there]) {
      const { retryAfterSeconds } = (await server?.logins(ipAddress)) as Refusal;
      // A quarter of an hour, minus the time that the logins took.
      expect(retryAfterSeconds).toBeGreaterThan(840);
      expect(retryAfterSeconds).toBeLessThanOrEqual(900);
    }
    expect(await here?.logins('192.0.2.2')).toHaveProperty('giveBack');
  });

  test('a rate limit that two servers share ends when its time is over', async () => {
    const { here, there, url } = await ofTwoServers({ events: { points: 1, duration: 600 } });
    expect(await here?.events(ipAddress)).toBeUndefined();
    expect(await there?.events(ipAddress)).toHaveProperty('retryAfterSeconds');
    await postgres.asSuperuser(url, 'UPDATE rate_limits SET expire = 0');
    expect(await there?.events(ipAddress)).toBeUndefined();
  });
});
