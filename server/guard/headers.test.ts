import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ana, post, startApp } from '../app.fixture.ts';
import { pagePolicy } from './headers.ts';

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

describe('every answer', () => {
  test.each([
    { url: '/' },
    { url: '/missing' },
    { url: '/%ff' },
    { url: '/sobre' },
    { url: '/favicon.svg' },
    { url: '/rest/%ff' },
    { url: '/events' },
    { url: '/functions/v1/other' },
    { url: '/join', method: 'POST' as const },
    { url: '/about', method: 'DELETE' as const },
    { ...post(ana), method: 'OPTIONS' as const },
    post(ana),
    post('{'),
    post(ana, { 'content-type': 'text/plain' }),
  ])('of $method $url carries the security headers', async (request) => {
    const { app } = await startApp();
    const { headers } = await app.inject(request);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*frame-ancestors 'none'/,
      ) as string,
    });
    expect(headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('behind a proxy that speaks HTTPS asks for HTTPS from then on', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const trusting = await startApp({ trustedProxies: ['127.0.0.1'] });
    const answer = await trusting.app.inject({ url: '/', headers: https });
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    const direct = await startApp();
    const claimed = await direct.app.inject({ url: '/', headers: https });
    expect(claimed.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe("a page's policy", () => {
  test('lets its own inline script and style run, and nothing else', async () => {
    const { app } = await startApp();
    const answer = await app.inject({ url: '/' });
    expect(answer.headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${sha256('start()')}`,
        `style-src 'self' ${sha256('p{color:red}')}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
      ].join('; '),
    );
  });

  test.each([
    ['<script type="module" async>a</script>', sha256('a')],
    ['<script data-a="x>y">b</script>', sha256('b')],
    ['<SCRIPT>c\r\nd</SCRIPT >', sha256('c\nd')],
    ['<script></script>', sha256('')],
    ['<script data-src="x">e</script>', sha256('e')],
  ])('knows %s', (html, expected) => {
    expect(pagePolicy(html)).toContain(`script-src 'self' ${expected};`);
  });

  test.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<p>no script</p>',
  ])('needs nothing for %s', (html) => {
    expect(pagePolicy(html)).toContain("script-src 'self';");
  });

  test('names a script that comes twice once', () => {
    expect(pagePolicy('<script>a</script><script>a</script>').match(/sha256/g)).toHaveLength(1);
  });

  test('lets the form send to a backend elsewhere', () => {
    expect(pagePolicy('', 'https://api.example.org/v1')).toContain(
      "connect-src 'self' https://api.example.org;",
    );
  });
});
