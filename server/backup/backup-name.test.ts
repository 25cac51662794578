import { expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { dayMs, hourMs, minuteMs } from '../../domain/time.ts';
import { backupNameOf, expiredAmong, storesAmong } from './backup-name.ts';

const now = new Date('2026-02-20T12:30:00.000Z');
const name = (agoMs: number, version = '202612080001', server = 'aaaa1111') =>
  `${backupNameOf(new Date(now.getTime() - agoMs), version, server)}.age`;
const keptOf = (names: string[]) => {
  const expired = new Set(expiredAmong(names, now));
  return names.filter((each) => !expired.has(each));
};

test('the last backup of each hour of a day and of each day of two weeks is kept, and no other', () => {
  const each = 10 * minuteMs;
  const names = Array.from({ length: (20 * dayMs) / each }, (_, index) => name(index * each));
  const kept = keptOf(names);
  const hours = kept.slice(0, 25);
  expect(hours.map((each) => each.slice(12, 28))).toEqual([
    '20260220T123000Z',
    ...Array.from({ length: 24 }, (_, index) => {
      const last = new Date(Date.parse('2026-02-20T11:50:00Z') - index * hourMs);
      return `${last.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    }),
  ]);
  const days = kept.slice(25).map((each) => each.slice(12, 28));
  expect(days).toHaveLength(facts.copyDays);
  expect(days.at(-1)).toBe('20260206T235000Z');
  expect(days.slice(1).every((each) => each.endsWith('T235000Z'))).toBe(true);
});

test('what a killed backup left of one goes in time, too', () => {
  expect(keptOf([name(0), `${name(15 * dayMs)}.partial`])).toEqual([name(0)]);
});

test('the newest is kept, however old it is', () => {
  const [newest, older] = [name(30 * dayMs), name(31 * dayMs)];
  expect(keptOf([older, newest])).toEqual([newest]);
});

test('those of each server and version are counted apart, and other files are let alone', () => {
  const names = [
    name(0),
    name(minuteMs, undefined, 'bbbb2222'),
    name(2 * minuteMs),
    name(3 * minuteMs, '202699990001'),
    'raiz-do-vau-20260220T122500Z.sqlite',
    'notes.txt',
    'raiz-do-vau-notes.txt',
  ];
  expect(keptOf(names)).toEqual(names.filter((_, index) => index !== 2));
  expect(storesAmong([...names, name(-minuteMs)], now).map((each) => each.name)).toEqual([
    ...names.slice(0, 4),
  ]);
});
