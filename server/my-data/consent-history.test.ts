import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  consentTextHash,
  consentTexts,
  rejoinTextNow,
  updatesTextNow,
} from '../../content/consent-texts.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { act, ana, listAll } from '../db/samples.fixture.ts';
import { newDatabase, type OpenStore } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import { after, aroundStore, day, minute, type AroundStore, ownActions } from './links.fixture.ts';

/** What every engine keeps of how consents were given and withdrawn. */
describe('the history of consent', () => {
  let store: Store;
  let open: OpenStore;
  let around: AroundStore;
  beforeEach(async () => {
    open = await newDatabase();
    store = await open();
    around = aroundStore(store);
  });
  afterEach(() => store.close());

  const historyOf = async (submission: string) =>
    (await store.reads.consents({ ids: [submission] }))[0]?.history ?? [];
  /** A line an entry: what, by what, and how many milliseconds after the start. */
  const linesOf = async (submission: string) =>
    (await historyOf(submission)).map(
      ({ purpose, given, channel, at }) =>
        `${purpose} ${given ? 'given' : 'withdrawn'} ${channel ?? '?'} ${Date.parse(at) - after(0).getTime()}`,
    );
  const wording = { language: 'en', text: updatesTextNow.en } as const;

  test('it begins with what the form gave, as the boxes were ticked', async () => {
    const both = await around.join(after(0));
    const one = await around.join(after(1), { wants_updates: false });
    expect(await linesOf(both)).toEqual(['list given form 0', 'updates given form 0']);
    expect(await linesOf(one)).toEqual(['list given form 1']);
    const [text] = consentTexts;
    expect((await historyOf(one))[0]).toEqual({
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
    const first = await around.join(after(0));
    const link = await around.sendLink('confirm', after(0));
    const other = await around.join(after(1), { wants_updates: false });
    await store.emails.links.confirm(link, after(2));
    await store.emails.links.confirm(link, after(3));
    const form = ['list given form 0', 'updates given form 0'];
    expect(await linesOf(first)).toEqual([...form, 'list given email 2', 'updates given email 2']);
    expect((await historyOf(first))[2]).toMatchObject({
      language: 'pt',
      text_hash: null,
      privacy_policy_version: privacyPolicy(true).version,
    });
    expect(await linesOf(other)).toEqual(['list given form 1']);
  });

  test('a choice of later changes nothing that was written before, and says what was shown', async () => {
    const submission = await around.joinAndConfirm(after(0));
    const before = await historyOf(submission);
    const link = await around.ask(after(day));
    const { myData } = store;
    await ownActions(store).choose(link, { wantsUpdates: false }, after(day + 1));
    await ownActions(store).choose(link, { wantsUpdates: true }, after(day + 2));
    const history = await historyOf(submission);
    expect(history.slice(0, before.length)).toEqual(before);
    expect((await linesOf(submission)).slice(before.length)).toEqual([
      `updates withdrawn my_data ${day + 1}`,
      `updates given my_data ${day + 2}`,
    ]);
    expect(history.at(-1)).toMatchObject({
      text: wording.text,
      text_hash: consentTextHash(wording.text),
      language: 'en',
    });
    expect((await myData.read(link, after(day + 3)))?.submissions[0]?.consent).toMatchObject({
      wantsUpdates: true,
      history,
    });
  });

  test('who puts themselves on the list at their page gives both there', async () => {
    const submission = await around.join(after(0), { wants_updates: false });
    const link = await around.ask(after(1));
    await ownActions(store).choose(link, { wantsUpdates: true }, after(2));
    expect((await linesOf(submission)).toSorted()).toEqual([
      'list given form 0',
      'list given my_data 2',
      'updates given my_data 2',
    ]);
  });

  test('whoever left comes back by the last e-mail, for the dates alone, and by no earlier one', async () => {
    const submission = await around.joinAndConfirm(after(0));
    const { links, admin } = store.emails;
    const leave = async (at: Date) => {
      await store.rights.unsubscribe(ana.email, act('unsubscribe', at));
      return around.sendLink('unsubscribed', at);
    };
    const first = await leave(after(day));
    expect(await links.look('rejoin', first, after(day + 1))).toBe('open');
    expect(await links.rejoin(first, after(day + 2))).toBe('done');
    expect(await links.rejoin(first, after(day + 3))).toBe('done');
    const history = await historyOf(submission);
    expect((await linesOf(submission)).slice(-3)).toEqual([
      `list withdrawn admin ${day}`,
      `updates withdrawn admin ${day}`,
      `list given email ${day + 2}`,
    ]);
    expect(history.at(-1)).toMatchObject({ language: 'pt', text: rejoinTextNow.pt });
    expect((await admin.ofSubscriber(ana.email)).state).toBe('confirmed');
    expect((await store.letters.audience('updates')).recipients.pt).toBe(0);
    expect((await store.letters.audience('dates')).recipients.pt).toBe(1);

    const second = await leave(after(2 * day));
    expect(await links.rejoin(first, after(2 * day + 1))).toBe('unknown');
    await store.rights.restrict(ana.email, act('restrict', after(2 * day + 2)));
    expect(await links.rejoin(second, after(2 * day + 3))).toBe('restricted');
    expect((await admin.ofSubscriber(ana.email)).state).toBe('unsubscribed');
  });

  test.each(['unsubscribe_link', 'one_click', 'my_data', 'admin'] as const)(
    'leaving by %s withdraws what was given by every submission, once',
    async (channel) => {
      const first = await around.joinAndConfirm(after(0));
      const second = await around.join(after(1), {
        email: 'ANA@example.org',
        wants_updates: false,
      });
      const other = await around.joinAndConfirm(after(1), { email: 'rui@example.org' });
      const before = await linesOf(other);
      const link = await around.ask(after(2));
      const unsubscribe = async (at: Date) => {
        if (channel === 'admin') return store.rights.unsubscribe(ana.email, act('unsubscribe', at));
        if (channel === 'my_data') return ownActions(store).unsubscribe(link, at);
        return store.emails.links.unsubscribe(await around.unsubscribeLink(at), at, channel);
      };
      await unsubscribe(after(10 * minute));
      await unsubscribe(after(20 * minute));
      const withdrawn = (purpose: string) => `${purpose} withdrawn ${channel} ${10 * minute}`;
      expect((await linesOf(first)).slice(4).toSorted()).toEqual([
        withdrawn('list'),
        withdrawn('updates'),
      ]);
      expect(await linesOf(second)).toEqual(['list given form 1', withdrawn('list')]);
      expect(await linesOf(other)).toEqual(before);
    },
  );

  test('who joins again begins a history of its own, and the earlier one stays', async () => {
    const first = await around.joinAndConfirm(after(0));
    await store.rights.unsubscribe(ana.email, act('unsubscribe', after(1)));
    const before = await linesOf(first);
    const again = await around.joinAndConfirm(after(day));
    expect(await linesOf(first)).toEqual(before);
    expect((await linesOf(again)).map((line) => line.replace(` ${day}`, ''))).toEqual([
      'list given form',
      'updates given form',
      'list given email',
      'updates given email',
    ]);
    await store.rights.unsubscribe(ana.email, act('unsubscribe', after(2 * day)));
    expect(await linesOf(first)).toEqual(before);
  });

  test('what the dashboard changes is written down, and what it leaves is not', async () => {
    const submission = await around.join(after(0));
    const { email, country, profession, message, wants_updates, language } = ana;
    const says = { name: 'Ana L.', email, country, profession, message, wants_updates, language };
    await store.rights.correct(submission, says, act('correct', after(1)));
    expect(await linesOf(submission)).toHaveLength(2);
    await store.rights.correct(
      submission,
      { ...says, wants_updates: false },
      act('correct', after(2)),
    );
    expect((await linesOf(submission)).slice(2)).toEqual(['updates withdrawn admin 2']);
  });

  test('it moves with a person to a new address, which its link confirms', async () => {
    const submission = await around.join(after(0));
    const link = await around.ask(after(1));
    await ownActions(store).changeEmail(link, 'new@example.org', after(2));
    await store.myData.confirmEmail(await around.sendLink('newAddress', after(3)), after(4));
    expect(await linesOf(submission)).toEqual([
      'list given form 0',
      'updates given form 0',
      'list given email 4',
      'updates given email 4',
    ]);
    expect((await listAll(store)).map(({ email }) => email)).toEqual(['new@example.org']);
  });
});
