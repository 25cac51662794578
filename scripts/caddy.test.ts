import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { freePort } from '../server/db/postgres/cluster.fixture.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';
import { caddy, configuration, startCaddy } from './caddy.fixture.ts';

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
});
