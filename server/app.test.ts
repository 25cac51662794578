import { describe, expect, test, vi } from 'vitest';
import { siteConfig } from '../site.config.ts';
import { ana, exchange, password, post, startApp } from './app.fixture.ts';
import { listen } from './http/listen.ts';
import { StartError } from './start-error.ts';

const smuggled =
  'POST /events HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n';

describe('the log', () => {
  test('has one line an answer, and nothing a visitor typed', async () => {
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

describe('a connection', () => {
  test.each([
    ['that does not speak HTTP', 'hello\r\n\r\n', 400],
    ['that speaks HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['that asks two things in one', smuggled, 400],
    [
      'whose head is too large',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['that names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('%s is answered and closed', async (_what, text, status) => {
    const { app } = await startApp();
    const answer = await exchange(app, text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ code: `HTTP${status}`, hint: null });
  });

  test('of HTTP/1.0 need not name a host', async () => {
    const { app } = await startApp();
    expect((await exchange(app, 'GET /about HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  test('with an expectation nobody knows is answered as one without', async () => {
    const { app } = await startApp();
    const head = 'GET /about HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n';
    expect((await exchange(app, head)).status).toBe(200);
  });
});

describe('an owner', () => {
  test('whose port is taken learns it in one line', async () => {
    const first = await startApp();
    const address = await listen(first.app, { host: '127.0.0.1', port: 0 });
    const port = Number(new URL(address).port);
    const second = await startApp();
    const start = listen(second.app, { host: '127.0.0.1', port });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(new RegExp(`^PORT ${port} is already taken`));
  });

  test('who listens on every address is shown one that opens', async () => {
    const { app } = await startApp();
    expect(await listen(app, { host: '0.0.0.0', port: 0 })).toMatch(/^http:\/\/localhost:\d+$/);
  });

  test('whose HOST is not of this machine learns it in one line', async () => {
    const { app } = await startApp();
    await expect(listen(app, { host: '192.0.2.1', port: 0 })).rejects.toThrow(/^HOST 192\.0\.2\.1/);
  });

  test('who stops the server keeps what was still on its way', async () => {
    const { app, store, submissions } = await startApp();
    const add = store.addSubmission.bind(store);
    const arrived = Promise.withResolvers<undefined>();
    const held = Promise.withResolvers<undefined>();
    vi.spyOn(store, 'addSubmission').mockImplementation(async (...row) => {
      arrived.resolve(undefined);
      await held.promise;
      return add(...row);
    });
    const address = await listen(app, { host: '127.0.0.1', port: 0 });
    const answer = fetch(`${address}/rest/v1/interest_submissions`, {
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
