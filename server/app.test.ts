import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { siteConfig } from '../site.config.ts';
import { ana, exchange, password, post, startApp } from './app.fixture.ts';
import { bindPort, listen } from './http/listen.ts';
import { StartError } from './start-error.ts';

const smuggled =
  'POST /events HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n';

describe('the request log', () => {
  test('the log has one line per response and nothing that a visitor typed', async () => {
    const lines: string[] = [];
    const { app } = await startApp({
      log: { level: 'trace', stream: { write: (line) => void lines.push(line) } },
    });
    await app.inject(post({ ...ana, message: 'a secret wish' }, { 'user-agent': 'Browser' }));
    await app.inject({ url: '/about?email=ana@example.org' });
    await app.inject({
      ...post({ username: 'olga', password, action: 'fetch_submissions' }),
      url: '/functions/v1/admin-auth',
    });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { method: 'POST', path: '/rest/v1/interest_submissions', status: 201 },
      { method: 'GET', path: '/about', status: 200 },
      { method: 'POST', path: '/functions/v1/admin-auth', status: 200 },
    ]);
    expect(lines.join()).not.toMatch(/ana@|Ana|wish|Browser|127\.0\.0\.1|horse/);
  });
});

describe('the HTTP server', () => {
  test.each([
    ['that does not speak HTTP', 'hello\r\n\r\n', 400],
    ['that speaks HTTP/2 without an upgrade', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['that smuggles a second request', smuggled, 400],
    [
      'with too large a request head',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['without a Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('a connection %s is answered with an error and closed', async (_what, text, status) => {
    const { app } = await startApp();
    const answer = await exchange(app, text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ code: `HTTP${status}`, hint: null });
  });

  test('an HTTP/1.0 request without a Host header is answered', async () => {
    const { app } = await startApp();
    expect((await exchange(app, 'GET /about HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  test('a request with an unknown Expect header is answered as if it had none', async () => {
    const { app } = await startApp();
    const head = 'GET /about HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n';
    expect((await exchange(app, head)).status).toBe(200);
  });
});

describe('starting and stopping the server', () => {
  test('a port that is already in use stops the start with one line', async () => {
    const first = await startApp();
    const origin = await listen(first.app, { host: '127.0.0.1', port: 0 });
    const port = Number(new URL(origin).port);
    const second = await startApp();
    const start = listen(second.app, { host: '127.0.0.1', port });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(new RegExp(`^PORT ${port} is already taken`));
  });

  test('a server that listens on 0.0.0.0 logs a URL that a browser can open', async () => {
    const { app } = await startApp();
    expect(await listen(app, { host: '0.0.0.0', port: 0 })).toMatch(/^http:\/\/localhost:\d+$/);
  });

  test('a HOST that is not an address of this machine stops the start with one line', async () => {
    const { app } = await startApp();
    await expect(listen(app, { host: '192.0.2.1', port: 0 })).rejects.toThrow(/^HOST 192\.0\.2\.1/);
  });

  test('a visitor who comes before the store is ready waits, and is answered', async () => {
    const { url, answerBy } = await bindPort({ host: '127.0.0.1', port: 0 });
    const visit = fetch(`${url}/rest/v1/interest_submissions`, {
      method: 'POST',
      headers: { apikey: siteConfig.publicClientKey, 'content-type': 'application/json' },
      body: JSON.stringify(ana),
    });
    // By the time that a second connection is open, the first is, too.
    const { port } = new URL(url);
    await once(connect(Number(port), '127.0.0.1').unref(), 'connect');
    const { app, submissions } = await startApp();
    await answerBy(app);
    expect((await visit).status).toBe(201);
    expect(await submissions()).toHaveLength(1);
  });

  test('a submission that is in progress when the server stops is stored', async () => {
    const { app, store, submissions } = await startApp();
    const add = store.addSubmission.bind(store);
    const arrived = Promise.withResolvers<undefined>();
    const held = Promise.withResolvers<undefined>();
    vi.spyOn(store, 'addSubmission').mockImplementation(async (...row) => {
      arrived.resolve(undefined);
      await held.promise;
      return add(...row);
    });
    const origin = await listen(app, { host: '127.0.0.1', port: 0 });
    const answer = fetch(`${origin}/rest/v1/interest_submissions`, {
      method: 'POST',
      headers: { apikey: siteConfig.publicClientKey, 'content-type': 'application/json' },
      body: JSON.stringify(ana),
    });
    await arrived.promise;
    const closed = app.close();
    held.resolve(undefined);
    expect((await answer).status).toBe(201);
    await closed;
    expect(await submissions()).toHaveLength(1);
  });
});
