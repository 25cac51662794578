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
import { act, listAll } from '../db/samples.fixture.ts';
import { minute, pressed, startMyData } from './my-data.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const link = (token: string) => `${href('myData', 'en')}?t=${token}`;

/** What a stranger sees of an answer. */
const seen = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  body,
  headers: { ...headers, date: undefined },
});

describe('asking for the link to one’s data', () => {
  test.each(languages)(
    'the page in %s asks for the address, or says how to ask by e-mail where e-mails are off',
    async (language) => {
      for (const [emailsAreOn, words] of [
        [true, 'ask for a link'],
        [false, 'ask by e-mail'],
      ] as const) {
        const { app } = await startMyData({ emailsAreOn });
        const { statusCode, body, headers } = await app.inject({ url: href('myData', language) });
        expect(statusCode).toBe(200);
        expect(body).toContain(words);
        expect(headers['referrer-policy']).toBe('no-referrer');
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );

  test('the answer is the same, to the byte, for a known, a restricted, a left and an unknown address, and a second ask', async () => {
    const { store, ask, join, send } = await startMyData();
    await join();
    await join({ email: 'restricted@example.org' });
    await store.rights.restrict(
      'restricted@example.org',
      act('restrict', new Date('2026-02-03T10:00:00.000Z')),
    );
    await join({ email: 'left@example.org' });
    await send('confirm');
    await store.rights.unsubscribe(
      'left@example.org',
      act('unsubscribe', new Date('2026-02-03T10:00:00.000Z')),
    );
    const unknown = seen(await ask('nobody@example.org'));
    expect(unknown.statusCode).toBe(200);
    expect(unknown.body).toContain('own data sent en');
    for (const email of [
      ana.email,
      'ANA@example.org',
      ana.email,
      'restricted@example.org',
      'left@example.org',
    ]) {
      expect(seen(await ask(email))).toEqual(unknown);
    }
    const due = await send();
    expect(due.map(({ kind, email }) => [kind, email])).toContainEqual(['myData', ana.email]);
    expect(due.filter(({ email }) => email === ana.email)).toHaveLength(1);
    expect(due.filter(({ email }) => email === 'nobody@example.org')).toEqual([]);
  });

  describe('is answered before anybody is looked for', () => {
    /** A server whose store waits with asks until it may. */
    const start = async () => {
      const lines: string[] = [];
      const { app, store } = await startMyData({
        log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
        limits: Object.fromEntries(
          ['emailLinks', 'linkRequests'].map((name) => [name, { points: 9999, duration: 60 }]),
        ),
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
      return { app, ask, done, lines, release: () => resolve(undefined) };
    };

    test('and a server that stops looks for whoever is left', async () => {
      const { app, ask, done, release } = await start();
      const emails = [1, 2, 3].map((number) => `ana${number}@example.org`);
      for (const email of emails) expect((await ask(email)).body).toContain('own data sent');
      expect(done).toEqual([]);
      const closed = app.close();
      release();
      await closed;
      expect(done).toEqual(emails);
    });

    test('the same where too many wait, and where the store is away, which the log says of nobody', async () => {
      const { app, ask, done, lines, release } = await start();
      const first = await ask('fails@example.org');
      // The first is under way, or about to be; then a thousand wait.
      for (let number = 0; number < 1002; number += 1) {
        expect(await ask(`ana${number}@example.org`)).toEqual(first);
      }
      release();
      await app.close();
      expect([1000, 999]).toContain(done.length);
      expect(lines.filter((line) => line.includes('too many wait'))).toHaveLength(
        1002 - done.length,
      );
      expect(lines.filter((line) => line.includes('the store is away'))).toHaveLength(1);
      expect(lines.join('')).not.toContain('example.org');
    });
  });

  test('what is no e-mail address at all is answered with the form, its rule and what was typed', async () => {
    const { ask, views, send } = await startMyData();
    const answer = await ask('ana@', 'pt');
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
    expect(answer.headers['cache-control']).toBe('no-store');
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

  test('with e-mails off a post is answered with how to ask by e-mail, and no e-mail is queued', async () => {
    const { app, ask, join } = await startMyData({ emailsAreOn: false });
    await join();
    const answer = await ask(ana.email);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('ask by e-mail');
    expect((await app.inject({ method: 'PUT', url: href('myData', 'en') })).headers.allow).toBe(
      'GET, HEAD, POST',
    );
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
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(views).toEqual([]);
    expect(await store.rights.dataSubjectRequests()).toEqual([]);
    const shown = await press(token, { action: 'show' });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(views.at(-1)).toMatchObject({
      view: 'data',
      language: 'en',
      data: { email: ana.email, state: 'confirmed', submissions: [{ name: ana.name }] },
    });
    expect(await store.rights.dataSubjectRequests()).toMatchObject([
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

  test('a token that is made up, empty or given twice opens nothing', async () => {
    const { app, linkTo, press } = await startMyData();
    const token = await linkTo();
    for (const url of [link('made-up'), link(''), `${link(token)}&t=${token}`]) {
      expect((await app.inject({ url })).body).toContain('own data unknown en');
    }
    for (const made of ['made-up', '', `${token}&t=${token}`]) {
      const answer = await press(made, { action: 'erase', confirmed: 'yes' });
      expect(answer.body).toContain('own data unknown en');
    }
  });

  test('the pages of its states, and the one rendered on demand, are at no path of their own', async () => {
    const { app, linkTo } = await startMyData();
    const token = await linkTo();
    for (const path of [...myDataStatePaths, ...languages.map(myDataShownPath)]) {
      for (const method of ['GET', 'POST'] as const) {
        const url = `${path}?t=${token}`;
        expect((await app.inject({ method, url })).statusCode, path).toBe(404);
      }
    }
  });

  test('no line of the log holds a token or an address', async () => {
    const lines: string[] = [];
    const { app, linkTo, press, ask } = await startMyData({
      log: { level: 'trace', stream: { write: (line) => void lines.push(line) } },
    });
    const token = await linkTo();
    await press(token, { action: 'correct', confirmed: 'yes', name: 'Kanarienvogel' });
    await press('kanarienvogel', { action: 'show' });
    await ask('kanarienvogel@example.org');
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE'] as const) {
      await app.inject({ method, url: link('kanarienvogel') });
      await app.inject({ method, url: '/pt/confirmar?t=kanarienvogel' });
      await app.inject({ method, url: '/unsubscribe/?t=kanarienvogel' });
    }
    expect(lines.join('')).toContain('/my-data');
    expect(lines.join('')).toContain('/pt/confirmar');
    expect(lines.join('')).not.toMatch(/kanarienvogel|ana@example/i);
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

      const asked = await press(token, { action: act, submission: id, ...fields });
      expect(asked.statusCode).toBe(200);
      expect(views.at(-1)).toMatchObject({ view: 'action', form: { action: act } });
      await press(token, { action: 'show' });
      expect(views.at(-1)).toEqual(before);

      const done = await press(token, { action: act, submission: id, ...fields, confirmed: 'yes' });
      expect(done.statusCode).toBe(200);
      expect(views.at(-1)).toMatchObject({ view: 'data', notice: act, data: after });
      // The request itself is stored, whatever it does.
      const stored = ['submissions', 'wantsUpdates', 'language', 'pendingEmail', 'state'];
      const shown = [before, views.at(-1)].map((view) =>
        Object.entries(view && 'data' in view ? view.data : {}).filter(([name]) =>
          stored.includes(name),
        ),
      );
      expect(shown[0]).not.toEqual(shown[1]);
    },
  );

  test('a correction that breaks a rule comes back with what was typed, and nothing is stored', async () => {
    const { linkTo, press, views, store } = await startMyData();
    const token = await linkTo();
    const before = await listAll(store);
    const submission = before[0]?.id ?? '';
    const values = { name: '  ', country: 'x'.repeat(101), profession: '', message: 'kept\nhere' };
    const fields = {
      action: 'correct',
      confirmed: 'yes',
      submission,
      ...values,
      message: 'kept\r\nhere',
    };
    expect((await press(token, fields)).statusCode).toBe(422);
    expect(views.at(-1)).toEqual({
      language: 'en',
      view: 'action',
      form: {
        action: 'correct',
        submissionId: submission,
        values,
        errors: [
          { problem: 'rule', field: 'name', rule: 'required' },
          { problem: 'rule', field: 'country', rule: 'tooLong' },
        ],
      },
    });
    expect(
      (await press(token, { action: 'email', confirmed: 'yes', email: 'ana' })).statusCode,
    ).toBe(422);
    expect(views.at(-1)).toMatchObject({ view: 'action', form: { action: 'email', email: 'ana' } });
    expect(await listAll(store)).toEqual(before);
  });

  test('the data comes as a file, whole, and downloading changes nothing', async () => {
    const { linkTo, press, views, store } = await startMyData();
    const token = await linkTo();
    await press(token, { action: 'show' });
    const before = await listAll(store);
    const file = await press(token, { action: 'download' }, 'pt');
    expect(file.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="os-meus-dados.json"');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(views.at(-1)).toMatchObject({ data: JSON.parse(file.body) as object });
    expect(await listAll(store)).toEqual(before);
  });

  test('the receipt of an erasure is there when its page is reloaded, for half an hour, and by no other link', async () => {
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
    expect((await press('other', sure)).body).toContain('own data unknown en');
    pass(1);
    expect((await press(token, sure)).body).toContain('own data unknown en');
  });

  test('one entry of several is deleted by two presses, with a receipt; the rest stays', async () => {
    const { app, linkTo, press, views, store, ...server } = await startMyData();
    const token = await linkTo();
    const [first] = await listAll(store);
    await server.join({ email: 'ANA@example.org', name: 'Not Ana' });
    const [, submission = { id: '' }] = await listAll(store);
    const fields = { action: 'delete', submission: submission.id };
    await press(token, fields);
    expect(views.at(-1)).toMatchObject({
      view: 'action',
      form: { action: 'delete', submissionId: submission.id, sentAt: '2026-02-03T10:00:00.000Z' },
    });
    expect(await listAll(store)).toHaveLength(2);

    await press(token, { ...fields, confirmed: 'yes' });
    const deleted = views.at(-1);
    expect(deleted).toMatchObject({
      view: 'data',
      notice: 'delete',
      receipt: { at: '2026-02-03T10:00:00.000Z', sentAt: '2026-02-03T10:00:00.000Z' },
      data: { state: 'confirmed', submissions: [{ id: first?.id }] },
    });
    expect(JSON.stringify(deleted)).not.toContain('Not Ana');
    expect(await listAll(store)).toEqual([first]);
    await press(token, { ...fields, confirmed: 'yes' });
    expect(views.at(-1)).toMatchObject({ view: 'data', notice: 'changed' });
    expect((await app.inject({ url: link(token) })).body).toContain('own data open en');
  });

  test('where the erasures cannot be written nothing is deleted, and the page says so', async () => {
    const dataDir = newFolder('data');
    const { linkTo, press, views, store, ...server } = await startMyData({ dataDir });
    const token = await linkTo();
    await server.join();
    const [{ id: submission } = { id: '' }] = await listAll(store);
    rmSync(dataDir, { recursive: true });
    for (const act of ['erase', 'delete']) {
      const answer = await press(token, { action: act, submission, confirmed: 'yes' });
      expect(answer.statusCode).toBe(503);
      expect(views.at(-1)).toMatchObject({ view: 'data', notice: 'notErased' });
    }
    expect(await listAll(store)).toHaveLength(2);
  });

  test('who is restricted sees, downloads, leaves and erases, and changes nothing', async () => {
    const { linkTo, press, views, store } = await startMyData();
    const token = await linkTo();
    await store.rights.restrict(ana.email, act('restrict', new Date('2026-02-03T10:00:00.000Z')));
    const before = await listAll(store);
    const submission = before[0]?.id ?? '';
    for (const action of ['correct', 'updatesOff', 'languagePt', 'email']) {
      for (const sure of [{}, { confirmed: 'yes' }]) {
        await press(token, { action, submission, name: 'Eve', email: 'eve@example.org', ...sure });
        expect(views.at(-1)).toMatchObject({ view: 'data', notice: 'restricted' });
      }
    }
    expect(await listAll(store)).toEqual(before);
    expect((await press(token, { action: 'download' })).body).toContain(ana.email);
    await press(token, { action: 'unsubscribe', confirmed: 'yes' });
    expect(views.at(-1)).toMatchObject({ notice: 'unsubscribe', data: { state: 'unsubscribed' } });
    await press(token, { action: 'delete', submission });
    expect(views.at(-1)).toMatchObject({ form: { action: 'erase' } });
    await press(token, { action: 'erase', confirmed: 'yes' });
    expect(views.at(-1)).toMatchObject({ view: 'erased' });
  });
});
