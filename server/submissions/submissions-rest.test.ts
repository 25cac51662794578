import { siteConfig } from '../../site.config.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { ana, brokenStore, now, post, startApp } from '../app.fixture.ts';
import { interestTextFields, limitOf, type Submission } from '../../domain/submission/fields.ts';

const url = '/rest/v1/interest_submissions';
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

test('a valid submission is answered with 201 and an empty body, and stored as sent', async () => {
  const { app, submissions } = await startApp();
  const answer = await app.inject(post(ana));
  expect(answer.statusCode).toBe(201);
  expect(answer.body).toBe('');
  expect(answer.headers['content-length']).toBe('0');
  expect(await submissions()).toMatchObject([{ ...ana, created_at: now.toISOString() }]);
});

test('a submission in an array of one row is stored', async () => {
  const { app, submissions } = await startApp();
  const answer = await app.inject({ ...post([ana]), query: { columns: '"name","email"' } });
  expect(answer.statusCode).toBe(201);
  expect(await submissions()).toHaveLength(1);
});

test.each([
  ['true', true],
  ['t', true],
  ['on', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['f', false],
  ['off', false],
  ['0', false],
  ['no', false],
])(
  'a submission sent as a form with wants_updates=%s is stored with %s',
  async (text, wantsUpdates) => {
    const { app, submissions } = await startApp();
    const { name, email } = ana;
    const answer = await app.inject(form({ name, email, country: '', wants_updates: text }));
    expect(answer.statusCode).toBe(201);
    expect(await submissions()).toMatchObject([
      { name, email, country: null, wants_updates: wantsUpdates },
    ]);
  },
);

test('the response does not reveal that an e-mail address is already on the list', async () => {
  const { app, submissions } = await startApp();
  const first = await app.inject(post(ana));
  const second = await app.inject(post(ana));
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  expect((await submissions()).map((row) => row.returning)).toEqual([false, true]);
});

test('a submission is stored with its language, IP address, user agent and privacy policy version', async () => {
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
  await app.inject({
    ...post(ana, {
      'content-language': 'pt-PT',
      'accept-language': 'en',
      'user-agent': 'F'.repeat(600),
      'idempotency-key': 'k',
    }),
    remoteAddress: '::ffff:192.0.2.7',
  });
  expect(added).toMatchObject([
    {
      ...ana,
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/) as string,
      created_at: now.toISOString(),
      language: 'pt',
      ip_address: '192.0.2.7',
      user_agent: 'F'.repeat(512),
      privacy_policy_version: privacyPolicy(false).version,
      idempotency_key: 'k',
    },
  ]);
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
    ['en', { 'accept-language': 'pt;q=much, en;q=0.1' }],
    ['en', { 'accept-language': 'pt-PT;Q=0, en' }],
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

test('concurrent submissions with the same Idempotency-Key are stored once and get the same response', async () => {
  const { app, submissions } = await startApp();
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.inject(post(ana, { 'idempotency-key': 'one-intent' }))),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
  expect(await submissions()).toHaveLength(1);
});

test('an Idempotency-Key reused for another submission is answered with 409', async () => {
  const { app, submissions } = await startApp();
  await app.inject(post(ana, { 'idempotency-key': 'one-intent' }));
  const answer = await app.inject(
    post({ ...ana, name: 'Rui' }, { 'idempotency-key': 'one-intent' }),
  );
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: '23505' });
  expect(await submissions()).toHaveLength(1);
});

test.each(['', 'x'.repeat(256), 'caf\u00e9'])(
  'the invalid Idempotency-Key %j is answered with 400',
  async (key) => {
    const { app, submissions } = await startApp();
    const answer = await app.inject(post(ana, { 'idempotency-key': key }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: '22023' });
    expect(await submissions()).toEqual([]);
  },
);

/** A submission with a character too many in a field, and how it is refused. */
function tooLong(field: (typeof interestTextFields)[number]): [string, unknown, string, RegExp] {
  const most = limitOf(field);
  const text = field === 'email' ? `${'a'.repeat(most - 10)}@example.pt` : 'a'.repeat(most + 1);
  const message = new RegExp(`^${field} must be less than ${most} characters$`, 'i');
  return [`a long ${field}`, { ...ana, [field]: text }, '23514', message];
}

test.each<[string, unknown, string, string | RegExp]>([
  ['no name', { ...ana, name: undefined }, '23502', 'Name is required'],
  ['a null name', { ...ana, name: null }, '23502', 'Name is required'],
  ['an empty name', { ...ana, name: '' }, '23514', 'Name is required'],
  ['a blank name', { ...ana, name: ' \n ' }, '23514', 'Name is required'],
  ['no e-mail', { ...ana, email: undefined }, '23502', 'Invalid email address'],
  ['a null e-mail', { ...ana, email: null }, '23502', 'Invalid email address'],
  ['a wrong e-mail', { ...ana, email: 'ana@' }, '23514', 'Invalid email address'],
  ['an unseen character', { ...ana, email: 'a\u200bna@a.pt' }, '23514', 'Invalid email address'],
  ...interestTextFields.map((field) => tooLong(field)),
  [
    'a NUL character',
    { ...ana, message: 'a\0b' },
    '23514',
    'Message contains characters that cannot be stored',
  ],
  [
    'an unpaired surrogate',
    { ...ana, country: '\ud800' },
    '23514',
    'Country contains characters that cannot be stored',
  ],
  ['a number for a name', { ...ana, name: 5 }, 'PGRST102', /name/],
  ['a text for updates', { ...ana, wants_updates: 'maybe' }, 'PGRST102', /wants_updates/],
  ['null for updates', { ...ana, wants_updates: null }, 'PGRST102', /wants_updates/],
  ['an id', { ...ana, id: 'x' }, 'PGRST204', /'id' column of 'interest_submissions'/],
  ['a time', { ...ana, created_at: 'x' }, 'PGRST204', /'created_at'/],
  ['an unknown column and a broken rule', { ...ana, name: '', a: 1 }, 'PGRST204', /'a'/],
  [
    'a column called __proto__',
    '{"name":"A","email":"a@b.co","__proto__":{}}',
    'PGRST204',
    /__proto__/,
  ],
  ['no row', [], 'PGRST102', /one row/],
  ['two rows', [ana, ana], 'PGRST102', /one row/],
  ['a nested array of rows', [[ana]], 'PGRST102', /one row/],
  ['null', null, 'PGRST102', /one row/],
  ['a text', '"ana"', 'PGRST102', /one row/],
  ['invalid JSON', '{"name":', 'PGRST102', 'Empty or invalid json'],
  ['an empty body', '', 'PGRST102', 'Empty or invalid json'],
])('a submission with this payload is refused: %s', async (_what, payload, code, message) => {
  const { app, submissions } = await startApp();
  const answer = await app.inject(post(payload));
  expect(answer.statusCode).toBe(400);
  const body = answer.json<Record<string, string>>();
  expect(body['code']).toBe(code);
  expect(body['message']).toMatch(message instanceof RegExp ? message : new RegExp(`^${message}$`));
  expect(Object.keys(body).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
  expect(await submissions()).toEqual([]);
});

test('a body that is not UTF-8 is refused, not stored with replacement characters', async () => {
  const { app, submissions } = await startApp();
  const payload = Buffer.from(
    JSON.stringify({ ...ana, name: 'JosX' }).replace('X', '\xe9'),
    'latin1',
  );
  const answer = await app.inject({ ...post(''), payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'PGRST102' });
  expect(await submissions()).toEqual([]);
});

test('a form whose wants_updates is not a boolean is refused', async () => {
  const { app } = await startApp();
  const answer = await app.inject(form({ name: 'A', email: 'a@b.co', wants_updates: 'maybe' }));
  expect(answer.json()).toMatchObject({ code: 'PGRST102' });
});

test('an unknown column in the columns parameter of the URL is refused', async () => {
  const { app } = await startApp();
  const answer = await app.inject({ ...post(ana), query: { columns: '"name","shoe_size"' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'PGRST204' });
});

test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
  'a submission with the content type %s is answered with 415',
  async (type) => {
    const { app } = await startApp();
    const answer = await app.inject(post(ana, { 'content-type': type }));
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'PGRST107' });
  },
);

test('a submission of more than 32 KiB is answered with 413', async () => {
  const { app } = await startApp();
  const answer = await app.inject(post({ ...ana, message: 'a'.repeat(32 * 1024) }));
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: '54000', message: 'The request is too large' });
});

test('a request without an API key is answered with 401 before its path or body is read', async () => {
  const { app } = await startApp();
  for (const target of [url, '/rest/v1/unknown', '/rest']) {
    const answer = await app.inject({ method: 'POST', url: target, payload: 'x'.repeat(40_000) });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'PGRST302' });
  }
});

test('a request with a wrong API key is answered with 401', async () => {
  const { app } = await startApp();
  const answer = await app.inject(post(ana, { apikey: 'sb_publishable_other' }));
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'PGRST301' });
});

test.each(['GET', 'HEAD', 'PATCH', 'DELETE', 'PUT'] as const)(
  'the method %s with the public API key is not permitted and reveals nothing',
  async (method) => {
    const { app } = await startApp();
    await app.inject(post(ana));
    const answer = await app.inject({ ...post(ana), method });
    expect(answer.statusCode).toBe(401);
    if (method !== 'HEAD') {
      expect(answer.json()).toEqual({
        code: '42501',
        message: 'permission denied for table interest_submissions',
        details: null,
        hint: null,
      });
    }
  },
);

test.each([
  'return=representation',
  'return=headers-only',
  'resolution=merge-duplicates',
  'count=exact, Return=Representation',
])('a submission with `Prefer: %s` is not permitted, and nothing is stored', async (prefer) => {
  const { app, submissions } = await startApp();
  const answer = await app.inject(post(ana, { prefer }));
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: '42501' });
  expect(await submissions()).toEqual([]);
});

test.each(['return=minimal', 'count=exact,missing=default'])(
  'a submission with `Prefer: %s` is accepted',
  async (prefer) => {
    const { app } = await startApp();
    expect((await app.inject(post(ana, { prefer }))).statusCode).toBe(201);
  },
);

test.each([
  ['/rest/v1/users', 'PGRST205', 404],
  ['/rest/v1/rpc/login', 'PGRST202', 404],
  ['/rest/v1/interest_submissions/1', 'PGRST125', 404],
  ['/rest/v2/interest_submissions', 'PGRST125', 404],
  ['/rest/v1/', 'PGRST125', 404],
  ['/rest/%ff', 'PGRST125', 404],
])('the unknown REST path %s is answered with the error code %s', async (target, code, status) => {
  const { app } = await startApp();
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({ ...post(ana), method, url: target });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  }
});

test('a submission to another schema is answered with 406', async () => {
  const { app } = await startApp();
  const answer = await app.inject(post(ana, { 'content-profile': 'private' }));
  expect(answer.statusCode).toBe(406);
  expect(answer.json()).toMatchObject({ code: 'PGRST106' });
});

test('submissions to both endpoints count towards one rate limit of an IP address', async () => {
  const { app, submissions } = await startApp({
    limits: { submissions: { points: 2, duration: 60 } },
  });
  expect((await app.inject(post(ana))).statusCode).toBe(201);
  await app.inject({
    method: 'POST',
    url: '/join',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Rui&email=rui@example.org',
  });
  const answer = await app.inject(post(ana));
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ code: 'over_request_rate_limit' });
  expect(await submissions()).toHaveLength(2);
  const other = await app.inject({ ...post(ana), remoteAddress: '192.0.2.2' });
  expect(other.statusCode).toBe(201);
});

test('an IP address may submit 60 times a minute', async () => {
  const { app } = await startApp();
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) {
    statuses.push((await app.inject(post(ana))).statusCode);
  }
  expect(statuses.lastIndexOf(201)).toBe(59);
  expect(statuses[60]).toBe(429);
});

test('an X-Forwarded-For header from an untrusted client does not evade the rate limit', async () => {
  const { app } = await startApp({ limits: { submissions: { points: 1, duration: 60 } } });
  const statuses = [];
  for (const ipAddress of ['198.51.100.1', '198.51.100.2']) {
    statuses.push((await app.inject(post(ana, { 'x-forwarded-for': ipAddress }))).statusCode);
  }
  expect(statuses).toEqual([201, 429]);
});

test('behind a trusted proxy each visitor has a rate limit of their own', async () => {
  const { app } = await startApp({
    limits: { submissions: { points: 1, duration: 60 } },
    trustedProxies: ['127.0.0.1'],
  });
  const statuses = [];
  for (const forwardedFor of ['198.51.100.1', '198.51.100.2', '203.0.113.9, 198.51.100.2']) {
    statuses.push((await app.inject(post(ana, { 'x-forwarded-for': forwardedFor }))).statusCode);
  }
  expect(statuses).toEqual([201, 201, 429]);
});

test('behind a proxy that forwards no valid IP address, the IP address of the proxy is stored', async () => {
  const { app, store } = await startApp({ trustedProxies: ['127.0.0.1'] });
  for (const [number, claimed] of ['<b>Ana</b>', 'unknown', '198.51.100.1', '::1%x y'].entries()) {
    const email = `ana${number}@example.org`;
    const answer = await app.inject(post({ ...ana, email }, { 'x-forwarded-for': claimed }));
    expect(answer.statusCode).toBe(201);
  }
  const stored = await Promise.all(
    [0, 1, 2, 3].map(async (number) => {
      const { submissions } = await store.reads.subscriber({ email: `ana${number}@example.org` });
      return submissions[0]?.technical?.ipAddress;
    }),
  );
  expect(stored).toEqual(['127.0.0.1', '127.0.0.1', '198.51.100.1', '127.0.0.1']);
});

test('a submission is answered with 503 without details when the store fails', async () => {
  const { app } = await startApp({ store: brokenStore });
  const answer = await app.inject(post(ana));
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'PGRST000' });
  expect(answer.body).not.toContain('secret');
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
  'a preflight request from an allowed origin may call %s',
  async (target) => {
    const { app } = await startApp({ allowedOrigins: ['https://other.example'] });
    const answer = await app.inject(preflight('https://other.example', target));
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('https://other.example');
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
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
      ]),
    );
  },
);

test('a page of an allowed origin may read error responses and the Retry-After header', async () => {
  const { app } = await startApp();
  const answer = await app.inject(post(ana, { origin: siteConfig.url, apikey: 'wrong' }));
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['access-control-allow-origin']).toBe(siteConfig.url);
  expect(answer.headers['access-control-expose-headers']).toContain('Retry-After');
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('an OPTIONS request that is not a preflight request is answered with 204 and no body', async () => {
  const { app } = await startApp();
  const answer = await app.inject({ method: 'OPTIONS', url });
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
});

test('a page of another origin gets no CORS headers', async () => {
  const { app } = await startApp();
  for (const request of [
    preflight('https://evil.example'),
    post(ana, { origin: 'https://evil.example' }),
  ]) {
    const answer = await app.inject(request);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers.vary).toContain('Origin');
  }
});

test('a cross-site submission is refused unless its origin is allowed', async () => {
  const { app, submissions } = await startApp({ allowedOrigins: ['https://partner.example'] });
  const from = (origin: string, site: string) =>
    app.inject(post(ana, { origin, 'sec-fetch-site': site }));
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await from(origin, 'cross-site');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: '42501', details: null });
  }
  expect(await submissions()).toEqual([]);
  expect((await from('https://partner.example', 'cross-site')).statusCode).toBe(201);
  expect((await from(siteConfig.url, 'same-origin')).statusCode).toBe(201);
});

test('the pages and the events endpoint send no CORS headers', async () => {
  const { app } = await startApp();
  for (const target of ['/about', '/events']) {
    const answer = await app.inject(preflight(siteConfig.url, target));
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('fifty submissions of one moment are listed in the order in which they came', async () => {
  const { app, submissions } = await startApp();
  const names = Array.from({ length: 50 }, (_, number) => `Ana ${number}`);
  await Promise.all(names.map((name) => app.inject(post({ ...ana, name }))));
  expect((await submissions()).map(({ name }) => name)).toEqual(names);
});
