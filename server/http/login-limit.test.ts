import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '../app.fixture.ts';
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

describe('the login queue, once the account has had too many failed logins', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The state after thirty wrong passwords from thirty IP addresses. */
  async function underAttack() {
    const { logins, records } = countersInMemory();
    for (let count = 1; count <= 30; count += 1) await logins(`198.51.100.${count}`);
    /** Tries to log in. @returns the outcome: seconds waited, or refused */
    const attempt = (ipAddress: string) => {
      const began = Date.now();
      const outcome = { after: undefined as number | 'refused' | undefined };
      const ended = logins(ipAddress).then((answer) => {
        outcome.after = 'succeeded' in answer ? Math.round((Date.now() - began) / 1000) : 'refused';
        return answer;
      });
      return { outcome, ended };
    };
    const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
    return { logins, records, attempt, pass };
  }

  test('fifteen logins from as many new IP addresses are checked one every two seconds', async () => {
    const { attempt, pass } = await underAttack();
    const began = Date.now();
    for (let count = 1; count <= 15; count += 1) {
      const { outcome } = attempt(`203.0.113.${count}`);
      while (outcome.after === undefined) await pass(0.5);
      expect(outcome.after).not.toBe('refused');
    }
    expect(Date.now() - began).toBeGreaterThanOrEqual(14 * 2000);
  });

  test('of a thousand concurrent logins from a thousand IP addresses, eight are queued and the rest are refused without a trace', async () => {
    const { attempt, pass, records } = await underAttack();
    const before = records();
    const attempts = Array.from({ length: 1000 }, (_, count) =>
      attempt(`203.0.${count >> 8}.${count & 255}`),
    );
    await pass(0.1);
    const outcomes = () => attempts.map(({ outcome }) => outcome.after);
    const count = (of: unknown) => outcomes().filter((outcome) => outcome === of).length;
    expect([count(0), count('refused'), count(undefined)]).toEqual([1, 992, 7]);
    expect(records()).toBe(before + 2); // the IP address of the first attempt, and the pace
    await pass(17);
    expect(count(undefined)).toBe(0);
    expect(outcomes().filter((outcome) => typeof outcome === 'number')).toHaveLength(8);
  });

  test('the owner at a new IP address is served before IP addresses that have failed, however many those are', async () => {
    const { attempt, pass } = await underAttack();
    const hammer = () =>
      Array.from({ length: 30 }, (_, count) => attempt(`198.51.100.${count + 1}`));
    for (let second = 0; second < 20; second += 1) {
      hammer();
      await pass(1);
    }
    const { outcome } = attempt(owner);
    for (let second = 0; second < 3; second += 1) {
      hammer();
      await pass(1);
    }
    expect(outcome.after).toBeLessThanOrEqual(2);
  });

  test('an IP address that has logged in before does not wait in the login queue', async () => {
    const { logins, attempt, pass } = await underAttack();
    const first = attempt(owner);
    await pass(3);
    await ((await first.ended) as LoginAttempt).succeeded();
    await pass(24 * 60 * 60);
    for (let count = 1; count <= 40; count += 1) {
      const { ended } = attempt(`203.0.113.${count}`);
      if (count <= 30) await ended;
    }
    const again = attempt(owner);
    await pass(0);
    expect(again.outcome.after).toBe(0);
    // It still gets no more attempts than any other.
    for (let count = 0; count < 9; count += 1) await logins(owner);
    expect(await logins(owner)).toHaveProperty('retryAfterSeconds');
  });

  test('the login queue ends a quarter of an hour after the first failed login', async () => {
    const { attempt, pass } = await underAttack();
    await pass(15 * 60);
    const attempts = Array.from({ length: 30 }, (_, count) => attempt(`203.0.113.${count + 1}`));
    await pass(0);
    expect(attempts.filter(({ outcome }) => outcome.after === 0)).toHaveLength(30);
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
      const answer = await app.inject({
        method: 'POST',
        url: '/functions/v1/admin-auth',
        payload: { username: name, password: 'x', action: 'fetch_submissions' },
        remoteAddress: stranger,
      });
      return answer.statusCode;
    };
    const rows = async () => (await pool.query('SELECT key FROM rate_limits')).rowCount;
    for (let count = 0; count < 10; count += 1) expect(await guess(`first ${count}`)).toBe(401);
    expect(await rows()).toBe(2);
    for (let count = 0; count < 100; count += 1) expect(await guess(`${count}`)).toBe(429);
    expect(await rows()).toBe(2);
  });

  test('servers that share a Postgres let queued logins through at one common pace', async () => {
    const url = await postgres.newDatabase();
    const servers = await Promise.all(
      [1, 2].map(async () => {
        const { store, pool } = await openPostgresStore(url);
        onTestFinished(() => store.close());
        return createLimits({ failedLoginsOfAccount: { points: 1, duration: 900 } }, pool);
      }),
    );
    await servers[0]?.logins('198.51.100.1');
    const began = Date.now();
    const waited = await Promise.all(
      [2, 3, 4].map(async (last) => {
        const answer = await servers[last % 2]?.logins(`198.51.100.${last}`);
        expect(answer).toHaveProperty('succeeded');
        return Date.now() - began;
      }),
    );
    waited
      .toSorted((one, other) => one - other)
      .forEach((ms, place) => expect(ms).toBeGreaterThan(place * 2000 - 50));
  });
});
