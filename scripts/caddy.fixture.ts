import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../server/db/postgres/cluster.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const caddyfile = readFileSync(join(import.meta.dirname, '../deploy/Caddyfile'), 'utf8');
/** Undefined where there is none. */
export const caddy = (process.env['PATH'] ?? '')
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
export async function configuration(
  options = '',
): Promise<{ file: string; env: Record<string, string> }> {
  const folder = newFolder('caddy');
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    caddyfile
      .replace(':2020', `:${await freePort()}`)
      .replace('lb_try_duration', `${options}\nlb_try_duration`),
  );
  const REQUEST_BUFFERS = isOld() ? 'buffer_requests' : 'request_buffers 64KiB';
  return { file, env: { HOME: folder, REQUEST_BUFFERS } };
}

/** Starts the proxy in front of a port, with more `options`. @returns its origin */
export async function startCaddy(upstream: number, options = ''): Promise<string> {
  const { file, env } = await configuration(options);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(caddy ?? '', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...env, DOMAIN: origin, UPSTREAM: `127.0.0.1:${upstream}` },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(async () => (await fetch(origin).catch(() => undefined))?.status).toBe(200);
  return origin;
}
