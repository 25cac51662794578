import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { consentTexts } from '../../content/consent-texts.ts';
import { ana, id, listAll } from '../db/samples.fixture.ts';
import { newDatabase, onPostgres } from './new-database.fixture.ts';

async function open() {
  const database = await newDatabase();
  const store = await database(false);
  onTestFinished(() => store.close());
  return { store, run: database.run };
}

test('any text that a form takes is read back as it was added', async () => {
  const { store } = await open();
  const takes = (text: string) => text.isWellFormed() && !text.includes('\0');
  const text = fc.string({ unit: 'binary', maxLength: 1000 }).filter(takes);
  const texts = fc.sample(fc.record({ name: text, country: text, message: text }), 100);
  const added = texts.map((typed, number) => ({ ...typed, id: id(number) }));
  for (const each of added) await store.addSubmission({ ...ana, ...each });
  expect(await listAll(store)).toMatchObject(added);
});

test('a change of the store is seen by its mark', async () => {
  const { store } = await open();
  const before = await store.changeMark();
  await store.addSubmission(ana);
  // Postgres tells its statistics a moment later.
  await expect.poll(() => store.changeMark()).not.toBe(before);
});

test('a submission that differs in anything is another one, also under the same key', async () => {
  const { store } = await open();
  const unlessSameSince = new Date(Date.parse(ana.created_at) - 600_000);
  await store.addSubmission({ ...ana, idempotency_key: 'key' });
  const others = [
    { name: 'Ana' },
    { email: 'other@example.org' },
    { country: null },
    { profession: 'Baker' },
    { message: null },
    { wants_updates: false },
  ];
  for (const [number, change] of others.entries()) {
    const other = { ...ana, id: id(10 + number), ...change };
    const withKey = { ...other, idempotency_key: 'key' };
    expect(await store.addSubmission(withKey), JSON.stringify(change)).toBe('keyReused');
    expect(await store.addSubmission(other, { unlessSameSince })).toBe('stored');
  }
});

test('a submission that is repeated keeps the receipt of the first', async () => {
  const { store } = await open();
  const consent = { wording: consentTexts[1], channel: 'script' } as const;
  const submission = { ...ana, idempotency_key: 'key' };
  await store.addSubmission(submission, { consent });
  const later = { wording: undefined, channel: 'form' } as const;
  const retry = { ...submission, id: id(9) };
  expect(await store.addSubmission(retry, { consent: later })).toBe('repeated');
  expect(await store.reads.consents({ ids: [ana.id, id(9)] })).toMatchObject([
    { submission_id: ana.id, channel: 'script', text: consentTexts[1]?.text },
  ]);
});

test('no entry of the log and no consent can be changed, deleted or replaced', async () => {
  const { store, run } = await open();
  const at = new Date().toISOString();
  const entry = { id: 'one', at, account: 'olga', kind: 'erase', count: 2 } as const;
  await store.addLogEntry(entry);
  await store.addSubmission(ana);
  const again = `INTO events (id, at, account, kind, count) VALUES ('one', '${at}', 'olga', 'erase', 0)`;
  for (const statement of [
    'UPDATE consents SET channel = NULL',
    'DELETE FROM consents',
    'UPDATE events SET count = 0',
    'DELETE FROM events',
    onPostgres ? 'TRUNCATE events' : `INSERT OR REPLACE ${again}`,
    `INSERT ${again} ON CONFLICT (id) DO UPDATE SET count = 0`,
  ]) {
    await expect(run(statement), statement).rejects.toThrow(/append-only/);
  }
  expect(await store.logEntries()).toEqual([entry]);
});

test('events are counted per day and per property, and none that come at once is lost', async () => {
  const { store } = await open();
  const toPt = { event: 'lang_switch', properties: { from: 'en', to: 'pt' } } as const;
  const toEn = { event: 'lang_switch', properties: { from: 'pt', to: 'en' } } as const;
  await Promise.all(Array.from({ length: 20 }, () => store.countEvent('2026-01-01', toPt)));
  await store.countEvent('2026-01-01', toEn);
  await store.countEvent('2026-01-02', toPt);
  expect(await store.eventCounts()).toEqual([
    { day: '2026-01-01', ...toPt, count: 20 },
    { day: '2026-01-01', ...toEn, count: 1 },
    { day: '2026-01-02', ...toPt, count: 1 },
  ]);
});
