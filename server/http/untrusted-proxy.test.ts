import { expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const [theirs, ours] = ['198.51.100.7', '203.0.113.9'];
const forwardedFor = { 'x-forwarded-for': theirs };
const scheme = { 'x-forwarded-proto': 'https' };

test.each<[string, string[], Record<string, string>, (string | undefined)[]]>([
  ['127.0.0.1', [], forwardedFor, ['TRUSTED_PROXIES=127.0.0.1']],
  ['127.0.0.1', [], scheme, ['TRUSTED_PROXIES=127.0.0.1']],
  ['::ffff:10.1.2.3', [], forwardedFor, ['TRUSTED_PROXIES=10.1.2.3']],
  ['fd00::2', ['10.0.0.0/8'], forwardedFor, ['TRUSTED_PROXIES=10.0.0.0/8,fd00::2']],
  [ours, [], forwardedFor, ['TRUSTED_PROXIES=<its address>']],
  ['10.0.0.2', ['10.0.0.0/8'], forwardedFor, []],
  ['10.0.0.2', ['10.0.0.0/8'], scheme, []],
  ['10.0.0.2', ['10.0.0.0/8'], { 'x-forwarded-for': '203.0.113.9:51000' }, []],
  ['10.0.0.2', ['10.0.0.0/8'], { 'x-forwarded-for': '[2001:db8::1]:443' }, []],
  // That nobody can read it is said without what to set.
  ['10.0.0.2', ['10.0.0.0/8'], { 'x-forwarded-for': 'secret' }, [undefined]],
])(
  'of two visits through the proxy %s, of trusted ones %j, that forwards %j, the log says once: %j',
  async (remoteAddress, trustedProxies, headers, settings) => {
    const log: { setting?: string }[] = [];
    const write = (line: string) => void log.push(JSON.parse(line) as object);
    const { app } = await startApp({ trustedProxies, log: { level: 'warn', stream: { write } } });
    await app.inject('/about');
    for (let visits = 0; visits < 2; visits += 1) {
      await app.inject({ url: '/about', remoteAddress, headers });
    }
    expect(log.map(({ setting }) => setting)).toEqual(settings);
    // Anyone who stands at a public address may be a visitor.
    expect(JSON.stringify(log)).not.toMatch(/198\.51|203\.0|secret/);
  },
);
