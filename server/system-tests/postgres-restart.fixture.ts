import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { checkout, startServer } from './server-process.fixture.ts';
import { type TestPostgres } from '../db/postgres/cluster.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from './traffic.fixture.ts';

/**
 * Kills Postgres this many times at random moments while visitors submit to one real server, and
 * expects that server to recover by itself, every acknowledged submission to be stored once, and
 * none twice.
 * @param postgres one that waits for the disk
 * @returns how many were acknowledged, and how many requests were refused meanwhile
 */
export async function killPostgresAndCount(postgres: TestPostgres, rounds: number) {
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
