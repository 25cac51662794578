import { rmSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import {
  myDataStatePaths,
  myDataShownPath,
  type MyDataAction,
} from '../../domain/my-data/my-data-page.ts';
import { href } from '../../domain/routes.ts';
import { ana } from '../app.fixture.ts';
import { listAll, byOwner } from '../db/samples.fixture.ts';
import { minute, pressed, startMyData } from './my-data.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';
import { restrict } from '../subscribers/restrict.ts';
import { listDataSubjectRequests } from '../events/data-subject-requests.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

const link = (token: string) => `${href('myData', 'en')}?t=${token}`;
const begin = new Date('2026-02-03T10:00:00.000Z');

/** What a stranger sees of an answer. */
const seen = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  body,
  headers: { ...headers, date: undefined },
});

function expectUnseen({ headers }: LightMyRequestResponse): void {
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('no-store');
}

describe('asking for the link to one’s data', () => {
  test.each([
    [true, 'ask for a link'],
    [false, 'ask by e-mail'],
  ])('the page says how, with e-mails on: %s', async (emailsAreOn, words) => {
    const { app, ask, join, send } = await startMyData({ emailsAreOn });
    for (const language of languages) {
      const answer = await app.inject({ url: href('myData', language) });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(words);
      expectUnseen(answer);
    }
    await join();
    const answer = await ask(ana.email);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(emailsAreOn ? 'own data sent' : words);
    expect((await send()).some(({ kind }) => kind === 'myData')).toBe(emailsAreOn);
  });

  test('the answer is the same, to the byte, for a known, a restricted, a left and an unknown address, and a second ask', async () => {
    const { store, ask, join, send } = await startMyData();
    const [restricted, left] = ['restricted@example.org', 'left@example.org'];
    for (const email of [ana.email, restricted, left]) await join({ email });
    await byOwner(store, restrict, restricted, begin);
    await send('confirm');
    await byOwner(store, unsubscribe, left, begin);
    const unknown = seen(await ask('nobody@example.org'));
    expect(unknown.statusCode).toBe(200);
    expect(unknown.body).toContain('own data sent en');
    for (const email of [ana.email, 'ANA@example.org', ana.email, restricted, left]) {
      expect(seen(await ask(email))).toEqual(unknown);
    }
    const due = await send();
    const toAna = due.filter(({ email }) => email === ana.email);
    expect(toAna).toMatchObject([{ kind: 'myData' }]);
    expect(due.map(({ email }) => email)).not.toContain('nobody@example.org');
  });

  test('is answered before anybody is looked for, also where too many wait or the store is away, which the log says of nobody', async () => {
    const lines: string[] = [];
    const most = { points: 9999, duration: 60 };
    const { app, store } = await startMyData({
      log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
      limits: { emailLinks: most, linkRequests: most },
    });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const done: string[] = [];
    store.myData.ask = async (email) => {
      await promise;
      if (email.startsWith('fails')) throw new Error('the store is away');
      done.push(email);
    };
    const ask = async (email: string) =>
      seen(await app.inject({ ...pressed({ email }), url: href('myData', 'en') }));
    const first = await ask('fails@example.org');
    expect(first.body).toContain('own data sent');
    // The first is under way, or about to be; then a thousand wait.
    for (let number = 0; number < 1002; number += 1) {
      expect(await ask(`ana${number}@example.org`)).toEqual(first);
    }
    expect(done).toEqual([]);
    // A server that stops looks for whoever is left.
    const closed = app.close();
    resolve(undefined);
    await closed;
    expect([1000, 999]).toContain(done.length);
    const said = (words: string) => lines.filter((line) => line.includes(words)).length;
    expect(said('too many wait')).toBe(1002 - done.length);
    expect(said('the store is away')).toBe(1);
    expect(said('example.org')).toBe(0);
  });

  test('what is no e-mail address at all is answered with the form, its rule and what was typed', async () => {
    const { ask, views, send } = await startMyData();
    const answer = await ask('ana@', 'pt');
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    expectUnseen(answer);
    expect(views.at(-1)).toEqual({
      view: 'ask',
      language: 'pt',
      email: 'ana@',
      errors: [{ problem: 'rule', field: 'email', rule: 'invalid' }],
    });
    expect(await send()).toEqual([]);
  });

  test('a visitor may ask ten times an hour, for whatever addresses', async () => {
    const { ask, join, send } = await startMyData();
    await join();
    await send('confirm');
    for (let number = 1; number <= 10; number += 1) {
      expect((await ask(`person${number}@example.org`)).statusCode).toBe(200);
    }
    const refused = await ask(ana.email, 'pt');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
    expect(refused.body).toContain('Demasiadas tentativas');
    expect(await send()).toEqual([]);
  });
});

describe('the link to one’s data', () => {
  test('shows a button, and only a post shows the data', async () => {
    const { app, linkTo, press, views, store } = await startMyData();
    const token = await linkTo();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: link(token), headers: { accept: '*/*' } });
      expect(answer.statusCode).toBe(200);
      if (method === 'GET') expect(answer.body).toContain('own data open en');
      expectUnseen(answer);
    }
    expect(views).toEqual([]);
    expect(await listDataSubjectRequests(store.db)).toEqual([]);
    const shown = await press(token, { action: 'show' });
    expect(shown.statusCode).toBe(200);
    expectUnseen(shown);
    expect(views.at(-1)).toMatchObject({
      view: 'data',
      language: 'en',
      data: { email: ana.email, state: 'confirmed', submissions: [{ name: ana.name }] },
      // Nothing that is so already, and no deletion of the only submission apart.
      offered: ['correct', 'updatesOff', 'languagePt', 'email', 'unsubscribe', 'erase'],
    });
    expect(await listDataSubjectRequests(store.db)).toMatchObject([
      { kind: 'access', made_by: 'subscriber' },
    ]);
  });

  test('with e-mails off it offers no new address, as no link could go there, and a press changes nothing', async () => {
    const file = newStoreFile();
    const token = await (await startMyData({ file })).linkTo();
    const { press, views } = await startMyData({ file, emailsAreOn: false });
    await press(token, { action: 'show' });
    const offered = expect.not.arrayContaining(['email']) as string[];
    expect(views.at(-1)).toMatchObject({ view: 'data', offered });
    await press(token, { action: 'email', confirmed: 'yes', email: 'new@example.org' });
    expect(views.at(-1)).toMatchObject({ view: 'data', offered, notice: 'changed' });
  });

  test('a token that is made up, empty or given twice opens nothing, nor do the paths of its states', async () => {
    const { app, linkTo, press } = await startMyData();
    const token = await linkTo();
    for (const made of ['made-up', '', `${token}&t=${token}`]) {
      expect((await app.inject({ url: link(made) })).body).toContain('own data unknown en');
      const answer = await press(made, { action: 'erase', confirmed: 'yes' });
      expect(answer.body).toContain('own data unknown en');
    }
    for (const path of [...myDataStatePaths, ...languages.map(myDataShownPath)]) {
      for (const method of ['GET', 'POST'] as const) {
        const url = `${path}?t=${token}`;
        expect((await app.inject({ method, url })).statusCode, path).toBe(404);
      }
    }
  });
});

describe('what a press does', () => {
  /** What each act needs to be told, and what it then leaves in the store. */
  const acts: Record<
    Exclude<MyDataAction, 'delete' | 'erase'>,
    [Record<string, string>, object]
  > = {
    correct: [
      { name: ' Ana Maria ', country: '', profession: 'Baker', message: 'a\r\nb' },
      { submissions: [{ name: 'Ana Maria', country: null, profession: 'Baker', message: 'a\nb' }] },
    ],
    updatesOff: [{}, { wantsUpdates: false, state: 'confirmed' }],
    updatesOn: [{}, { wantsUpdates: true, state: 'confirmed' }],
    languagePt: [{}, { language: 'pt' }],
    languageEn: [{}, { language: 'en' }],
    email: [
      { email: 'ana@new.example' },
      { pendingEmail: { email: 'ana@new.example' }, email: ana.email },
    ],
    unsubscribe: [{}, { state: 'unsubscribed' }],
  };

  test.each(Object.entries(acts))(
    'the first press of %s shows what will happen, and the second does it and says so',
    async (act, [fields, after]) => {
      const { linkTo, press, views, store } = await startMyData();
      const token = await linkTo();
      if (act === 'updatesOn') await press(token, { action: 'updatesOff', confirmed: 'yes' });
      if (act === 'languageEn') await press(token, { action: 'languagePt', confirmed: 'yes' });
      const [{ id } = { id: '' }] = await listAll(store);
      await press(token, { action: 'show' });
      const before = views.at(-1);
      expect(before).toMatchObject({ view: 'data' });
      expect(before).not.toMatchObject({ data: after });

      const asked = await press(token, { action: act, submission: id, ...fields });
      expect(asked.statusCode).toBe(200);
      expect(views.at(-1)).toMatchObject({ view: 'action', form: { action: act } });
      await press(token, { action: 'show' });
      expect(views.at(-1)).toEqual(before);

      const done = await press(token, { action: act, submission: id, ...fields, confirmed: 'yes' });
      expect(done.statusCode).toBe(200);
      expect(views.at(-1)).toMatchObject({ view: 'data', notice: act, data: after });
    },
  );

  test('a correction that breaks a rule comes back with what was typed, and nothing is stored', async () => {
    const { linkTo, press, views, store } = await startMyData();
    const token = await linkTo();
    const before = await listAll(store);
    const submission = before[0]?.id ?? '';
    for (const [action, typed, field] of [
      ['correct', { name: '  ', country: 'kept', profession: '', message: 'a\nb' }, 'name'],
      ['email', { email: 'ana' }, 'email'],
    ] as const) {
      const answer = await press(token, { action, submission, ...typed, confirmed: 'yes' });
      expect(answer.statusCode).toBe(422);
      const form = {
        action,
        errors: [{ field }],
        ...(action === 'email' ? typed : { values: typed }),
      };
      expect(views.at(-1)).toMatchObject({ view: 'action', form });
    }
    expect(await listAll(store)).toEqual(before);
  });

  test('the receipt of an erasure is there when its page is reloaded, for half an hour, by no other link and for nothing else', async () => {
    const { linkTo, press, views, pass } = await startMyData();
    const token = await linkTo();
    const sure = { action: 'erase', confirmed: 'yes' };
    await press(token, sure);
    const receipt = views.at(-1);
    expect(receipt).toMatchObject({ view: 'erased', receipt: { submissions: 1, consents: 1 } });
    expect(JSON.stringify(receipt)).not.toMatch(/ana/i);
    pass(30 * minute - 1);
    expect((await press(token, sure)).statusCode).toBe(200);
    expect(views.slice(-2)).toEqual([receipt, receipt]);
    const unknown = 'own data unknown en';
    expect((await press('other', sure)).body).toContain(unknown);
    expect((await press(token, { ...sure, action: 'unsubscribe' })).body).toContain(unknown);
    pass(1);
    expect((await press(token, sure)).body).toContain(unknown);
  });

  test('one entry of several is deleted by two presses, with a receipt; the rest stays, and nobody else’s is touched', async () => {
    const { linkTo, press, views, store, join } = await startMyData();
    const token = await linkTo();
    await join({ email: 'ANA@example.org', name: 'Ana L.', wants_updates: false });
    await join({ email: 'rui@example.org' });
    const [{ id: submission } = { id: '' }, second, rui] = await listAll(store);
    const sentAt = begin.toISOString();
    for (const action of ['correct', 'delete']) {
      await press(token, { action, submission: rui?.id ?? '', name: 'Eve', confirmed: 'yes' });
      expect(views.at(-1)).toMatchObject({ view: 'data', notice: 'changed' });
    }
    const fields = { action: 'delete', submission };
    await press(token, fields);
    const form = { action: 'delete', submissionId: submission, sentAt };
    expect(views.at(-1)).toMatchObject({ view: 'action', form });
    expect(await listAll(store)).toHaveLength(3);

    await press(token, { ...fields, confirmed: 'yes' });
    const deleted = views.at(-1);
    expect(deleted).toMatchObject({
      view: 'data',
      notice: 'delete',
      receipt: { at: sentAt, sentAt },
      // The choices rest on the other one.
      data: {
        state: 'confirmed',
        wantsUpdates: false,
        submissions: [{ id: second?.id }],
        requests: [{ kind: 'access' }, { kind: 'erasure', outcome: 'done' }],
      },
    });
    expect(JSON.stringify(deleted)).not.toContain(ana.name);
    expect((await listAll(store)).map(({ id }) => id)).toEqual([second?.id, rui?.id]);
    await press(token, { ...fields, confirmed: 'yes' });
    expect(views.at(-1)).toMatchObject({ view: 'data', notice: 'changed' });
  });

  test('where the erasures cannot be written nothing is deleted, and the page says so', async () => {
    const dataDir = newFolder('data');
    const { linkTo, press, views, store, ...server } = await startMyData({ dataDir });
    const token = await linkTo();
    await server.join();
    const [{ id: submission } = { id: '' }] = await listAll(store);
    rmSync(dataDir, { recursive: true });
    for (const action of ['erase', 'delete']) {
      const answer = await press(token, { action, submission, confirmed: 'yes' });
      expect(answer.statusCode).toBe(503);
      expect(views.at(-1)).toMatchObject({ view: 'data', notice: 'notErased' });
    }
    expect(await listAll(store)).toHaveLength(2);
  });

  test('who is restricted sees, downloads, leaves and erases, and changes nothing', async () => {
    const { linkTo, press, views, store } = await startMyData();
    const token = await linkTo();
    await byOwner(store, restrict, ana.email, begin);
    const before = await listAll(store);
    const submission = before[0]?.id ?? '';
    for (const action of ['correct', 'updatesOff', 'languagePt', 'email']) {
      for (const sure of [{}, { confirmed: 'yes' }]) {
        await press(token, { action, submission, name: 'Eve', email: 'eve@example.org', ...sure });
        expect(views.at(-1)).toMatchObject({ view: 'data', notice: 'restricted' });
      }
    }
    expect(await listAll(store)).toEqual(before);
    const file = await press(token, { action: 'download' });
    expectUnseen(file);
    expect(file.json()).toMatchObject({ email: ana.email, submissions: [{ name: ana.name }] });
    await press(token, { action: 'unsubscribe', confirmed: 'yes' });
    expect(views.at(-1)).toMatchObject({ notice: 'unsubscribe', data: { state: 'unsubscribed' } });
    await press(token, { action: 'delete', submission });
    expect(views.at(-1)).toMatchObject({ form: { action: 'erase' } });
    await press(token, { action: 'erase', confirmed: 'yes' });
    expect(views.at(-1)).toMatchObject({ view: 'erased' });
  });
});
