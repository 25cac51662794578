import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { siteConfig } from '../../site.config.ts';
import { limitOf, interestTextFields } from '../../domain/submission/fields.ts';
import { adminRequest, ana, password, post, startApp } from '../app.fixture.ts';
import { listen } from '../http/listen.ts';

const unlimited = { points: 1e9, duration: 60 };
const limits = {
  submissions: unlimited,
  refusals: unlimited,
  events: unlimited,
  failedLoginsOfAddress: unlimited,
  failedLoginsOfAccount: unlimited,
};

const start = () => startApp({ limits });
const numRuns = everything ? 500 : 100;

type Headers = Record<string, string | string[]>;

interface Request {
  method: string;
  path: string;
  headers: Headers;
  body: Uint8Array;
}

/** Sends a request exactly as given: repeated headers, odd encodings, chunks. */
async function send(app: FastifyInstance, { method, path, headers, body }: Request) {
  if (!app.server.listening) await listen(app, { port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    // For some methods Node sends a body only when its length is given.
    const framed =
      'transfer-encoding' in headers ? headers : { ...headers, 'content-length': body.length };
    const sent = request({ port, method, path, headers: framed }, (answer) => {
      text(answer).then(
        (answerBody) =>
          resolve({
            status: answer.statusCode ?? 0,
            type: String(answer.headers['content-type']),
            body: answerBody,
          }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Internals that no response may reveal: places in the code, folders, error codes. */
const insides = /\n\s+at |\.[cm]?[jt]s:\d+|node:internal|node_modules|SQLITE|FST_ERR/;

const word = fc.constantFrom(
  '',
  '\0',
  '\ud800',
  '\udfff a',
  '\u202e',
  '\ufeff',
  'a\r\nSet-Cookie: b=c',
  '../../etc/passwd',
  "'; DROP TABLE interest_submissions; --",
  "' OR 1=1 --",
  '${7*7}',
  '%s%n',
  '"',
  '\\',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;',
  'javascript:alert(1)',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '999999999999999999999999',
  'true',
  'ana@example.org',
  'a'.repeat(1001),
  'é'.repeat(1000),
  '👩‍👩‍👧'.repeat(20),
);
const anyText = fc.oneof(word, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 1e308, -1, 2 ** 53, [], {}, [[]]) },
);

const ownKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'id',
  'created_at',
  'language',
  'ip_address',
  'user_agent',
  'privacy_policy_version',
  'idempotency_key',
  'returning',
  'NAME',
  'name ',
  'leave_blank',
];
const known = [
  ...interestTextFields,
  'wants_updates',
  'username',
  'password',
  'action',
  'event',
  'properties',
];

/** JSON as text, so that it may repeat a key, or nest without end. */
const anyJson: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...known, ...ownKeys), anyValue), { maxLength: 9 })
    .map(
      (entries) =>
        `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`,
    ),
  fc.json(),
  fc
    .tuple(fc.constantFrom('[', '{"a":', '[{"name":'), fc.nat(5000))
    .map(([open, depth]) => open.repeat(depth)),
  fc.nat(5000).map((depth) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  fc.nat(9000).map((digits) => `{"name":${'9'.repeat(digits + 1)}}`),
  anyText,
);
const anyForm = fc
  .array(fc.tuple(fc.constantFrom(...known, ...ownKeys), anyText), { maxLength: 9 })
  .map((entries) => entries.map(([key, value]) => `${key}=${escape(value)}`).join('&'));

/** Percent-encodes like a form, and an unpaired surrogate as its bytes. */
const escape = (value: string): string =>
  value.isWellFormed() ? encodeURIComponent(value) : '%ed%a0%80';

const anyBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc
    .oneof(anyJson, anyForm)
    .chain((body) =>
      fc.constantFrom<Uint8Array>(
        Buffer.from(body),
        Buffer.from(body),
        Buffer.from(body, 'utf16le'),
        Buffer.from(body, 'latin1'),
        gzipSync(body),
        brotliCompressSync(body),
        Buffer.from(`\ufeff${body}`),
      ),
    ),
  fc.uint8Array({ maxLength: 200 }),
  fc.constant(Buffer.alloc(33 * 1024, 'a')),
);

const headerText = fc.oneof(
  fc.string({ maxLength: 40 }).map((value) => value.replace(/[^\x20-\x7e]/g, '')),
  fc.constantFrom('', ',', ';', '*', 'a'.repeat(3000), '\xe9'),
);
const anyHeaders: fc.Arbitrary<Headers> = fc.record(
  {
    'content-type': fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom<string | string[]>(
          '',
          'text/plain',
          'multipart/form-data',
          'application/json; charset=utf-16',
          'a/b/c',
          'application/json;charset=latin1',
          'application/vnd.api+json',
          'APPLICATION/JSON',
          ['application/json', 'text/plain'],
        ),
      },
      headerText,
    ),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    'content-language': headerText,
    'accept-language': headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    'idempotency-key': headerText,
    prefer: headerText,
    'content-profile': headerText,
    'x-forwarded-for': headerText,
    'x-forwarded-proto': headerText,
    'x-http-method-override': fc.constantFrom('GET', 'DELETE'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'x'),
    origin: headerText,
    'user-agent': headerText,
    'transfer-encoding': fc.constant('chunked'),
    apikey: fc.constant(siteConfig.publicClientKey),
  },
  { requiredKeys: [] },
);

const anyMethod = fc.oneof(
  { weight: 6, arbitrary: fc.constant('POST') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'GET',
      'HEAD',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'SEARCH',
      'QUERY',
    ),
  },
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?columns=__proto__',
      '?columns="name","email"&columns=id',
      '?columns[]=a',
      '?columns',
      '?select=*',
      '?on_conflict=id',
      '?__proto__[a]=b',
      '?%',
      '?%ff=%00',
      `?${'a=b&'.repeat(500)}`,
    ),
  },
);

function wild(path: string): fc.Arbitrary<Request> {
  return fc
    .record({ method: anyMethod, path: query, headers: anyHeaders, body: anyBody })
    .map((parts) => ({ ...parts, path: path + parts.path }));
}

interface Endpoint {
  path: string;
  /** A payload that the endpoint accepts. */
  right: Record<string, unknown>;
  accepted: number;
  isForm?: boolean;
}

/** A value as form text. `String` would not do: a value may be an object without `toString`. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** Requests that the endpoint accepts, except for a field or two, or none. */
function almostRight({ path, right, isForm = false }: Endpoint): fc.Arbitrary<Request> {
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = { 'content-type': type, apikey: siteConfig.publicClientKey };
  const field = fc.constantFrom(...Object.keys(right), ...ownKeys);
  return fc.dictionary(field, anyValue, { maxKeys: 2 }).map((changed) => {
    const fields = { ...right, ...changed };
    const body = isForm
      ? Object.entries(fields)
          .map(([name, value]) => `${name}=${escape(asText(value))}`)
          .join('&')
      : JSON.stringify(fields);
    return { method: 'POST', path, headers, body: Buffer.from(body) };
  });
}

const endpoints = {
  rest: { path: '/rest/v1/interest_submissions', right: ana, accepted: 201 },
  admin: {
    path: '/functions/v1/admin-auth',
    right: { username: 'olga', password, action: 'fetch_submissions' },
    accepted: 200,
  },
  events: {
    path: '/events',
    right: { event: 'lang_switch', properties: { from: 'en', to: 'pt' } },
    accepted: 204,
  },
  join: { path: '/join', right: ana, accepted: 303, isForm: true },
  aderir: { path: '/pt/aderir', right: ana, accepted: 303, isForm: true },
} satisfies Record<string, Endpoint>;

describe('random requests', () => {
  test.each(Object.entries<Endpoint>(endpoints))(
    'random requests to the endpoint %s are answered without a server error and reveal no internals',
    { timeout: 120_000 },
    async (name, endpoint) => {
      const { app } = await start();
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(fc.oneof(wild(endpoint.path), almostRight(endpoint)), async (sent) => {
          const answer = await send(app, sent);
          statuses.add(answer.status);
          expect(answer.status).toBeGreaterThanOrEqual(200);
          expect(answer.status).toBeLessThan(500);
          expect(answer.body).not.toMatch(insides);
          const bodyless = sent.method === 'HEAD' || answer.status < 300;
          if (name === 'rest' && !bodyless) {
            expect(answer.type).toContain('application/json');
            const error = JSON.parse(answer.body) as Record<string, unknown>;
            expect(Object.keys(error).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
          }
        }),
        // A login whose password is checked costs a password hash.
        { numRuns: name === 'admin' ? numRuns / 5 : numRuns },
      );
      // Some of the requests are accepted by the endpoint.
      expect(statuses).toContain(endpoint.accepted);
    },
  );

  test(
    'random requests to any path are answered without a server error and reveal no internals',
    { timeout: 120_000 },
    async () => {
      const { app } = await start();
      const part = fc.constantFrom(
        '/',
        '//',
        '..',
        '%2e%2e',
        '%2f',
        '%5c',
        '%00',
        '%ff',
        '%',
        ';',
        '.',
        '~',
        'rest',
        'v1',
        'functions',
        'events',
        'join',
        'pt',
        'etc/passwd',
        '.env',
        '.git/config',
        'dist',
        'data',
        'raiz-do-vau.sqlite',
        'server/main.ts',
        '__proto__',
        'constructor',
        '_astro',
        'a'.repeat(999),
      );
      const path = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('/')}`);
      await fc.assert(
        fc.asyncProperty(path.chain(wild), async (sent) => {
          const answer = await send(app, sent);
          expect(answer.status).toBeLessThan(500);
          expect(answer.body).not.toMatch(insides);
          expect(answer.body).not.toMatch(/root:|SQLite format|createApp/);
        }),
        { numRuns },
      );
    },
  );
});

const storable = (limit: number) =>
  fc
    .oneof(anyText, fc.string({ unit: 'binary', maxLength: limit }))
    .filter(
      (value) => value.isWellFormed() && !value.includes('\0') && value.trim().length <= limit,
    );
const submitted = fc.record(
  {
    name: storable(limitOf('name')).filter((name) => name.trim() !== ''),
    country: storable(limitOf('country')),
    profession: storable(limitOf('profession')),
    message: storable(limitOf('message')),
    wants_updates: fc.boolean(),
  },
  { requiredKeys: ['name'] },
);

describe('random submissions', () => {
  test.each(['JSON', 'a form', 'a form without scripts'] as const)(
    'a random submission sent as %s is read back as it was sent',
    async (how) => {
      const { app } = await start();
      const read = async () => {
        const answer = await app.inject(adminRequest(endpoints.admin.right));
        return answer.json<{ submissions: Record<string, unknown>[] }>().submissions;
      };
      const expected = new Map<string, Record<string, unknown>>();
      await fc.assert(
        fc.asyncProperty(submitted, async (typed) => {
          const email = `visitor-${expected.size}@example.org`;
          const fields = { ...typed, email };
          const answer = await app.inject(sentAs(how, fields));
          expect(answer.statusCode).toBe(how === 'a form without scripts' ? 303 : 201);
          const lines = (text: string | undefined) =>
            (how === 'a form without scripts' ? text?.replaceAll('\r\n', '\n') : text)?.trim();
          const orNull = (text: string | undefined) => (text === '' ? null : (text ?? null));
          expected.set(email, {
            name: lines(typed.name),
            email,
            country: orNull(lines(typed.country)),
            profession: orNull(lines(typed.profession)),
            message: orNull(lines(typed.message)),
            wants_updates: typed.wants_updates ?? false,
          });
        }),
        { numRuns },
      );
      const rows = await read();
      expect(rows).toHaveLength(expected.size);
      for (const row of rows) expect(row).toMatchObject(expected.get(String(row['email'])) ?? {});
    },
  );

  function sentAs(how: string, fields: Record<string, unknown>) {
    if (how === 'JSON') return post(fields);
    const form = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, asText(value)]),
    ).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    if (how === 'a form') return post(form, headers);
    return { method: 'POST' as const, url: endpoints.join.path, headers, payload: form };
  }

  test('a submission cannot set the columns that only the server may set', async () => {
    const { app, submissions } = await start();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ownKeys), anyValue, async (key, value) => {
        const json = `{${JSON.stringify(key)}:${JSON.stringify(value)},${JSON.stringify(ana).slice(1)}`;
        const form = new URLSearchParams({ name: 'Ana', email: ana.email });
        form.append(key, asText(value).toWellFormed());
        for (const request of [post(json), sentAsForm(form)]) {
          const answer = await app.inject(request);
          expect(answer.statusCode).toBe(400);
          expect(answer.json()).toMatchObject({ code: 'PGRST204' });
        }
      }),
      { numRuns: numRuns / 5 },
    );
    expect(await submissions()).toEqual([]);
    // Without scripts the browser sends only the fields of the page: any others are ignored.
    const plain = new URLSearchParams({ name: 'Ana', email: ana.email, id: '1', created_at: '1' });
    await app.inject({ ...sentAsForm(plain), url: endpoints.join.path });
    expect(await submissions()).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        created_at: '2026-02-03T04:05:06.789Z',
      },
    ]);
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });

  const sentAsForm = (form: URLSearchParams) =>
    post(form.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
});
