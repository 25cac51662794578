import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtFiles, now, startApp, writeSite } from '../../app.fixture.ts';
import { loadSite } from './built-site.ts';

const script = 'export {}';
const files = {
  ...builtFiles,
  'index.html.br': 'home in brotli',
  '_astro/form.abc123.js.gz': gzipSync(script),
  '_astro/form.abc123.js.br': 'script in brotli',
};
const site = await loadSite(writeSite(files));
const inMemory = ['/', '/about', '/_astro/form.abc123.js'];
const paths = [...site.files.keys(), '/about?a=b', '/%61bout', '/missing', '/sobre'];

type Headers = Record<string, string>;
type Line = Record<string, unknown>;

/** A server that says what it logs, what it counts, and what reaches its hooks. */
async function startListening(change: Parameters<typeof startApp>[0] = {}) {
  const lines: Line[] = [];
  const started = await startApp({
    site,
    log: { level: 'info', stream: { write: (line) => void lines.push(JSON.parse(line) as Line) } },
    ...change,
  });
  const { app } = started;
  const hooked: string[] = [];
  app.addHook('onRequest', ({ originalUrl }, _reply, done) => {
    hooked.push(originalUrl);
    done();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
  const { port } = app.server.address() as AddressInfo;

  /** What a visitor is answered over a connection. */
  async function overConnection(method: string, path: string, headers: Headers) {
    const asked = request({ port, path, method, headers: { host: 'a', ...headers }, agent: false });
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    return { status: answer.statusCode, headers: ofAnswer(answer.headers), body };
  }
  async function injected(method: 'GET' | 'HEAD', url: string, headers: Headers) {
    const answer = await app.inject({ method, url, headers: { host: 'a', ...headers } });
    return {
      status: answer.statusCode,
      headers: ofAnswer(answer.headers),
      body: answer.rawPayload,
    };
  }
  return { ...started, lines, hooked, overConnection, injected };
}

const ofConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

const ofAnswer = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));

/** A line of the log without what differs between any two. */
const withoutChance = ({ reqId, time, ms, ...line }: Line) => {
  expect([typeof reqId, typeof time, typeof ms]).toEqual(['string', 'number', 'number']);
  return line;
};

const asked: [what: string, headers: Headers][] = [
  ['who accepts nothing', {}],
  ['who accepts gzip', { 'accept-encoding': 'gzip' }],
  ['who accepts brotli', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['who refuses brotli', { 'accept-encoding': 'br;q=0, *' }],
  ['who has every file', { 'accept-encoding': 'gzip', 'if-none-match': 'W/"a", *' }],
  ['who has another file', { 'accept-encoding': 'gzip', 'if-none-match': '"a"' }],
  ['behind a proxy', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }],
  ['behind two proxies', { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }],
  ['behind a proxy that says nonsense', { 'x-forwarded-for': 'x', 'x-forwarded-proto': 'x' }],
];

test.each(asked)(
  'a visitor %s gets the same answer from memory as from the routes, with the same line in the log',
  async (_what, headers) => {
    const { lines, hooked, overConnection, injected } = await startListening({
      trustedProxies: ['127.0.0.1'],
    });
    for (const path of paths) {
      for (const method of ['GET', 'HEAD'] as const) {
        const direct = await overConnection(method, path, headers);
        const routed = await injected(method, path, headers);
        expect(direct, `${method} ${path}`).toEqual(routed);
      }
    }
    const answered = () =>
      lines
        .filter(({ msg }) => msg === 'answered')
        .map((line) => JSON.stringify(withoutChance(line)))
        .toSorted();
    await expect.poll(answered).toHaveLength(paths.length * 4);
    const [one, other] = [0, 1].map((half) => answered().filter((_, at) => at % 2 === half));
    expect(one).toEqual(other);
    const isUsual = !/[x,]/.test(headers['x-forwarded-for'] ?? '');
    for (const path of inMemory) {
      expect(hooked.filter((each) => each === path)).toHaveLength(isUsual ? 2 : 4);
    }
  },
);

test('what a stranger says to have forwarded counts for nothing', async () => {
  const { overConnection } = await startListening();
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const answer = await overConnection('GET', '/about', headers);
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

test('a page that is answered from memory is counted once, its head and a page prepared ahead never', async () => {
  const { store, app, overConnection } = await startListening();
  const person = {
    'user-agent': 'Mozilla/5.0',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
  };
  await overConnection('GET', '/about', person);
  await overConnection('HEAD', '/about', person);
  await overConnection('GET', '/about', { ...person, 'sec-purpose': 'prefetch' });
  await app.close();
  expect(await store.pageViews.read('en', now)).toMatchObject([{ path: '/about', all: 1 }]);
});
