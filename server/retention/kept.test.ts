import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { addressOf } from '../../domain/submission/email.ts';
import { sameMomentOf } from '../../domain/time.ts';
import { ana, listAll, byOwner } from '../db/samples.fixture.ts';
import { deliver } from '../email/deliver.fixture.ts';
import { after, aroundStore, day, ownActions, type AroundStore } from '../my-data/links.fixture.ts';
import { newDatabase, type OpenStore } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import { purgeOldData } from './retention.ts';
import { byAdministrator } from '../events/change.ts';
import {
  addDataSubjectRequest,
  answerDataSubjectRequest,
  listDataSubjectRequests,
} from '../events/data-subject-requests.ts';

const linkEnds = facts.confirmationDays * day;
const goes = linkEnds + facts.unconfirmedDays * day;
const retention = sameMomentOf(after(0), facts.retentionYears).getTime() - after(0).getTime();

let open: OpenStore;
let store: Store;
let around: AroundStore;
async function reopen(emailsAreOn = true) {
  await store.close();
  store = await open(emailsAreOn);
  around = aroundStore(store);
}
beforeEach(async () => {
  open = await newDatabase();
  store = await open();
  around = aroundStore(store);
});
afterEach(() => store.close());

const purge = (ms: number) => purgeOldData(store, () => after(ms));
const left = async () => (await listAll(store)).length;
const request = { kind: 'access', receivedOn: '2027-12-01' } as const;
const addRequest = (change: { madeBy: 'subscriber' | 'admin'; answeredOn?: string }) =>
  byOwner(
    store,
    (made, address) => addDataSubjectRequest(made, { ...request, ...change, address }),
    ana.email,
    after(1),
  );
/** Joins, without a message, and is sent the link. */
async function join(ms: number) {
  await around.join(after(ms), { message: null });
  await around.sendAll(after(ms));
}

describe('who never confirmed', () => {
  test('is forgotten 30 days after the end of the link that was sent', async () => {
    await join(0);
    await around.join(after(1), { message: null, email: 'ANA@example.org' });
    await purge(goes);
    expect(await left()).toBe(2);
    expect(await purge(goes + 1)).toMatchObject({ deleted: 2 });
    const nothing = { state: null, submissions: [], emails: [] };
    expect(await store.reads.subscriber({ email: ana.email })).toMatchObject(nothing);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['left a message, with whichever submission', () => around.join(after(1))],
    ['asked for something that is not answered', () => addRequest({ madeBy: 'admin' })],
    ['had their data restricted', () => around.restrict(after(1))],
    ['was sent another link since', () => join(2 * day)],
    [
      'was sent the link to a new address since',
      async () => {
        const link = await around.ask(after(2 * day));
        await ownActions(store).changeEmail(link, 'ana@example.net', after(2 * day));
        await around.sendLink('newAddress', after(2 * day));
      },
    ],
  ])('is kept after that where they %s', async (_who, happens) => {
    await join(0);
    await happens();
    const before = await left();
    await purge(goes + day);
    expect(await left()).toBe(before);
    expect(await around.stateOf()).not.toBeNull();
  });

  test('is kept where no mail server took the e-mail', async () => {
    await around.join(after(0), { message: null });
    await deliver(
      store,
      after(0),
      () => ({ tokenHash: 'link', purpose: 'confirm', expiresAt: after(linkEnds) }),
      () => ({ outcome: 'bounced', words: '554 no', recipientIsGone: false }),
    );
    await purge(goes + day);
    expect(await left()).toBe(1);
  });

  test('is kept with what they sent after the link had ended, about which they were never asked', async () => {
    await join(0);
    const later = await around.join(after(linkEnds + day), { message: null });
    await purge(goes + 1);
    expect((await listAll(store)).map((row) => row.id)).toEqual([later]);
    expect(await around.stateOf()).toBe('unconfirmed');
  });
});

test('who asked for something stays after their last submission until that is answered, and then no request says the address', async () => {
  await around.joinAndConfirm(after(0));
  await addRequest({ madeBy: 'subscriber', answeredOn: '2027-12-02' });
  const { id: asked } = await addRequest({ madeBy: 'subscriber' });
  await purge(retention + 1);
  expect([await left(), await around.stateOf()]).toEqual([0, 'confirmed']);
  await store.change(byAdministrator('olga', after(retention + 2)), (made) =>
    answerDataSubjectRequest(made, asked, null),
  );
  await purge(retention + day);
  expect(await around.stateOf()).toBeNull();
  const requests = await listDataSubjectRequests(store.db);
  expect(requests.map(({ email, outcome }) => [email, outcome])).toEqual([
    [null, 'done'],
    [null, 'done'],
  ]);
  expect(JSON.stringify(requests)).not.toContain(addressOf(ana.email).email_key);
});

describe('the e-mail before a deletion', () => {
  const month = 31 * day;
  const told = async () =>
    (await around.emailsOf())
      .filter(({ kind }) => kind === 'beforeDeletion')
      .map(({ state, reason }) => reason ?? state);

  test('goes to who is on the list a month before their last submission does, once, though servers restart and share a store', async () => {
    await around.joinAndConfirm(after(0));
    await purge(retention - month);
    expect(await told()).toEqual([]);
    const other = await open();
    await purge(retention - month + 1);
    await purgeOldData(other, () => after(retention - month + 1));
    await other.close();
    await reopen();
    expect(await around.sendAll(after(retention - month + 2))).toMatchObject([
      { kind: 'beforeDeletion', email: ana.email, name: ana.name, language: ana.language },
    ]);
    await purge(retention - day);
    expect(await told()).toEqual(['sent']);
  });

  test('goes for the last of several submissions alone', async () => {
    await around.joinAndConfirm(after(0));
    await around.join(after(60 * day), { email: 'ANA@example.org' });
    await purge(retention - day);
    expect(await told()).toEqual([]);
    await purge(retention + 59 * day);
    expect(await told()).toEqual(['queued']);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'has left',
      async () => {
        const link = await around.unsubscribeLink(after(day));
        await store.emails.links.unsubscribe(link, after(day));
      },
    ],
    ['is restricted', () => around.restrict(after(day))],
    ['was erased', async () => ownActions(store).erase(await around.ask(after(day)), after(day))],
    ['confirmed before e-mails were off', () => reopen(false)],
  ])('does not go to who %s, nor to who never confirmed', async (_who, happens) => {
    await around.joinAndConfirm(after(0));
    await around.join(after(0), { email: 'rui@example.org' });
    await happens();
    await purge(retention - day);
    expect(await told()).toEqual([]);
    const toRui = await around.emailsOf('rui@example.org');
    expect(toRui.map(({ kind }) => kind)).toEqual(['confirm']);
  });

  test('goes for the new submission alone to who joins again before it went', async () => {
    await around.joinAndConfirm(after(0));
    await purge(retention - 20 * day);
    const again = retention - 19 * day;
    await around.join(after(again));
    await around.sendAll(after(again));
    await purge(retention + 1);
    expect(await told()).toEqual(['not_last']);
    const goesAgain = sameMomentOf(after(again), facts.retentionYears).getTime();
    await purge(goesAgain - after(0).getTime() - day);
    expect(await told()).toEqual(['not_last', 'queued']);
  });
});
