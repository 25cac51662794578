import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { adminRequest, brokenBy, ana, exchange, password, post, startApp } from '../app.fixture.ts';
import { prettyLine } from './request-log.ts';

/** A server that collects every line it logs, at any level. */
async function logged(change: Parameters<typeof startApp>[0] = {}) {
  const lines: string[] = [];
  const started = await startApp({
    ...change,
    log: { level: 'trace', stream: { write: (line) => void lines.push(line) } },
  });
  return { ...started, lines, read: () => lines.map((line) => JSON.parse(line) as Line) };
}
type Line = Record<string, unknown>;

const canary = 'kanarienvogel';

/** A store that fails as a database does: the details of its error name the row. */
const talkativeStore = brokenBy((_name, row) => {
  const details = { detail: `Failing row contains ${JSON.stringify(row)}`, parameters: [row] };
  const message = 'new row violates check constraint';
  throw Object.assign(new Error(message, { cause: details }), details);
});

const headers = Object.fromEntries(
  [
    'user-agent',
    'referer',
    'cookie',
    'authorization',
    'accept-language',
    'content-language',
    'x-forwarded-for',
    'x-client-info',
    'idempotency-key',
    'origin',
    'if-none-match',
    'prefer',
  ].map((name) => [name, `${name}-${canary}`]),
);
const fields = {
  name: `name ${canary}`,
  email: `${canary}@example.org`,
  country: `country ${canary}`,
  profession: `profession ${canary}`,
  message: `message ${canary}`,
};
const urlencoded = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
const json = { ...headers, 'content-type': 'application/json' };
const plain = new URLSearchParams(fields).toString();
const login = {
  username: `user ${canary}`,
  password: `password ${canary}`,
  action: 'fetch_submissions',
};

const requests = [
  post(fields, headers),
  post({ ...fields, email: canary }, headers),
  post({ ...fields, [canary]: canary }, headers),
  post(`{"name":"${canary}`, headers),
  post(fields, { ...headers, apikey: canary }),
  post(fields, { ...headers, 'content-type': `text/${canary}` }),
  post(fields, { ...headers, 'content-profile': canary }),
  { ...post(fields, headers), query: { columns: canary } },
  { ...post(fields, urlencoded), payload: plain },
  { method: 'POST' as const, url: '/join', headers: urlencoded, payload: plain },
  { method: 'POST' as const, url: '/pt/aderir', headers: urlencoded, payload: `${plain}&name=` },
  { method: 'POST' as const, url: '/join', headers: urlencoded, payload: `name=%${canary}&email=` },
  { method: 'POST' as const, url: '/join', headers: urlencoded, payload: `leave_blank=${canary}` },
  { method: 'POST' as const, url: '/join', headers: urlencoded, payload: canary.repeat(4000) },
  adminRequest(login, { headers: json }),
  adminRequest({ ...login, username: 'olga', password }, { headers: json }),
  adminRequest(`{"${canary}`, { headers: json }),
  {
    method: 'POST' as const,
    url: '/events',
    headers: json,
    payload: { event: canary, properties: {} },
  },
  {
    method: 'POST' as const,
    url: '/events',
    headers: { 'content-type': 'application/json' },
    payload: { event: 'lang_switch', properties: { from: 'en', to: 'pt' } },
  },
  { url: `/about?email=${canary}#${canary}`, headers },
  { url: `/missing?email=${canary}`, headers },
];

const form = (payload: string) => ({
  method: 'POST' as const,
  url: '/join',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload,
});
const upset = new Error('upset');
const failingStore = brokenBy(() => {
  throw upset;
});

test.each([
  ['email.invalid', post({ ...ana, email: 'ana@' }), {}],
  ['wants_updates.wrongType', post({ ...ana, wants_updates: 'maybe' }), {}],
  ['unknownColumn', post({ ...ana, [canary]: '' }), {}],
  ['PGRST301', post(ana, { apikey: 'wrong' }), {}],
  ['PGRST102', post('{'), {}],
  ['PGRST000', post(ana), { store: failingStore }],
  ['over_request_rate_limit', post(ana), { limits: { submissions: { points: 0, duration: 9 } } }],
] as const)(
  'a refused call is logged with the reason %s and a reference that the visitor gets',
  async (reason, request, change) => {
    const { app, read } = await logged(change);
    const answer = await app.inject(request);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    const reference = answer.headers['x-request-id'];
    expect(reference).toMatch(/^[0-9a-f]{8}$/);
    const line = read().find(({ msg }) => msg === 'a submission was refused');
    expect(line).toMatchObject({ reason, reference });
    expect(line?.['reqId']).toMatch(new RegExp(`^${String(reference)}-`));
  },
);

test('a failed form without scripts comes back with the reference of the log', async () => {
  const { app, read, shown } = await logged({ store: failingStore });
  await app.inject(form('name=Ana&email=ana@example.org'));
  const line = read().find(({ msg }) => msg === 'a submission was refused');
  expect(line).toMatchObject({ reason: 'failure' });
  expect(shown).toMatchObject([{ failure: 'failure', reference: line?.['reference'] }]);
});

test('a form without scripts that breaks a rule is logged with the rule', async () => {
  const { app, read } = await logged();
  await app.inject(form('name=&email=ana@example.org'));
  expect(read()).toContainEqual(expect.objectContaining({ reason: 'name.required' }));
});

test('a filled honeypot is logged as one, and its sender is told nothing of it', async () => {
  const { app, read } = await logged();
  const answer = await app.inject(form(`name=Ana&email=ana@example.org&leave_blank=${canary}`));
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['x-request-id']).toBeUndefined();
  expect(read()).toContainEqual(expect.objectContaining({ reason: 'honeypot' }));
});

test('a stored submission is logged with no reason and has no reference', async () => {
  const { app, read } = await logged();
  const answer = await app.inject(post(ana));
  expect(answer.headers['x-request-id']).toBeUndefined();
  expect(read()).toMatchObject([
    { method: 'POST', path: '/rest/v1/interest_submissions', status: 201 },
  ]);
  expect(read().filter((line) => 'reason' in line)).toEqual([]);
});

test.each([
  ['all goes well', {}],
  ['the store fails', { store: talkativeStore }],
  [
    'the form cannot be shown',
    {
      renderFormWithErrors: async (form: unknown) => {
        throw Object.assign(new Error('rendering failed'), { form });
      },
    },
  ],
  [
    'limits are used up',
    { limits: { submissions: { points: 0, duration: 9 }, refusals: { points: 0, duration: 9 } } },
  ],
  ['a proxy is trusted', { trustedProxies: ['127.0.0.1'] }],
])('the log holds nothing that a visitor or the owner typed when %s', async (_when, change) => {
  const { app, lines, read } = await logged(change);
  for (const request of requests) await app.inject(request);
  await exchange(app, `${canary}\r\n\r\n`);
  await exchange(app, `GET / HTTP/1.1\r\nHost: a\r\nX: ${canary.repeat(2000)}\r\n\r\n`);
  expect(read().filter((line) => 'status' in line)).toHaveLength(requests.length);
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).not.toContain(password);
  expect(lines.join('')).not.toContain(siteConfig.publicClientKey);
  const ofServer = /Server listening|TRUSTED_PROXIES=127\.0\.0\.1/;
  const answered = lines.filter((line) => !ofServer.test(line));
  expect(answered.join('')).not.toContain('127.0.0.1');
  expect(lines.join('')).not.toMatch(/Failing row|"(detail|parameters|cause|form)"/);
});

test('the log names only paths that the site knows, because people type e-mail addresses into paths', async () => {
  const { app, lines, read } = await logged();
  const requested: [string, string][] = [
    ['/about?from=ana@example.org', '/about'],
    ['/sobre', '/sobre'],
    ['/mark.svg', '/mark.svg'],
    ['/join', '/join'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/ana@example.org', '(unknown)'],
    ['/pt/ana@example.org', '(unknown)'],
    ['/about/ana@example.org', '(unknown)'],
    ['/rest/v1/ana@example.org', '(unknown)'],
    ['/functions/v1/ana@example.org', '(unknown)'],
    ['/%ff/ana@example.org', '(unknown)'],
  ];
  for (const [url] of requested) await app.inject(url);
  const paths = read().flatMap((line) => ('status' in line ? [line['path']] : []));
  expect(paths).toEqual(requested.map(([, path]) => path));
  expect(lines.join('')).not.toContain('ana@');
});

test('the log holds the error and the stack of a submission that could not be stored', async () => {
  const { app, read } = await logged({ store: talkativeStore });
  await app.inject(post(ana));
  const failure = read().find((line) => line['level'] === 50);
  expect(failure).toMatchObject({
    msg: 'a submission could not be stored',
    err: {
      message: 'new row violates check constraint',
      stack: expect.stringContaining('request-log.test.ts') as string,
    },
  });
});

test('the log lines of one request share a unique request id', async () => {
  const { app, read } = await logged({ store: talkativeStore });
  await app.inject(post(ana));
  await app.inject(post(ana));
  const ids = read().map((line) => line['reqId']);
  expect(ids).toHaveLength(6);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(new Set(ids.slice(3)).size).toBe(1);
  expect(ids[3]).not.toBe(ids[0]);
});

const time = new Date(2026, 1, 3, 4, 5, 6).getTime();

test.each([
  [
    { level: 30, method: 'GET', path: '/about', status: 200, ms: 3, msg: 'answered' },
    '04:05:06 GET /about 200 3 ms',
  ],
  [{ level: 40, msg: 'The site lacks something.' }, '04:05:06 warning: The site lacks something.'],
  [
    {
      level: 50,
      err: { message: 'disk I/O error', stack: 'at x' },
      msg: 'a submission could not be stored',
    },
    '04:05:06 error: a submission could not be stored: disk I/O error',
  ],
])('people at a terminal read %j in words', (line, words) => {
  expect(prettyLine(JSON.stringify({ time, ...line }))).toBe(words);
});
