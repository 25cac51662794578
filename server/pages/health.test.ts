import { expect, onTestFinished, test, vi } from 'vitest';
import type { CheckName, CheckState } from '../../domain/checks.ts';
import { brokenStore, startApp } from '../app.fixture.ts';

test('/healthz answers that the server is alive without a query to the store', async () => {
  const { app } = await startApp({ store: brokenStore });
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'alive' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('/readyz answers that the server is ready while its store answers', async () => {
  const { app } = await startApp();
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ready' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ method: 'HEAD', url: '/readyz' })).statusCode).toBe(200);
});

test('/readyz answers 503 when the store fails, and only the log says why', async () => {
  const lines: string[] = [];
  const { app } = await startApp({
    store: brokenStore,
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
  });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    status: 'not ready',
    reason: 'The store cannot take submissions.',
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(lines.join()).toContain('secret detail of ready');
});

test('/readyz answers 503 within seconds when the store hangs', async () => {
  const { app, store } = await startApp();
  vi.spyOn(store, 'ready').mockReturnValue(new Promise(() => undefined));
  const started = performance.now();
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a hundred requests to /readyz within a second query the store once', async () => {
  const { app, store } = await startApp();
  const ready = vi.spyOn(store, 'ready');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let time = 0; time < 100; time += 1) {
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  }
  expect(ready).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  ready.mockRejectedValue(new Error('gone'));
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

test('whoever has the token reads which checks fail, and nobody else that there are any', async () => {
  const healthToken = 'a token of twenty or more';
  const state = (name: CheckName, status: CheckState['status']) => ({
    name,
    status,
    since: '',
    values: {},
  });
  let states = [state('disk', 'pass')];
  const { app } = await startApp({ healthToken, checks: () => states });
  const ask = async (authorization?: string, url = '/healthz?deep=1') => {
    const { statusCode, body } = await app.inject({
      url,
      ...(authorization !== undefined && { headers: { authorization } }),
    });
    return [statusCode, body];
  };
  expect(await ask(`Bearer ${healthToken}`)).toEqual([200, '{"status":"pass"}']);
  states = [...states, state('backup', 'fail'), state('logins', 'fail')];
  expect(await ask(`Bearer ${healthToken}`)).toEqual([
    503,
    '{"status":"fail","checks":["backup","logins"]}',
  ]);
  expect(await ask()).toEqual([401, '{"status":"unknown"}']);
  expect(await ask('Bearer another of twenty or more')).toEqual([401, '{"status":"unknown"}']);
  expect(await ask(undefined, '/healthz')).toEqual([200, '{"status":"alive"}']);
});

test('without a token of the owner nobody reads which checks fail', async () => {
  const { app } = await startApp();
  const answer = await app.inject({
    url: '/healthz?deep=1',
    headers: { authorization: 'Bearer undefined' },
  });
  expect(answer.statusCode).toBe(401);
});

test('/healthz and /readyz are neither rate limited nor logged', async () => {
  const lines: string[] = [];
  const { app } = await startApp({
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
  });
  for (let time = 0; time < 200; time += 1) {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  }
  expect(lines).toEqual([]);
});
