import { expect, test } from 'vitest';
import { countSubmissions } from './counts.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number, ms = 0) => ({
  created_at: new Date(now - days * 86_400_000 + ms).toISOString(),
});

test('this week and this month count what is strictly younger than 7 and 30 days', () => {
  const submissions = [
    daysAgo(31),
    daysAgo(30),
    daysAgo(30, 1),
    daysAgo(7),
    daysAgo(7, 1),
    daysAgo(0),
  ];
  expect(countSubmissions(submissions, now)).toEqual({ total: 6, thisWeek: 2, thisMonth: 4 });
  expect(countSubmissions([], now)).toEqual({ total: 0, thisWeek: 0, thisMonth: 0 });
});
