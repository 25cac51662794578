import { expect, onTestFinished, test } from 'vitest';
import { adminRequest, startApp } from '../app.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { createLimits } from './rate-limits.ts';

const stranger = '198.51.100.1';
const owner = '192.0.2.50';

test('strangers who guess at a thousand IP addresses do not keep the owner out at a new one', async () => {
  const { logins } = createLimits();
  for (let count = 0; count < 10_000; count += 1) {
    await logins(`203.0.${count % 4}.${count % 250}`);
  }
  expect(await logins('203.0.0.0')).toHaveProperty('retryAfterSeconds');
  for (let count = 0; count < 10; count += 1) {
    expect(await logins(owner)).toHaveProperty('giveBack');
  }
  expect(await logins(owner)).toHaveProperty('retryAfterSeconds');
});

test('an IPv6 /48 gets thirty failed logins, however many of its 65,536 networks it uses', async () => {
  const { logins } = createLimits();
  const outcomes = [];
  for (let count = 0; count < 40; count += 1) {
    outcomes.push('giveBack' in (await logins(`2001:db8:1:${count.toString(16)}::1`)));
  }
  expect(outcomes).toEqual([...Array<boolean>(30).fill(true), ...Array<boolean>(10).fill(false)]);
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
    expect(await rows()).toBe(1);
    for (let count = 0; count < 100; count += 1) expect(await guess(`${count}`)).toBe(429);
    expect(await rows()).toBe(1);
  });
});
