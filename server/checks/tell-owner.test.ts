import { expect, onTestFinished, test, vi } from 'vitest';
import { hourMs, minuteMs } from '../../domain/time.ts';
import type { CheckState } from '../../domain/checks.ts';
import { ana } from '../db/samples.fixture.ts';
import type { ToOwner } from '../email/send-to-owner.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import { createTellOwner } from './tell-owner.ts';

const begin = new Date('2026-02-03T06:00:00.000Z');
const full: CheckState = {
  name: 'disk',
  status: 'fail',
  since: '2026-02-03T05:59:00.000Z',
  values: { folder: '/data', megabytes: '5' },
};
const guessed: CheckState = { ...full, name: 'logins', values: { count: '40' } };
const well: CheckState = { ...full, status: 'pass', values: {} };
const isFull = 'Quinta X: The disk of /data has 5 MB left.';

/** Servers of one store, whose owner is written; the clock is theirs together. */
async function telling() {
  const store = await (await newDatabase())();
  onTestFinished(() => store.close());
  const sent: ToOwner[] = [];
  const send = vi.fn(async (mail: ToOwner) => void sent.push(mail));
  const told = { now: begin, states: [] as CheckState[], stale: null as string | null };
  const errors: string[] = [];
  const start = (from = store.checks) =>
    createTellOwner({
      store: from,
      clock: () => told.now,
      states: () => told.states,
      stale: () => told.stale,
      send,
      site: { brand: 'Quinta X', siteUrl: 'https://retreat.pt', language: 'en' },
      log: { error: (_fields, message) => void errors.push(message) },
    });
  const pass = (ms: number) => void (told.now = new Date(told.now.getTime() + ms));
  const subjects = () => sent.splice(0).map(({ subject }) => subject);
  return { store, told, sent, send, errors, start, pass, subjects };
}

test('each check that fails is told once, whichever server sees it and however often one starts, at most one e-mail an hour', async () => {
  const { told, start, pass, subjects, sent } = await telling();
  const [one, another] = [start(), start()];
  told.states = [full];
  await one();
  await another();
  await start()();
  expect(subjects()).toEqual([isFull]);
  told.states = [full, guessed];
  pass(hourMs - 2);
  await another();
  expect(subjects()).toEqual([]);
  pass(2);
  await another();
  await one();
  expect(sent[0]?.text).not.toContain('disk');
  expect(subjects()).toEqual([expect.stringContaining('guessing at the password: 40')]);
});

test('a check that fails again after it was mended is told again, also by a server that has just started', async () => {
  const { told, start, pass, subjects } = await telling();
  told.states = [full];
  await start()();
  const tell = start();
  pass(hourMs);
  told.states = [well];
  await tell();
  told.states = [full];
  await tell();
  expect(subjects()).toEqual([isFull, isFull]);
});

test('an alarm that could not be sent goes a quarter of an hour later', async () => {
  const { told, send, errors, start, pass, subjects } = await telling();
  const tell = start();
  told.states = [full];
  send.mockRejectedValueOnce(new Error('away'));
  await tell();
  expect(errors).toEqual(['the owner could not be written']);
  pass(15 * minuteMs - 1);
  await tell();
  expect(send).toHaveBeenCalledTimes(1);
  pass(1);
  await tell();
  await tell();
  expect(subjects()).toEqual([isFull]);
});

test('that the store takes nothing is told all the same, once', async () => {
  const { store, told, start, subjects } = await telling();
  const refuses = () => Promise.reject(new Error('disk I/O error'));
  const tell = start({
    ...store.checks,
    claimOwnerEmail: refuses,
    faultsTold: refuses,
    keepTold: refuses,
  });
  told.states = [{ ...full, name: 'store', values: { reason: 'disk I/O error', folder: '/data' } }];
  await tell();
  await tell();
  expect(subjects()).toEqual([expect.stringContaining('The store takes nothing (disk I/O error)')]);
});

test('once a day, from eight in Lisbon, the owner is written where there is something to say', async () => {
  const { store, told, start, pass, subjects } = await telling();
  const tell = start();
  pass(2 * hourMs - 1);
  await store.addSubmission({ ...ana, message: null, created_at: told.now.toISOString() });
  await tell();
  expect(subjects()).toEqual([]);
  pass(1);
  await tell();
  await start()();
  expect(subjects()).toEqual(['Quinta X, February 3, 2026']);
  pass(24 * hourMs);
  await tell();
  expect(subjects()).toEqual([]);
  told.stale = 'The site is older than a day that it names.';
  pass(24 * hourMs);
  await tell();
  expect(subjects()).toEqual(['Quinta X, February 5, 2026']);
});

const day = `Quinta X, February 3, 2026

The disk of /data has 5 MB left.
What to do: Make room: delete old versions, logs or backups that you have elsewhere, or take a larger disk. Below 4 MB nobody can join.
Known since February 3, 2026, 05:59.

The site is old.

Joined since February 2, 2026, 08:00: 1
Messages not yet answered: 1, the oldest of February 3, 2026

The dashboard: https://retreat.pt/admin
`;

test('an alarm and a day read as they should, and name nobody', async () => {
  const { store, told, start, pass, sent } = await telling();
  pass(2 * hourMs);
  told.states = [full];
  told.stale = 'The site is old.';
  await store.addSubmission({ ...ana, created_at: begin.toISOString() });
  await start()();
  const [alarm, daily] = sent;
  expect(`${daily?.subject}\n\n${daily?.text}`).toBe(day);
  const [, fault, , , dashboard] = day.split('\n\n');
  expect(alarm?.text).toBe(`${fault}\n\n${dashboard}`);
});
