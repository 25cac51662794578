import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EmailKind } from '../../domain/email/emails.ts';
import { act, ana, listAll } from '../db/samples.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import { after, aroundStore, day, minute, type AroundStore, ownActions } from './links.fixture.ts';

const to = 'ana.lopes@example.net';

/** What every engine does when people change their address by the link in an e-mail. */
describe('changes of address', () => {
  let store: Store;
  let around: AroundStore;
  beforeEach(async () => {
    store = await (await newDatabase())();
    around = aroundStore(store);
  });
  afterEach(() => store.close());

  /** Asks for another address. @returns the link in the e-mail to it */
  const change = async (link: string, email: string, now: Date) => {
    expect(await ownActions(store).changeEmail(link, email, now)).toBe('done');
    return around.sendLink('newAddress', now);
  };
  const reasons = async (email?: string, kind: EmailKind = 'newAddress') =>
    (await around.emailsOf(email)).filter((mail) => mail.kind === kind).map(({ reason }) => reason);

  test('a new address counts once it is confirmed, with everything that belongs to the person', async () => {
    await around.joinAndConfirm(after(0));
    await around.join(after(1), { email: 'ANA@example.org' });
    await around.sendAll(after(1));
    const link = await around.ask(after(2));
    await store.myData.read(link, after(2));
    expect(await ownActions(store).changeEmail(link, to, after(3))).toBe('done');
    expect(await store.myData.read(link, after(4))).toMatchObject({
      email: ana.email,
      pendingEmail: { email: to, askedAt: after(3).toISOString() },
    });
    const [mail] = await around.sendAll(after(4));
    expect(mail).toMatchObject({ kind: 'newAddress', email: to, language: 'pt' });
    const press = mail?.link ?? '';
    expect(await store.emails.links.look('newAddress', press, after(5))).toBe('open');
    expect(await store.myData.confirmEmail(press, after(5))).toBe('done');
    expect(await store.myData.confirmEmail(press, after(6))).toBe('done');
    expect(await store.emails.links.look('newAddress', press, after(6))).toBe('done');
    expect((await listAll(store)).map(({ email }) => email)).toEqual([to, to]);
    expect(await around.stateOf()).toBeNull();
    // The old address is told, and nothing else goes there or knows it.
    expect(await around.sendAll(after(6))).toMatchObject([
      { kind: 'addressChanged', email: ana.email, language: 'pt' },
    ]);
    const own = await around.ask(after(7), to);
    const data = await store.myData.read(own, after(8));
    expect(data).toMatchObject({
      email: to,
      state: 'confirmed',
      pendingEmail: null,
      wantsUpdates: true,
      submissions: [{ email: to, confirmedAt: after(0).toISOString() }, { email: to }],
      requests: [{ kind: 'access' }, { kind: 'correction' }, { kind: 'access' }],
    });
    expect(JSON.stringify(data).toLowerCase()).not.toContain(ana.email);
  });

  test('a link that went to the old address opens and confirms nothing any more', async () => {
    await around.join(after(0));
    const confirm = await around.sendLink('confirm', after(0));
    const link = await around.ask(after(1));
    const press = await change(link, to, after(2));
    await store.myData.confirmEmail(press, after(3));
    expect(await store.myData.look(link, after(4))).toBe('expired');
    expect(await store.myData.read(link, after(4))).toBeUndefined();
    await ownActions(store).unsubscribe(await around.ask(after(4), to), after(5));
    await store.emails.links.confirm(confirm, after(6));
    expect(await around.stateOf(to)).toBe('unsubscribed');
  });

  test('where the new address is on the list already both entries stay, and the dashboard knows', async () => {
    await around.joinAndConfirm(after(0));
    await around.joinAndConfirm(after(0), { email: to });
    const press = await change(await around.ask(after(1)), to.toUpperCase(), after(20 * minute));
    expect(await store.emails.links.look('newAddress', press, after(day))).toBe('onList');
    expect(await store.myData.confirmEmail(press, after(day))).toBe('onList');
    expect((await listAll(store)).map(({ email }) => email)).toEqual([ana.email, to]);
    const asked = { email: to.toUpperCase(), asked_at: after(20 * minute).toISOString() };
    expect(await store.rights.newAddress(ana.email)).toEqual({ ...asked, on_list: true });
    expect(await around.sendAll(after(day))).toEqual([]);
  });

  test.each(['unconfirmed', 'bounced', 'unsubscribed'] as const)(
    'who is %s and presses the link in the new mailbox has proven that it is theirs',
    async (state) => {
      await around.join(after(0));
      const [mail] = await around.sendAll(after(0));
      const link = await around.ask(after(1));
      if (state === 'unsubscribed') await ownActions(store).unsubscribe(link, after(1));
      const press = await change(link, to, after(2));
      if (state === 'bounced') {
        await store.emails.outbox.bounce(mail?.link ?? '', '550 unknown', true, after(3));
      }
      expect(await store.myData.confirmEmail(press, after(4))).toBe('done');
      expect(await around.stateOf(to)).toBe(state === 'unsubscribed' ? state : 'confirmed');
    },
  );

  test('a new address that is not confirmed within 14 days, or replaced by another, is void', async () => {
    await around.joinAndConfirm(after(0));
    const first = await change(await around.ask(after(1)), to, after(1));
    const link = await around.ask(after(20 * minute));
    const second = await change(link, 'third@example.net', after(20 * minute));
    expect(await store.myData.confirmEmail(first, after(day))).toBe('expired');
    expect(await store.myData.confirmEmail(second, after(14 * day + 20 * minute))).toBe('expired');
    await purgeOldData(store, () => after(14 * day + 21 * minute));
    const again = await around.ask(after(15 * day));
    expect(await store.myData.read(again, after(15 * day))).toMatchObject({
      email: ana.email,
      pendingEmail: null,
    });
  });

  test('an e-mail that was written to the old address does not go there once the new one counts', async () => {
    await around.joinAndConfirm(after(0));
    const press = await change(await around.ask(after(0)), to, after(0));
    await store.myData.ask(ana.email, 'en', after(day));
    const { outbox } = store.emails;
    await outbox.hold('one', after(day), after(day + minute));
    const [read] = await outbox.due(after(day), 9);
    if (!read) throw new Error('no e-mail');
    await store.myData.confirmEmail(press, after(day));
    const link = { tokenHash: 'leaked', purpose: 'myData', expiresAt: null } as const;
    expect(await outbox.begin(read, 'one', after(day), [link])).toBe(false);
    expect(await store.myData.look('leaked', after(day))).toBe('unknown');
    await outbox.release('one');
    expect(await around.sendAll(after(day))).toMatchObject([
      { kind: 'myData', email: to },
      { kind: 'addressChanged', email: ana.email },
    ]);
  });

  test('an e-mail to a new address does not go there once another is wanted', async () => {
    await around.joinAndConfirm(after(0));
    const link = await around.ask(after(0));
    await ownActions(store).changeEmail(link, to, after(1));
    const { outbox } = store.emails;
    await ownActions(store).changeEmail(link, 'third@example.net', after(2));
    await outbox.hold('this server', after(3), after(minute));
    const emails = await outbox.due(after(3), 9);
    const begun = [];
    for (const mail of emails) begun.push(await outbox.begin(mail, 'this server', after(3), []));
    expect(begun).toEqual([false, true]);
    expect((await around.emailsOf()).at(-2)).toMatchObject({ state: 'dropped', reason: 'moved' });
  });

  test('the old address is told for three days, whatever else happens, and is forgotten then', async () => {
    await around.joinAndConfirm(after(0));
    const press = await change(await around.ask(after(0)), to, after(0));
    await store.myData.confirmEmail(press, after(0));
    await store.rights.erase(to, act('erase', after(1)));
    const { outbox } = store.emails;
    const told = async (at: Date) =>
      (await outbox.due(at, 9)).filter(({ kind }) => kind === 'addressChanged');
    await purgeOldData(store, () => after(3 * day - 1));
    await outbox.tidy('one', after(3 * day - 1), after(3 * day - 1));
    expect(await told(after(3 * day - 1))).toMatchObject([{ email: ana.email }]);
    await outbox.tidy('one', after(3 * day), after(3 * day));
    expect(await told(after(3 * day))).toEqual([]);
  });

  test('who leaves before confirming a new address keeps the old one', async () => {
    await around.joinAndConfirm(after(0));
    const link = await around.ask(after(1));
    const press = await change(link, to, after(2));
    await ownActions(store).unsubscribe(link, after(3));
    expect(await store.emails.links.look('newAddress', press, after(4))).toBe('unknown');
    expect(await store.myData.confirmEmail(press, after(4))).toBe('unknown');
    expect(await around.stateOf()).toBe('unsubscribed');
  });

  test('a new address changes nothing while the data of either is restricted', async () => {
    await around.joinAndConfirm(after(0));
    const press = await change(await around.ask(after(1)), to, after(1));
    await around.restrict(after(2));
    expect(await store.emails.links.look('newAddress', press, after(3))).toBe('restricted');
    expect(await store.myData.confirmEmail(press, after(3))).toBe('restricted');
    await store.rights.liftRestriction(ana.email, act('lift_restriction', after(3)));
    expect(await store.myData.confirmEmail(press, after(4))).toBe('done');
  });

  test('an address is asked to confirm once in 15 minutes and three times a day, whoever gives it', async () => {
    await around.joinAndConfirm(after(0));
    await around.join(after(0), { email: 'rui@example.org' });
    await around.sendAll(after(0));
    const link = await around.ask(after(1));
    const other = await around.ask(after(1), 'rui@example.org');
    await ownActions(store).changeEmail(link, to, after(2));
    await ownActions(store).changeEmail(link, to.toUpperCase(), after(3));
    await ownActions(store).changeEmail(other, to, after(4));
    expect(await reasons()).toEqual([null, 'quarter_hour']);
    expect(await reasons('rui@example.org')).toEqual(['quarter_hour']);
    await ownActions(store).changeEmail(link, 'b@example.net', after(5));
    await ownActions(store).changeEmail(link, 'c@example.net', after(6));
    await ownActions(store).changeEmail(link, 'd@example.net', after(7));
    expect((await reasons()).slice(-3)).toEqual([null, null, 'day']);
  });

  test('who is asked to confirm a change of address is not asked again by joining, nor the other way about, however it is spelled', async () => {
    await around.joinAndConfirm(after(0));
    const link = await around.ask(after(1));
    await ownActions(store).changeEmail(link, 'nova@óbidos.example', after(2));
    await around.join(after(3), { email: 'Nova@xn--bidos-zta.example' });
    expect(await reasons('nova@ÓBIDOS.example', 'confirm')).toEqual(['quarter_hour']);
    await around.join(after(15 * minute + 3), { email: 'nova@óbidos.example' });
    expect(await reasons('nova@óbidos.example', 'confirm')).toEqual(['quarter_hour', null]);
    await ownActions(store).changeEmail(link, 'nova@ÓBIDOS.example', after(15 * minute + 4));
    expect(await reasons()).toEqual([null, 'quarter_hour']);
  });

  test('a new address from which the e-mail comes back leaves the person as they are', async () => {
    await around.joinAndConfirm(after(0));
    const press = await change(await around.ask(after(1)), to, after(1));
    await store.emails.outbox.bounce(press, '550 unknown', true, after(2));
    expect(await around.stateOf()).toBe('confirmed');
  });

  test('only the case of an address changes without an e-mail to the old one', async () => {
    await around.joinAndConfirm(after(0));
    const press = await change(
      await around.ask(after(20 * minute)),
      'Ana@Example.org',
      after(20 * minute),
    );
    await store.myData.confirmEmail(press, after(21 * minute));
    expect((await listAll(store)).map(({ email }) => email)).toEqual(['Ana@Example.org']);
    expect(await around.sendAll(after(21 * minute))).toEqual([]);
  });
});
