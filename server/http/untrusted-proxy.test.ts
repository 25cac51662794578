import { expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

/** What is noticed of two visits through a proxy, and said in the log. */
async function noticedOf(
  remoteAddress: string,
  trustedProxies: string[],
  header = 'x-forwarded-for',
) {
  const log: { setting?: string }[] = [];
  const write = (line: string) => void log.push(JSON.parse(line) as object);
  const { app } = await startApp({ trustedProxies, log: { level: 'warn', stream: { write } } });
  const visit = { url: '/about', remoteAddress, headers: { [header]: '198.51.100.7' } };
  await app.inject('/about');
  for (let visits = 0; visits < 2; visits += 1) await app.inject(visit);
  return { log, settings: log.map(({ setting }) => setting) };
}

test.each([
  ['127.0.0.1', [], 'TRUSTED_PROXIES=127.0.0.1'],
  ['::ffff:10.1.2.3', [], 'TRUSTED_PROXIES=10.1.2.3'],
  ['fd00::2', ['10.0.0.0/8'], 'TRUSTED_PROXIES=10.0.0.0/8,fd00::2'],
  ['203.0.113.9', [], 'TRUSTED_PROXIES=<its address>'],
])(
  'an owner whose proxy at %s is not trusted reads once what to set',
  async (peer, trusted, setting) => {
    const { log, settings } = await noticedOf(peer, trusted);
    expect(settings).toEqual([setting]);
    // Anyone who stands at a public address may be a visitor.
    expect(JSON.stringify(log)).not.toMatch(/198\.51|203\.0/);
  },
);

test('a proxy that forwards the scheme alone is noticed, too', async () => {
  expect((await noticedOf('127.0.0.1', [], 'x-forwarded-proto')).settings).toHaveLength(1);
});

test('an owner whose proxy is trusted reads nothing of it', async () => {
  expect((await noticedOf('10.0.0.2', ['10.0.0.0/8'])).settings).toEqual([]);
  expect((await noticedOf('10.0.0.2', ['10.0.0.0/8'], 'x-forwarded-proto')).settings).toEqual([]);
});

test('that a trusted proxy forwards what cannot be read is said once, without its value', async () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const { app } = await startApp({
    trustedProxies: ['127.0.0.1'],
    log: { level: 'warn', stream: { write } },
  });
  for (const forwarded of ['203.0.113.9:51000', '[2001:db8::1]:443', 'secret', 'secret']) {
    await app.inject({ url: '/about', headers: { 'x-forwarded-for': forwarded } });
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('secret');
});
