import { expect, test } from 'vitest';
import type { LetterNeed, LetterTest } from '../../domain/letter.ts';
import { languages } from '../../domain/language.ts';
import { now } from '../app.fixture.ts';
import { begun, sendDue, subscribe, tested, texts } from '../letters/letters.fixture.ts';
import { newEmailStore } from '../email/emails.fixture.ts';
import { openAdmin } from './admin.fixture.ts';

const draft = { audience: 'dates', texts } as const;

/** An administrator of a site whose mail server takes tests, or does not. */
async function owner({ needs = [], taken = true }: { needs?: LetterNeed[]; taken?: boolean } = {}) {
  const store = await newEmailStore();
  await subscribe(store, ['ana@example.org'], now, { language: 'pt' });
  const sendTest = async (): Promise<LetterTest[]> =>
    languages.map((language) => ({ language, taken, words: '250 ok' }));
  return {
    store,
    ...(await openAdmin(store, true, {
      letterMail: { needs, ownerEmail: 'owner@example.org', sendTest },
    })),
  };
}

test('a letter is written, tested, sent off, stopped, sent again and published, and the log says so', async () => {
  const { store, request, logged, later } = await owner();
  expect(await request('letters', {})).toEqual({
    letters: [],
    needs: [],
    owner_email: 'owner@example.org',
  });
  const { id, bodies, addressed } = await request('save_letter', { id: null, ...draft });
  expect(bodies.en.parts).toMatchObject([{ tag: 'p' }, { tag: 'ul' }]);
  expect(addressed).toEqual({ recipients: { en: 0, pt: 1 }, left_out: {} });
  const send = () => request('send_letter', { id });
  expect(await send()).toEqual({ reason: 'untested' });
  await request('test_letter', { id });
  expect((await request('letter', { id })).tested_at).not.toBeNull();
  expect(await send()).toEqual({ reason: null });
  expect(await request('stop_letter', { id })).toMatchObject({ state: 'draft' });
  expect(await send()).toEqual({ reason: null });
  later(5);
  const due = new Date(now.getTime() + 5 * 60_000);
  await store.letters.advance(due);
  expect(await request('publish_letter', { id, is_public: true })).toMatchObject({
    state: 'sending',
    is_public: true,
    emails: { queued: 1 },
  });
  expect(await request('publish_letter', { id, is_public: false })).toMatchObject({
    is_public: false,
  });
  const { letters } = await request('letters', {});
  expect(letters).toMatchObject([{ id, state: 'sending', subjects: { pt: 'First dates pt' } }]);
  expect((await logged()).filter((entry) => entry.includes('letter'))).toEqual([
    'unpublish_letter 1',
    'publish_letter 1',
    'send_letter 1',
    'stop_letter 0',
    'send_letter 1',
    'test_letter 0',
  ]);
});

test('a letter that is watched while it goes out keeps no session alive', async () => {
  const { call, request, later } = await owner();
  const { id } = await request('save_letter', { id: null, ...draft });
  later(20);
  await request('letter', { id });
  later(20);
  expect((await call('letter', { id })).statusCode).toBe(401);
});

test('a test that the mail server does not take counts for none', async () => {
  const { request } = await owner({ taken: false });
  const { id } = await request('save_letter', { id: null, ...draft });
  await request('test_letter', { id });
  expect((await request('letter', { id })).tested_at).toBeNull();
});

test('a letter of which half is missing is not tested', async () => {
  const { call, request } = await owner();
  const half = { ...texts, pt: { subject: 'Datas', body: ' ' } };
  const { id } = await request('save_letter', { id: null, ...draft, texts: half });
  expect((await call('test_letter', { id })).statusCode).toBe(409);
});

test('what waits for the owner names the letter that is on its way, and how many have not had it', async () => {
  const { store, request } = await owner();
  const waiting = async () => (await request('waiting', { language: 'en' })).letter;
  expect(await waiting()).toBeNull();
  const id = await tested(store, now);
  expect(await waiting()).toBeNull();
  await store.letters.send(id, now);
  expect(await waiting()).toMatchObject({ id, state: 'due', waiting: 1 });
  const due = new Date(now.getTime() + 5 * 60_000);
  await store.letters.advance(due);
  expect(await waiting()).toMatchObject({ id, state: 'sending', waiting: 1 });
  await sendDue(store, due);
  expect(await waiting()).toMatchObject({ waiting: 0 });
  await store.letters.advance(due);
  expect(await waiting()).toBeNull();
});

test('it is said whom a letter did not reach, the list marks that address, and the log counts whose were read', async () => {
  const { store, request } = await owner();
  const { id, due } = await begun(store, now);
  const [mail] = await store.emails.outbox.due(due, 1);
  await store.emails.outbox.bounce(mail?.id ?? '', '550 nobody here', true, due);
  expect((await request('letter_returns', { id })).returns).toEqual([
    {
      email: 'ana@example.org',
      state: 'bounced',
      reason: null,
      complained: false,
      server_words: '550 nobody here',
    },
  ]);
  const { accesses } = await request('log', {});
  expect(accesses[0]).toMatchObject({ kind: 'read_person', count: 1 });
  const { rows } = await request('list', {});
  expect(rows.map(({ email, state }) => [email, state])).toEqual([['ana@example.org', 'bounced']]);
});

test('without a controller in the foot nothing is tested or sent, and drafts are kept all the same', async () => {
  const { call, request } = await owner({ needs: ['controller'] });
  expect(await request('letters', {})).toMatchObject({ needs: ['controller'] });
  const { id } = await request('save_letter', { id: null, ...draft });
  for (const action of ['test_letter', 'send_letter'] as const) {
    expect((await call(action, { id })).statusCode).toBe(409);
  }
});

test('where the site writes no e-mails the dashboard says what is missing', async () => {
  const store = await newEmailStore();
  const { request } = await openAdmin(store, false);
  expect(await request('letters', {})).toEqual({
    letters: [],
    needs: ['emails'],
    owner_email: null,
  });
});

test('a draft of 20,000 characters a language is kept, and a longer one refused', async () => {
  const { call, request } = await owner();
  const body = '😀'.repeat(20_000);
  const long = { en: { subject: 'x'.repeat(100), body }, pt: { subject: 'y', body } };
  const { id, texts: kept } = await request('save_letter', { id: null, ...draft, texts: long });
  expect(kept).toEqual(long);
  const longer = { ...long, pt: { subject: 'y', body: `${body}x` } };
  expect((await call('save_letter', { id, ...draft, texts: longer })).statusCode).toBe(400);
  expect(await request('delete_letter', { id })).toEqual({ deleted: true });
  expect((await call('letter', { id })).statusCode).toBe(404);
  expect((await call('save_letter', { id, ...draft })).statusCode).toBe(409);
});

test('a body that nests too deep is refused before it is kept, and what is no text goes at the door', async () => {
  const { call, request } = await owner();
  const withBody = (body: string) => ({
    id: null,
    audience: 'dates' as const,
    texts: { ...texts, pt: { subject: 'Datas\vem Vau', body } },
  });
  expect((await call('save_letter', withBody('1. '.repeat(6600)))).statusCode).toBe(422);
  expect((await request('letters', {})).letters).toEqual([]);
  const { texts: kept } = await request('save_letter', withBody('um\vdois\u202e\uffff'));
  expect(kept.pt).toEqual({ subject: 'Datas em Vau', body: 'um\ndois' });
});
