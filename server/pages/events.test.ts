import { expect, test } from 'vitest';
import { brokenStore, startApp } from '../app.fixture.ts';

const toPt = { event: 'lang_switch', properties: { from: 'en', to: 'pt' } };
const beacon = (payload: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/events',
  headers: { 'content-type': 'application/json', ...headers },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

test.each(['application/json', 'text/plain;charset=UTF-8'])(
  'the events endpoint counts an event sent as %s',
  async (type) => {
    const { app, store } = await startApp();
    const answer = await app.inject(
      beacon(toPt, { 'content-type': type, 'sec-fetch-site': 'same-origin' }),
    );
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(await store.eventCounts()).toEqual([{ day: '2026-02-03', ...toPt, count: 1 }]);
  },
);

test.each([
  ['an unknown event', { event: 'page_view', properties: {} }],
  ['an unknown value', { event: 'lang_switch', properties: { from: 'en', to: 'ana@example.org' } }],
  ['a switch to the same language', { ...toPt, properties: { from: 'en', to: 'en' } }],
  ['a list for properties', { event: 'cta_partner_click', properties: ['partnerships_page'] }],
  ['an extra property', { ...toPt, properties: { ...toPt.properties, visitor: 'ana' } }],
  ['an extra field', { ...toPt, visitor: 'ana' }],
  ['a number instead of an object', 5],
  ['invalid JSON', '{'],
  ['an empty body', ''],
])('the events endpoint answers 400 to %s and counts nothing', async (_what, payload) => {
  const { app, store } = await startApp();
  const answer = await app.inject(beacon(payload));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toHaveProperty('message');
  expect(await store.eventCounts()).toEqual([]);
});

test('the events endpoint refuses an event from a page of another site, and more than 120 a minute', async () => {
  const { app, store } = await startApp();
  const strange = await app.inject(beacon(toPt, { 'sec-fetch-site': 'cross-site' }));
  expect(strange.statusCode).toBe(403);
  const statuses = [];
  for (let count = 0; count < 121; count += 1) {
    statuses.push((await app.inject(beacon(toPt))).statusCode);
  }
  expect([statuses.indexOf(429), statuses.lastIndexOf(204)]).toEqual([120, 119]);
  expect(await store.eventCounts()).toMatchObject([{ count: 120 }]);
});

test('the events endpoint answers in JSON when the store fails and when the path or method is unknown', async () => {
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
