import { expect, onTestFinished, test, vi } from 'vitest';
import { everything } from '../../content/everything.fixture.ts';
import { siteConfig } from '../../site.config.ts';
import { ana, post, startApp } from '../app.fixture.ts';
import { ana as stored, id, listAll } from '../db/samples.fixture.ts';
import { emailConfig, newEmailStore, quick, send } from '../email/emails.fixture.ts';
import { startSink } from '../email/smtp-sink.fixture.ts';

const start = Date.parse('2026-02-03T10:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const holder = 'this server';

/** A form whose clock the test sets, and people who confirm what is sent to them. */
async function openForm() {
  const store = newEmailStore();
  let now = new Date(start);
  const { app } = await startApp({
    store,
    clock: () => now,
    limits: { submissions: { points: 1e6, duration: 60 } },
  });
  const { outbox, links, admin } = store.emails;
  /** When which address was asked. */
  const asked = new Map<string, number>();
  return {
    store,
    asked,
    submissions: () => listAll(store),
    held: async () => (await admin.figures()).held,
    askedOf: (domain: string) => [...asked.keys()].filter((email) => email.endsWith(domain)),
    join: async (at: number, email: string, remoteAddress: string) => {
      now = new Date(start + at);
      const answer = await app.inject({ ...post({ ...ana, email }), remoteAddress });
      expect(answer.statusCode).toBe(201);
    },
    /** What the sender does at a moment. */
    send: async (at: number) => {
      now = new Date(start + at);
      await outbox.hold(holder, now, new Date(now.getTime() + 20_000));
      await outbox.tidy(holder, now, now);
      for (const mail of await outbox.due(now, 1000)) {
        const link = { tokenHash: mail.email, purpose: 'confirm', expiresAt: null } as const;
        const links = mail.kind === 'confirm' ? [link] : [];
        expect(await outbox.begin(mail, holder, now, links)).toBe(true);
        await outbox.end(mail.id, holder, now, { outcome: 'sent', words: '250' }, now);
        if (mail.kind === 'confirm') asked.set(mail.email, at);
      }
    },
    confirm: async (at: number, email: string) => {
      now = new Date(start + at);
      expect(await links.confirm(email, now)).toBe('done');
    },
    settle: (fate: 'release' | 'delete', at: number) =>
      admin.settleHeld(fate, new Date(start + at)),
  };
}

test('of 600 strangers in ten minutes from 200 addresses at most 30 are asked in the first hour, and every submission is kept', async () => {
  const { join, send, asked, submissions, held } = await openForm();
  for (let number = 0; number < 600; number += 1) {
    const at = number * 1000;
    await join(at, `stranger${number}@example.net`, `198.51.${number % 200}.7`);
    if (number % 5 === 0) await send(at);
  }
  for (let at = 10 * minute; at <= hour; at += minute) await send(at);
  expect(asked.size).toBeLessThanOrEqual(30);
  expect(asked.size).toBeGreaterThan(24);
  expect(await submissions()).toHaveLength(600);
  expect(await held()).toEqual([
    { rule: 'unanswered', now: 600 - asked.size, ever: 576, confirmed: 0 },
  ]);
});

test('after 50 strangers from one network 20 honest people are asked within four hours', async () => {
  const { join, send, askedOf, held } = await openForm();
  for (let number = 0; number < 50; number += 1) {
    await join(number * 1000, `stranger${number}@example.net`, `2001:db8:1:${number}::1`);
  }
  for (let number = 0; number < 20; number += 1) {
    await join(2 * minute, `honest${number}@example.pt`, `2001:db8:${number + 2}::1`);
  }
  for (let at = 2 * minute; at <= 4 * hour; at += 5 * minute) await send(at);
  expect(askedOf('example.pt')).toHaveLength(20);
  expect(askedOf('example.net').length).toBeLessThanOrEqual(30);
  expect(await held()).toMatchObject([{ rule: 'network', ever: 26 }]);
});

test.runIf(everything)(
  'of 200 people who join in an hour, every third of whom confirms five minutes later, none is held',
  async () => {
    const { join, send, confirm, asked, held } = await openForm();
    const gap = hour / 200;
    for (let at = 0; at < hour + 5 * minute; at += gap) {
      const number = at / gap;
      const confirms = number - (5 * minute) / gap;
      if (number < 200) await join(at, `reader${number}@example.pt`, `192.0.${number}.1`);
      await send(at);
      for (let earlier = Math.floor(confirms); earlier > confirms - 1 && earlier >= 0; earlier -= 1)
        if (earlier % 3 === 0) await confirm(at, `reader${earlier}@example.pt`);
    }
    expect(await held()).toEqual([]);
    expect(asked.size).toBe(200);
  },
);

/** Strangers of a network each, so many that what comes after them is held. */
async function openBraked() {
  const form = await openForm();
  for (let number = 0; number < 30; number += 1) {
    await form.join(number, `stranger${number}@example.net`, `198.51.${number}.7`);
  }
  await form.send(minute);
  // Of what is held one goes on at once.
  await form.send(minute + 5000);
  return form;
}

test('three of the last ten who confirm lift the brake, and it counts anew', async () => {
  const { join, send, confirm, asked, held } = await openBraked();
  for (const at of [12 * minute, 22 * minute]) await send(at);
  expect(asked.size).toBe(27);
  for (const email of [...asked.keys()].slice(-3)) await confirm(22 * minute, email);
  await send(23 * minute);
  expect(asked.size).toBe(30);
  for (let number = 0; number < 24; number += 1) {
    await join(24 * minute, `later${number}@example.net`, `198.51.${number}.8`);
  }
  await send(24 * minute);
  expect(await held()).toEqual([{ rule: 'unanswered', now: 0, ever: 6, confirmed: 3 }]);
  await join(25 * minute, 'last@example.net', '198.51.99.8');
  await send(25 * minute);
  expect(await held()).toMatchObject([{ now: 1 }]);
});

test('what is held is released by one press, or never sent, and those who come after are asked', async () => {
  const released = await openBraked();
  expect(await released.settle('release', 2 * minute)).toBe(5);
  await released.join(3 * minute, 'next@example.pt', '192.0.2.9');
  await released.send(4 * minute);
  expect(released.asked.size).toBe(31);

  const deleted = await openBraked();
  expect(await deleted.settle('delete', 2 * minute)).toBe(5);
  await deleted.join(3 * minute, 'next@example.pt', '192.0.2.9');
  await deleted.send(4 * minute);
  expect(deleted.asked.size).toBe(26);
  expect(await deleted.submissions()).toHaveLength(31);
});

test('where hardly anybody of fifty confirms within a day, the next is held', async () => {
  const { join, send, confirm, held } = await openForm();
  for (let number = 0; number < 50; number += 1) {
    const at = number * 10 * minute;
    await join(at, `slow${number}@example.net`, `198.51.${number}.7`);
    await send(at);
  }
  for (let number = 0; number < 4; number += 1)
    await confirm(9 * hour, `slow${number}@example.net`);
  await join(34 * hour, 'next@example.pt', '192.0.2.9');
  await send(34 * hour);
  expect(await held()).toMatchObject([{ rule: 'unconfirmed', now: 1 }]);
});

test('who has confirmed before, who asks for their data and whom the dashboard asks are never held', async () => {
  const { store, join, send, confirm, held } = await openForm();
  await join(-2 * hour, 'ana@example.pt', '192.0.2.9');
  await join(-2 * hour, 'rui@example.pt', '192.0.2.9');
  await send(-2 * hour);
  await confirm(-2 * hour, 'ana@example.pt');
  const at = new Date(start - hour);
  const entry = { id: 'one', at: at.toISOString(), account: 'olga', kind: 'unsubscribe' } as const;
  await store.rights.unsubscribe('ana@example.pt', entry);
  for (let number = 0; number < 30; number += 1) {
    await join(number, `stranger${number}@example.net`, `198.51.${number}.7`);
  }
  await send(30);
  const before = await held();
  expect(before).toMatchObject([{ rule: 'unanswered' }]);
  await join(minute, 'ana@example.pt', '192.0.2.9');
  await store.myData.ask('stranger29@example.net', 'en', new Date(start + minute));
  await store.emails.admin.askAgain('rui@example.pt', new Date(start + minute));
  const due = await store.emails.outbox.due(new Date(start + minute), 99);
  expect(due.map(({ kind, email }) => `${kind} ${email}`)).toEqual([
    'confirm ana@example.pt',
    'myData stranger29@example.net',
    'confirm rui@example.pt',
  ]);
  expect(await held()).toEqual(before);
});

test('who joins again while their confirmation is held is asked once, for what they sent last', async () => {
  const { store, join, send, settle, asked, held } = await openBraked();
  await join(2 * minute, 'twice@example.pt', '192.0.2.9');
  await send(2 * minute);
  await join(18 * minute, 'twice@example.pt', '192.0.2.9');
  expect(await store.emails.outbox.due(new Date(start + 18 * minute), 99)).toEqual([]);
  expect(await held()).toMatchObject([{ now: 6 }]);
  await settle('release', 19 * minute);
  await send(19 * minute);
  expect(asked.size).toBe(31);
  const { emails } = await store.emails.admin.ofSubscriber('twice@example.pt');
  expect(emails.map(({ state, reason }) => [state, reason])).toEqual([
    ['sent', null],
    ['dropped', 'not_last'],
  ]);
});

test('the log says once that confirmations are held', async () => {
  const store = newEmailStore();
  const { app } = await startApp({ store, clock: () => new Date() });
  for (let number = 0; number < 30; number += 1) {
    const payload = JSON.stringify({ ...ana, email: `stranger${number}@example.net` });
    const headers = { apikey: siteConfig.publicClientKey, 'content-type': 'application/json' };
    const url = '/rest/v1/interest_submissions';
    await app.inject({
      method: 'POST',
      url,
      headers,
      payload,
      remoteAddress: `198.51.${number}.7`,
    });
  }
  const sink = await startSink();
  const tidy = vi.spyOn(store.emails.outbox, 'tidy');
  const { lines } = send(store, emailConfig(`smtp://127.0.0.1:${sink.port}`));
  const said = () =>
    lines.filter(({ message }) => message.startsWith('new confirmations are held'));
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  const times = tidy.mock.calls.length;
  await vi.waitFor(() => expect(tidy.mock.calls.length).toBeGreaterThan(times + 2));
  expect(said()).toHaveLength(1);
  await sink.stop();
});

test('a confirmation to a host that takes no e-mails is held alone, and once released, sent without asking', async () => {
  const [store, sink] = [newEmailStore(), await startSink()];
  onTestFinished(() => sink.stop());
  const asked: string[] = [];
  send(store, emailConfig(`smtp://127.0.0.1:${sink.port}`), quick, async (host) => {
    asked.push(host);
    return host !== 'nowhere.example';
  });
  const join = (number: number, email: string) =>
    store.addSubmission({ ...stored, id: id(number), created_at: new Date().toISOString(), email });
  const figures = () => store.emails.admin.figures();
  await join(1, 'typo@nowhere.example');
  const alone = { rule: 'no_mail', now: 1, ever: 1, confirmed: 0 };
  await vi.waitFor(async () => expect((await figures()).held).toEqual([alone]));
  await join(2, 'rui@example.org');
  await vi.waitFor(() => expect(sink.taken.map(({ to }) => to[0])).toEqual(['rui@example.org']));
  expect((await figures()).held).toEqual([alone]);
  await store.emails.admin.settleHeld('release', new Date());
  await vi.waitFor(() => expect(sink.taken[1]?.to).toEqual(['typo@nowhere.example']));
  expect(asked).toEqual(['nowhere.example', 'example.org']);
});
