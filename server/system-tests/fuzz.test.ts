import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { siteConfig } from '../../site.config.ts';
import { ana, password, startApp } from '../app.fixture.ts';
import { listen } from '../http/listen.ts';
import { rateLimits } from '../http/rate-limits.ts';

const unlimited = Object.fromEntries(
  Object.keys(rateLimits).map((name) => [name, { points: 1e9, duration: 60 }]),
);

interface Request {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body: Uint8Array;
}

/** Sends a request exactly as given: repeated headers, odd encodings, chunks. */
async function send(app: FastifyInstance, { method, path, headers, body }: Request) {
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    // For some methods Node sends a body only when its length is given.
    const framed =
      'transfer-encoding' in headers ? headers : { ...headers, 'content-length': body.length };
    const sent = request({ port, method, path, headers: framed }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const type = String(headers['content-type']);
      text(answer).then((answerBody) => resolve({ status, type, body: answerBody }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Internals that no response may reveal: places in the code, folders, error codes. */
const insides = /\n\s+at |\.[cm]?[jt]s:\d+|node:internal|node_modules|SQLITE|FST_ERR/;

const anyText = fc.oneof(
  fc.constantFrom('\0', '\ud800', 'a\r\nSet-Cookie: b=c', "' OR 1=1 --", '<script>', '%s', '1e999'),
  fc.constantFrom('', 'ana@example.org', 'a'.repeat(1001), '👩‍👩‍👧'.repeat(20)),
  fc.string({ unit: 'binary' }),
);
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 1e308, 2 ** 53, [], {}, [[]]) },
);
const anyKey = fc.constantFrom(
  ...'name email message wants_updates username password event __proto__ constructor then id'.split(
    ' ',
  ),
);

/** JSON as text, so that it may repeat a key, or nest without end. */
const anyJson: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.tuple(anyKey, anyValue), { maxLength: 9 })
    .map((all) => all.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`))
    .map((entries) => `{${entries.join()}}`),
  fc.nat(5000).map((depth) => '[{"name":'.repeat(depth)),
  fc.nat(5000).map((depth) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  fc.nat(9000).map((digits) => `{"name":${'9'.repeat(digits + 1)}}`),
  anyText,
);

/** Percent-encodes like a form, and an unpaired surrogate as its bytes. */
const escape = (value: string): string =>
  value.isWellFormed() ? encodeURIComponent(value) : '%ed%a0%80';
const anyForm = fc
  .array(fc.tuple(anyKey, anyText), { maxLength: 9 })
  .map((entries) => entries.map(([key, value]) => `${key}=${escape(value)}`).join('&'));

const anyBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc
    .tuple(
      fc.oneof(anyJson, anyForm),
      fc.constantFrom<(body: string) => Uint8Array>(
        (body) => Buffer.from(body),
        (body) => Buffer.from(body, 'utf16le'),
        (body) => gzipSync(body),
        (body) => brotliCompressSync(body),
        (body) => Buffer.from(`\ufeff${body}`),
      ),
    )
    .map(([body, encode]) => encode(body)),
  fc.uint8Array({ maxLength: 200 }),
  fc.constant(Buffer.alloc(33 * 1024, 'a')),
);

const headerText = fc.oneof(
  fc.string({ maxLength: 40 }).map((value) => value.replace(/[^\x20-\x7e]/g, '')),
  fc.constantFrom('', ',', ';', '*', 'a'.repeat(3000), '\xe9'),
);
const freeHeaders =
  'content-language accept-language accept-encoding if-none-match idempotency-key prefer content-profile x-forwarded-for x-forwarded-proto origin user-agent';
const anyHeaders: fc.Arbitrary<Request['headers']> = fc.record(
  {
    ...Object.fromEntries(freeHeaders.split(' ').map((name) => [name, headerText])),
    'content-type': fc.oneof(
      fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
      fc.constantFrom('', 'text/plain', 'multipart/form-data', 'application/json; charset=utf-16'),
      fc.constant<string | string[]>(['application/json', 'text/plain']),
      headerText,
    ),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'x'),
    'transfer-encoding': fc.constant('chunked'),
    apikey: fc.constant(siteConfig.publicClientKey),
  },
  { requiredKeys: [] },
);

const otherMethods = 'GET HEAD PUT PATCH DELETE OPTIONS TRACE PROPFIND QUERY'.split(' ');
const queries = ['?columns=__proto__', '?columns[]=a', '?%ff=%00', `?${'a=b&'.repeat(500)}`];

const login = { username: 'olga', password, action: 'fetch_submissions' };
const toPt = { event: 'lang_switch', properties: { from: 'en', to: 'pt' } };

test.each([
  ['/rest/v1/interest_submissions', ana, 201],
  ['/functions/v1/admin-auth', login, 200],
  ['/events', toPt, 204],
  ['/join', ana, 303],
])(
  'random requests to %s are answered without a server error and reveal no internals',
  { timeout: 120_000 },
  async (path, right, accepted) => {
    const { app } = await startApp({ limits: unlimited });
    await listen(app, { port: 0, host: '127.0.0.1' });
    const wild = fc.record({
      method: fc.oneof(fc.constant('POST'), fc.constantFrom(...otherMethods)),
      path: fc.constantFrom('', ...queries).map((query) => path + query),
      headers: anyHeaders,
      body: anyBody,
    });
    const type = path === '/join' ? 'application/x-www-form-urlencoded' : 'application/json';
    const headers = { 'content-type': type, apikey: siteConfig.publicClientKey };
    // What the endpoint accepts, except for a field or two, or none.
    const almostRight = fc.dictionary(anyKey, anyText, { maxKeys: 2 }).map((changed) => {
      const fields = { ...right, ...changed };
      const form = Object.entries(fields).map(([name, value]) => `${name}=${escape(`${value}`)}`);
      const body = path === '/join' ? form.join('&') : JSON.stringify(fields);
      return { method: 'POST', path, headers, body: Buffer.from(body) };
    });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(wild, almostRight), async (sent) => {
        const answer = await send(app, sent);
        statuses.add(answer.status);
        expect(answer.status).toBeGreaterThanOrEqual(200);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).not.toMatch(insides);
        if (!path.startsWith('/rest') || sent.method === 'HEAD' || answer.status < 300) return;
        expect(answer.type).toContain('application/json');
        const error = JSON.parse(answer.body) as object;
        expect(Object.keys(error).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
      }),
      // A login whose password is checked costs a password hash.
      { numRuns: (everything ? 500 : 100) / (right === login ? 5 : 1) },
    );
    // Some of the requests are accepted by the endpoint.
    expect(statuses).toContain(accepted);
  },
);
