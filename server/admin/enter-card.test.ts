import { expect, test as onBoth } from 'vitest';
import type { AdminRequestInput } from '../../domain/admin/api.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { interestFields, type Interest } from '../../domain/submission/fields.ts';
import { now } from '../app.fixture.ts';
import { ana, listAll } from '../db/samples.fixture.ts';
import type { Store } from '../stores/store.ts';
import { describeOnBothEngines } from '../stores/both-engines.fixture.ts';
import { openAdmin, openStore } from './admin.fixture.ts';

const today = now.toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
const wording = 'Write to me about dates.\nAnd tell me how it takes shape.';
const card = (change: Partial<Interest> = {}): AdminRequestInput<'admin_enter_card'> => {
  const interest = Object.fromEntries(interestFields.map((field) => [field, ana[field]]));
  return {
    interest: { ...interest, ...change } as Interest,
    language: 'en',
    signed_on: daysAgo(5),
    wording,
  };
};

/** Sends what is due. @returns kinds and addresses */
async function send(store: Store) {
  const sent = await deliver(store, now, ({ email }) => ({ tokenHash: email, purpose: 'confirm' }));
  return sent.map(({ kind, email, language }) => `${kind} ${email} ${language}`);
}

describeOnBothEngines('cards entered by hand', (newDatabase, test) => {
  onBoth(
    'a card is kept unconfirmed with the day and the words of its consent, and asked to confirm',
    async () => {
      const store = await openStore(newDatabase);
      const { request, audit } = await openAdmin(store);
      const entered = { entered: true, isKnown: false, reason: null };
      expect(await request('admin_enter_card', card())).toEqual(entered);
      const [row] = await listAll(store);
      expect(row).toMatchObject({ name: ana.name, message: ana.message, language: 'en' });
      const receipt = await request('admin_consent', { id: row?.id ?? '' });
      const signedAt = `${daysAgo(5)}T00:00:00.000Z`;
      expect(receipt).toMatchObject({
        text: wording,
        language: 'en',
        given_at: signedAt,
        channel: 'paper',
        confirmed_at: null,
      });
      const given = { given: true, at: signedAt, channel: 'paper', privacy_policy_version: null };
      expect(receipt.history).toMatchObject([
        { ...given, purpose: 'list' },
        { ...given, purpose: 'updates' },
      ]);
      const state = async () =>
        (await request('admin_subscriber_emails', { email: ana.email })).state;
      expect(await state()).toBe('unconfirmed');
      expect(await send(store)).toEqual([`confirm ${ana.email} en`]);
      expect(await store.emails.links.confirm(ana.email, now)).toBe('done');
      expect(await state()).toBe('confirmed');
      expect(await audit()).toContain('enter_card 1');
      // On the list already.
      expect(await request('admin_enter_card', card())).toEqual({ ...entered, isKnown: true });
    },
  );

  test('a card is refused where it breaks a rule of the form, is of tomorrow, or older than its leaving', async () => {
    const store = await openStore(newDatabase);
    const { request, audit } = await openAdmin(store);
    expect(await request('admin_enter_card', card({ name: ' ' }))).toEqual({
      entered: false,
      errors: [{ problem: 'rule', field: 'name', rule: 'required' }],
    });
    expect(await request('admin_enter_card', { ...card(), signed_on: daysAgo(-1) })).toEqual({
      entered: false,
      reason: 'future',
    });
    await store.addSubmission({ ...ana, created_at: '2025-12-01T10:00:00.000Z' });
    await request('admin_unsubscribe', { email: ana.email });
    expect(await request('admin_enter_card', { ...card(), signed_on: today })).toEqual({
      entered: false,
      reason: 'left',
    });
    expect(await listAll(store)).toHaveLength(1);
    expect(await audit()).toEqual(['unsubscribe 1']);
  });

  test('whoever fills in a card after leaving is asked, and whose data is restricted is not', async () => {
    const store = await openStore(newDatabase);
    await store.addSubmission({ ...ana, created_at: '2025-12-01T10:00:00.000Z' });
    await store.addSubmission({ ...ana, id: 'rui', email: 'rui@example.org' });
    const before = await openAdmin(store, true, { clock: () => new Date(`${daysAgo(6)}T12:00Z`) });
    await before.request('admin_unsubscribe', { email: ana.email });
    await before.request('admin_restrict', { email: 'rui@example.org' });
    const { request } = await openAdmin(store);
    expect(await request('admin_enter_card', card())).toMatchObject({ reason: null });
    expect(await request('admin_enter_card', card({ email: 'rui@example.org' }))).toMatchObject({
      reason: 'restricted',
    });
    expect(await send(store)).toEqual([`confirm ${ana.email} en`]);
  });

  test('a pile of cards is not held as an attack, and one mailbox is asked as often as by the form', async () => {
    const store = await openStore(newDatabase);
    const { request } = await openAdmin(store);
    const enter = (email: string) => request('admin_enter_card', card({ email }));
    for (let number = 0; number < 40; number += 1) await enter(`fair${number}@example.org`);
    expect(await send(store)).toHaveLength(40);
    expect((await request('admin_emails', {})).held).toEqual([]);
    expect(await enter('fair1+tag@example.org')).toMatchObject({ reason: 'quarter_hour' });
  });

  test('without e-mails no card is entered', async () => {
    const store = await openStore(newDatabase, false);
    const { call } = await openAdmin(store, false);
    const answer = await call('admin_enter_card', card());
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: expect.stringContaining('MAIL_URL') as string },
    ]);
    expect(await listAll(store)).toEqual([]);
  });
});
