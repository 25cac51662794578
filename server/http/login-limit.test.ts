import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { adminRequest, startApp } from '../app.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { createLimits, ofNetwork, rateLimits } from './rate-limits.ts';
import { createLoginLimit, type LoginAttempt } from './login-limit.ts';

const stranger = '198.51.100.1';
const owner = '192.0.2.50';

/** Counters in memory, and the number of records they keep. */
function countersInMemory() {
  const counters = {
    ipAddresses: new RateLimiterMemory(ofNetwork(rateLimits.failedLoginsOfAddress)),
    account: new RateLimiterMemory(rateLimits.failedLoginsOfAccount),
    pace: new RateLimiterMemory(rateLimits.pacedLogins),
    known: new RateLimiterMemory(rateLimits.knownAddresses),
  };
  const records = () =>
    Object.values(counters).reduce((sum, each) => sum + each.dump().storage.length, 0);
  return { logins: createLoginLimit(counters), records };
}

describe('failed logins from one IP address', () => {
  test('20,000 refused logins from one IP address leave nothing in memory, and the owner can log in meanwhile', async () => {
    const { logins, records } = countersInMemory();
    for (let count = 0; count < 10; count += 1) await logins(stranger);
    const before = records();
    for (let count = 0; count < 20_000; count += 1) {
      expect(await logins(stranger)).toHaveProperty('retryAfterSeconds');
    }
    expect(records()).toBe(before);
    expect(await logins(owner)).toHaveProperty('succeeded');
  });
});

describe('once the account has had too many failed logins', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const isChecked = (answer: object) => 'succeeded' in answer;

  /** The state after thirty wrong passwords from thirty IP addresses. */
  async function underAttack() {
    const { logins, records } = countersInMemory();
    const guess = async (ipAddress: string) => isChecked(await logins(ipAddress));
    const botnet = Array.from({ length: 30 }, (_, count) => `198.51.100.${count + 1}`);
    for (const each of botnet) await guess(each);
    return { logins, records, guess, botnet };
  }

  test('ten thousand guesses from a thousand new IP addresses are checked eight in sixteen seconds, and the rest leaves nothing', async () => {
    const { guess, records } = await underAttack();
    const before = records();
    const hammer = async () => {
      const all = Array.from({ length: 10_000 }, (_, count) =>
        guess(`203.0.${count % 4}.${count % 250}`),
      );
      return (await Promise.all(all)).filter(Boolean).length;
    };
    expect(await hammer()).toBe(8);
    expect(records()).toBeLessThanOrEqual(before + 9); // eight IP addresses, and the pace
    vi.advanceTimersByTime(16_000);
    expect(await hammer()).toBe(8);
  });

  test('a spread attack does not lock the owner out at a new IP address, who may mistype twice', async () => {
    const { logins, guess, botnet } = await underAttack();
    for (let second = 0; second < 5 * 60; second += 1) {
      for (const each of botnet) await guess(each);
      vi.advanceTimersByTime(1000);
    }
    expect(await Promise.all(botnet.map(guess))).not.toContain(true);
    expect([await guess(owner), await guess(owner)]).toEqual([true, true]);
    const third = await logins(owner);
    expect(third).toHaveProperty('succeeded');
    await (third as LoginAttempt).succeeded();
    expect(await guess(owner)).toBe(true);
  });

  test('an IP address that has logged in before is not slowed, and gets no more attempts than any other', async () => {
    const { logins, guess } = await underAttack();
    await ((await logins(owner)) as LoginAttempt).succeeded();
    vi.advanceTimersByTime(24 * 60 * 60_000);
    for (let count = 1; count <= 60; count += 1) await guess(`203.0.113.${count}`);
    for (let count = 0; count < 10; count += 1) expect(await guess(owner)).toBe(true);
    expect(await guess(owner)).toBe(false);
  });

  test('new IP addresses are not slowed any more a quarter of an hour after the first failed login', async () => {
    const { guess } = await underAttack();
    vi.advanceTimersByTime(15 * 60_000);
    const guesses = Array.from({ length: 30 }, (_, count) => guess(`203.0.113.${count + 1}`));
    expect(await Promise.all(guesses)).not.toContain(false);
  });
});

describe('failed logins from an IPv6 /48', () => {
  test('an IPv6 /48 gets thirty failed logins, however many of its 65,536 networks it uses', async () => {
    const { logins } = countersInMemory();
    const outcomes = [];
    for (let count = 0; count < 40; count += 1) {
      outcomes.push('succeeded' in (await logins(`2001:db8:1:${count.toString(16)}::1`)));
    }
    expect(outcomes).toEqual([...Array<boolean>(30).fill(true), ...Array<boolean>(10).fill(false)]);
  });

  test('an IPv6 /64 that has logged in before is not refused because of its /48', async () => {
    const { logins } = countersInMemory();
    const home = '2001:db8:1:ffff::1';
    await ((await logins(home)) as LoginAttempt).succeeded();
    for (let count = 0; count < 40; count += 1) await logins(`2001:db8:1:${count.toString(16)}::1`);
    expect(await logins(home)).toHaveProperty('succeeded');
  });
});

describeWithPostgres('failed logins counted in Postgres', () => {
  const postgres = testDatabases();

  test('refused logins add no row to Postgres, whatever user names are tried', async () => {
    const { store, pool } = await openPostgresStore(await postgres.newDatabase());
    onTestFinished(() => store.close());
    const { app } = await startApp({ pool });
    const guess = async (name: string) => {
      const login = { username: name, password: 'x', action: 'fetch_submissions' };
      return (await app.inject(adminRequest(login, { remoteAddress: stranger }))).statusCode;
    };
    const rows = async () => (await pool.query('SELECT key FROM rate_limits')).rowCount;
    for (let count = 0; count < 10; count += 1) expect(await guess(`first ${count}`)).toBe(401);
    expect(await rows()).toBe(2);
    for (let count = 0; count < 100; count += 1) expect(await guess(`${count}`)).toBe(429);
    expect(await rows()).toBe(2);
  });

  test('servers that share a Postgres slow guesses from new IP addresses together', async () => {
    const url = await postgres.newDatabase();
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const { store, pool } = await openPostgresStore(url);
        onTestFinished(() => store.close());
        const allowed = {
          failedLoginsOfAccount: { points: 1, duration: 900 },
          pacedLogins: { points: 2, duration: 900 },
        };
        return createLimits(allowed, pool);
      }),
    );
    const outcomes = [];
    for (let count = 1; count <= 5; count += 1) {
      outcomes.push((await servers[count % 2]?.logins(`198.51.100.${count}`))?.outcome);
    }
    expect(outcomes).toEqual(['allowed', 'allowed', 'allowed', 'refused', 'refused']);
  });
});
