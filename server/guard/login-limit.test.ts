import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import {
  describeWithPostgres,
  startPostgres,
  type TestPostgres,
} from '../store/postgres.fixture.ts';
import { openPostgresStore } from '../store/postgres.ts';
import { allowances } from './limits.ts';
import { createLoginLimit } from './login-limit.ts';

const stranger = '198.51.100.1';
const owner = '192.0.2.50';

describe('a stranger who is refused', () => {
  test('20,000 times leaves nothing in memory, and the owner can log in meanwhile', async () => {
    const addresses = new RateLimiterMemory(allowances.failedLoginsOfAddress);
    const accounts = new RateLimiterMemory(allowances.failedLoginsOfAccount);
    const logins = createLoginLimit(addresses, accounts);
    const records = () => [addresses, accounts].map((each) => each.dump().storage.length);
    for (let count = 0; count < 10; count += 1) await logins(stranger);
    for (let count = 0; count < 20_000; count += 1) {
      expect(await logins(stranger)).toHaveProperty('retryAfterSeconds');
    }
    expect(records()).toEqual([1, 1]);
    expect(await logins(owner)).toHaveProperty('succeeded');
  });
});

describeWithPostgres('a stranger whom servers sharing a Postgres refuse', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('leaves no row there, whatever names are tried', async () => {
    const { store, pool } = await openPostgresStore(await postgres.newSchema(), () => undefined);
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
    for (let count = 0; count < 1000; count += 1) expect(await guess(`${count}`)).toBe(429);
    expect(await rows()).toBe(2);
  });
});
