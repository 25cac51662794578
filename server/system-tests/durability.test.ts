import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { restErrors } from '../submissions/rest-errors.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { makeSmallDisk } from './small-disk.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from './traffic.fixture.ts';

const notStored = JSON.stringify(restErrors.notStored.body);

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

test.runIf(everything)(
  'every acknowledged submission is stored once when the disk is full',
  { timeout: 60_000 },
  async (context) => {
    const disk = makeSmallDisk();
    if (!disk) return context.skip();
    onTestFinished(disk.remove);
    const env = { ...trafficEnv, DATA_DIR: join(disk.folder, 'data') };
    const server = startServer(checkout(), env);
    const origin = await server.listening();
    const traffic = new Traffic();
    await traffic.during([origin], wait(300));
    expect(traffic.refusals).toEqual([]);

    disk.fill();
    await traffic.during([origin], wait(500));
    expect(traffic.refusals.length).toBeGreaterThan(0);
    for (const { status, body } of traffic.refusals) {
      expect(status).toBe(503);
      expect([notStored, 'the form again']).toContain(body);
    }
    // Reads still work, and show what was acknowledged and nothing else.
    for (const path of ['/', '/pt/sobre']) expect((await fetch(origin + path)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const whileFull = await storedEmails(origin);
    expect(new Set(whileFull.keys())).toEqual(traffic.acknowledged);

    expect(server.output.stderr).toBe('');

    // A server that starts now reads too, and takes submissions again once there is disk space.
    server.child.kill('SIGTERM');
    await server.ended;
    const next = startServer(checkout(), env);
    const restarted = await next.listening();
    expect(await storedEmails(restarted)).toEqual(whileFull);
    disk.makeRoom();
    await expect.poll(async () => (await fetch(`${restarted}/readyz`)).status).toBe(200);
    traffic.refusals.length = 0;
    await traffic.retry([restarted]);
    await traffic.during([restarted], wait(300));
    expect(traffic.refusals).toEqual([]);
    const stored = await storedEmails(restarted);
    expect(new Set(stored.keys())).toEqual(traffic.acknowledged);
    expect([...stored.values()].every((count) => count === 1)).toBe(true);
    expect(next.output.stderr).toBe('');
  },
);
