import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { brokenStore, startApp } from '../app.fixture.ts';

describe('a monitor', () => {
  test('is told that the server is alive, without the store being asked', async () => {
    const { app } = await startApp({ store: brokenStore });
    const answer = await app.inject('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'alive' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('is told that the server is ready when its store answers', async () => {
    const { app } = await startApp();
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await app.inject({ method: 'HEAD', url: '/readyz' })).statusCode).toBe(200);
  });

  test('is told when the store fails, and why only in the log', async () => {
    const lines: string[] = [];
    const { app } = await startApp({
      store: brokenStore,
      log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    });
    const answer = await app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'not ready', reason: 'The store does not answer.' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(lines.join()).toContain('secret detail of ready');
  });

  test('is told within seconds when the store hangs', async () => {
    const { app, store } = await startApp();
    vi.spyOn(store, 'ready').mockReturnValue(new Promise(() => undefined));
    const started = performance.now();
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('that asks a hundred times within a second has the store asked once', async () => {
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

  test('that asks all the time is neither limited nor a line in the log', async () => {
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
});
