import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../server/db/postgres/cluster.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';
import { storedEmails, Traffic, trafficEnv } from '../server/system-tests/traffic.fixture.ts';

const caddy = spawnSync('caddy', ['version'], { encoding: 'utf8' });
if (caddy.error) {
  console.warn(
    'SKIPPED: the test of deploy/Caddyfile, because no caddy is on PATH. Debian: apt-get install caddy.',
  );
}

/**
 * Starts the proxy as it is shipped, but for the fixed port of its own health check, and with
 * visitors of the traffic who have limits of their own. @returns its origin
 */
async function startCaddy(upstream: number): Promise<string> {
  const folder = newFolder('caddy');
  const file = join(folder, 'Caddyfile');
  const shipped = readFileSync(join(import.meta.dirname, '../deploy/Caddyfile'), 'utf8');
  writeFileSync(
    file,
    shipped
      .replace(':2020', `:${await freePort()}`)
      .replace('lb_try_duration', 'trusted_proxies 127.0.0.1\nlb_try_duration'),
  );
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      REQUEST_BUFFERS: caddy.stdout.includes('2.6.') ? 'buffer_requests' : 'request_buffers 64KiB',
      DOMAIN: origin,
      UPSTREAM: `127.0.0.1:${upstream}`,
    },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(async () => (await fetch(origin).catch(() => undefined))?.status).toBe(200);
  return origin;
}

test.skipIf(caddy.error)(
  'three restarts under load refuse nobody who reads or joins through Caddy, and a visitor whose server does not come back reads what to do',
  { timeout: 300_000 },
  async () => {
    const folder = checkout();
    const env = { ...trafficEnv, PORT: String(await freePort()) };
    let server = startServer(folder, env);
    await server.listening();
    const origin = await startCaddy(Number(env.PORT));
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

    server.child.kill('SIGKILL');
    await server.ended;
    const answer = await fetch(origin);
    expect([502, 503]).toContain(answer.status);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.text()).toMatch(/try again in a minute.*Volte a tentar/);
  },
);
