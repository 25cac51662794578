import { expect, test } from 'vitest';
import { defaultQuery } from '../../domain/admin/list-query.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { act, listAll } from '../db/samples.fixture.ts';
import { after, minute, newStoreForEachTest } from './links.fixture.ts';
import type { LogKind } from '../../domain/admin/api.ts';

/**
 * A mailbox in eight spellings; domain/submission/email.test.ts has all. An address with a tag is
 * another person, but has one cap of e-mails with the address without it: emails.test.ts of the
 * subscribers.
 */
const spellings = [
  'ana@óbidos.example',
  'ANA@óbidos.example',
  'ana@ÓBIDOS.example',
  'Ana@xn--bidos-zta.example',
  'ana@XN--BIDOS-ZTA.example',
  'ana@o\u0301bidos.example',
  'ana@óbidos\u3002example',
  'ana@ó\u00adbidos.example',
];
/** One that is another, however alike. */
const [other, otherAgain] = ['ana@obidos.example', 'Ana@Obidos.example'];

const people = newStoreForEachTest();

test('who spells one mailbox in many ways is one person in every place, and whose looks like it is another', async () => {
  const spelling = (number: number) => spellings[number] ?? '';
  const entry = (kind: LogKind, ms: number) => act(kind, after(ms));
  const ids = [
    await people.join(after(0), { email: spelling(0) }),
    await people.join(after(1), { email: spelling(1) }),
  ];
  const othersId = await people.join(after(2), { email: other });
  const person = async (number: number) =>
    people.store.reads.subscriber({ email: spelling(number) });
  /** Nothing that happens to one of the two reaches the other. */
  const expectOther = async () => {
    expect(await people.store.reads.subscriber({ email: otherAgain })).toMatchObject({
      ...{ state: 'unconfirmed', restrictedSince: null, requests: [] },
      submissions: [{ id: othersId, email: other }],
    });
  };
  expect((await listAll(people.store)).map(({ returning }) => returning)).toEqual([
    false,
    true,
    false,
  ]);
  const { subscribers } = await people.store.reads.overview({
    period: {},
    days: [],
    now: after(2),
  });
  expect(subscribers).toBe(2);
  expect(await people.reasons('confirm', spelling(2))).toEqual([null, 'quarter_hour']);

  const sent = (await people.sendAll(after(3))).filter(({ kind }) => kind === 'confirm');
  expect(sent.map(({ email }) => emailKey(email)).toSorted()).toEqual(
    [emailKey(spelling(0)), emailKey(other)].toSorted(),
  );
  const [confirm] = sent.filter(({ email }) => emailKey(email) === emailKey(spelling(3)));
  expect(await people.store.emails.links.confirm(confirm?.link ?? '', after(4))).toBe('done');
  await people.sendAll(after(4));
  const known = await person(3);
  expect(known).toMatchObject({ state: 'confirmed' });
  expect(known.submissions.map(({ id }) => id)).toEqual(ids);
  const { rows } = await people.store.reads.page({
    ...{ ...defaultQuery, offset: 0, limit: 9 },
    filter: { search: spelling(4) },
  });
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  await expectOther();

  const link = await people.ask(after(6 * minute), spelling(5));
  const own = await people.store.myData.read(link, after(6 * minute));
  expect(own?.submissions.map(({ id }) => id)).toEqual(ids);
  await people.store.myData.ask(spelling(6), 'en', after(7 * minute));
  expect(await people.reasons('myData', spelling(7))).toEqual([null, 'five_minutes']);

  const asked = { kind: 'access', receivedOn: '2026-01-02', madeBy: 'admin' } as const;
  await people.store.rights.addDataSubjectRequest(
    { ...asked, email: spelling(7) },
    entry('add_request', 8 * minute),
  );
  expect((await person(0)).requests).toHaveLength(2);
  await people.restrict(after(9 * minute), spelling(1));
  expect(await people.store.rights.restrictedSince(spelling(2))).toBe(
    after(9 * minute).toISOString(),
  );
  await expectOther();
  const lift = entry('lift_restriction', 10 * minute);
  expect(await people.store.rights.liftRestriction(spelling(3), lift)).toBe(true);
  await people.store.rights.unsubscribe(spelling(5), entry('unsubscribe', 11 * minute));
  expect(await people.stateOf(spelling(6))).toBe('unsubscribed');
  await expectOther();

  expect(await people.store.rights.erase(spelling(7), entry('erase', 12 * minute))).toBe(2);
  expect(await person(0)).toMatchObject({
    ...{ state: null, submissions: [], emails: [], requests: [] },
  });
  expect((await listAll(people.store)).map(({ id }) => id)).toEqual([othersId]);
  await expectOther();
});
