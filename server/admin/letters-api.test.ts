import { expect, onTestFinished, test } from 'vitest';
import type { AdminCall } from '../../domain/admin/api.ts';
import { now, password, startApp } from '../app.fixture.ts';
import { ana, id } from '../database/samples.fixture.ts';
import { openSqliteStore } from '../database/sqlite/store.ts';
import { newLetterStore } from '../letters/letters.fixture.ts';
import type { Store } from '../database/store.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const minuteMs = 60_000;

/** A desk on a store. @returns what asks it */
async function openDesk(store: Store, lettersAreOn: boolean, time = { now }) {
  const { app } = await startApp({ store, lettersAreOn, clock: () => time.now });
  const send = (payload: object) =>
    app.inject({
      method: 'POST',
      url: '/functions/v1/admin-auth',
      headers: { prefer: 'desk' },
      payload,
    });
  const login = await send({ username: 'olga', password, action: 'fetch_submissions' });
  const { token } = login.json<{ token: string }>();
  return async (call: AdminCall): Promise<unknown> => (await send({ token, ...call })).json();
}

test('the desk shows a person with their letters, and asks again under the caps', async () => {
  const store = newLetterStore();
  const time = { now };
  await store.addSubmission({ ...ana, created_at: now.toISOString() });
  const ask = await openDesk(store, true, time);
  expect(await ask({ action: 'desk_letter_figures' })).toMatchObject({
    ...{ letters_are_on: true, queued: 1, not_asked: 0, problem: null },
    people: { unconfirmed: 1, confirmed: 0 },
  });
  expect(await ask({ action: 'desk_person_letters', email: 'ANA@example.org' })).toMatchObject({
    state: 'unconfirmed',
    letters: [{ kind: 'confirm', state: 'queued', server_words: null }],
  });
  const again = { action: 'desk_ask_again', email: ana.email } as const;
  expect(await ask(again)).toEqual({ asked: false, reason: 'quarter_hour' });
  time.now = new Date(now.getTime() + 15 * minuteMs);
  expect(await ask(again)).toEqual({ asked: true });
  const nobody = 'nobody@example.org';
  expect(await ask({ ...again, email: nobody })).toEqual({ asked: false, reason: 'unknown' });
  expect(await ask({ action: 'desk_audit' })).toMatchObject({
    entries: [{ kind: 'ask_again', count: 1 }],
  });
  const page = (person_state: 'confirmed' | 'unconfirmed' | 'not_asked') =>
    ask({ action: 'desk_page', filter: { person_state } });
  expect(await page('unconfirmed')).toMatchObject({ total: 1 });
  expect(await page('confirmed')).toMatchObject({ total: 0 });
  expect(await page('not_asked')).toMatchObject({ total: 0 });
});

test('who joined before letters were on is asked once, one after the other', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'letters-')), 'store.sqlite');
  const before = openSqliteStore(file);
  for (let number = 1; number <= 250; number += 1) {
    const email = `${number % 240}@example.org`;
    await before.addSubmission({ ...ana, id: id(number), email });
  }
  await before.close();
  const store = openSqliteStore(file, true);
  onTestFinished(() => store.close());
  const ask = await openDesk(store, true);
  expect(await ask({ action: 'desk_letter_figures' })).toMatchObject({ not_asked: 240, queued: 0 });
  expect(await ask({ action: 'desk_ask_earlier' })).toEqual({ asked: 240 });
  expect(await ask({ action: 'desk_ask_earlier' })).toEqual({ asked: 0 });
  expect(await ask({ action: 'desk_letter_figures' })).toMatchObject({ not_asked: 0, queued: 240 });
  const { outbox } = store.letters;
  expect(await outbox.due(now, 999)).toHaveLength(1);
  expect(await outbox.due(new Date(now.getTime() + 100 * 3000), 999)).toHaveLength(101);
  expect(await outbox.due(new Date(now.getTime() + 239 * 3000), 999)).toHaveLength(240);
});

test('with letters off the desk asks nobody', async () => {
  const store = newLetterStore();
  const ask = await openDesk(store, false);
  await store.addSubmission({ ...ana, created_at: now.toISOString() });
  expect(await ask({ action: 'desk_ask_again', email: ana.email })).toEqual({
    ...{ asked: false, reason: 'letters_are_off' },
  });
  expect(await ask({ action: 'desk_ask_earlier' })).toEqual({ asked: 0 });
});

test('a letter of unknown fate is listed with its address, and settled once', async () => {
  const store = newLetterStore();
  await store.addSubmission({ ...ana, created_at: now.toISOString() });
  const { outbox } = store.letters;
  const [letter] = await outbox.due(now, 9);
  for (let time = 0; time < 3; time += 1) {
    const until = new Date(now.getTime() + 1000);
    await outbox.hold('one', now, until);
    await outbox.begin(letter?.id ?? '', 'one', now, []);
    await outbox.end(letter?.id ?? '', 'one', now, { outcome: 'unknown', words: 'gone' }, now);
  }
  const ask = await openDesk(store, true);
  expect(await ask({ action: 'desk_unknown_letters' })).toMatchObject({
    letters: [{ id: letter?.id, email: ana.email, times_unknown: 3, server_words: 'gone' }],
  });
  const settle = { action: 'desk_settle_letter', id: letter?.id ?? '', fate: 'sent' } as const;
  expect(await ask(settle)).toEqual({ settled: true });
  expect(await ask(settle)).toEqual({ settled: false });
  expect(await ask({ action: 'desk_unknown_letters' })).toEqual({ letters: [] });
});
