import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { act, ana, id } from '../db/samples.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { newDatabase, type OpenStore } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import { after, aroundStore, day, minute, type AroundStore, ownActions } from './links.fixture.ts';

/** What every engine does with requests for the link to one's data. */
describe('requests for one’s data', () => {
  let open: OpenStore;
  let store: Store;
  let around: AroundStore;
  beforeEach(async () => {
    open = await newDatabase();
    store = await open();
    around = aroundStore(store);
  });
  afterEach(() => store.close());

  const myDataEmails = async () =>
    (await around.emailsOf()).filter(({ kind }) => kind === 'myData');

  test('an e-mail with the link is in the language that was confirmed, else in that of the latest submission', async () => {
    await around.join(after(0), { language: 'pt' });
    await around.join(after(1), { language: 'en', name: 'Ana L.' });
    await store.myData.ask(ana.email, 'pt', after(2));
    const sent = await around.sendAll(after(2));
    expect(sent.at(-1)).toMatchObject({ kind: 'myData', language: 'en', name: 'Ana L.' });
    const [confirm] = sent;
    await store.emails.links.confirm(confirm?.link ?? '', after(3));
    await store.myData.ask(ana.email, 'en', after(10 * minute));
    expect((await around.sendAll(after(10 * minute))).at(-1)).toMatchObject({
      kind: 'myData',
      language: 'pt',
      name: 'Ana Lopes',
    });
  });

  test('who joined before e-mails were on may ask, and is still to be asked to confirm', async () => {
    const without = await open(false);
    await without.addSubmission({ ...ana, id: id(77) });
    await without.myData.ask(ana.email, 'pt', after(0));
    await without.close();
    const link = await around.ask(after(1));
    expect(await store.myData.read(link, after(2))).toMatchObject({
      state: 'unconfirmed',
      language: null,
      wantsUpdates: null,
      submissions: [{ id: id(77), consent: { text: null, channel: null } }],
    });
    expect((await store.emails.admin.figures()).not_asked).toBe(1);
    expect(await store.emails.admin.askEarlier(after(3))).toBe(1);
    expect((await store.emails.admin.figures()).not_asked).toBe(0);
  });

  test('who was taken off the list before e-mails were on is not asked to confirm', async () => {
    const without = await open(false);
    await without.addSubmission({ ...ana, id: id(77) });
    await without.rights.unsubscribe(ana.email, act('unsubscribe', after(0)));
    await without.close();
    expect(await store.emails.admin.askEarlier(after(1))).toBe(0);
    expect((await store.emails.admin.ofSubscriber(ana.email)).state).toBe('unsubscribed');
  });

  test('who left, whose e-mails come back, and whose data is restricted may ask', async () => {
    await around.joinAndConfirm(after(0));
    const first = await around.ask(after(1));
    await ownActions(store).unsubscribe(first, after(2));
    await around.sendAll(after(2));
    const second = await around.ask(after(10 * minute));
    await store.emails.outbox.bounce(second, '550 gone', true, after(11 * minute));
    await around.ask(after(20 * minute));
    await store.myData.ask(ana.email, 'en', after(30 * minute));
    await around.restrict(after(30 * minute));
    expect(await around.sendAll(after(30 * minute))).toMatchObject([{ kind: 'myData' }]);
    await around.ask(after(40 * minute));
  });

  test('of two asks within five minutes the second brings no e-mail, and of six in a day the sixth', async () => {
    await around.join(after(0));
    await store.myData.ask(ana.email, 'en', after(0));
    await store.myData.ask(ana.email, 'en', after(5 * minute - 1));
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await store.myData.ask('ANA@example.org', 'en', after(number * 5 * minute));
    }
    expect((await myDataEmails()).map(({ reason }) => reason)).toEqual([
      null,
      'five_minutes',
      null,
      null,
      null,
      null,
      'five_a_day',
      'five_a_day',
    ]);
    await store.myData.ask(ana.email, 'en', after(day));
    await store.myData.ask(ana.email, 'en', after(day + 5 * minute - 1));
    await store.myData.ask(ana.email, 'en', after(day + 5 * minute));
    expect((await myDataEmails()).slice(-3).map(({ reason }) => reason)).toEqual([
      null,
      'five_minutes',
      null,
    ]);
  });

  test('of forty asks at once one brings an e-mail, and the caps hold after a restart', async () => {
    await around.join(after(0));
    await Promise.all(
      Array.from({ length: 40 }, () => store.myData.ask(ana.email, 'en', after(1))),
    );
    const states = (await myDataEmails()).map(({ state }) => state);
    expect(states.filter((state) => state === 'queued')).toHaveLength(1);
    expect(states).toHaveLength(40);
    await store.close();
    store = await open();
    around = aroundStore(store);
    await store.myData.ask(ana.email, 'en', after(2));
    expect((await myDataEmails()).filter(({ state }) => state === 'queued')).toHaveLength(1);
  });

  test('an ask counts before its address is known, and is forgotten after a day', async () => {
    await store.myData.ask(ana.email, 'en', after(0));
    await around.join(after(1));
    await store.myData.ask(ana.email, 'en', after(2));
    await purgeOldData(store, () => after(3));
    await store.myData.ask(ana.email, 'en', after(4));
    expect((await myDataEmails()).map(({ reason }) => reason)).toEqual([
      'five_minutes',
      'five_minutes',
    ]);
    await purgeOldData(store, () => after(day + 5));
    // Nothing is known of the ask any more, even to somebody who turned the clock back.
    await store.myData.ask(ana.email, 'en', after(5));
    expect((await myDataEmails()).at(-1)).toMatchObject({ reason: null });
  });

  test('a link opens the data for 30 minutes, again and again, and after a restart', async () => {
    await around.join(after(0));
    const link = await around.ask(after(0));
    const { myData } = store;
    expect(await myData.look('made up', after(1))).toBe('unknown');
    expect(await myData.read('made up', after(1))).toBeUndefined();
    for (const at of [1, 2, 30 * minute - 1]) {
      expect(await myData.look(link, after(at))).toBe('open');
      expect(await myData.read(link, after(at))).toMatchObject({ email: ana.email });
    }
    await store.close();
    store = await open();
    expect(await store.myData.look(link, after(30 * minute - 1))).toBe('open');
    expect(await store.myData.look(link, after(30 * minute))).toBe('expired');
    expect(await store.myData.read(link, after(30 * minute))).toBeUndefined();
  });

  test('no other link of an e-mail opens the data', async () => {
    await around.join(after(0));
    const confirm = await around.sendLink('confirm', after(0));
    expect(await store.myData.look(confirm, after(1))).toBe('unknown');
    expect(await store.myData.read(confirm, after(1))).toBeUndefined();
    const myData = await around.ask(after(2));
    expect(await store.emails.links.confirm(myData, after(3))).toBe('unknown');
    expect(await store.emails.links.unsubscribe(myData, after(3))).toBe('unknown');
    expect(await store.myData.confirmEmail(myData, after(3))).toBe('unknown');
  });
});
