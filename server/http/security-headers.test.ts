import type { ServerResponse } from 'node:http';
import { hash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { ana, brokenStore, exchange, post, startApp } from '../app.fixture.ts';
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
  expect(headers).not.toHaveProperty('strict-transport-security');
  // The response does not reveal which server software runs.
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
}

const smuggled =
  'POST /events HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n';

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

const revalidate = 'no-cache';
const dontKeep = 'no-store';
const hour = 'public, max-age=3600';

const form = (payload = 'name=&email=x', url = '/join'): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload,
});
const login = (payload: string): InjectOptions => ({
  method: 'POST',
  url: '/functions/v1/admin-auth',
  headers: { 'content-type': 'application/json' },
  payload,
});
const credentials = JSON.stringify({ username: 'a', password: 'b', action: 'fetch_submissions' });
const beacon: InjectOptions = {
  method: 'POST',
  url: '/events',
  payload: { event: 'lang_switch', properties: { from: 'en', to: 'pt' } },
};
const none = { points: 0, duration: 60 };
const noLimits = { submissions: none, refusals: none, events: none, failedLoginsOfAddress: none };
const large = 'a'.repeat(300_000);
type Started = NonNullable<Parameters<typeof startApp>[0]>;

const answers: [string, number, string, InjectOptions, Started?][] = [
  ['a page', 200, revalidate, { url: '/' }],
  ['the head of a page', 200, revalidate, { method: 'HEAD', url: '/about' }],
  ['a page that is not modified', 304, revalidate, { url: '/', headers: { 'if-none-match': '*' } }],
  ["the administrator's page", 200, dontKeep, { url: '/admin' }],
  ['a hashed file', 200, 'public, max-age=31536000, immutable', { url: '/_astro/form.abc123.js' }],
  ['a file', 200, hour, { url: '/mark.svg' }],
  ['a redirect', 308, hour, { url: '/sobre' }],
  ['a missing page', 404, revalidate, { url: '/missing' }],
  ['a missing file', 404, revalidate, { url: '/_astro/old.js' }],
  ['a path with a malformed percent escape', 404, revalidate, { url: '/%ff' }],
  ['a wrong method', 405, dontKeep, { method: 'DELETE', url: '/about' }],
  ['an OPTIONS request for a page', 405, dontKeep, { method: 'OPTIONS', url: '/about' }],
  ['a GET request to the form endpoint', 303, dontKeep, { url: '/join' }],
  ['an accepted form', 303, dontKeep, form('name=A&email=a@b.co')],
  ['an invalid form', 422, dontKeep, form()],
  ['a form too large', 413, dontKeep, form(large)],
  ['a form of another content type', 415, dontKeep, { method: 'POST', url: '/join', payload: {} }],
  [
    'a form beyond the rate limit',
    429,
    dontKeep,
    form('name=A&email=a@b.co'),
    { limits: { submissions: none } },
  ],
  ['a flood of forms', 429, dontKeep, form(), { limits: noLimits }],
  [
    'a form that cannot be stored',
    503,
    dontKeep,
    form('name=A&email=a@b.co'),
    { store: brokenStore },
  ],
  [
    'a failure',
    500,
    dontKeep,
    form(),
    { renderFormWithErrors: () => Promise.reject(new Error('secret')) },
  ],
  ['a submission', 201, dontKeep, post(ana)],
  ['an invalid submission', 400, dontKeep, post('{')],
  ['a submission without an API key', 401, dontKeep, { ...post(ana), headers: {} }],
  ['a submission to an unknown path', 404, dontKeep, { ...post(ana), url: '/rest/%ff' }],
  ['a cross-site submission', 403, dontKeep, post(ana, { 'sec-fetch-site': 'cross-site' })],
  ['security.txt', 200, dontKeep, { url: '/.well-known/security.txt' }],
  ['a submission in another schema', 406, dontKeep, post(ana, { 'content-profile': 'x' })],
  ['a submission too large', 413, dontKeep, post(large)],
  [
    'a submission of another content type',
    415,
    dontKeep,
    post(ana, { 'content-type': 'text/plain' }),
  ],
  ['a submission beyond the rate limit', 429, dontKeep, post(ana), { limits: noLimits }],
  ['a submission that cannot be stored', 503, dontKeep, post(ana), { store: brokenStore }],
  ['a preflight', 204, dontKeep, { ...post(ana), method: 'OPTIONS' }],
  ['a wrong login', 401, dontKeep, login(credentials)],
  ['a login of invalid JSON', 400, dontKeep, login('{')],
  ['a login at an unknown path', 404, dontKeep, { ...login('{}'), url: '/functions/v1/other' }],
  ['a login too large', 413, dontKeep, login(large)],
  ['a login beyond the rate limit', 429, dontKeep, login(credentials), { limits: noLimits }],
  ['an event', 204, dontKeep, beacon],
  ['an invalid event', 400, dontKeep, { ...beacon, payload: {} }],
  ['a GET request to the events endpoint', 404, dontKeep, { url: '/events' }],
  ['an event beyond the rate limit', 429, dontKeep, beacon, { limits: noLimits }],
  ['an event that cannot be stored', 503, dontKeep, beacon, { store: brokenStore }],
];

test.each(answers)(
  'the response to %s, status %i, carries the security headers',
  async (_what, status, caching, request, started) => {
    const { app } = await startApp(started);
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expectSecure(answer.headers);
    expect(answer.headers['cache-control']).toBe(caching);
    expect(answer.headers['retry-after'] !== undefined).toBe(status === 429);
  },
);

test.each([
  ['bytes that are not HTTP', 400, 'hello\r\n\r\n'],
  ['HTTP/2 without an upgrade', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a second request that is smuggled in', 400, smuggled],
  ['too large a request head', 431, `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['an HTTP/1.0 request without a Host header', 200, 'GET / HTTP/1.0\r\n\r\n'],
  ['an unknown method', 400, 'FROB / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an OPTIONS * request', 404, 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [
    'an upgrade',
    200,
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
])(
  'the response to %s over a raw connection, status %i, carries the security headers',
  async (what, status, bytes) => {
    const { app } = await startApp();
    if (what === 'an upgrade') {
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

test.each(['/', '/missing', '/%ff', '/rest/%ff', '/events/%ff', '/healthz'])(
  'the response at %s sends Strict-Transport-Security only behind a trusted proxy that received HTTPS',
  async (url) => {
    const https = { 'x-forwarded-proto': 'https' };
    const trusting = await startApp({ trustedProxies: ['127.0.0.1'] });
    const answer = await trusting.app.inject({ url, headers: https });
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    const direct = await startApp();
    const claimed = await direct.app.inject({ url, headers: https });
    expect(claimed.headers).not.toHaveProperty('strict-transport-security');
  },
);

test('the Content-Security-Policy of a page allows its own inline scripts and styles by hash, and nothing else inline', async () => {
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
      "require-trusted-types-for 'script'",
    ].join('; '),
  );
});

test.each([
  ['<script type="module" async>a</script>', sha256('a')],
  ['<script data-a="x>y">b</script>', sha256('b')],
  ['<SCRIPT>c\r\nd</SCRIPT >', sha256('c\nd')],
  ['<script></script>', sha256('')],
  ['<script data-src="x">e</script>', sha256('e')],
])('the Content-Security-Policy contains the hash of the inline script %s', (html, expected) => {
  expect(pagePolicy(html)).toContain(`script-src 'self' ${expected};`);
});

test.each([
  '<script src="/a.js"></script>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<p>no script</p>',
])('the Content-Security-Policy contains no hash for %s', (html) => {
  expect(pagePolicy(html)).toContain("script-src 'self';");
});

test('the Content-Security-Policy contains the hash of a repeated script once', () => {
  expect(pagePolicy('<script>a</script><script>a</script>').match(/sha256/g)).toHaveLength(1);
});

test('the Content-Security-Policy allows the form to send to a backend on another origin', () => {
  expect(pagePolicy('', 'https://api.example.org/v1')).toContain(
    "connect-src 'self' https://api.example.org;",
  );
});
