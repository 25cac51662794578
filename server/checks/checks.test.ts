import { expect, onTestFinished, test, vi } from 'vitest';
import { checks as english } from '../../content/en/checks.ts';
import { checks as portuguese } from '../../content/pt/checks.ts';
import { facts } from '../../content/facts.ts';
import { checkNames, type CheckName } from '../../domain/checks.ts';
import { dayMs, sameMomentOf } from '../../domain/time.ts';
import { partsOf } from '../../domain/text.ts';
import { healthy, now } from './checked.fixture.ts';
import type { BackupState } from '../backup/backup-state.ts';
import { lookAt, type Checked } from './checks.ts';
import { wordsOf } from './words.ts';

type Break = (given: Checked) => void;

/** A day and a moment longer ago than what is kept so many days. */
const tooOld = (days: number) => new Date(now.getTime() - (days + 1) * dayMs - 1).toISOString();

/** Backups that are well but for this. */
const backups = (changes: Partial<BackupState>) => () => ({
  ...healthy().machine.backups(''),
  ...changes,
});

/** Of each check the faults that it finds, and what is said then. */
const faults: [CheckName, RegExp, Break][] = [
  [
    'store',
    /takes nothing \(away\).* \/data/,
    ({ store }) => (store.expectWritable = () => Promise.reject(new Error('away'))),
  ],
  ['disk', /\/data has 999 MB left/, ({ machine }) => (machine.freeBytes = () => 999_999_999)],
  [
    'erasures',
    /\/data\/erasures cannot be written/,
    ({ machine }) => (machine.isWritable = (file) => file !== '/data/erasures'),
  ],
  [
    'mail_refused',
    /takes no e-mails \(535 account suspended\)/,
    ({ store }) => (store.mailProblem = async () => '535 account suspended'),
  ],
  [
    'mail_stuck',
    /since 2026-02-03 03:04 UTC: 7/,
    ({ store }) =>
      (store.mailStuck = async () => ({ count: 7, since: '2026-02-03T03:04:05.000Z' })),
  ],
  [
    'returned',
    /5 e-mails came back and 0 readers/,
    ({ store }) => (store.returned = async () => ({ tried: 99, bounced: 5, complained: 0 })),
  ],
  [
    'returned',
    /0 e-mails came back and 3 readers/,
    ({ store }) => (store.returned = async () => ({ tried: 999, bounced: 0, complained: 3 })),
  ],
  [
    'backup',
    /the newest is from 2026-02-02 02:05 UTC/,
    ({ machine }) => (machine.backups = backups({ newest: '2026-02-02T02:05:06.788Z' })),
  ],
  [
    'backup',
    /the newest is from –, the oldest from –/,
    ({ machine }) => (machine.backups = backups({ newest: null, oldest: null })),
  ],
  [
    'backup',
    /the oldest from 2026-01-19 04:05 UTC/,
    ({ machine }) => (machine.backups = backups({ oldest: '2026-01-19T04:05:06.788Z' })),
  ],
  [
    'backup',
    /Run npm run backup/,
    ({ machine }) => (machine.backups = backups({ failingSince: '2026-02-03T03:05:06.788Z' })),
  ],
  [
    'retention',
    /Data from \w+ \d+, 20\d\d that .* is still there/,
    ({ store }) =>
      (store.oldest = async () => ({
        technicalData: tooOld(facts.technicalDataDays),
        events: null,
      })),
  ],
  [
    'retention',
    /Data from February 1, 20\d\d/,
    ({ store }) =>
      (store.oldest = async () => ({
        technicalData: null,
        events: sameMomentOf(new Date('2026-02-01'), -facts.retentionYears).toISOString(),
      })),
  ],
  [
    'requests',
    /: 2, the first by February 3, 2026/,
    ({ store }) => (store.requestsDue = async () => ({ count: 2, first: '2026-02-03' })),
  ],
  ['logins', /: 30 logins/, ({ store }) => (store.refusedLogins = async () => 30)],
];

test.each(faults)('the check %s finds its fault: %s', async (name, words, breakIt) => {
  const given = healthy();
  breakIt(given);
  const values = await lookAt(name, given);
  const said = Object.values(wordsOf({ name, values: values ?? {} }, 'en')).join(' ');
  expect(said).toMatch(words);
  expect(said).not.toMatch(/\{\w+\}/);
});

test('every check finds a fault, and none where all is well', async () => {
  expect(new Set(faults.map(([name]) => name))).toEqual(new Set(checkNames));
  for (const name of checkNames) {
    expect([name, await lookAt(name, healthy())]).toEqual([name, undefined]);
  }
});

test.each<[CheckName, string, Break]>([
  [
    'backup',
    'where the store began within the last day',
    (given) => {
      given.machine.backups = backups({ newest: null, oldest: null });
      given.store.firstMoment = async () => '2026-02-03T04:00:00.000Z';
    },
  ],
  [
    'backup',
    'of a site that only its owner sees',
    (given) => {
      given.machine.backups = backups({ newest: null, oldest: null });
      given.config.isPublic = false;
    },
  ],
  [
    'mail_stuck',
    'while e-mails are off',
    (given) => {
      given.store.mailStuck = async () => ({ count: 7, since: now.toISOString() });
      given.config.emailsAreOn = false;
    },
  ],
  [
    'returned',
    'where a large letter went to a few addresses that are gone',
    ({ store }) => (store.returned = async () => ({ tried: 1000, bounced: 50, complained: 2 })),
  ],
])('the check %s finds nothing %s', async (name, _where, change) => {
  const given = healthy();
  change(given);
  expect(await lookAt(name, given)).toBeUndefined();
});

test('a store that does not answer is one that takes nothing, and of mail nothing can be told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const given = healthy();
  const never = () => new Promise<never>(() => undefined);
  Object.assign(given.store, { expectWritable: never, mailStuck: never });
  const looked = Promise.allSettled([lookAt('store', given), lookAt('mail_stuck', given)]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await looked).toMatchObject([
    { status: 'fulfilled', value: { reason: 'no answer within 10000 ms' } },
    { status: 'rejected' },
  ]);
});

test('both languages name the same things of a fault', () => {
  const slots = (text: string) => new Set(partsOf(text).filter((_part, place) => place % 2));
  for (const name of checkNames) {
    for (const part of ['fault', 'remedy'] as const) {
      expect([name, slots(portuguese[name][part])]).toEqual([name, slots(english[name][part])]);
    }
  }
});
