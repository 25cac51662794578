import { expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '../../domain/language.ts';
import { hourMs, minuteMs } from '../../domain/time.ts';
import type { CheckState } from '../../domain/checks.ts';
import { ana } from '../db/samples.fixture.ts';
import type { ToOwner } from '../email/send-to-owner.ts';
import { entry } from '../events/audit/audit-log.fixture.ts';
import { parseHead } from '../events/audit/chain.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { createTellOwner, morningEmail, type Morning } from './tell-owner.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const begin = new Date('2026-02-03T06:00:00.000Z');
const full: CheckState = {
  name: 'disk',
  status: 'fail',
  since: '2026-02-03T05:59:00.000Z',
  values: { folder: '/data', megabytes: '5' },
};
const machine: Morning['machine'] = {
  backup: new Date('2026-02-03T03:31:00Z'),
  copy: '2026-02-03T07:59:00.000Z',
  drill: { at: '2026-02-01T04:05:00.000Z', back: 412, of: 412, seconds: 3.1, fault: null },
  freeBytes: 12.34e9,
  certificate: { from: new Date('2026-01-01'), to: new Date('2026-04-01') },
};

/**
 * Servers of one store, whose owner is written, and was the day before; the clock is theirs
 * together.
 */
async function telling({ isNew = false } = {}) {
  const store = openSqliteStore(newStoreFile(), true);
  onTestFinished(() => store.close());
  const dayBefore = new Date(begin.getTime() - 22 * hourMs);
  if (!isNew) await store.checks.claimOwnerEmail('morning', '2026-02-02', dayBefore);
  const sent: ToOwner[] = [];
  const send = vi.fn(async (mail: ToOwner) => void sent.push(mail));
  const told = { now: begin, states: [] as CheckState[] };
  const errors: string[] = [];
  const start = (from = store) =>
    createTellOwner({
      store: from,
      clock: () => told.now,
      states: () => told.states,
      machine: async () => machine,
      send,
      site: { brand: 'Quinta X', siteUrl: 'https://retreat.pt', language: 'en' },
      log: { error: (_fields, message) => void errors.push(message) },
    });
  const pass = (ms: number) => void (told.now = new Date(told.now.getTime() + ms));
  const subjects = () => sent.splice(0).map(({ subject }) => subject);
  return { store, told, sent, send, errors, start, pass, subjects };
}

test('the owner is written once a day of each thing that fails, whichever server sees it and however often one starts', async () => {
  const { told, start, pass, subjects } = await telling();
  const [one, another] = [start(), start()];
  told.states = [full, { ...full, name: 'spf', status: 'warn', values: { domain: 'retreat.pt' } }];
  await one();
  await another();
  await start()();
  expect(subjects()).toEqual(['Quinta X: The disk of /data has 5 MB left.']);
  told.states = [full, { ...full, name: 'logins', values: { count: '40' } }];
  await another();
  expect(subjects()).toEqual([expect.stringContaining('guessing at the password: 40')]);
  pass(18 * hourMs);
  told.states = [full];
  await one();
  expect(subjects()).toContain('Quinta X: The disk of /data has 5 MB left.');
});

test('that the audit log is broken is told once a week, and a morning later only where it is news', async () => {
  const { told, start, pass, subjects } = await telling();
  const tell = start();
  pass(2 * hourMs);
  told.states = [{ ...full, name: 'audit_chain', values: { fault: 'entry 3 is missing' } }];
  await tell();
  const alarmed = 'Quinta X: The audit log is broken: entry 3 is missing.';
  expect(subjects()).toEqual([alarmed, 'Quinta X, 3 February 2026']);
  for (let day = 0; day < 8; day += 1) {
    pass(24 * hourMs);
    await tell();
    await start()();
  }
  expect(subjects()).toEqual([alarmed]);
});

test('the day on which a site begins has no morning e-mail', async () => {
  const { store, told, start, pass, subjects } = await telling({ isNew: true });
  await store.addAuditEntry(entry(1));
  pass(5 * hourMs);
  await start()();
  pass(hourMs);
  await store.addSubmission({ ...ana, created_at: told.now.toISOString() });
  await start()();
  expect(subjects()).toEqual([]);
  pass(20 * hourMs);
  await start()();
  expect(subjects()).toEqual(['Quinta X, 4 February 2026']);
});

test('what is over within a minute is no alarm', async () => {
  const { told, start, pass, subjects } = await telling();
  const tell = start();
  told.states = [{ ...full, since: begin.toISOString() }];
  await tell();
  expect(subjects()).toEqual([]);
  pass(minuteMs);
  await tell();
  expect(subjects()).toHaveLength(1);
});

test('an alarm says what is wrong, what to do and where to look', async () => {
  const { told, sent, start } = await telling();
  told.states = [full];
  await start()();
  expect(sent[0]?.text).toBe(`The disk of /data has 5 MB left.

What to do: Make room: delete old versions, logs or copies that you have elsewhere, or take a larger disk. Below 4 MB nobody can join.

Known since 3 February 2026, 05:59. You are told once a day until it is mended.

The dashboard: https://retreat.pt/admin
`);
});

test('an alarm that could not be sent is tried again a quarter of an hour later', async () => {
  const { told, send, errors, start, pass, subjects } = await telling();
  const tell = start();
  told.states = [full];
  send.mockRejectedValueOnce(new Error('away'));
  await tell();
  expect(errors).toEqual(['the owner could not be written']);
  pass(14 * minuteMs);
  await tell();
  expect(send).toHaveBeenCalledTimes(1);
  pass(minuteMs);
  await tell();
  expect(subjects()).toHaveLength(1);
});

test('that the store takes nothing is told all the same, once', async () => {
  const { store, told, start, subjects } = await telling();
  const refuses = () => Promise.reject(new Error('disk I/O error'));
  const tell = start({ ...store, checks: { ...store.checks, claimOwnerEmail: refuses } });
  told.states = [{ ...full, name: 'store', values: { reason: 'disk I/O error', folder: '/data' } }];
  await tell();
  await tell();
  expect(subjects()).toEqual([expect.stringContaining('The store takes nothing (disk I/O error)')]);
});

test('in the morning in Lisbon the owner is written where there is something to say', async () => {
  const { store, told, start, pass, sent, subjects } = await telling();
  const tell = start();
  await tell();
  pass(2 * hourMs - 1);
  await tell();
  expect(subjects()).toEqual([]);
  await store.addSubmission({ ...ana, created_at: told.now.toISOString() });
  pass(1);
  await tell();
  expect(sent[0]?.text).toContain('  Joined: 1\n');
  expect(subjects()).toEqual(['Quinta X, 3 February 2026']);
  // The next day nothing has happened, and the day after somebody logged in.
  pass(24 * hourMs);
  await tell();
  await start()();
  expect(subjects()).toEqual([]);
  await store.addAuditEntry(entry(1));
  await tell();
  expect(subjects()).toEqual([]);
  pass(24 * hourMs);
  await tell();
  expect(sent[0]?.text).toMatch(/^Waiting for you:/);
  expect(subjects()).toEqual(['Quinta X, 5 February 2026']);
  pass(24 * hourMs);
  await tell();
  expect(subjects()).toEqual([]);
});

test('a message that waits is said again once a week', async () => {
  const { store, told, start, pass, subjects } = await telling();
  await store.addSubmission({ ...ana, created_at: begin.toISOString() });
  pass(3 * hourMs);
  const tell = start();
  await tell();
  expect(subjects()).toEqual(['Quinta X, 3 February 2026']);
  for (let day = 0; day < 8; day += 1) {
    pass(24 * hourMs);
    await tell();
  }
  expect(subjects()).toEqual(['Quinta X, 10 February 2026']);
  expect(told.states).toEqual([]);
});

test('on the first of a month the owner hears that all is well', async () => {
  const { told, start, sent } = await telling();
  told.now = new Date('2026-07-01T06:59:00.000Z');
  await start()();
  expect(sent).toEqual([]);
  told.now = new Date('2026-07-01T07:00:00.000Z');
  await start()();
  expect(sent[0]?.text).toMatch(/^Nobody joined or left, and nothing waits\.\n\nThe server:/);
});

test('each morning holds the end of the audit log as a line that the command takes', async () => {
  const { store, told, start, pass, sent } = await telling();
  await store.addAuditEntry(entry(1));
  pass(2 * hourMs);
  await start()();
  const head = { at: told.now.toISOString(), ...(await store.auditHead()) };
  const lines = (sent[0]?.text ?? '').split('\n');
  expect(lines.flatMap((line) => parseHead(line) ?? [])).toEqual([head]);
  expect(lines).toContain(`npm run audit:verify -- --head "${head.at} ${head.seq} ${head.hash}"`);
});

/** Three mornings, from one with nothing to do to one on which much is wrong. */
const mornings: Morning[] = (() => {
  const head = { at: '2026-02-03T08:00:00.000Z', seq: 12, hash: 'ab'.repeat(32), isNew: true };
  const since = '2026-02-02T08:00:00.000Z';
  const none = { joined: 0, confirmed: 0, unsubscribed: 0, bounced: 0, broadcasts: 0 };
  const messages = { count: 0, first: null };
  const noWaits = { messages, requests: { count: 0, first: null }, unknown: 0, held: 0 };
  return [
    { since, head, states: [], machine, figures: { happened: none, waits: noWaits } },
    {
      since,
      head,
      states: [],
      machine,
      figures: {
        happened: { joined: 7, confirmed: 5, unsubscribed: 1, bounced: 1, broadcasts: 1 },
        waits: {
          messages: { count: 2, first: '2026-01-29T10:00:00.000Z' },
          requests: { count: 2, first: '2026-02-20' },
          unknown: 1,
          held: 0,
        },
      },
    },
    {
      since,
      head,
      states: [
        full,
        { name: 'broadcast_waiting', status: 'fail', since, values: { count: '1' } },
        { name: 'requests_due', status: 'warn', since, values: { count: '1', day: '2026-02-05' } },
      ],
      machine: { backup: undefined, freeBytes: 5e6, certificate: undefined },
      figures: {
        happened: { ...none, joined: 40 },
        waits: { messages, requests: { count: 1, first: '2026-02-05' }, unknown: 0, held: 16 },
      },
    },
  ];
})();

test.each(languages)('mornings read as they should, in %s', async (language) => {
  const site = { brand: 'Quinta X', siteUrl: 'https://retreat.pt', language };
  const written = mornings.map((morning) => {
    const { subject, text } = morningEmail(morning, new Date('2026-02-03T08:00:00Z'), site);
    return `${subject}\n\n${text}`;
  });
  await expect(written.join('\n=====\n\n')).toMatchFileSnapshot(`mornings.${language}.txt`);
});
