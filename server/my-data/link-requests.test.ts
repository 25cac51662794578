import { expect, test } from 'vitest';
import { ana, id, byOwner } from '../db/samples.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { after, day, minute, newStoreForEachTest } from './links.fixture.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

const people = newStoreForEachTest();

const ask = (at: number, email = ana.email) => people.store.myData.ask(email, 'en', after(at));

test('an e-mail with the link is in the language that was confirmed, else in that of the latest submission', async () => {
  await people.join(after(0), { language: 'pt' });
  await people.join(after(1), { language: 'en', name: 'Ana L.' });
  await ask(2);
  const sent = await people.sendAll(after(2));
  expect(sent.at(-1)).toMatchObject({ kind: 'myData', language: 'en', name: 'Ana L.' });
  const [confirm] = sent;
  await people.store.emails.links.confirm(confirm?.link ?? '', after(3));
  await ask(10 * minute);
  expect(await people.sendAll(after(10 * minute))).toContainEqual(
    expect.objectContaining({ kind: 'myData', language: 'pt', name: 'Ana Lopes' }),
  );
});

test('who joined before e-mails were on may ask, and is still to be asked to confirm; who was taken off the list is not', async () => {
  const without = await people.open(false);
  await without.addSubmission({ ...ana, id: id(77) });
  await without.addSubmission({ ...ana, id: id(78), email: 'rui@example.org' });
  await byOwner(without, unsubscribe, 'rui@example.org', after(0));
  await without.close();
  const link = await people.ask(after(1));
  expect(await people.store.myData.read(link, after(2))).toMatchObject({
    state: 'unconfirmed',
    language: null,
    wantsUpdates: null,
    submissions: [{ id: id(77), consent: { text: null, channel: null } }],
  });
  const { admin } = people.store.emails;
  expect((await admin.figures()).not_asked).toBe(1);
  expect(await admin.askEarlier(after(3))).toBe(1);
  expect((await admin.figures()).not_asked).toBe(0);
  expect(await people.stateOf('rui@example.org')).toBe('unsubscribed');
});

test('who left, whose e-mails come back, and whose data is restricted may ask', async () => {
  await people.joinAndConfirm(after(0));
  await people.unsubscribe(await people.ask(after(1)), after(2));
  await people.sendAll(after(2));
  const second = await people.ask(after(10 * minute));
  await people.store.emails.outbox.bounce(second, '550 gone', true, after(11 * minute));
  await people.ask(after(20 * minute));
  await ask(30 * minute);
  await people.restrict(after(30 * minute));
  expect(await people.sendAll(after(30 * minute))).toMatchObject([{ kind: 'myData' }]);
  await people.ask(after(40 * minute));
});

test('of two asks within five minutes the second brings no e-mail, and of six in a day the sixth', async () => {
  await people.join(after(0));
  await ask(0);
  await ask(5 * minute - 1);
  for (const number of [1, 2, 3, 4, 5, 6]) await ask(number * 5 * minute, 'ANA@example.org');
  await ask(day);
  await ask(day + 5 * minute - 1);
  await ask(day + 5 * minute);
  expect(await people.reasons('myData')).toEqual([
    ...[null, 'five_minutes', null, null, null, null, 'five_a_day', 'five_a_day'],
    ...[null, 'five_minutes', null],
  ]);
});

test('of forty asks at once one brings an e-mail, and the caps and the link outlive a restart', async () => {
  await people.join(after(0));
  await Promise.all(Array.from({ length: 40 }, () => ask(1)));
  expect((await people.reasons('myData')).toSorted()).toEqual([
    ...Array<string>(39).fill('five_minutes'),
    null,
  ]);
  const link = await people.sendLink('myData', after(2));
  const again = await people.open();
  await again.myData.ask(ana.email, 'en', after(2));
  expect(await again.myData.look(link, after(2))).toBe('open');
  await again.close();
  expect((await people.reasons('myData')).at(-1)).toBe('five_minutes');
});

test('an ask counts before its address is known, and is forgotten after a day', async () => {
  await ask(0);
  await people.join(after(1));
  await ask(2);
  await purgeOldData(people.store, () => after(3));
  await ask(4);
  await purgeOldData(people.store, () => after(day + 5));
  // Nothing is known of the ask any more, even to somebody who turned the clock back.
  await ask(5);
  expect(await people.reasons('myData')).toEqual(['five_minutes', 'five_minutes', null]);
});

test('a link opens the data for 30 minutes, again and again, and no other link does', async () => {
  await people.join(after(0));
  const confirm = await people.sendLink('confirm', after(0));
  const link = await people.ask(after(0));
  const { myData, emails } = people.store;
  for (const at of [1, 2, 30 * minute - 1]) {
    expect(await myData.look(link, after(at))).toBe('open');
    expect(await myData.read(link, after(at))).toMatchObject({ email: ana.email });
  }
  for (const [other, at, state] of [
    [link, 30 * minute, 'expired'],
    ['made up', 1, 'unknown'],
    [confirm, 1, 'unknown'],
  ] as const) {
    expect(await myData.look(other, after(at))).toBe(state);
    expect(await myData.read(other, after(at))).toBeUndefined();
  }
  expect(await emails.links.confirm(link, after(3))).toBe('unknown');
  expect(await emails.links.unsubscribe(link, after(3))).toBe('unknown');
  expect(await emails.links.newAddress(link, after(3))).toBe('unknown');
});
