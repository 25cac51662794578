import { describe, expect, test } from 'vitest';
import { brokenStore, startApp } from '../app.fixture.ts';

const toPt = { event: 'lang_switch', properties: { from: 'en', to: 'pt' } };
const beacon = (payload: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/events',
  headers: { 'content-type': 'application/json', ...headers },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

describe('a page that counts an event', () => {
  test.each(['application/json', 'text/plain;charset=UTF-8'])('may send %s', async (type) => {
    const { app, store } = await startApp();
    const answer = await app.inject(
      beacon(toPt, { 'content-type': type, 'sec-fetch-site': 'same-origin' }),
    );
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(await store.eventCounts()).toEqual([{ day: '2026-02-03', ...toPt, count: 1 }]);
  });

  test.each([
    ['an unknown event', { event: 'page_view', properties: {} }],
    [
      'an unknown value',
      { event: 'lang_switch', properties: { from: 'en', to: 'ana@example.org' } },
    ],
    ['one property more', { ...toPt, properties: { ...toPt.properties, visitor: 'ana' } }],
    ['one field more', { ...toPt, visitor: 'ana' }],
    ['no object', 5],
    ['half a JSON', '{'],
    ['nothing', ''],
  ])('may not send %s', async (_what, payload) => {
    const { app, store } = await startApp();
    const answer = await app.inject(beacon(payload));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('message');
    expect(await store.eventCounts()).toEqual([]);
  });

  test('may not be a page of another site', async () => {
    const { app, store } = await startApp();
    const answer = await app.inject(
      beacon(toPt, { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }),
    );
    expect(answer.statusCode).toBe(403);
    expect(await store.eventCounts()).toEqual([]);
  });

  test('may send 120 a minute', async () => {
    const { app } = await startApp();
    const statuses = [];
    for (let count = 0; count < 121; count += 1) {
      statuses.push((await app.inject(beacon(toPt))).statusCode);
    }
    expect(statuses.lastIndexOf(204)).toBe(119);
    expect(statuses[120]).toBe(429);
  });

  test('is told in JSON when the store fails, and when it asks for something else', async () => {
    const { app } = await startApp({ store: brokenStore });
    const failed = await app.inject(beacon(toPt));
    expect(failed.statusCode).toBe(503);
    expect(failed.body).not.toContain('secret');
    for (const url of ['/events', '/events/1', '/events/%ff']) {
      const answer = await app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
    }
  });
});
