import { expect, test } from 'vitest';
import { countersOf } from './list-source.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number, ms = 0) => ({
  created_at: new Date(now - days * 86_400_000 + ms).toISOString(),
});

test('the counters of this week and this month count submissions strictly younger than 7 and 30 days', () => {
  const submissions = [
    daysAgo(31),
    daysAgo(30),
    daysAgo(30, 1),
    daysAgo(7),
    daysAgo(7, 1),
    daysAgo(0),
  ];
  expect(countersOf(submissions, now)).toEqual({ total: 6, this_week: 2, this_month: 4 });
  expect(countersOf([], now)).toEqual({ total: 0, this_week: 0, this_month: 0 });
});
