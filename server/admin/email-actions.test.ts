import { describe, expect, onTestFinished, test } from 'vitest';
import { deliver } from '../email/deliver.fixture.ts';
import { now } from '../app.fixture.ts';
import { ana, id } from '../db/samples.fixture.ts';
import type { Store } from '../stores/store.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import { openAdmin, openStore } from './admin.fixture.ts';

const minuteMs = 60_000;
const rui = { ...ana, id: id(2), email: 'rui@example.org', created_at: '2026-01-02T10:00:00.000Z' };

/** Hands over every e-mail that is due; who is asked to confirm does. */
async function handOver(store: Store, at: Date) {
  const handedOver = await deliver(store, at, ({ id }) => ({ tokenHash: id, purpose: 'confirm' }));
  for (const { kind, id } of handedOver) {
    if (kind === 'confirm') await store.emails.links.confirm(id, at);
  }
}

describe('e-mails in the dashboard', () => {
  test('the dashboard counts people by state and lists those of one, and shows the e-mails of a person', async () => {
    const store = await openStore();
    await store.addSubmission(ana);
    await handOver(store, now);
    await store.addSubmission(rui);
    const { request } = await openAdmin(store);
    expect(await request('emails', {})).toEqual({
      emails_are_on: true,
      subscribers: { unconfirmed: 1, confirmed: 1, unsubscribed: 0, bounced: 0 },
      not_asked: 0,
      queued: 2,
      problem: null,
    });
    const { emails_are_on, emails } = await request('submission', { id: ana.id });
    expect(emails_are_on).toBe(true);
    expect(emails).toMatchObject({
      state: 'confirmed',
      state_since: now.toISOString(),
      emails: [
        { kind: 'welcome', state: 'queued', server_words: null },
        { kind: 'confirm', state: 'sent', server_words: '250 ok' },
      ],
    });
    const listed = { confirmed: [ana.email], unconfirmed: [rui.email], unsubscribed: [] };
    for (const [state, addresses] of Object.entries({ ...listed, null: [] })) {
      const filter = { state: state === 'null' ? null : (state as keyof typeof listed) };
      const { rows } = await request('list', { filter });
      expect(rows.map(({ email }) => email)).toEqual(addresses);
    }
  });

  test('the dashboard asks a person again, at most once a quarter of an hour, and never who confirmed or left', async () => {
    const store = await openStore();
    await store.addSubmission({ ...rui, created_at: now.toISOString() });
    const { request, later, logged } = await openAdmin(store);
    const ask = (email: string) => request('ask_again', { email });
    expect(await ask(rui.email)).toEqual({ asked: false, reason: 'quarter_hour' });
    later(16);
    expect(await ask('RUI@example.org')).toEqual({ asked: true, reason: null });
    expect(await ask('nobody@example.org')).toEqual({ asked: false, reason: null });
    await handOver(store, new Date(now.getTime() + 16 * minuteMs));
    later(16);
    expect(await ask(rui.email)).toEqual({ asked: false, reason: null });
    await request('unsubscribe', { email: rui.email });
    later(16);
    expect(await ask(rui.email)).toEqual({ asked: false, reason: null });
    expect(await logged()).toEqual(['unsubscribe 1', 'ask_to_confirm 1']);
  });

  test('those who joined before e-mails were on are asked once', async () => {
    const open = await newDatabase();
    const before = await open(false);
    for (const submission of [ana, rui]) await before.addSubmission(submission);
    await before.close();
    const store = await open(true);
    onTestFinished(() => store.close());
    const { request, logged } = await openAdmin(store);
    expect((await request('emails', {})).not_asked).toBe(2);
    const page = await request('list', { filter: { state: null } });
    expect(page.total).toBe(2);
    expect(await request('ask_earlier', {})).toEqual({ asked: 2 });
    expect(await request('ask_earlier', {})).toEqual({ asked: 0 });
    expect(await store.emails.outbox.due(now, 9)).toHaveLength(2);
    expect(await logged()).toEqual(['ask_to_confirm 2']);
  });

  test('without e-mails the dashboard says so, and asks nobody', async () => {
    const store = await openStore(false);
    await store.addSubmission(ana);
    const { call, request } = await openAdmin(store, false);
    expect(await request('emails', {})).toMatchObject({
      emails_are_on: false,
      not_asked: 1,
      queued: 0,
    });
    for (const answer of [
      await call('ask_again', { email: ana.email }),
      await call('ask_earlier', {}),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.body).toContain('MAIL_URL');
    }
    expect(await request('submission', { id: ana.id })).toMatchObject({
      emails_are_on: false,
      emails: { state: null, emails: [] },
    });
  });
});
