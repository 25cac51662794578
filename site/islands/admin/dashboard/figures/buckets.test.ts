import { afterEach, expect, test, vi } from 'vitest';
import { beginOf } from '../local-days.ts';
import { bucketsOf, periodOf } from './buckets.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the days of a period begin one after the other, across a change of summer time', () => {
  vi.stubEnv('TZ', 'Europe/Lisbon');
  expect(bucketsOf({}, '2026-03-30', '2026-03-28T15:00:00.000Z')).toEqual({
    unit: 'day',
    begins: ['2026-03-28T00:00:00.000Z', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  });
});

test.each([
  ['day', '2026-10-01', '2026-11-01', 31, '2026-10-01'],
  ['week', '2026-01-01', '2026-07-01', 27, '2025-12-29'],
  ['month', '2023-12-31', '2026-11-22', 36, '2023-12-01'],
] as const)(
  'a period that can be read by the %s is, and a week begins on Monday',
  (unit, from, until, count, first) => {
    const { begins, ...buckets } = bucketsOf(
      { from: beginOf(from), to: beginOf(until) },
      '2026-11-22',
      beginOf(from),
    );
    expect(buckets).toEqual({ unit });
    expect(begins).toHaveLength(count);
    expect(begins[0]).toBe(beginOf(first));
  },
);

test('a named period includes today', () => {
  expect(periodOf('week', '2026-11-21', {})).toEqual({ from: beginOf('2026-11-15') });
  expect(periodOf('all', '2026-11-21', {})).toEqual({});
});
