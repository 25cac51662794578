import { expect, test } from 'vitest';
import type { AdminLogin } from '../../domain/admin/api.ts';
import { adminPath } from '../../domain/endpoints.ts';
import { password, startApp } from '../app.fixture.ts';

/** What the log and the dashboard say after two visits through a proxy. */
async function saidOf(remoteAddress: string, trustedProxies: string[]) {
  const log: { setting?: string }[] = [];
  const write = (line: string) => void log.push(JSON.parse(line) as object);
  const { app } = await startApp({ trustedProxies, log: { level: 'warn', stream: { write } } });
  const visit = { url: '/about', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.7' } };
  await app.inject('/about');
  for (let visits = 0; visits < 2; visits += 1) await app.inject(visit);
  const login = await app.inject({
    method: 'POST',
    url: adminPath,
    headers: { prefer: 'admin' },
    payload: { username: 'olga', password, action: 'fetch_submissions' },
  });
  const { untrusted_proxy } = login.json<AdminLogin>();
  return { log, settings: log.map(({ setting }) => setting), untrusted_proxy };
}

test.each([
  ['127.0.0.1', [], 'TRUSTED_PROXIES=127.0.0.1'],
  ['::ffff:10.1.2.3', [], 'TRUSTED_PROXIES=10.1.2.3'],
  ['fd00::2', ['10.0.0.0/8'], 'TRUSTED_PROXIES=10.0.0.0/8,fd00::2'],
  ['203.0.113.9', [], 'TRUSTED_PROXIES=<its address>'],
])(
  'an owner whose proxy at %s is not trusted reads once, in the log and in the dashboard, what to set',
  async (peer, trusted, setting) => {
    const { log, settings, untrusted_proxy } = await saidOf(peer, trusted);
    expect({ settings, untrusted_proxy }).toEqual({
      settings: [setting],
      untrusted_proxy: setting,
    });
    // Whoever stands at a public address may be a visitor.
    expect(JSON.stringify(log)).not.toMatch(/198\.51|203\.0/);
  },
);

test('an owner whose proxy is trusted reads nothing of it', async () => {
  const { settings, untrusted_proxy } = await saidOf('10.0.0.2', ['10.0.0.0/8']);
  expect({ settings, untrusted_proxy }).toEqual({ settings: [], untrusted_proxy: null });
});
