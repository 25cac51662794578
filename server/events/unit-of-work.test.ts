import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../../domain/submission/email.ts';
import { createKysely } from '../db/sqlite/kysely.ts';
import { openDatabase, openSqliteStore } from '../stores/sqlite-store.ts';
import { ana } from '../db/samples.fixture.ts';
import { bySubscriber } from './change.ts';
import type { Mirror } from './mirror/mirror.ts';
import { createUnitOfWork } from './unit-of-work.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const address = addressOf(ana.email);

/**
 * A store with one submission, and a unit of work that writes down in which order it does things.
 */
async function newUnit({ failing = false } = {}) {
  const file = newStoreFile();
  const store = openSqliteStore(file);
  await store.addSubmission({ ...ana, wants_updates: true });
  await store.close();
  const database = openDatabase(file);
  onTestFinished(() => database.close());
  const db = createKysely(database);
  const steps: string[] = [];
  const mirror: Partial<Mirror> = {
    lock: async () => void steps.push('lock'),
    recordErasure: async (_trx, { kind }) => {
      if (failing) throw new Error('The mirror cannot be written.');
      steps.push(`mirror: ${kind}`);
    },
    recordDataSubjectRequest: async (_trx, { kind }) =>
      void steps.push(`mirror: request of ${kind}`),
    recordDecision: async (_trx, _entry, decision) => void steps.push(`mirror: ${decision}`),
  };
  const change = createUnitOfWork(db, {
    emailsAreOn: false,
    mirror: mirror as Mirror,
    scrub: async () => void steps.push(`scrub after ${(await audited()).join()}`),
  });
  const audited = async () => {
    const entries = await db.selectFrom('events').select('kind').execute();
    return entries.map(({ kind }) => kind);
  };
  return { db, steps, change, audited };
}

test('a change that only says that somebody unsubscribed leaves every record of it, in one order', async () => {
  const { db, steps, change, audited } = await newUnit();
  await change(bySubscriber(now, 'unsubscribe_link'), async ({ record }) => {
    steps.push('work');
    await record({ kind: 'unsubscribed', address, count: 1, shown: { language: 'pt' } });
  });
  expect(steps).toEqual([
    'lock',
    'work',
    'mirror: request of withdrawal',
    'mirror: unsubscribe',
    'scrub after unsubscribe',
  ]);
  expect(await audited()).toEqual(['unsubscribe']);
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

test('nothing of a change is kept, and nothing scrubbed, where the erasure cannot be recorded', async () => {
  const { db, steps, change, audited } = await newUnit({ failing: true });
  const erasing = change(bySubscriber(now, 'my_data'), async ({ trx, record }) => {
    await trx.deleteFrom('interest_submissions').execute();
    await record({
      kind: 'erased',
      address,
      count: 1,
      erased: { ids: [ana.id], isWholeSubscriber: true, subject: 'subject' },
    });
  });
  await expect(erasing).rejects.toThrow('The mirror cannot be written.');
  expect(steps).toEqual(['lock']);
  expect(await audited()).toEqual([]);
  expect(await db.selectFrom('data_subject_requests').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('interest_submissions').select('id').execute()).toHaveLength(1);
});
