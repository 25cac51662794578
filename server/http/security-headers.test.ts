import type { ServerResponse } from 'node:http';
import { hash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { ana, exchange, post, startApp } from '../app.fixture.ts';
import { pagePolicy } from './security-headers.ts';

function expectSecure(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/) as string,
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'.*frame-ancestors 'none'/,
    ) as string,
  });
  expect(headers['content-security-policy']).not.toContain('unsafe');
  // The response does not reveal which server software runs.
  for (const name of ['strict-transport-security', 'server', 'x-powered-by']) {
    expect(headers).not.toHaveProperty(name);
  }
}

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

const revalidate = 'no-cache';
const dontKeep = 'no-store';
const hour = 'public, max-age=3600';

const form = (payload: string): InjectOptions => ({
  method: 'POST',
  url: '/join',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload,
});

// One of each way in which an answer is made.
test.each<[string, number, string, InjectOptions]>([
  ['a page', 200, revalidate, { url: '/' }],
  ['the head of a page', 200, revalidate, { method: 'HEAD', url: '/about' }],
  ['a page that is not modified', 304, revalidate, { url: '/', headers: { 'if-none-match': '*' } }],
  ['a redirect', 308, hour, { url: '/sobre' }],
  ['a missing page', 404, revalidate, { url: '/missing' }],
  ['a path with a malformed percent escape', 404, revalidate, { url: '/%ff' }],
  ['a wrong method', 405, dontKeep, { method: 'OPTIONS', url: '/about' }],
  ['an accepted form', 303, dontKeep, form('name=A&email=a@b.co')],
  ['an invalid form', 422, dontKeep, form('name=&email=x')],
  ['a form too large', 413, dontKeep, form('a'.repeat(300_000))],
  ['a submission', 201, dontKeep, post(ana)],
  ['a submission to an unknown path', 404, dontKeep, { ...post(ana), url: '/rest/%ff' }],
  ['a preflight', 204, dontKeep, { ...post(ana), method: 'OPTIONS' }],
  ['a wrong login', 400, dontKeep, { ...post('{'), url: '/functions/v1/admin-auth' }],
  ['a login at an unknown path', 404, dontKeep, { ...post('{}'), url: '/functions/v1/other' }],
  ['an invalid event', 400, dontKeep, { ...post({}), url: '/events' }],
  ['a GET request to the events endpoint', 404, dontKeep, { url: '/events' }],
  ['a question after its life', 200, dontKeep, { url: '/healthz' }],
  ['security.txt', 200, dontKeep, { url: '/.well-known/security.txt' }],
])(
  'the response to %s, status %i, carries the security headers',
  async (_what, status, caching, request) => {
    const { app } = await startApp();
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expectSecure(answer.headers);
    expect(answer.headers['cache-control']).toBe(caching);
  },
);

const smuggled =
  'POST /events HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n';
const upgrade = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test.each([
  ['bytes that are not HTTP', 400, 'hello\r\n\r\n'],
  ['HTTP/2 without an upgrade', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a second request that is smuggled in', 400, smuggled],
  ['too large a request head', 431, `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['an HTTP/1.0 request without a Host header', 200, 'GET / HTTP/1.0\r\n\r\n'],
  ['an unknown method', 400, 'FROB / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an OPTIONS * request', 404, 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['an upgrade', 200, upgrade],
])(
  'the response to %s over a raw connection, status %i, carries the security headers',
  async (_what, status, bytes) => {
    const { app } = await startApp();
    if (bytes === upgrade) {
      app.server.once('request', (_request, response: ServerResponse) => {
        response.once('finish', () => setImmediate(() => app.server.closeIdleConnections()));
      });
    }
    const answer = await exchange(app, bytes);
    expect(answer.status).toBe(status);
    if (status === 400 || status === 431)
      expect(JSON.parse(answer.body)).toMatchObject({ code: `HTTP${status}`, hint: null });
    expectSecure(answer.headers);
  },
);

test('Strict-Transport-Security is sent only behind a trusted proxy that received HTTPS', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const { app } = await startApp({ trustedProxies: ['127.0.0.1'] });
  const direct = await startApp();
  for (const url of ['/', '/missing', '/%ff', '/rest/%ff', '/events/%ff', '/healthz']) {
    const answer = await app.inject({ url, headers });
    expect(answer.headers['strict-transport-security'], url).toContain('max-age=');
    const claimed = await direct.app.inject({ url, headers });
    expect(claimed.headers, url).not.toHaveProperty('strict-transport-security');
  }
});

test('the Content-Security-Policy of a page allows its own inline scripts and styles by hash, and a backend on another origin', () => {
  const html = '<style>p{}</style><script>a</script><script>a</script>';
  expect(pagePolicy(html, 'https://api.example.org/v1').split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${sha256('a')}`,
    `style-src 'self' ${sha256('p{}')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://api.example.org",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]);
});

test.each([
  ['<script type="module" async>a</script>', ` ${sha256('a')}`],
  ['<script data-a="x>y">b</script>', ` ${sha256('b')}`],
  ['<SCRIPT>c\r\nd</SCRIPT >', ` ${sha256('c\nd')}`],
  ['<script></script>', ` ${sha256('')}`],
  ['<script data-src="x">e</script>', ` ${sha256('e')}`],
  ['<script src="/a.js"></script>', ''],
  ['<script type="application/ld+json">{"a":1}</script>', ''],
])('of %s the Content-Security-Policy has the hash%s', (html, expected) => {
  expect(pagePolicy(html)).toContain(`script-src 'self'${expected};`);
});
