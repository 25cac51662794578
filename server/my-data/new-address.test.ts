import { expect, test } from 'vitest';
import { ana, listAll, byOwner } from '../db/samples.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { after, day, minute, newStoreForEachTest } from './links.fixture.ts';
import { addressOf } from '../../domain/submission/email.ts';
import { readNewAddress } from '../subscribers/new-address.ts';
import { erase } from '../subscribers/erase.ts';
import { liftRestriction } from '../subscribers/restrict.ts';

const to = 'ana.lopes@example.net';
const people = newStoreForEachTest();

/** Asks for another address. @returns the link in the e-mail to it */
const change = async (at: number, email = to, link?: string) => {
  const mine = link ?? (await people.ask(after(at)));
  expect(await people.changeEmail(mine, email, after(at))).toBe('done');
  return people.sendLink('newAddress', after(at));
};
const look = (press: string, at: number) =>
  people.store.emails.links.look('newAddress', press, after(at));
const confirm = (press: string, at: number) =>
  people.store.emails.links.newAddress(press, after(at));
const addresses = async () => (await listAll(people.store)).map(({ email }) => email);

test('a new address counts once it is confirmed, with everything that belongs to the person', async () => {
  await people.joinAndConfirm(after(0));
  await people.join(after(1), { email: 'ANA@example.org' });
  await people.sendAll(after(1));
  const link = await people.ask(after(2));
  const { myData } = people.store;
  await myData.read(link, after(2));
  await people.changeEmail(link, to, after(3));
  expect(await myData.read(link, after(4))).toMatchObject({
    email: ana.email,
    pendingEmail: { email: to, askedAt: after(3).toISOString() },
  });
  const [mail] = await people.sendAll(after(4));
  expect(mail).toMatchObject({ kind: 'newAddress', email: to, language: 'pt' });
  const press = mail?.link ?? '';
  await people.join(after(4), { email: 'rui@example.org' });
  expect(await look(press, 5)).toBe('open');
  for (const at of [5, 6]) expect(await confirm(press, at)).toBe('done');
  expect(await look(press, 6)).toBe('done');
  expect(await addresses()).toEqual([to, to, 'rui@example.org']);
  expect(await people.stateOf()).toBeNull();
  // The old address is told, and nothing else goes there, knows it or opens the data.
  expect(await people.sendAll(after(6))).toMatchObject([
    { kind: 'confirm', email: 'rui@example.org' },
    { kind: 'addressChanged', email: ana.email, language: 'pt' },
  ]);
  expect(await myData.look(link, after(6))).toBe('expired');
  expect(await myData.read(link, after(6))).toBeUndefined();
  const data = await myData.read(await people.ask(after(7), to), after(8));
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

test('a link to confirm that went to the old address confirms nothing any more', async () => {
  await people.join(after(0));
  const old = await people.sendLink('confirm', after(0));
  await confirm(await change(2), 3);
  await people.unsubscribe(await people.ask(after(4), to), after(5));
  await people.store.emails.links.confirm(old, after(6));
  expect(await people.stateOf(to)).toBe('unsubscribed');
});

test('where the new address is on the list already both entries stay, and the dashboard knows', async () => {
  await people.joinAndConfirm(after(0));
  await people.joinAndConfirm(after(0), { email: to });
  const press = await change(20 * minute, to.toUpperCase());
  expect(await look(press, day)).toBe('onList');
  expect(await confirm(press, day)).toBe('onList');
  expect(await addresses()).toEqual([ana.email, to]);
  const asked = { email: to.toUpperCase(), asked_at: after(20 * minute).toISOString() };
  expect(await readNewAddress(people.store.db, addressOf(ana.email).email_key)).toEqual({
    ...asked,
    on_list: true,
  });
  expect(await people.sendAll(after(day))).toEqual([]);
});

test.each(['unconfirmed', 'bounced', 'unsubscribed'] as const)(
  'who is %s and presses the link in the new mailbox has proven that it is theirs',
  async (state) => {
    const submission = await people.join(after(0));
    const first = await people.sendLink('confirm', after(0));
    const link = await people.ask(after(1));
    if (state === 'unsubscribed') await people.unsubscribe(link, after(1));
    const press = await change(2, to, link);
    if (state === 'bounced') {
      await people.store.emails.outbox.bounce(first, '550 unknown', true, after(3));
    }
    expect(await confirm(press, 4)).toBe('done');
    expect(await people.stateOf(to)).toBe(state === 'unsubscribed' ? state : 'confirmed');
    const given = (await people.consentsOf(submission)).filter((line) => line.includes('email'));
    expect(given).toEqual(
      state === 'unsubscribed' ? [] : ['list given email 4', 'updates given email 4'],
    );
  },
);

test('a new address that is not confirmed within 14 days, or replaced by another, is void', async () => {
  await people.joinAndConfirm(after(0));
  const first = await change(1);
  const second = await change(20 * minute, 'third@example.net');
  expect(await confirm(first, day)).toBe('expired');
  expect(await confirm(second, 14 * day + 20 * minute)).toBe('expired');
  await purgeOldData(people.store, () => after(14 * day + 21 * minute));
  const again = await people.ask(after(15 * day));
  expect(await people.store.myData.read(again, after(15 * day))).toMatchObject({
    email: ana.email,
    pendingEmail: null,
  });
});

test('a new address changes nothing while the data is restricted, when its e-mail comes back, nor for who leaves first', async () => {
  await people.joinAndConfirm(after(0));
  const link = await people.ask(after(1));
  const press = await change(1, to, link);
  await people.store.emails.outbox.bounce(press, '550 unknown', true, after(1));
  expect(await people.stateOf()).toBe('confirmed');
  await people.restrict(after(2));
  expect(await look(press, 3)).toBe('restricted');
  expect(await confirm(press, 3)).toBe('restricted');
  await byOwner(people.store, liftRestriction, ana.email, after(3));
  expect(await look(press, 4)).toBe('open');
  await people.unsubscribe(link, after(4));
  expect(await look(press, 5)).toBe('unknown');
  expect(await confirm(press, 5)).toBe('unknown');
  expect(await people.stateOf()).toBe('unsubscribed');
});

test('an e-mail that was written to the old address does not go there once the new one counts', async () => {
  await people.joinAndConfirm(after(0));
  const press = await change(0);
  await people.store.myData.ask(ana.email, 'en', after(day));
  const { outbox } = people.store.emails;
  await outbox.hold('one', after(day), after(day + minute));
  const [read] = await outbox.due(after(day), 9);
  if (!read) throw new Error('no e-mail');
  await confirm(press, day);
  const link = { tokenHash: 'leaked', purpose: 'myData', expiresAt: null } as const;
  expect(await outbox.begin(read, 'one', after(day), [link])).toBe(false);
  expect(await people.store.myData.look('leaked', after(day))).toBe('unknown');
  await outbox.release('one');
  expect(await people.sendAll(after(day))).toMatchObject([
    { kind: 'myData', email: to },
    { kind: 'addressChanged', email: ana.email },
  ]);
});

test('an e-mail to a new address does not go there once another is wanted', async () => {
  await people.joinAndConfirm(after(0));
  const link = await people.ask(after(0));
  await people.changeEmail(link, to, after(1));
  await people.changeEmail(link, 'third@example.net', after(2));
  const { outbox } = people.store.emails;
  await outbox.hold('this server', after(3), after(minute));
  const begun = [];
  for (const mail of await outbox.due(after(3), 9)) {
    begun.push(await outbox.begin(mail, 'this server', after(3), []));
  }
  expect(begun).toEqual([false, true]);
  expect((await people.emailsOf()).at(-2)).toMatchObject({ state: 'dropped', reason: 'moved' });
});

test('the old address is told for three days, whatever else happens, and is forgotten then', async () => {
  await people.joinAndConfirm(after(0));
  await confirm(await change(0), 0);
  await byOwner(people.store, erase, to, after(1));
  const { outbox } = people.store.emails;
  await purgeOldData(people.store, () => after(3 * day - 1));
  for (const [at, told] of [
    [after(3 * day - 1), [ana.email]],
    [after(3 * day), []],
  ] as const) {
    await outbox.tidy('one', at, at);
    const due = (await outbox.due(at, 9)).filter(({ kind }) => kind === 'addressChanged');
    expect(due.map(({ email }) => email)).toEqual(told);
  }
});

test('an address is asked to confirm once in 15 minutes and three times a day, whoever gives it', async () => {
  await people.joinAndConfirm(after(0));
  await people.join(after(0), { email: 'rui@example.org' });
  await people.sendAll(after(0));
  const link = await people.ask(after(1));
  const other = await people.ask(after(1), 'rui@example.org');
  await people.changeEmail(link, to, after(2));
  await people.changeEmail(link, to.toUpperCase(), after(3));
  await people.changeEmail(other, to, after(4));
  expect(await people.reasons('newAddress')).toEqual([null, 'quarter_hour']);
  expect(await people.reasons('newAddress', 'rui@example.org')).toEqual(['quarter_hour']);
  await people.join(after(4), { email: to });
  expect(await people.reasons('confirm', to)).toEqual(['quarter_hour']);
  for (const name of ['b', 'c', 'd']) {
    await people.changeEmail(link, `${name}@example.net`, after(5));
  }
  expect((await people.reasons('newAddress')).slice(-3)).toEqual([null, null, 'day']);
});

test('only the case of an address changes without an e-mail to the old one', async () => {
  await people.joinAndConfirm(after(0));
  await confirm(await change(20 * minute, 'Ana@Example.org'), 21 * minute);
  expect(await addresses()).toEqual(['Ana@Example.org']);
  expect(await people.sendAll(after(21 * minute))).toEqual([]);
});
