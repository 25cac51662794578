import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { dayMs, sameMomentOf } from '../../domain/time.ts';
import { now, post, startApp, ana as typed } from '../app.fixture.ts';
import { ana, byOwner, logEntry } from '../db/samples.fixture.ts';
import { erase } from '../subscribers/erase.ts';
import { liftRestriction, restrict } from '../subscribers/restrict.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';

/** A store, and what a statement finds in it. */
async function open() {
  const file = newStoreFile();
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  const query = (statement: string) => {
    using database = new DatabaseSync(file);
    return database.prepare(statement).all();
  };
  return { store, query };
}

test('each entry is one line of the server’s log, with the random number and without names or addresses', async () => {
  const { store, query } = await open();
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { app } = await startApp({ store, log: { level: 'info', stream } });
  await app.inject(post(typed));
  await byOwner(store, restrict, ana.email, now);
  await byOwner(store, erase, ana.email, now);
  await store.addLogEntry(logEntry(3, { kind: 'log_in', count: 7 }));
  await expect(store.addLogEntry(logEntry(3))).rejects.toThrow();
  const [of] = query('SELECT DISTINCT subject FROM events WHERE subject IS NOT NULL');
  const subject = String(of?.['subject']);
  const entries = lines.filter((line) => line.includes('"msg":"log entry"'));
  expect(entries.map((line) => JSON.parse(line) as object)).toMatchObject([
    { kind: 'restrict', count: 1, subject },
    { kind: 'erase', count: 1, subject },
    { id: logEntry(3).id, kind: 'log_in', count: 7, subject: null },
  ]);
  expect(entries.join('')).not.toMatch(/ana|olga|example/i);
});

test('the details of an entry go with the person, whose random number stays', async () => {
  const { store, query } = await open();
  await store.addSubmission(ana);
  await byOwner(store, restrict, ana.email, now);
  const details = 'SELECT details FROM event_details';
  expect(query(details)).toEqual([{ details: '{"channel":"admin","submission":null}' }]);
  const [subscriber] = query('SELECT id FROM subscribers');
  await byOwner(store, erase, ana.email, now);
  expect(query(details)).toEqual([]);
  const subject = subscriber?.['id'];
  expect(query('SELECT subject FROM events')).toEqual([{ subject }, { subject }]);
});

test('entries go after the years of the policy with their details, and none before, however far ahead a clock is', async () => {
  const { store, query } = await open();
  await store.addSubmission(ana);
  const limit = sameMomentOf(new Date(), -facts.retentionYears).getTime();
  const at = (ms: number) => new Date(limit + ms);
  await byOwner(store, restrict, ana.email, at(-1000));
  await byOwner(store, liftRestriction, ana.email, at(dayMs));
  await store.deleteOldEntries(new Date(Date.now() + 1000 * dayMs));
  const [lifted, ...others] = await store.logEntries();
  expect([lifted?.kind, others]).toEqual(['lift_restriction', []]);
  expect(query('SELECT event_id FROM event_details')).toEqual([{ event_id: lifted?.id }]);
});
