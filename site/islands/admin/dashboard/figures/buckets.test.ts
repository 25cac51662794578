import { expect, test } from 'vitest';
import { beginOf } from '../local-days.ts';
import { bucketsOf, periodOf } from './buckets.ts';

test('sign-ups of a month are bucketed by day, days without any included, and their running total continues from before', () => {
  const { unit, buckets } = bucketsOf(
    [
      { day: '2026-11-02', count: 3 },
      { day: '2026-11-04', count: 1 },
    ],
    '2026-11-01',
    '2026-11-04',
    10,
  );
  expect(unit).toBe('day');
  expect(buckets).toEqual([
    { day: '2026-11-01', count: 0, total: 10 },
    { day: '2026-11-02', count: 3, total: 13 },
    { day: '2026-11-03', count: 0, total: 13 },
    { day: '2026-11-04', count: 1, total: 14 },
  ]);
});

test('sign-ups of half a year are bucketed by weeks that begin on Mondays', () => {
  const days = [
    { day: '2026-01-04', count: 2 },
    { day: '2026-01-05', count: 4 },
    { day: '2026-01-11', count: 1 },
  ];
  const { unit, buckets } = bucketsOf(days, '2026-01-01', '2026-06-30', 0);
  expect(unit).toBe('week');
  expect(buckets.slice(0, 2)).toEqual([
    { day: '2025-12-29', count: 2, total: 2 },
    { day: '2026-01-05', count: 5, total: 7 },
  ]);
  expect(buckets).toHaveLength(27);
});

test('sign-ups of many years are bucketed by month, and none is lost', () => {
  const days = [
    { day: '2023-12-31', count: 1 },
    { day: '2024-02-29', count: 1 },
    { day: '2026-11-21', count: 1 },
  ];
  const { unit, buckets } = bucketsOf(days, '2023-12-31', '2026-11-21', 0);
  expect(unit).toBe('month');
  expect(buckets).toHaveLength(36);
  expect(buckets.at(-1)).toEqual({ day: '2026-11-01', count: 1, total: 3 });
  expect(buckets.filter(({ count }) => count > 0).map(({ day }) => day)).toEqual([
    '2023-12-01',
    '2024-02-01',
    '2026-11-01',
  ]);
});

test('a named period includes today', () => {
  expect(periodOf('week', '2026-11-21', {})).toEqual({ from: beginOf('2026-11-15') });
  expect(periodOf('all', '2026-11-21', {})).toEqual({});
});
