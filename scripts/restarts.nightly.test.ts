import { expect, test } from 'vitest';
import { freePort } from '../server/db/postgres/cluster.fixture.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from '../server/system-tests/traffic.fixture.ts';
import { caddy, startCaddy } from './caddy.fixture.ts';

test.skipIf(caddy === undefined)(
  'three restarts under load refuse nobody who reads or joins through Caddy',
  { timeout: 300_000 },
  async () => {
    const folder = checkout();
    const env = { ...trafficEnv, PORT: String(await freePort()) };
    let server = startServer(folder, env);
    await server.listening();
    // Each visitor of the traffic has limits of their own.
    const origin = await startCaddy(Number(env.PORT), 'trusted_proxies 127.0.0.1');
    const pages: number[] = [];
    const traffic = new Traffic();
    const expectMore = async () => {
      const [read, joined] = [pages.length, traffic.acknowledged.size];
      await expect.poll(() => pages.length).toBeGreaterThan(read + 100);
      await expect.poll(() => traffic.acknowledged.size).toBeGreaterThan(joined + 100);
    };
    const restarts = async () => {
      for (let round = 1; round <= 3; round += 1) {
        await expectMore();
        server.child.kill('SIGTERM');
        expect(await server.ended).toBe(0);
        server = startServer(folder, env);
      }
      await expectMore();
    };
    let isOver = false;
    const over = restarts().finally(() => (isOver = true));
    const visit = async () => {
      while (!isOver) {
        const answer = await fetch(`${origin}/about`);
        await answer.text();
        pages.push(answer.status);
      }
    };
    await Promise.all([over, traffic.during([origin], over, 4), visit(), visit(), visit()]);

    expect(pages.filter((status) => status !== 200)).toEqual([]);
    expect(traffic.refusals).toEqual([]);
    const stored = await storedEmails(origin);
    expect([...traffic.acknowledged].filter((email) => stored.get(email) !== 1)).toEqual([]);
    console.log(`${pages.length} pages and ${traffic.acknowledged.size} submissions, none refused`);
  },
);
