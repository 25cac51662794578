import { expect, test } from 'vitest';
import { byLanguage } from '../../domain/language.ts';
import { openAdmin, openStore } from '../admin/admin.fixture.ts';
import { now } from '../app.fixture.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { tokenHash } from '../email/links.ts';
import { subscribe } from '../letters/letters.fixture.ts';

const draft = {
  texts: byLanguage(() => ({ title: 'Pilot <week>', details: 'Five days.' })),
  places: 1,
  set_apart: 0,
  days_to_answer: 7,
  last_day: '2026-04-30',
};
const mail = { needs: [], ownerEmail: undefined, sendTest: async () => [] };
const shows = () => ({ days: {} as never, mails: [] });

test('only a post of our own page answers an invitation, and a second one changes nothing', async () => {
  const store = await openStore();
  await subscribe(store, ['ana@example.org'], now, { language: 'en' });
  const { app, request, logged } = await openAdmin(store, true, {
    letterMail: mail,
    rehearseWave: shows,
  });
  const { id } = await request('save_wave', { id: null, ...draft });
  expect(await request('press_wave', { id, press: 'start' })).toEqual({ moved: 'done' });
  await deliver(store, now, () => ({ tokenHash: tokenHash('abc'), purpose: 'invitation' }));
  const stateNow = async () => (await store.waves.look(tokenHash('abc'), now)).state;
  const post = (body: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/invitation?t=abc',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  for (const method of ['GET', 'HEAD'] as const) {
    const shown = await app.inject({ method, url: '/invitation?t=abc' });
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  }
  const other = { 'sec-fetch-site': 'cross-site' };
  expect((await post('answer=accept&guests=1', other)).statusCode).toBe(403);
  await post('answer=accept&guests=3');
  await post('answer=calendar');
  expect(await stateNow()).toBe('open');
  await post('answer=accept&guests=2');
  await post('answer=decline');
  expect(await stateNow()).toBe('accepted');
  expect((await post('answer=calendar')).body).toContain('SUMMARY:');
  expect(await logged()).toEqual(['accept_place 1', 'start_wave 0']);
});

test('without MAIL_URL no wave can start, and the dashboard says why', async () => {
  const store = await openStore(false);
  const { request, call } = await openAdmin(store, false);
  const { id } = await request('save_wave', { id: null, ...draft });
  expect((await call('press_wave', { id, press: 'start' })).statusCode).toBe(409);
  expect(await request('waves', {})).toMatchObject({
    needs: ['emails'],
    waves: [{ state: 'draft' }],
  });
  expect(await request('rehearse_wave', { id })).toBeNull();
  const near = { ...draft, id, last_day: '2026-02-05' };
  expect((await call('save_wave', near)).statusCode).toBe(422);
});
