import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../../domain/submission/email.ts';
import { createKysely } from '../db/sqlite/kysely.ts';
import { openDatabase } from '../db/sqlite/open-database.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { ana } from '../db/samples.fixture.ts';
import { bySubscriber } from './change.ts';
import type { Erasure } from './erasures.ts';
import { createUnitOfWork } from './unit-of-work.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const address = addressOf(ana.email);

/**
 * A store with one submission, and a unit of work that writes down in which order it does things.
 */
async function newUnit({ failing = false } = {}) {
  const file = newStoreFile();
  const store = await openSqliteStore(file);
  await store.addSubmission({ ...ana, wants_updates: true });
  await store.close();
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  const db = createKysely(database);
  const steps: string[] = [];
  const erasures = {
    append: (lines: readonly Erasure[]) => {
      if (failing) throw new Error('The erasures cannot be written.');
      for (const { kind, emailKey, submissions } of lines) {
        steps.push(`erasures: ${kind} ${emailKey} ${submissions.join()}`);
      }
    },
    dropBefore: () => undefined,
  };
  const change = createUnitOfWork(db, {
    emailsAreOn: false,
    erasures,
    writeLine: ({ kind }) => void steps.push(`line: ${kind}`),
    checkpoint: async () => void steps.push(`checkpoint after ${(await logged()).join()}`),
  });
  const logged = async () => {
    const entries = await db.selectFrom('events').select('kind').execute();
    return entries.map(({ kind }) => kind);
  };
  return { db, steps, change, logged };
}

test('a change that only says that somebody unsubscribed leaves every record of it, in one order', async () => {
  const { db, steps, change, logged } = await newUnit();
  await change(bySubscriber(now, 'unsubscribe_link'), async ({ record }) => {
    steps.push('work');
    await record({ kind: 'unsubscribed', address, count: 1, shown: { language: 'pt' } });
  });
  expect(steps).toEqual([
    'work',
    `erasures: left ${ana.email} ${ana.id}`,
    'line: unsubscribe',
    'checkpoint after unsubscribe',
  ]);
  expect(await logged()).toEqual(['unsubscribe']);
  const consents = db
    .selectFrom('consents')
    .select(['purpose', 'given', 'channel', 'language'])
    .whereRef('act', '<>', 'submission_id');
  const withdrawn = { given: 0, channel: 'unsubscribe_link', language: 'pt' };
  expect(await consents.orderBy('purpose').execute()).toEqual([
    { purpose: 'list', ...withdrawn },
    { purpose: 'updates', ...withdrawn },
  ]);
  const requests = db
    .selectFrom('data_subject_requests')
    .select(['kind', 'made_by', 'answered_on']);
  expect(await requests.execute()).toEqual([
    { kind: 'withdrawal', made_by: 'subscriber', answered_on: '2026-03-01' },
  ]);
});

test('nothing of a change is kept where the erasure cannot be recorded', async () => {
  const { db, steps, change, logged } = await newUnit({ failing: true });
  const erasing = change(bySubscriber(now, 'my_data'), async ({ trx, record }) => {
    await trx.deleteFrom('interest_submissions').execute();
    await record({
      kind: 'erased',
      address,
      count: 1,
      erased: { ids: [ana.id], isWholeSubscriber: true, subject: 'subject' },
    });
  });
  await expect(erasing).rejects.toThrow('The erasures cannot be written.');
  expect(steps).toEqual([]);
  expect(await logged()).toEqual([]);
  expect(await db.selectFrom('data_subject_requests').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('interest_submissions').select('id').execute()).toHaveLength(1);
});
