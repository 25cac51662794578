import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ana, id } from '../db/samples.fixture.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { newDatabase, type OpenStore } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';

const start = Date.parse('2026-02-03T10:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const caps = { ofSite: 60, ofNetwork: 10 };
const after = (ms: number) => new Date(start + ms);

describe('first confirmations', () => {
  let openStore: OpenStore;
  let store: Store;
  let serial: number;
  let asked: string[];
  beforeEach(async () => {
    openStore = await newDatabase();
    store = await openStore();
    onTestFinished(() => store.close());
    [serial, asked] = [0, []];
  });

  const reopen = async (emailsAreOn = true) => {
    await store.close();
    store = await openStore(emailsAreOn);
  };
  const join = async (at: number, ip_address: string | null = null, email?: string) => {
    serial += 1;
    const created_at = after(at).toISOString();
    const joined = { ...ana, id: id(serial), created_at, ip_address };
    await store.addSubmission({ ...joined, email: email ?? `${serial}@example.net` });
  };
  /** Asks those whose turn it is, as the sender does. */
  const send = async (at: number) => {
    await store.emails.outbox.tidy('a sender', after(at), after(at));
    const sent = await deliver(store, after(at), undefined, undefined, { caps });
    asked.push(...sent.map(({ email }) => email));
  };
  const numbers = () => asked.map((email) => parseInt(email));
  const range = (from: number, to: number, step = 1) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

  test('wait for their turn, of the site and of a network, in order of joining', async () => {
    for (const number of range(1, 81)) {
      await join(number, number % 2 ? '2001:db8:1::1' : `198.51.${number}.7`);
    }
    await send(minute);
    // Ten of the odd ones' network, and all of the others.
    expect(asked).toHaveLength(50);
    expect(numbers().filter((number) => number % 2)).toEqual(range(1, 21, 2));
    await send(hour);
    expect(asked).toHaveLength(50);
    await send(hour + minute);
    expect(numbers().slice(50)).toEqual(range(21, 41, 2));
  });

  test('of 200 who join in a minute from 200 networks 60 are asked in each hour, in order, and nobody is lost by a kill', async () => {
    for (const number of range(0, 200)) await join(number * 120, `198.51.${number}.7`);
    for (let at = minute; at < 4 * hour; at += 10 * minute) {
      await send(at);
      if (at < hour) expect(asked).toHaveLength(60);
      if (at !== hour + minute) continue;
      // A sender whose turns are taken and whose e-mails are not sent.
      expect(await store.emails.outbox.due(after(2 * hour + minute), 1000, caps)).toHaveLength(60);
      await reopen();
    }
    expect(numbers()).toEqual(range(1, 201));
  });

  test('wait longer than three days without being given up, and are for three days once it is their turn', async () => {
    for (const number of range(0, 61)) await join(number);
    await send(minute);
    const { outbox } = store.emails;
    await outbox.tidy('a sender', after(5 * day), after(5 * day));
    expect(await outbox.due(after(5 * day), 9, caps)).toMatchObject([{ email: '61@example.net' }]);
    await send(7 * day);
    expect(asked).toHaveLength(61);
  });

  test('of those who were never asked, the first to join are asked first, and after those who join now', async () => {
    await reopen(false);
    for (const number of range(0, 70)) await join(number);
    await reopen();
    while ((await store.emails.admin.askEarlier(after(hour))) > 0);
    await join(hour);
    await send(hour);
    expect(numbers()).toEqual([71, ...range(1, 60)]);
  });

  test('whose confirmation was given up is never asked, and can be', async () => {
    const { outbox, admin } = store.emails;
    const notAsked = async () => (await admin.figures()).not_asked;
    await join(0);
    await outbox.due(after(0), 9, caps);
    await send(4 * day);
    expect(asked).toEqual([]);
    expect(await notAsked()).toBe(1);
    expect(await admin.askEarlier(after(4 * day))).toBe(1);
    await send(4 * day);
    expect(asked).toHaveLength(1);
    expect(await notAsked()).toBe(0);
  });

  test('who joins again while they wait is asked once, for what they sent last', async () => {
    for (const number of range(0, 60)) await join(number);
    for (const at of [minute, 17 * minute]) {
      await join(at, null, ana.email);
      await send(at);
    }
    await send(2 * hour);
    expect(asked.filter((email) => email === ana.email)).toHaveLength(1);
    const { emails } = await store.emails.admin.ofSubscriber(ana.email);
    expect(emails.map(({ state, reason }) => [state, reason])).toEqual([
      ['sent', null],
      ['dropped', 'not_last'],
    ]);
  });
});
