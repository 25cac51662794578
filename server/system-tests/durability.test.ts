import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { killAndCount } from './kill.fixture.ts';
import { restErrors } from '../submissions/rest-errors.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { makeSmallDisk } from './small-disk.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from './traffic.fixture.ts';

const notStored = JSON.stringify(restErrors.notStored.body);

test(
  'every acknowledged submission is stored once when the server is killed',
  { timeout: 60_000 },
  async () => {
    const { acknowledged } = await killAndCount(2);
    expect(acknowledged).toBeGreaterThan(0);
  },
);

test(
  'every acknowledged submission is stored once when the server is stopped',
  { timeout: 60_000 },
  async () => {
    const folder = checkout();
    const first = startServer(folder, trafficEnv);
    const origin = await first.listening();
    const traffic = new Traffic();
    const stop = async () => {
      while (traffic.acknowledged.size < 10) await wait(5);
      first.child.kill('SIGTERM');
      await first.ended;
    };
    await traffic.during([origin], stop());
    expect(first.child.exitCode).toBe(0);
    // Requests in progress were finished: nothing is stored that its visitor was not told of.
    const second = startServer(folder, trafficEnv);
    const stored = await storedEmails(await second.listening());
    expect(new Set(stored.keys())).toEqual(traffic.acknowledged);
    expect([...stored.values()].every((count) => count === 1)).toBe(true);
    expect(traffic.acknowledged.size).toBeGreaterThan(0);
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
