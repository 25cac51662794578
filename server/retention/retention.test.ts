import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { purgeOldData, schedulePurge } from './retention.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import { sameMomentOf } from '../../domain/time.ts';
import { facts } from '../../content/facts.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const submittedAt = (created_at: string, number: number): Submission => ({
  ...ana,
  id: id(number),
  created_at,
  message: 'Olá',
});

const dayMs = 24 * 60 * 60 * 1000;
const before = (moment: string, milliseconds: number) =>
  new Date(Date.parse(moment) - milliseconds).toISOString();

/** The rows left of submissions made at some moments, after old data was purged. */
async function leftAt(now: string, moments: string[], periods = facts) {
  const file = newStoreFile();
  const store = await openSqliteStore(file);
  for (const [number, moment] of moments.entries()) {
    await store.addSubmission(submittedAt(moment, number));
  }
  const clock = () => new Date(now);
  const purged = await purgeOldData(store, clock, periods);
  // A second purge finds nothing left to do.
  expect(await purgeOldData(store, clock, periods)).toEqual({ deleted: 0, cleared: 0 });
  await store.close();
  const rows = new DatabaseSync(file)
    .prepare(
      'SELECT created_at, ip_address, user_agent, message FROM interest_submissions ORDER BY id',
    )
    .all();
  return { purged, rows: rows.map((row) => ({ ...row })) };
}

test('a submission loses its technical data and is deleted when the privacy policy says', async () => {
  const now = '2026-11-20T12:00:00.000Z';
  const inTime = now.replace('2026', String(2026 - facts.retentionYears));
  const withData = before(now, facts.technicalDataDays * dayMs);
  const moments = [before(inTime, 1), inTime, before(withData, 1), withData];
  const { purged, rows } = await leftAt(now, moments);
  expect(purged).toEqual({ deleted: 1, cleared: 2 });
  expect(rows).toEqual([
    { created_at: moments[1], ip_address: null, user_agent: null, message: 'Olá' },
    { created_at: moments[2], ip_address: null, user_agent: null, message: 'Olá' },
    { created_at: moments[3], ip_address: '192.0.2.1', user_agent: 'Firefox', message: 'Olá' },
  ]);
});

test('the idempotency key of a submission is purged after a day', async () => {
  const file = newStoreFile();
  const store = await openSqliteStore(file);
  const day = ['2026-11-19T11:59:59.999Z', '2026-11-19T12:00:00.000Z'];
  for (const [number, moment] of day.entries()) {
    await store.addSubmission({ ...submittedAt(moment, number), idempotency_key: `key ${number}` });
  }
  await purgeOldData(store, () => new Date('2026-11-20T12:00:00.000Z'));
  await store.close();
  const rows = new DatabaseSync(file)
    .prepare('SELECT idempotency_key AS key FROM interest_submissions ORDER BY id')
    .all();
  expect(rows.map(({ key }) => key)).toEqual([null, 'key 1']);
});

test.each([
  // now, the last moment that is deleted, the first that is kept
  ['2028-02-29T12:00:00.000Z', '2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z'],
  ['2028-03-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z'],
  ['2030-02-28T23:59:59.999Z', '2028-02-28T23:59:59.998Z', '2028-02-29T00:00:00.000Z'],
  ['2030-03-01T00:00:00.000Z', '2028-02-29T23:59:59.999Z', '2028-03-01T00:00:00.000Z'],
  ['2027-01-01T00:00:00.000Z', '2024-12-31T23:59:59.999Z', '2025-01-01T00:00:00.000Z'],
])(
  'at %s a retention of two years deletes what was submitted before that moment two years ago',
  async (now, gone, stays) => {
    const { rows } = await leftAt(now, [gone, stays], { ...facts, retentionYears: 2 });
    expect(rows.map((row) => row['created_at'])).toEqual([stays]);
  },
);

test('a submission is deleted at the moment that its person is shown, also of the 29th of February', () => {
  const first = Date.parse('2023-01-01T00:00:00.000Z');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 0, max: 8 * 366 }).map((days) => first + days * dayMs),
        fc.constantFrom(Date.parse('2024-02-29'), Date.parse('2028-02-29')),
      ),
      fc.integer({ min: 0, max: dayMs - 1 }),
      fc.integer({ min: 1, max: 10 }),
      (midnight, ms, years) => {
        const created = new Date(midnight + ms);
        const until = sameMomentOf(created, years).getTime();
        const isDeleted = (now: number) => created < sameMomentOf(new Date(now), -years);
        expect([isDeleted(until - 1), isDeleted(until + 1)]).toEqual([false, true]);
      },
    ),
    { numRuns: 1000 },
  );
});

test('old data is purged at the start and every hour from then on, and the store compacted once a day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T22:30:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const purge = vi.fn(async () => ({ deleted: 0, cleared: 0 }));
  const compact = vi.fn(async () => undefined);
  const stop = schedulePurge(
    {
      purge,
      queueBeforeDeletion: async () => undefined,
      dropErasures: () => undefined,
      deleteOldEntries: async () => undefined,
      purgeSessions: async () => undefined,
      pageViews: { deleteOld: async () => undefined },
      helpers: { purge: async () => 0 },
      compact,
    },
    () => new Date(),
    () => undefined,
    () => undefined,
  );
  expect(purge).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect([purge, compact].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect([purge, compact].map(({ mock }) => mock.calls.length)).toEqual([3, 2]);
  stop();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(purge).toHaveBeenCalledTimes(3);
});
