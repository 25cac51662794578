import { expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import type { UntrustedProxy } from './untrusted-proxy.ts';

/** What is noticed of two visits through a proxy, and said in the log. */
async function noticedOf(
  remoteAddress: string,
  trustedProxies: string[],
  header = 'x-forwarded-for',
) {
  const log: { setting?: string }[] = [];
  const noticed: UntrustedProxy[] = [];
  const write = (line: string) => void log.push(JSON.parse(line) as object);
  const { app } = await startApp({
    trustedProxies,
    log: { level: 'warn', stream: { write } },
    untrustedProxyNoticed: (proxy) => void noticed.push(proxy),
  });
  const visit = { url: '/about', remoteAddress, headers: { [header]: '198.51.100.7' } };
  await app.inject('/about');
  for (let visits = 0; visits < 2; visits += 1) await app.inject(visit);
  expect(log.map(({ setting }) => setting)).toEqual(noticed.map(({ setting }) => setting));
  return { log, noticed };
}

test.each([
  ['127.0.0.1', [], 'TRUSTED_PROXIES=127.0.0.1', true],
  ['::ffff:10.1.2.3', [], 'TRUSTED_PROXIES=10.1.2.3', true],
  ['fd00::2', ['10.0.0.0/8'], 'TRUSTED_PROXIES=10.0.0.0/8,fd00::2', true],
  ['203.0.113.9', [], 'TRUSTED_PROXIES=<its address>', false],
])(
  'an owner whose proxy at %s is not trusted reads once what to set',
  async (peer, trusted, setting, isNearby) => {
    const { log, noticed } = await noticedOf(peer, trusted);
    expect(noticed).toEqual([{ setting, isNearby }]);
    // Anyone who stands at a public address may be a visitor.
    expect(JSON.stringify(log)).not.toMatch(/198\.51|203\.0/);
  },
);

test('a proxy that forwards the scheme alone is noticed, too', async () => {
  expect((await noticedOf('127.0.0.1', [], 'x-forwarded-proto')).noticed).toHaveLength(1);
});

test('an owner whose proxy is trusted reads nothing of it', async () => {
  expect((await noticedOf('10.0.0.2', ['10.0.0.0/8'])).noticed).toEqual([]);
  expect((await noticedOf('10.0.0.2', ['10.0.0.0/8'], 'x-forwarded-proto')).noticed).toEqual([]);
});
