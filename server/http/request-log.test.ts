import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { adminRequest, brokenBy, ana, exchange, password, post, startApp } from '../app.fixture.ts';

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
  'user-agent referer cookie authorization accept-language content-language x-forwarded-for x-client-info idempotency-key if-none-match prefer'
    .split(' ')
    .map((name) => [name, `${name}-${canary}`]),
);
const fields = {
  name: `name ${canary}`,
  email: `${canary}@example.org`,
  country: `country ${canary}`,
  profession: `profession ${canary}`,
  message: `message ${canary}`,
};
const json = { ...headers, 'content-type': 'application/json' };
const plain = new URLSearchParams(fields).toString();
const login = { username: `user ${canary}`, password: `password ${canary}` };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const form = (payload: string, more: Record<string, string> = headers, url = '/join') => ({
  method: 'POST' as const,
  url,
  headers: { ...more, ...urlencoded },
  payload,
});
const toAdmin = (payload: string | object) => adminRequest(payload, { headers: json });
const action = 'fetch_submissions';

const requests = [
  post(fields, headers),
  post({ ...fields, email: canary }, headers),
  post({ ...fields, [canary]: canary }, headers),
  post(`{"name":"${canary}`, headers),
  post(fields, { ...headers, apikey: canary }),
  post(fields, { ...headers, origin: canary }),
  post(fields, { ...headers, 'content-type': `text/${canary}` }),
  { ...post(fields, headers), query: { columns: canary } },
  form(plain),
  form(`${plain}&name=`, headers, '/pt/aderir'),
  form(`name=%${canary}&email=`),
  form(`leave_blank=${canary}`),
  form(canary.repeat(4000)),
  toAdmin({ ...login, action }),
  toAdmin({ username: 'olga', password, action }),
  toAdmin(`{"${canary}`),
  { ...toAdmin({ event: canary, properties: {} }), url: '/events' },
  ...['/my-data', '/pt/confirmar', '/unsubscribe/'].flatMap((path) => [
    form(`${plain}&action=correct&confirmed=yes`, headers, `${path}?t=${canary}`),
    { url: `${path}?t=${canary}`, headers },
    { method: 'DELETE' as const, url: `${path}?t=${canary}`, headers },
  ]),
  form(plain, headers, '/my-data'),
  { url: `/about?email=${canary}#${canary}`, headers },
  { url: `/missing?email=${canary}`, headers },
];

const used = { points: 0, duration: 9 };
const upset = brokenBy(() => {
  throw new Error('upset');
});
const ofRui = 'name=Rui&email=rui@example.org';

test.each([
  ['email.invalid', post({ ...ana, email: 'ana@' }), {}],
  ['wants_updates.wrongType', post({ ...ana, wants_updates: 'maybe' }), {}],
  ['unknownColumn', post({ ...ana, [canary]: '' }), {}],
  ['PGRST301', post(ana, { apikey: 'wrong' }), {}],
  ['PGRST102', post('{'), {}],
  ['PGRST000', post(ana), { store: upset }],
  ['over_request_rate_limit', post(ana), { limits: { submissions: used } }],
  ['tooMany', form(ofRui), { limits: { submissions: used, refusals: used } }],
  ['name.required', form('name=&email=rui@example.org'), {}],
  ['failure', form(ofRui), { store: upset }],
] as const)(
  'a refused call is logged with the reason %s and a reference that the visitor gets',
  async (reason, request, change) => {
    const { app, read, shown } = await logged(change);
    const answer = await app.inject(request);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    const line = read().find(({ msg }) => msg === 'a submission was refused');
    const reference = answer.headers['x-request-id'] ?? line?.['reference'];
    expect(reference).toMatch(/^[0-9a-f]{8}$/);
    expect(line).toMatchObject({ reason, reference });
    expect(line?.['reqId']).toMatch(new RegExp(`^${String(reference)}-`));
    if (reason === 'failure') expect(shown).toMatchObject([{ failure: 'failure', reference }]);
  },
);

test('a filled honeypot is logged as one, a stored submission with no reason, and neither has a reference', async () => {
  const { app, read } = await logged();
  for (const request of [post(ana), form(`${ofRui}&leave_blank=x`, {})]) {
    expect((await app.inject(request)).headers['x-request-id']).toBeUndefined();
  }
  expect(read().map(({ reason, path }) => reason ?? path)).toEqual([
    '/rest/v1/interest_submissions',
    'honeypot',
    '/join',
  ]);
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
  ['limits are used up', { limits: { submissions: used, refusals: used } }],
  ['a proxy is trusted', { trustedProxies: ['127.0.0.1'] }],
])('the log holds nothing that a visitor or the owner typed when %s', async (_when, change) => {
  const { app, lines, read } = await logged(change);
  for (const request of requests) await app.inject(request);
  await exchange(app, `${canary}\r\n\r\n`);
  await exchange(app, `GET / HTTP/1.1\r\nHost: a\r\nX: ${canary.repeat(2000)}\r\n\r\n`);
  expect(read().filter((line) => 'status' in line)).toHaveLength(requests.length);
  const secrets = [canary, password, siteConfig.publicClientKey];
  expect(secrets.filter((secret) => lines.join('').includes(secret))).toEqual([]);
  const answered = lines.filter((line) => !line.includes('Server listening'));
  expect(answered.join('')).not.toContain('127.0.0.1');
  expect(lines.join('')).not.toMatch(/Failing row|"(detail|parameters|cause|form)"/);
});

test('the log names only paths that the site knows, because people type e-mail addresses into paths', async () => {
  const { app, read } = await logged();
  const known = ['/sobre', '/mark.svg', '/join', '/.well-known/security.txt'];
  const unknown = ['', '/pt', '/about', '/rest/v1', '/functions/v1', '/%ff'];
  await app.inject('/about?from=ana@example.org');
  for (const path of known) await app.inject(path);
  for (const path of unknown) await app.inject(`${path}/ana@example.org`);
  const paths = read().flatMap((line) => ('status' in line ? [line['path']] : []));
  expect(paths).toEqual(['/about', ...known, ...unknown.map(() => '(unknown)')]);
});

test('the lines of one request share a unique request id, and one has the error with its stack', async () => {
  const { app, read } = await logged({ store: talkativeStore });
  await app.inject(post(ana));
  await app.inject(post(ana));
  expect(read().find((line) => line['level'] === 50)).toMatchObject({
    msg: 'a submission could not be stored',
    err: {
      message: 'new row violates check constraint',
      stack: expect.stringContaining('request-log.test.ts') as string,
    },
  });
  const ids = read().map((line) => line['reqId']);
  expect(ids).toHaveLength(6);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
  expect([...new Set(ids)]).toEqual([ids[0], ids[3]]);
});
