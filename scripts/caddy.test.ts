import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPostgres } from '../server/db/postgres/tools.ts';
import { startPostgres, freePort } from '../server/db/postgres/cluster.fixture.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const caddyfile = readFileSync(join(import.meta.dirname, '../deploy/Caddyfile'), 'utf8');
const caddy = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'caddy'))
  .find((file) => existsSync(file));
if (caddy === undefined) {
  console.warn(
    'SKIPPED: the tests of deploy/Caddyfile, because no caddy is on PATH. Debian: apt-get install caddy.',
  );
}

const isOld = () =>
  spawnSync(caddy ?? '', ['version'])
    .stdout.toString()
    .includes('2.6.');

/** The shipped configuration, but for the fixed port of the proxy's own health check. */
async function configuration(): Promise<{ file: string; env: Record<string, string> }> {
  const folder = newFolder('caddy');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile.replace(':2020', `:${await freePort()}`));
  const REQUEST_BUFFERS = isOld() ? 'buffer_requests' : 'request_buffers 64KiB';
  return { file, env: { HOME: folder, REQUEST_BUFFERS } };
}

/** Starts the proxy in front of a port. @returns its origin */
async function startCaddy(upstream: number): Promise<string> {
  const { file, env } = await configuration();
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(caddy ?? '', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...env, DOMAIN: origin, UPSTREAM: `127.0.0.1:${upstream}` },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(async () => (await fetch(origin).catch(() => undefined))?.status).toBe(200);
  return origin;
}

describe.skipIf(caddy === undefined)('the shipped Caddyfile', { timeout: 90_000 }, () => {
  test.each([
    ['DOMAIN', 'DOMAIN_is_not_set,start_with_DOMAIN='],
    ['REQUEST_BUFFERS', 'REQUEST_BUFFERS_is_not_set,set_it_to_buffer_requests_for_Caddy_2.6'],
  ])('Caddy without %s says what to set', async (name, words) => {
    const { file, env } = await configuration();
    const { status, stderr } = spawnSync(
      caddy ?? '',
      ['run', '--config', file, '--adapter', 'caddyfile'],
      { env: { DOMAIN: 'http://127.0.0.1:9', ...env, [name]: undefined } },
    );
    expect(status).not.toBe(0);
    expect(stderr.toString()).toContain(words);
  });

  test('a restart of the server under load gives no visitor of Caddy a blank page', async () => {
    const folder = checkout();
    const env = { PORT: String(await freePort()) };
    const before = startServer(folder, env);
    await before.listening();
    const origin = await startCaddy(Number(env.PORT));
    const answers: { status: number; text: string }[] = [];
    let isOpen = true;
    const visit = async (page: string) => {
      while (isOpen) {
        const answer = await fetch(origin + page);
        answers.push({ status: answer.status, text: await answer.text() });
      }
    };
    const visits = Promise.all(['/', '/pt', '/about', '/'].map(visit));
    await wait(500);
    before.child.kill('SIGTERM');
    await before.ended;
    await wait(2500); // longer than the proxy takes to find the server away
    await startServer(folder, env).listening();
    const soFar = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(soFar + 20);
    isOpen = false;
    await visits;
    expect(answers.filter(({ status, text }) => status !== 200 || text === '')).toEqual([]);
  });

  test('a visitor of Caddy whose server does not come back reads what to do', async () => {
    const folder = checkout();
    const env = { PORT: String(await freePort()) };
    const server = startServer(folder, env);
    await server.listening();
    const origin = await startCaddy(Number(env.PORT));
    server.child.kill('SIGKILL');
    await server.ended;
    const answer = await fetch(origin);
    expect([502, 503]).toContain(answer.status);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.text()).toMatch(/try again in a minute.*Volte a tentar/);
  });

  test.skipIf(findPostgres() === undefined)(
    'with Postgres stopped, every page answers 200 through Caddy',
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const server = startServer(checkout(), { DATABASE_URL: await postgres.newDatabase() });
      const direct = await server.listening();
      const origin = await startCaddy(Number(new URL(direct).port));
      await postgres.stop();
      await expect.poll(async () => (await fetch(`${direct}/readyz`)).status).toBe(503);
      await wait(7000); // longer than a health check of the proxy takes to come round
      for (const page of ['/', '/pt', '/about', '/pt/sobre']) {
        expect((await fetch(origin + page)).status, page).toBe(200);
      }
    },
  );
});
