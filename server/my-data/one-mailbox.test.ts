import { expect, test } from 'vitest';
import { emailKey } from '../../domain/submission/email.ts';
import { erase } from '../subscribers/erase.ts';
import { liftRestriction } from '../subscribers/restrict.ts';
import { restrictedSince } from '../subscribers/restrictions.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';
import { byOwner, listAll } from '../db/samples.fixture.ts';
import { after, minute, newStoreForEachTest } from './links.fixture.ts';

/**
 * A mailbox in some spellings; domain/submission/email.test.ts has all. An address with a tag is
 * another person, but has one cap of e-mails with the address without it: emails.test.ts of the
 * subscribers.
 */
const [typed, upper, ascii, decomposed] = [
  'ana@óbidos.example',
  'ANA@ÓBIDOS.example',
  'Ana@xn--bidos-zta.example',
  'ana@o\u0301bidos.example',
] as const;
/** One that is another, however alike. */
const other = 'ana@obidos.example';

const people = newStoreForEachTest();

test('who spells one mailbox in many ways is one person in every place, and whose looks like it is another', async () => {
  const { db, reads, emails, myData } = people.store;
  const ids = [
    await people.join(after(0), { email: typed }),
    await people.join(after(1), { email: upper }),
  ];
  const othersId = await people.join(after(2), { email: other });
  expect((await listAll(people.store)).map(({ returning }) => returning)).toEqual([
    false,
    true,
    false,
  ]);
  expect(await people.reasons('confirm', ascii)).toEqual([null, 'quarter_hour']);
  const confirms = (await people.sendAll(after(3))).filter(({ kind }) => kind === 'confirm');
  const [confirm] = confirms.filter(({ email }) => email !== other);
  expect(await emails.links.confirm(confirm?.link ?? '', after(4))).toBe('done');
  expect(await people.stateOf(decomposed)).toBe('confirmed');
  await people.sendAll(after(4));

  const link = await people.ask(after(6 * minute), ascii);
  const own = await myData.read(link, after(6 * minute));
  expect(own?.submissions.map(({ id }) => id)).toEqual(ids);
  await myData.ask(decomposed, 'en', after(7 * minute));
  expect(await people.reasons('myData', upper)).toEqual([null, 'five_minutes']);

  await people.restrict(after(9 * minute), upper);
  expect(await restrictedSince(db, emailKey(ascii))).toBe(after(9 * minute).toISOString());
  const lifted = await byOwner(people.store, liftRestriction, decomposed, after(10 * minute));
  expect(lifted).toBe(true);
  await byOwner(people.store, unsubscribe, ascii, after(11 * minute));
  expect(await people.stateOf(typed)).toBe('unsubscribed');
  const erased = await byOwner(people.store, erase, decomposed, after(12 * minute));
  expect(erased.submissions).toBe(2);
  expect(await reads.subscriber({ email: typed })).toMatchObject({ state: null, submissions: [] });

  // Nothing that happened to one of the two reached the other.
  expect(await reads.subscriber({ email: 'Ana@Obidos.example' })).toMatchObject({
    ...{ state: 'unconfirmed', restrictedSince: null, requests: [] },
    submissions: [{ id: othersId, email: other }],
  });
});
