import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { facts } from '../../content/facts.ts';
import { dayMs, sameMomentOf } from '../../domain/time.ts';
import { ana, id } from '../db/samples.fixture.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import { purgeOldData, schedulePurge } from './retention.ts';

const now = '2028-03-01T12:00:00.000Z';
const before = (moment: string, milliseconds: number) =>
  new Date(Date.parse(moment) - milliseconds).toISOString();

test('a submission loses its key after a day, its technical data and itself when the privacy policy says', async () => {
  const inTime = sameMomentOf(new Date(now), -facts.retentionYears).toISOString();
  const withData = before(now, facts.technicalDataDays * dayMs);
  const withKey = before(now, dayMs);
  const moments = [inTime, withData, withKey].flatMap((moment) => [before(moment, 1), moment]);
  const open = await newDatabase();
  const store = await open(false);
  onTestFinished(() => store.close());
  for (const [number, created_at] of moments.entries()) {
    const idempotency_key = `key ${number}`;
    await store.addSubmission({ ...ana, id: id(number), created_at, idempotency_key });
  }
  const purge = () => purgeOldData(store, () => new Date(now));
  expect(await purge()).toEqual({ deleted: 1, cleared: 2 });
  // A second purge finds nothing left to do.
  expect(await purge()).toEqual({ deleted: 0, cleared: 0 });
  const rows = await open.run(
    'SELECT ip_address, user_agent, message, idempotency_key AS key FROM interest_submissions ORDER BY id',
  );
  const { message } = ana;
  const cleared = { ip_address: null, user_agent: null, message, key: null };
  const whole = { ip_address: '192.0.2.1', user_agent: 'Firefox', message, key: null };
  expect(rows.map((row) => ({ ...row }))).toEqual([
    cleared,
    cleared,
    whole,
    whole,
    { ...whole, key: 'key 5' },
  ]);
});

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
  const nothing = async () => undefined;
  const stop = schedulePurge(
    {
      purge,
      queueBeforeDeletion: nothing,
      dropErasures: () => undefined,
      deleteOldEntries: nothing,
      purgeSessions: nothing,
      pageViews: { deleteOld: nothing },
      waves: { fill: nothing },
      helpers: { purge: async () => 0 },
      compact,
    },
    () => new Date(),
    () => undefined,
    () => undefined,
  );
  const calls = () => [purge, compact].map(({ mock }) => mock.calls.length);
  const hours = (count: number) => vi.advanceTimersByTimeAsync(count * 60 * 60 * 1000);
  expect(purge).toHaveBeenCalledTimes(1);
  await hours(1);
  expect(calls()).toEqual([2, 1]);
  await hours(1);
  expect(calls()).toEqual([3, 2]);
  stop();
  await hours(2);
  expect(purge).toHaveBeenCalledTimes(3);
});
