import { expect, test } from 'vitest';
import {
  consentTextHash,
  consentTexts,
  rejoinTextNow,
  updatesTextNow,
} from '../../content/consent-texts.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { ana, byOwner } from '../db/samples.fixture.ts';
import { after, day, minute, newStoreForEachTest } from './links.fixture.ts';
import { byAdministrator } from '../events/change.ts';
import { update } from '../subscribers/update.ts';
import { restrict } from '../subscribers/restrict.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';

const people = newStoreForEachTest();

test('the history of consent begins with what the form gave, as the boxes were ticked', async () => {
  const both = await people.join(after(0));
  const one = await people.join(after(1), { wants_updates: false });
  expect(await people.consentsOf(both)).toEqual(['list given form 0', 'updates given form 0']);
  expect(await people.consentsOf(one)).toEqual(['list given form 1']);
  const [text] = consentTexts;
  expect((await people.historyOf(one))[0]).toEqual({
    purpose: 'list',
    given: true,
    at: after(1).toISOString(),
    channel: 'form',
    text: text?.text,
    text_hash: consentTextHash(text?.text ?? ''),
    language: 'pt',
    privacy_policy_version: ana.privacy_policy_version,
  });
});

test('the link of an e-mail confirms what the form said, and of no other submission', async () => {
  const first = await people.join(after(0));
  const link = await people.sendLink('confirm', after(0));
  const other = await people.join(after(1), { wants_updates: false });
  await people.store.emails.links.confirm(link, after(2));
  await people.store.emails.links.confirm(link, after(3));
  const form = ['list given form 0', 'updates given form 0'];
  expect(await people.consentsOf(first)).toEqual([
    ...form,
    'list given email 2',
    'updates given email 2',
  ]);
  expect((await people.historyOf(first))[2]).toMatchObject({
    language: 'pt',
    text_hash: null,
    privacy_policy_version: privacyPolicy(true).version,
  });
  expect(await people.consentsOf(other)).toEqual(['list given form 1']);
});

test('a choice of later changes nothing that was written before, says what was shown and holds for every submission', async () => {
  const submission = await people.joinAndConfirm(after(0));
  await people.join(after(1));
  const before = await people.historyOf(submission);
  const link = await people.ask(after(day));
  await people.perform('updatesOff', link, after(day + 1));
  expect(await people.store.myData.read(link, after(day + 2))).toMatchObject({
    state: 'confirmed',
    submissions: [{ wants_updates: false }, { wants_updates: false }],
  });
  await people.perform('updatesOn', link, after(day + 2));
  expect(await people.reasons('welcome')).toEqual([null]);
  const history = await people.historyOf(submission);
  expect(history.slice(0, before.length)).toEqual(before);
  expect((await people.consentsOf(submission)).slice(before.length)).toEqual([
    `updates withdrawn my_data ${day + 1}`,
    `updates given my_data ${day + 2}`,
  ]);
  expect(history.at(-1)).toMatchObject({
    text: updatesTextNow.en,
    text_hash: consentTextHash(updatesTextNow.en),
    language: 'en',
  });
  expect(
    (await people.store.myData.read(link, after(day + 3)))?.submissions[0]?.consent,
  ).toMatchObject({ wantsUpdates: true, history });
});

test('whoever left comes back by the last e-mail, for the dates alone, and by no earlier one', async () => {
  const submission = await people.joinAndConfirm(after(0));
  const { links, admin } = people.store.emails;
  const leave = async (at: Date) => {
    await byOwner(people.store, unsubscribe, ana.email, at);
    return people.sendLink('unsubscribed', at);
  };
  const first = await leave(after(day));
  expect(await links.look('rejoin', first, after(day + 1))).toBe('open');
  expect(await links.rejoin(first, after(day + 2))).toBe('done');
  expect(await links.rejoin(first, after(day + 3))).toBe('done');
  const history = await people.historyOf(submission);
  expect((await people.consentsOf(submission)).slice(-3)).toEqual([
    `list withdrawn admin ${day}`,
    `updates withdrawn admin ${day}`,
    `list given email ${day + 2}`,
  ]);
  expect(history.at(-1)).toMatchObject({ language: 'pt', text: rejoinTextNow.pt });
  expect((await admin.ofSubscriber(ana.email)).state).toBe('confirmed');
  expect((await people.store.letters.audience('updates')).recipients.pt).toBe(0);
  expect((await people.store.letters.audience('dates')).recipients.pt).toBe(1);

  const second = await leave(after(2 * day));
  expect(await links.rejoin(first, after(2 * day + 1))).toBe('unknown');
  await byOwner(people.store, restrict, ana.email, after(2 * day + 2));
  expect(await links.rejoin(second, after(2 * day + 3))).toBe('restricted');
  expect((await admin.ofSubscriber(ana.email)).state).toBe('unsubscribed');
});

test.each(['unsubscribe_link', 'one_click', 'my_data', 'admin'] as const)(
  'leaving by %s withdraws what was given by every submission, once',
  async (channel) => {
    const first = await people.joinAndConfirm(after(0));
    const second = await people.join(after(1), { email: 'ANA@example.org', wants_updates: false });
    const other = await people.joinAndConfirm(after(1), { email: 'rui@example.org' });
    const before = await people.consentsOf(other);
    const link = await people.ask(after(2));
    const leave = async (at: Date) => {
      if (channel === 'admin') return byOwner(people.store, unsubscribe, ana.email, at);
      if (channel === 'my_data') return people.unsubscribe(link, at);
      return people.store.emails.links.unsubscribe(await people.unsubscribeLink(at), at, channel);
    };
    await leave(after(10 * minute));
    await leave(after(20 * minute));
    const withdrawn = (purpose: string) => `${purpose} withdrawn ${channel} ${10 * minute}`;
    expect((await people.consentsOf(first)).slice(4).toSorted()).toEqual([
      withdrawn('list'),
      withdrawn('updates'),
    ]);
    expect(await people.consentsOf(second)).toEqual(['list given form 1', withdrawn('list')]);
    expect(await people.consentsOf(other)).toEqual(before);
  },
);

test('what the dashboard changes is written down, and what it leaves is not', async () => {
  const submission = await people.join(after(0));
  const { wants_updates } = ana;
  const correct = (at: Date, says: object) =>
    people.store.change(byAdministrator('olga', at), (made) => update(made, submission, says));
  await correct(after(1), { name: 'Ana L.', wants_updates });
  expect(await people.consentsOf(submission)).toHaveLength(2);
  await correct(after(2), { name: 'Ana L.', wants_updates: false });
  expect((await people.consentsOf(submission)).slice(2)).toEqual(['updates withdrawn admin 2']);
});
