import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { killAndCount } from './kill.fixture.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from './traffic.fixture.ts';

describe('whoever was thanked is on the list once', () => {
  test('when the server is killed', { timeout: 60_000 }, async () => {
    const { acknowledged } = await killAndCount(3);
    expect(acknowledged).toBeGreaterThan(0);
  });

  test('when the server is told to stop', { timeout: 60_000 }, async () => {
    const folder = checkout();
    const first = startServer(folder, trafficEnv);
    const origin = await first.listening();
    const traffic = new Traffic();
    setTimeout(() => first.child.kill('SIGTERM'), 300);
    await traffic.during([origin], once(first.child, 'exit'));
    expect(first.child.exitCode).toBe(0);
    // What it had begun it finished: nothing is stored that its visitor was not told of.
    const second = startServer(folder, trafficEnv);
    const stored = await storedEmails(await second.listening());
    expect(new Set(stored.keys())).toEqual(traffic.acknowledged);
    expect([...stored.values()].every((count) => count === 1)).toBe(true);
    expect(traffic.acknowledged.size).toBeGreaterThan(0);
  });

  test(
    'when two servers on one data folder get everything twice',
    { timeout: 60_000 },
    async () => {
      const folder = checkout();
      const servers = [startServer(folder, trafficEnv), startServer(folder, trafficEnv)];
      const origins = await Promise.all(servers.map((server) => server.listening()));
      const traffic = new Traffic();
      await traffic.during(origins, wait(1500));
      expect(traffic.refusals).toEqual([]);
      for (const origin of origins) {
        const stored = await storedEmails(origin);
        expect(new Set(stored.keys())).toEqual(traffic.acknowledged);
        expect([...stored.values()].every((count) => count === 1)).toBe(true);
      }
      expect(traffic.acknowledged.size).toBeGreaterThan(0);
    },
  );
});
