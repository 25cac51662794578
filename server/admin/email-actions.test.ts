import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test as onBoth } from 'vitest';
import { deliver } from '../email/deliver.fixture.ts';
import { now } from '../app.fixture.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { Store } from '../stores/store.ts';
import { describeOnBothEngines } from '../stores/both-engines.fixture.ts';
import { openAdmin, openStore } from './admin.fixture.ts';

const minuteMs = 60_000;
const rui = { ...ana, id: id(2), email: 'rui@example.org', created_at: '2026-01-02T10:00:00.000Z' };

/**
 * Hands over every e-mail that is due; each is unknown to have arrived, or confirmed by its reader.
 */
async function handOver(store: Store, at: Date, outcome: 'sent' | 'unknown') {
  const { outbox, links } = store.emails;
  const handedOver = await deliver(
    store,
    at,
    ({ id }) => ({ tokenHash: outcome === 'sent' ? id : randomUUID(), purpose: 'confirm' }),
    () => (outcome === 'sent' ? { outcome, words: '250 ok' } : null),
  );
  if (outcome === 'sent') {
    for (const { kind, id } of handedOver) if (kind === 'confirm') await links.confirm(id, at);
  }
  await outbox.hold('next', at, new Date(at.getTime() + 1));
  await outbox.tidy('next', at, at);
  await outbox.release('next');
}

describeOnBothEngines('e-mails in the dashboard', (newDatabase, test) => {
  const opened = (emailsAreOn = true) => openStore(newDatabase, emailsAreOn);

  test('the dashboard counts people by state, and shows the state and the e-mails of one', async () => {
    const store = await opened();
    await store.addSubmission(ana);
    await handOver(store, now, 'sent');
    await store.addSubmission(rui);
    const { request } = await openAdmin(store);
    expect(await request('admin_emails', {})).toEqual({
      emails_are_on: true,
      subscribers: { unconfirmed: 1, confirmed: 1, unsubscribed: 0, bounced: 0 },
      not_asked: 0,
      to_remind: 0,
      queued: 2,
      held: [],
      problem: null,
    });
    expect(await request('admin_subscriber_emails', { email: 'ANA@example.org' })).toMatchObject({
      state: 'confirmed',
      state_since: now.toISOString(),
      emails: [
        { kind: 'welcome', state: 'queued', server_words: null },
        { kind: 'confirm', state: 'sent', server_words: '250 ok' },
      ],
    });
    expect(await request('admin_subscriber_emails', { email: 'nobody@example.org' })).toEqual({
      state: null,
      state_since: null,
      emails: [],
    });
  });

  onBoth(
    'the dashboard lists the submissions of people in one state, and of those never asked',
    async () => {
      const store = await opened();
      await store.addSubmission(ana);
      await handOver(store, now, 'sent');
      await store.addSubmission(rui);
      const { request } = await openAdmin(store);
      const emails = async (state: 'confirmed' | 'unconfirmed' | 'unsubscribed' | null) =>
        (await request('admin_page', { filter: { state } })).rows.map(({ email }) => email);
      expect(await emails('confirmed')).toEqual([ana.email]);
      expect(await emails('unconfirmed')).toEqual([rui.email]);
      expect(await emails('unsubscribed')).toEqual([]);
      expect(await emails(null)).toEqual([]);
    },
  );

  test('the dashboard asks a person again, at most once a quarter of an hour, and never who confirmed or left', async () => {
    const store = await opened();
    await store.addSubmission({ ...rui, created_at: now.toISOString() });
    const { request, later, audit } = await openAdmin(store);
    const ask = (email: string) => request('admin_ask_again', { email });
    expect(await ask(rui.email)).toEqual({ asked: false, reason: 'quarter_hour' });
    later(16);
    expect(await ask('RUI@example.org')).toEqual({ asked: true, reason: null });
    expect(await ask('nobody@example.org')).toEqual({ asked: false, reason: null });
    await handOver(store, new Date(now.getTime() + 16 * minuteMs), 'sent');
    later(16);
    expect(await ask(rui.email)).toEqual({ asked: false, reason: null });
    await request('admin_unsubscribe', { email: rui.email });
    later(16);
    expect(await ask(rui.email)).toEqual({ asked: false, reason: null });
    expect(await audit()).toEqual(['unsubscribe 1', 'ask_to_confirm 1']);
  });

  test('an e-mail of unknown fate is settled once in the dashboard: as arrived, or by sending it again', async () => {
    const store = await opened();
    await store.addSubmission(ana);
    await handOver(store, now, 'sent');
    await handOver(store, now, 'unknown');
    const { request, audit } = await openAdmin(store);
    const { emails } = await request('admin_unknown_emails', {});
    expect(emails).toMatchObject([{ kind: 'welcome', state: 'unknown', email: ana.email }]);
    const mail = emails[0]?.id ?? '';
    const settle = (fate: 'sent' | 'send_again') =>
      request('admin_settle_email', { id: mail, fate });
    expect(await settle('send_again')).toEqual({ settled: true });
    expect(await request('admin_unknown_emails', {})).toEqual({ emails: [] });
    expect(await settle('sent')).toEqual({ settled: false });
    await handOver(store, now, 'unknown');
    expect(await settle('sent')).toEqual({ settled: true });
    expect(await audit()).toEqual(['settle_email 0', 'settle_email 0']);
  });

  onBoth(
    'those who joined before e-mails were on are asked once, at half of what may be sent a minute',
    async () => {
      const open = await newDatabase();
      const before = await open(false);
      for (const submission of [ana, rui]) await before.addSubmission(submission);
      await before.close();
      const store = await open(true);
      onTestFinished(() => store.close());
      const { request, audit } = await openAdmin(store);
      expect((await request('admin_emails', {})).not_asked).toBe(2);
      const page = await request('admin_page', { filter: { state: null } });
      expect(page.total).toBe(2);
      expect(await request('admin_ask_earlier', {})).toEqual({ asked: 2 });
      expect(await request('admin_ask_earlier', {})).toEqual({ asked: 0 });
      const due = async (ms: number) =>
        (await store.emails.outbox.due(new Date(now.getTime() + ms), 9)).length;
      expect([await due(0), await due(1999), await due(2000)]).toEqual([1, 1, 2]);
      expect(await due(4000)).toBe(2);
      expect(await audit()).toEqual(['ask_to_confirm 2']);
    },
  );

  /**
   * Sends every e-mail that is due; the token of its link is the address. @returns what went to
   * whom
   */
  const sendDue = async (store: Store, at: Date) => {
    const handedOver = await deliver(store, at, ({ kind, email }) => ({
      tokenHash: `${kind} ${email}`,
      purpose: 'confirm',
    }));
    return handedOver.map(({ kind, email }) => `${kind} ${email}`);
  };
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  const days = (count: number) => count * 24 * 60;
  const joinAll = async (store: Store, emails: string[], at = now) => {
    for (const email of emails) {
      const joined = { id: randomUUID(), email, created_at: at.toISOString() };
      await store.addSubmission({ ...rui, ...joined });
    }
  };
  /** The dashboard, logged in at a moment. */
  const openAt = (store: Store, at: Date) => openAdmin(store, true, { clock: () => at });

  onBoth(
    'who was asked days ago and did not confirm is reminded once in their life, and nobody else is',
    async () => {
      const store = await opened();
      const { request } = await openAdmin(store);
      const { outbox, links, admin } = store.emails;
      const at = (name: string) => `${name}@example.org`;
      const names = ['waits', 'confirms', 'leaves', 'bounces', 'restricted', 'erased', 'held'];
      await joinAll(store, names.map(at));
      for (const mail of await outbox.due(now, 99)) {
        if (mail.email === at('held')) await outbox.holdAlone(mail, now);
      }
      await admin.settleHeld('release', now);
      await sendDue(store, now);
      await links.confirm(`confirm ${at('confirms')}`, now);
      await request('admin_unsubscribe', { email: at('leaves') });
      const [came] = (await admin.ofSubscriber(at('bounces'))).emails;
      expect(await outbox.bounce(came?.id ?? '', '550 nobody', true, now)).toBe(true);
      await request('admin_restrict', { email: at('restricted') });
      await request('admin_erase', { email: at('erased'), confirm: at('erased') });
      await joinAll(store, [at('late')], after(1));
      await sendDue(store, after(1));

      const early = await openAt(store, after(days(3) - 1));
      expect((await early.request('admin_emails', {})).to_remind).toBe(0);
      const { request: then, audit } = await openAt(store, after(days(3)));
      expect((await then('admin_emails', {})).to_remind).toBe(1);
      expect(await then('admin_remind', {})).toEqual({ reminded: 1, left: 0 });
      expect(await then('admin_remind', {})).toEqual({ reminded: 0, left: 0 });
      expect((await audit()).filter((entry) => entry.startsWith('remind'))).toEqual(['remind 1']);
      expect(await sendDue(store, after(days(3)))).toEqual([`reminder ${at('waits')}`]);
      // Long after, only who had less time then.
      const { request: later } = await openAt(store, after(days(60)));
      expect(await later('admin_remind', {})).toEqual({ reminded: 1, left: 0 });
      expect(await sendDue(store, after(days(60)))).toEqual([`reminder ${at('late')}`]);
      expect(await links.confirm(`reminder ${at('late')}`, after(days(60)))).toBe('done');
    },
  );

  test('reminders go out at half of what may be sent a minute, one to a mailbox, and none to who confirms or joins again before', async () => {
    const store = await opened();
    const emails = ['first', 'second', 'second+tag', 'third'].map((name) => `${name}@example.org`);
    await joinAll(
      store,
      [0, 1, 3].map((index) => emails[index] ?? ''),
    );
    await joinAll(store, emails.slice(2, 3), after(20));
    await sendDue(store, after(20));
    const { request } = await openAt(store, after(days(4)));
    expect((await request('admin_emails', {})).to_remind).toBe(4);
    expect(await request('admin_remind', {})).toEqual({ reminded: 3, left: 0 });
    const due = async (seconds: number) =>
      (await store.emails.outbox.due(after(days(4) + seconds / 60), 9)).length;
    expect([await due(0), await due(1.9), await due(2), await due(4)]).toEqual([1, 1, 2, 3]);
    await store.emails.links.confirm(`confirm ${emails[0]}`, after(days(4)));
    await joinAll(store, emails.slice(3), after(days(4)));
    await sendDue(store, after(days(4) + 1));
    const fates = await Promise.all(
      emails.map(async (email) => {
        const { emails: sent } = await store.emails.admin.ofSubscriber(email);
        const { state, reason } = sent.find(({ kind }) => kind === 'reminder') ?? {};
        return [state, reason];
      }),
    );
    expect(fates).toEqual([
      ['dropped', 'confirmed'],
      ['sent', null],
      ['skipped', 'quarter_hour'],
      ['dropped', 'not_last'],
    ]);
  });

  test('nobody is reminded while confirmations are held', async () => {
    const store = await opened();
    await joinAll(store, ['first@example.org']);
    await sendDue(store, now);
    const then = after(days(4));
    const many = Array.from({ length: 30 }, (_, number) => `stranger${number}@example.org`);
    await joinAll(store, many, then);
    await sendDue(store, then);
    const { call } = await openAt(store, then);
    expect((await call('admin_remind', {})).statusCode).toBe(409);
    await store.emails.admin.settleHeld('delete', then);
    expect((await call('admin_remind', {})).json()).toEqual({ reminded: 1, left: 0 });
  });

  test('without e-mails the dashboard says so, and asks nobody', async () => {
    const store = await opened(false);
    await store.addSubmission(ana);
    const { call, request } = await openAdmin(store, false);
    expect(await request('admin_emails', {})).toMatchObject({
      emails_are_on: false,
      not_asked: 1,
      queued: 0,
    });
    for (const answer of [
      await call('admin_ask_again', { email: ana.email }),
      await call('admin_ask_earlier', {}),
      await call('admin_remind', {}),
      await call('admin_settle_email', { id: id(1), fate: 'send_again' }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { message: expect.stringContaining('MAIL_URL') as string },
      ]);
    }
    expect((await request('admin_subscriber_emails', { email: ana.email })).emails).toEqual([]);
  });
});
