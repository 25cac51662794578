import { expect, onTestFinished, test, vi } from 'vitest';
import type { CheckName, CheckState } from '../../domain/checks.ts';
import { brokenStore, startApp } from '../app.fixture.ts';

/** A server that collects what it logs. */
async function logged(change: Parameters<typeof startApp>[0] = {}) {
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  return { ...(await startApp({ ...change, log })), lines };
}

test('/healthz answers that the server is alive without a query to the store, until it is about to end', async () => {
  const ending = new AbortController();
  const { app } = await startApp({ store: brokenStore, ending: ending.signal });
  const alive = await app.inject('/healthz');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive' }]);
  ending.abort();
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'ending' }]);
});

test('/readyz answers 503 when the store fails, and only the log says why', async () => {
  const { app, lines } = await logged({ store: brokenStore });
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

test('200 requests to /healthz and /readyz within a second are not refused nor logged, and query the store once', async () => {
  const { app, store, lines } = await logged();
  const ready = vi.spyOn(store, 'ready');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let time = 0; time < 200; time += 1) {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const answer = await app.inject({ method: time % 2 ? 'HEAD' : 'GET', url: '/readyz' });
    expect(answer.statusCode).toBe(200);
  }
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  expect(ready).toHaveBeenCalledTimes(1);
  expect(lines).toEqual([]);
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
  const ask = async (authorization = '', to = app) => {
    const headers = { authorization };
    const { statusCode, body } = await to.inject({ url: '/healthz?deep=1', headers });
    return [statusCode, body];
  };
  const unknown = [401, '{"status":"unknown"}'];
  expect(await ask(`Bearer ${healthToken}`)).toEqual([200, '{"status":"pass"}']);
  states = [...states, state('backup', 'fail'), state('logins', 'fail')];
  expect(await ask(`Bearer ${healthToken}`)).toEqual([
    503,
    '{"status":"fail","checks":["backup","logins"]}',
  ]);
  expect(await ask()).toEqual(unknown);
  expect(await ask('Bearer another of twenty or more')).toEqual(unknown);
  expect((await app.inject('/healthz')).body).toBe('{"status":"alive"}');
  const { app: withoutToken } = await startApp();
  expect(await ask('Bearer undefined', withoutToken)).toEqual(unknown);
});
