import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from './traffic.fixture.ts';

/**
 * Kills the real server this many times at random moments, under load and now and then while it
 * starts, and expects every acknowledged submission to be stored once, and none twice.
 * @returns how many were acknowledged, and how many requests were cut off by a kill
 */
async function killAndCount(rounds: number) {
  const folder = checkout();
  const traffic = new Traffic();
  for (let round = 0; round < rounds; round += 1) {
    const server = startServer(folder, trafficEnv);
    if (round % 10 === 9) await wait(randomInt(300));
    else {
      const origin = await server.listening();
      // Counted in acknowledged submissions, since a busy machine may need any time for the first
      // one.
      const goal = traffic.acknowledged.size + randomInt(100);
      const kill = async () => {
        while (traffic.acknowledged.size < goal) await wait(1);
        await wait(randomInt(20));
        server.child.kill('SIGKILL');
      };
      await traffic.during([origin], kill());
    }
    server.child.kill('SIGKILL');
    await server.ended;
  }
  const server = startServer(folder, trafficEnv);
  const origin = await server.listening();
  const cutOff = traffic.refusals.filter(({ status }) => status === 0).length;
  await traffic.retry([origin]);
  const stored = await storedEmails(origin);
  expect([...traffic.acknowledged].filter((email) => stored.get(email) !== 1)).toEqual([]);
  expect([...stored].filter(([email]) => !traffic.acknowledged.has(email))).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const database = new DatabaseSync(join(folder, 'data/raiz-do-vau.sqlite'));
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
  return { acknowledged: traffic.acknowledged.size, cutOff };
}

test(
  'every acknowledged submission is stored once when the server is killed',
  { timeout: 600_000 },
  async () => {
    const { acknowledged, cutOff } = await killAndCount(everything ? 40 : 2);
    expect(acknowledged).toBeGreaterThan(0);
    if (everything) expect(cutOff).toBeGreaterThan(0);
  },
);
