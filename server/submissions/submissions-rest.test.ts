import { siteConfig } from '../../site.config.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { ana, brokenStore, now, post, startApp } from '../app.fixture.ts';
import { limitOf, type Submission } from '../../domain/submission/fields.ts';

const url = '/rest/v1/interest_submissions';
const form = (fields: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });

test('a submission is stored as sent, with its language, IP address, user agent and privacy policy version', async () => {
  const added: Submission[] = [];
  const { app } = await startApp({
    store: {
      ...brokenStore,
      addSubmission: async (row) => {
        added.push(row);
        return 'stored';
      },
    },
  });
  const answer = await app.inject({
    ...post(ana, {
      'content-language': 'pt-PT',
      'accept-language': 'en',
      'user-agent': 'F'.repeat(600),
      'idempotency-key': 'k'.repeat(255),
    }),
    remoteAddress: '::ffff:192.0.2.7',
  });
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([
    201,
    '',
    '0',
  ]);
  expect(added).toMatchObject([
    {
      ...ana,
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/) as string,
      created_at: now.toISOString(),
      language: 'pt',
      ip_address: '192.0.2.7',
      user_agent: 'F'.repeat(512),
      privacy_policy_version: privacyPolicy(false).version,
      idempotency_key: 'k'.repeat(255),
    },
  ]);
});

test.each<[string, InjectOptions]>([
  ['an array of one row', { ...post([ana]), query: { columns: '"name","email"' } }],
  ['with `Prefer: return=minimal`', post(ana, { prefer: 'return=minimal' })],
  ['that asks for a count', post(ana, { prefer: 'count=exact,missing=default' })],
  ['from a page of this site', post(ana, { origin: siteConfig.url })],
])('a submission is stored: %s', async (_what, request) => {
  const { app, submissions } = await startApp();
  expect((await app.inject(request)).statusCode).toBe(201);
  expect(await submissions()).toMatchObject([ana]);
});

test('of a submission sent as a form, flags are read as Postgres writes them', async () => {
  const { app, submissions } = await startApp();
  const { name, email } = ana;
  const written = [...'true t on 1 yes false f off 0 no'.split(' ')];
  for (const wants_updates of written) {
    await app.inject(form({ name, email, country: '', message: wants_updates, wants_updates }));
  }
  const stored = await submissions();
  expect(stored.map(({ country }) => country)).toEqual(written.map(() => null));
  expect(stored.flatMap((row) => (row.wants_updates ? row.message : [])).toSorted()).toEqual(
    written.slice(0, 5).toSorted(),
  );
});

test('the response does not reveal that an e-mail address is already on the list', async () => {
  const { app, submissions } = await startApp();
  const first = await app.inject(post(ana));
  const second = await app.inject(post(ana));
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  expect((await submissions()).map((row) => row.returning)).toEqual([false, true]);
});

test('a submission is stored in the language that the request prefers by its quality values', async () => {
  const { app, submissions } = await startApp();
  const requests: [language: Language, headers: Record<string, string>][] = [
    ['pt', { 'content-language': 'pt-PT', 'accept-language': 'en' }],
    ['pt', { 'content-language': 'fr', 'accept-language': 'pt' }],
    ['en', { 'accept-language': 'de, pt-BR;q=0.8, en;q=0.9' }],
    ['en', { 'accept-language': 'en-US, pt;q=0.9, en;q=0.8' }],
    ['pt', { 'accept-language': 'fr, PT;q=0.5, *;q=0.1' }],
    ['pt', { 'accept-language': 'en;q=0, pt;q=0.1' }],
    ['en', { 'content-language': 'xx', 'accept-language': ';;q=,,' }],
    ['en', {}],
  ];
  for (const [, headers] of requests) {
    await app.inject(post({ ...ana, message: JSON.stringify(headers) }, headers));
  }
  // Two of one millisecond are listed in no order.
  const kept = (await submissions()).map(({ language, message }) => `${message ?? ''} ${language}`);
  expect(kept.toSorted()).toEqual(
    requests.map(([language, headers]) => `${JSON.stringify(headers)} ${language}`).toSorted(),
  );
});

const withoutKey = (target: string): InjectOptions => ({
  method: 'POST',
  url: target,
  payload: 'x'.repeat(40_000),
});
const get = (target: string): InjectOptions => ({ ...post(ana), method: 'GET', url: target });
const latin1 = Buffer.from(JSON.stringify({ ...ana, name: 'Jos\xe9' }), 'latin1');
const crossSite = { 'sec-fetch-site': 'cross-site' };
const partners = { allowedOrigins: ['https://partner.example'] };

test.each<[string, InjectOptions, number, string, RegExp?, Parameters<typeof startApp>[0]?]>([
  // Rules: one for each form of an error; domain/submission/rules.test.ts has them all.
  ['no name', post({ ...ana, name: undefined }), 400, '23502', /^Name is required$/],
  ['a null name', post({ ...ana, name: null }), 400, '23502', /^Name is required$/],
  ['a blank name', post({ ...ana, name: ' \n ' }), 400, '23514', /^Name is required$/],
  ['an unseen character', post({ ...ana, email: 'a\u200bna@a.pt' }), 400, '23514', /^Invalid em/],
  [
    'a long country',
    post({ ...ana, country: 'a'.repeat(limitOf('country') + 1) }),
    400,
    '23514',
    new RegExp(`^Country must be less than ${limitOf('country')} characters$`),
  ],
  ['a NUL character', post({ ...ana, message: 'a\0b' }), 400, '23514', /characters that cannot be/],
  ['a number for a name', post({ ...ana, name: 5 }), 400, 'PGRST102', /name/],
  ['null for a flag', post({ ...ana, wants_updates: null }), 400, 'PGRST102', /wants_updates/],
  ['no flag in a form', form({ name: 'A', email: 'a@b.co', wants_updates: 'x' }), 400, 'PGRST102'],
  ['an id', post({ ...ana, id: 'x' }), 400, 'PGRST204', /'id' column of 'interest_submissions'/],
  ['an unknown column and a broken rule', post({ ...ana, name: '', a: 1 }), 400, 'PGRST204', /'a'/],
  ['a column __proto__', post('{"name":"A","__proto__":{}}'), 400, 'PGRST204', /__proto__/],
  ['an unknown column in the URL', { ...post(ana), query: { columns: '"a"' } }, 400, 'PGRST204'],
  // What is no row.
  ['no row', post([]), 400, 'PGRST102', /one row/],
  ['two rows', post([ana, ana]), 400, 'PGRST102', /one row/],
  ['null', post(null), 400, 'PGRST102', /one row/],
  ['a text', post('"ana"'), 400, 'PGRST102', /one row/],
  ['invalid JSON', post('{"name":'), 400, 'PGRST102', /^Empty or invalid json$/],
  ['an empty body', post(''), 400, 'PGRST102', /^Empty or invalid json$/],
  ['a body that is not UTF-8', { ...post(''), payload: latin1 }, 400, 'PGRST102'],
  ['text', post(ana, { 'content-type': 'text/plain' }), 415, 'PGRST107'],
  ['more than 32 KiB', post('a'.repeat(32 * 1024 + 1)), 413, '54000', /^The request is too large$/],
  // Keys of an intent.
  ['an empty Idempotency-Key', post(ana, { 'idempotency-key': '' }), 400, '22023'],
  ['a long Idempotency-Key', post(ana, { 'idempotency-key': 'x'.repeat(256) }), 400, '22023'],
  ['a strange Idempotency-Key', post(ana, { 'idempotency-key': 'caf\u00e9' }), 400, '22023'],
  // What a visitor may not, before the body is read.
  ['no API key', withoutKey(url), 401, 'PGRST302'],
  ['no API key at an unknown path', withoutKey('/rest/v1/unknown'), 401, 'PGRST302'],
  ['a wrong API key', post(ana, { apikey: 'sb_publishable_other' }), 401, 'PGRST301'],
  ['GET', get(url), 401, '42501', /^permission denied for table interest_/],
  ['DELETE', { ...post(ana), method: 'DELETE' }, 401, '42501'],
  ['PUT', { ...post(ana), method: 'PUT' }, 401, '42501'],
  ['rows in return', post(ana, { prefer: 'count=exact, Return=Representation' }), 401, '42501'],
  ['headers in return', post(ana, { prefer: 'return=headers-only' }), 401, '42501'],
  ['replacing rows', post(ana, { prefer: 'resolution=merge-duplicates' }), 401, '42501'],
  ['a page of another site', post(ana, crossSite), 403, '42501', /another site/],
  ['another table', get('/rest/v1/users'), 404, 'PGRST205'],
  ['a function', get('/rest/v1/rpc/login'), 404, 'PGRST202'],
  ['a path below the table', get(`${url}/1`), 404, 'PGRST125'],
  ['another version', get('/rest/v2/interest_submissions'), 404, 'PGRST125'],
  ['no path', get('/rest/v1/'), 404, 'PGRST125'],
  ['a path that cannot be read', { ...post(ana), url: '/rest/%ff' }, 404, 'PGRST125'],
  ['another schema', post(ana, { 'content-profile': 'private' }), 406, 'PGRST106'],
  ['a store that fails', post(ana), 503, 'PGRST000', /could not be stored/, { store: brokenStore }],
])(
  'a submission is refused, and nothing is stored: %s',
  async (_what, request, status, code, message = /./, change = {}) => {
    const { app, submissions } = await startApp(change);
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    const body = answer.json<Record<string, string>>();
    expect(body).toMatchObject({ code, message: expect.stringMatching(message) as string });
    expect(Object.keys(body).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
    expect(answer.body).not.toContain('secret');
    if (status === 403) expect(body['details']).toBeNull();
    expect(await submissions()).toEqual([]);
  },
);

test('HEAD is refused, too, and an Idempotency-Key that was used for another submission', async () => {
  const { app, submissions } = await startApp();
  expect((await app.inject({ ...post(ana), method: 'HEAD' })).statusCode).toBe(401);
  const headers = { 'idempotency-key': 'one-intent' };
  for (const status of [201, 201]) {
    expect((await app.inject(post(ana, headers))).statusCode).toBe(status);
  }
  const answer = await app.inject(post({ ...ana, name: 'Rui' }, headers));
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: '23505' }]);
  expect(await submissions()).toHaveLength(1);
});

test('submissions to both endpoints count towards one rate limit of an IP address', async () => {
  const { app, submissions } = await startApp({
    limits: { submissions: { points: 2, duration: 60 } },
  });
  expect((await app.inject(post(ana))).statusCode).toBe(201);
  await app.inject({ ...form({ name: 'Rui', email: 'rui@example.org' }), url: '/join' });
  const answer = await app.inject(post(ana));
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ code: 'over_request_rate_limit' });
  expect(await submissions()).toHaveLength(2);
  const other = await app.inject({ ...post(ana), remoteAddress: '192.0.2.2' });
  expect(other.statusCode).toBe(201);
});

test.each([
  ['nobody is trusted', [], Array<string>(5).fill('127.0.0.1')],
  [
    'its proxy is trusted',
    ['127.0.0.1'],
    [...Array<string>(3).fill('127.0.0.1'), '198.51.100.1', '198.51.100.2'],
  ],
])('where %s X-Forwarded-For counts for what it is worth', async (_who, trustedProxies, stored) => {
  const { app, store } = await startApp({ trustedProxies });
  const claims = ['<b>Ana</b>', 'unknown', '::1%x y', '198.51.100.1', '203.0.113.9, 198.51.100.2'];
  for (const claimed of claims) await app.inject(post(ana, { 'x-forwarded-for': claimed }));
  const { submissions } = await store.reads.subscriber({ email: ana.email });
  expect(submissions.map(({ technical }) => technical?.ipAddress).toSorted()).toEqual(stored);
});

const preflight = (origin: string, target = url) => ({
  method: 'OPTIONS' as const,
  url: target,
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,content-type',
  },
});

test.each([url, '/functions/v1/admin-auth'])(
  'a page of an allowed origin, and of no other, may call %s and read its errors',
  async (target) => {
    const { app } = await startApp(partners);
    const [origin = ''] = partners.allowedOrigins;
    const answer = await app.inject(preflight(origin, target));
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    expect(String(answer.headers['access-control-allow-headers']).split(', ')).toEqual([
      'apikey',
      'authorization',
      'content-type',
      'content-language',
      'content-profile',
      'accept-profile',
      'prefer',
      'x-client-info',
      'x-retry-count',
      'idempotency-key',
      'consent-text',
    ]);
    const refused = await app.inject({ ...post(ana, { origin, apikey: 'wrong' }), url: target });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refused.headers['access-control-allow-origin']).toBe(origin);
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After');
    for (const evil of [
      preflight('https://evil.example', target),
      { ...post(ana, { origin: 'https://evil.example' }), url: target },
    ]) {
      const { headers } = await app.inject(evil);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers.vary).toContain('Origin');
    }
  },
);

test('a cross-site submission from an allowed origin is stored', async () => {
  const { app, submissions } = await startApp(partners);
  const headers = { ...crossSite, origin: 'https://partner.example' };
  const answer = await app.inject(post(ana, headers));
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(await submissions()).toHaveLength(1);
});

test('an OPTIONS request that is no preflight is answered with 204, and pages and events send no CORS headers', async () => {
  const { app } = await startApp();
  const answer = await app.inject({ method: 'OPTIONS', url });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  for (const target of ['/about', '/events']) {
    const { headers } = await app.inject(preflight(siteConfig.url, target));
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});
