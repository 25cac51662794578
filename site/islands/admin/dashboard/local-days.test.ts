import { afterEach, expect, test, vi } from 'vitest';
import { beginOf, dayAt, dayBefore } from './local-days.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['Europe/Lisbon', '2026-07-11', '2026-07-10T23:00:00.000Z', '2026-07-11T23:00:00.000Z'],
  // Of 23 hours, and of 25.
  ['Europe/Lisbon', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ['Europe/Lisbon', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  ['Asia/Kathmandu', '2026-07-11', '2026-07-10T18:15:00.000Z', '2026-07-11T18:15:00.000Z'],
  // Without a midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  // While a year is typed.
  ['UTC', '0002-07-11', '0002-07-11T00:00:00.000Z', '0002-07-12T00:00:00.000Z'],
])('where it is %s, the day %s begins at %s', (zone, day, begin, end) => {
  vi.stubEnv('TZ', zone);
  expect([beginOf(day), beginOf(day, 1)]).toEqual([begin, end]);
  expect([dayAt(begin), dayBefore(end)]).toEqual([day, day]);
});
