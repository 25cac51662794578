import { describe, expect, test } from 'vitest';
import { ana, id, listAll } from '../db/samples.fixture.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';

const start = Date.parse('2026-02-03T10:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const holder = 'this server';
const caps = { ofSite: 60, ofNetwork: 10 };

/** People who join, and what a sender does at moments that the test sets. */
function open(store: Store) {
  const { outbox } = store.emails;
  let serial = 0;
  const asked: { email: string }[] = [];
  return {
    asked,
    join: async (at: number, ip_address: string | null) => {
      serial += 1;
      const email = `p${serial}@example.net`;
      const created_at = new Date(start + at).toISOString();
      await store.addSubmission({ ...ana, id: id(serial), created_at, email, ip_address });
      return email;
    },
    send: async (at: number) => {
      const now = new Date(start + at);
      await outbox.hold(holder, now, new Date(now.getTime() + 20_000));
      await outbox.tidy(holder, now, now);
      for (const mail of await outbox.due(now, 1000, caps)) {
        expect(await outbox.begin(mail, holder, now, [])).toBe(true);
        await outbox.end(mail.id, holder, now, { outcome: 'sent', words: '250' }, now);
        asked.push(mail);
      }
    },
  };
}

describe('first confirmations', () => {
  test('wait for their turn, of the site and of a network, in order of joining', async () => {
    const store = await (await newDatabase())();
    const { join, send, asked } = open(store);
    for (let number = 0; number < 80; number += 1) {
      await join(number, number % 2 ? `198.51.${number}.7` : '2001:db8:1::1');
    }
    await send(minute);
    const first = asked.map(({ email }) => Number(/\d+/.exec(email)?.[0]));
    // Ten of the even ones' network, and all of the others.
    expect(first).toHaveLength(50);
    expect(first.filter((number) => number % 2)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    await send(hour);
    expect(asked).toHaveLength(50);
    await send(hour + minute);
    expect(asked.slice(50).map(({ email }) => email)).toEqual(
      [21, 23, 25, 27, 29, 31, 33, 35, 37, 39].map((number) => `p${number}@example.net`),
    );
    await store.close();
  });

  test('of 500 who join in a minute from 500 networks 60 are asked in each hour, in order, and nobody is lost by a kill', async () => {
    const openStore = await newDatabase();
    let store = await openStore();
    let form = open(store);
    const all: string[] = [];
    for (let number = 0; number < 500; number += 1) {
      all.push(await form.join(number * 120, `198.${number >> 8}.${number & 255}.7`));
    }
    const asked: string[] = [];
    for (let at = minute; at < 9 * hour; at += 10 * minute) {
      await form.send(at);
      if (at < hour) expect(form.asked).toHaveLength(60);
      if (at !== 3 * hour + minute) continue;
      // A sender whose turns are taken and whose e-mails are not sent.
      asked.push(...form.asked.map(({ email }) => email));
      const then = new Date(start + 4 * hour + minute);
      expect(await store.emails.outbox.due(then, 1000, caps)).toHaveLength(60);
      await store.close();
      store = await openStore();
      form = open(store);
    }
    asked.push(...form.asked.map(({ email }) => email));
    expect(asked).toEqual(all);
    expect(await listAll(store)).toHaveLength(500);
    await store.close();
  });

  test('wait longer than three days without being given up, and are for three days once it is their turn', async () => {
    const store = await (await newDatabase())();
    const { join, send, asked } = open(store);
    for (let number = 0; number < 61; number += 1) await join(number, null);
    await send(minute);
    const late = 5 * 24 * hour;
    await store.emails.outbox.tidy(holder, new Date(start + late), new Date(start + late));
    const due = await store.emails.outbox.due(new Date(start + late), 9, caps);
    expect(due).toMatchObject([{ email: 'p61@example.net' }]);
    await send(late + 2 * 24 * hour);
    expect(asked).toHaveLength(61);
    await store.close();
  });

  test('of those who were never asked, the first to join are asked first, and after those who join now', async () => {
    const openStore = await newDatabase();
    const off = await openStore(false);
    const before = open(off);
    for (let number = 0; number < 70; number += 1) await before.join(number, null);
    await off.close();
    const store = await openStore();
    const now = new Date(start + hour);
    while ((await store.emails.admin.askEarlier(now)) > 0);
    await store.addSubmission({
      ...ana,
      id: id(99),
      created_at: now.toISOString(),
      email: 'new@example.net',
    });
    const { send, asked } = open(store);
    await send(hour);
    const earlier = Array.from({ length: 59 }, (_, index) => `p${index + 1}@example.net`);
    expect(asked.map(({ email }) => email)).toEqual(['new@example.net', ...earlier]);
    await store.close();
  });

  test('whose confirmation was given up is never asked, and can be', async () => {
    const store = await (await newDatabase())();
    const { join, send, asked } = open(store);
    await join(0, null);
    await store.emails.outbox.due(new Date(start), 9, caps);
    const later = 4 * 24 * hour;
    await send(later);
    expect(asked).toEqual([]);
    expect((await store.emails.admin.figures()).not_asked).toBe(1);
    expect(await store.emails.admin.askEarlier(new Date(start + later))).toBe(1);
    await send(later);
    expect(asked).toHaveLength(1);
    expect((await store.emails.admin.figures()).not_asked).toBe(0);
    await store.close();
  });

  test('who joins again while they wait is asked once, for what they sent last', async () => {
    const store = await (await newDatabase())();
    const { join, send, asked } = open(store);
    for (let number = 0; number < 60; number += 1) await join(number, null);
    for (const [serial, at] of [
      [98, minute],
      [99, 17 * minute],
    ] as const) {
      await store.addSubmission({
        ...ana,
        id: id(serial),
        created_at: new Date(start + at).toISOString(),
      });
      await send(at);
    }
    await send(2 * hour);
    expect(asked.filter(({ email }) => email === ana.email)).toHaveLength(1);
    const { emails } = await store.emails.admin.ofSubscriber(ana.email);
    expect(emails.map(({ state, reason }) => [state, reason])).toEqual([
      ['sent', null],
      ['dropped', 'not_last'],
    ]);
    await store.close();
  });
});
