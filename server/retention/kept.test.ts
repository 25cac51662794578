import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '../email/deliver.fixture.ts';
import { facts } from '../../content/facts.ts';
import { addressOf } from '../../domain/submission/email.ts';
import { sameMomentOf } from '../../domain/time.ts';
import { after, aroundStore, day, ownActions, type AroundStore } from '../my-data/links.fixture.ts';
import { purgeOldData } from './retention.ts';
import { act, ana, id, listAll } from '../db/samples.fixture.ts';
import { newDatabase, type OpenStore } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';

const linkEnds = facts.confirmationDays * day;
const goes = linkEnds + facts.unconfirmedDays * day;
const retention = sameMomentOf(after(0), facts.retentionYears).getTime() - after(0).getTime();

/**
 * What every engine keeps of people, and until when. Run it with what makes an empty database, and
 * opens that.
 */
describe('what is kept of people', () => {
  let open: OpenStore;
  let store: Store;
  let around: AroundStore;
  beforeEach(async () => {
    open = await newDatabase();
    store = await open();
    around = aroundStore(store);
  });
  afterEach(() => store.close());

  const silent = { message: null };
  const purge = (ms: number) => purgeOldData(store, () => after(ms));
  const left = async () => (await listAll(store)).length;
  const request = { kind: 'access', email: ana.email, receivedOn: '2026-01-02' } as const;

  test('who never confirmed is forgotten 30 days after the end of the link that was sent', async () => {
    await around.join(after(0), silent);
    await around.join(after(1), { ...silent, email: 'ANA@example.org' });
    await around.sendAll(after(0));
    await purge(goes);
    expect(await left()).toBe(2);
    expect(await purge(goes + 1)).toMatchObject({ deleted: 2 });
    expect(await store.reads.subscriber({ email: ana.email })).toMatchObject({
      state: null,
      submissions: [],
      emails: [],
    });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['confirmed', () => around.joinAndConfirm(after(0), silent)],
    [
      'left a message, with whichever submission',
      async () => {
        await around.join(after(0), silent);
        await around.join(after(1));
        await around.sendAll(after(1));
      },
    ],
    [
      'asked for something that is not answered',
      async () => {
        await around.join(after(0), silent);
        await around.sendAll(after(0));
        await store.rights.addDataSubjectRequest(
          { ...request, madeBy: 'admin' },
          after(1),
          'admin',
        );
      },
    ],
    [
      'had their data restricted',
      async () => {
        await around.join(after(0), silent);
        await around.sendAll(after(0));
        await around.restrict(after(1));
      },
    ],
    [
      'was sent no e-mail that a mail server took',
      async () => {
        await around.join(after(0), silent);
        await deliver(
          store,
          after(0),
          () => ({ tokenHash: 'link', purpose: 'confirm', expiresAt: after(linkEnds) }),
          () => ({ outcome: 'bounced', words: '554 no', recipientIsGone: false }),
        );
      },
    ],
    [
      'was sent another link since',
      async () => {
        await around.join(after(0), silent);
        await around.sendAll(after(0));
        await around.join(after(2 * day), silent);
        await around.sendAll(after(2 * day));
      },
    ],
    [
      'was sent the link to a new address since',
      async () => {
        await around.join(after(0), silent);
        await around.sendAll(after(0));
        const link = await around.ask(after(2 * day));
        await ownActions(store).changeEmail(link, 'ana@example.net', after(2 * day));
        await around.sendLink('newAddress', after(2 * day));
      },
    ],
  ])('who %s is kept after that', async (_who, happens) => {
    await happens();
    const before = await left();
    await purge(goes + day);
    expect(await left()).toBe(before);
    expect(await around.stateOf()).not.toBeNull();
  });

  test('a submission that came after the link had ended, and was never asked to confirm, is kept', async () => {
    await around.join(after(0), silent);
    await around.sendAll(after(0));
    const later = await around.join(after(linkEnds + day), silent);
    await purge(goes + 1);
    expect((await listAll(store)).map((row) => row.id)).toEqual([later]);
    expect(await around.stateOf()).toBe('unconfirmed');
  });

  test('who came into the list of people after their submission goes with it all the same', async () => {
    const without = await open(false);
    await without.addSubmission({ ...ana, id: id(77) });
    await without.rights.addDataSubjectRequest(
      { ...request, madeBy: 'subscriber', answeredOn: '2027-12-01' },
      after(retention - 30 * day),
      'admin',
    );
    await without.close();
    await around.ask(after(retention - 30 * day));
    await purge(retention);
    expect(await around.stateOf()).toBe('unconfirmed');
    await purge(retention + 1);
    expect(await around.stateOf()).toBeNull();
  });

  test('of who goes with their last submission no answered request says the address any more', async () => {
    await around.joinAndConfirm(after(0));
    const received = { ...request, receivedOn: '2027-12-01' } as const;
    await store.rights.addDataSubjectRequest(
      { ...received, madeBy: 'subscriber', answeredOn: '2027-12-02' },
      after(0),
      'admin',
    );
    await purge(retention);
    expect(await store.rights.dataSubjectRequests()).toMatchObject([{ email: ana.email }]);
    await purge(retention + 1);
    expect(await store.rights.dataSubjectRequests()).toMatchObject([
      { email: null, answered_on: '2027-12-02' },
    ]);
  });

  test('who asked for something stays after their last submission until that is answered', async () => {
    await around.joinAndConfirm(after(0));
    const received = { ...request, receivedOn: '2027-12-20' } as const;
    const { id: asked } = await store.rights.addDataSubjectRequest(
      { ...received, madeBy: 'subscriber' },
      after(0),
      'admin',
    );
    await purge(retention + 1);
    expect(await left()).toBe(0);
    expect(await around.stateOf()).toBe('confirmed');
    await store.rights.answerDataSubjectRequest(asked, null, after(retention + 2), 'admin');
    await purge(retention + day);
    expect(await around.stateOf()).toBeNull();
    expect(JSON.stringify(await store.rights.dataSubjectRequests())).not.toContain(
      addressOf(ana.email).email_key,
    );
  });

  const month = 31 * day;
  const told = async () =>
    (await around.emailsOf())
      .filter(({ kind }) => kind === 'beforeDeletion')
      .map(({ state, reason }) => reason ?? state);

  test('who is on the list is told a month before their last submission goes, once, though servers restart and share a store', async () => {
    await around.joinAndConfirm(after(0));
    await purge(retention - month);
    expect(await told()).toEqual([]);
    const other = await open();
    await purge(retention - month + 1);
    await purgeOldData(other, () => after(retention - month + 1));
    await store.close();
    store = other;
    around = aroundStore(store);
    expect(await around.sendAll(after(retention - month + 2))).toMatchObject([
      { kind: 'beforeDeletion', email: ana.email, name: ana.name, language: ana.language },
    ]);
    await purge(retention - day);
    expect(await told()).toEqual(['sent']);
  });

  test('of several submissions the last alone is told of', async () => {
    await around.joinAndConfirm(after(0));
    await around.join(after(60 * day), { email: 'ANA@example.org' });
    await purge(retention - day);
    expect(await told()).toEqual([]);
    await purge(retention + 59 * day);
    expect(await told()).toEqual(['queued']);
  });

  test('after a month in which the server was down they are told late, and not once it is gone', async () => {
    await around.joinAndConfirm(after(0));
    await purge(retention);
    expect(await told()).toEqual(['queued']);
    const { outbox } = store.emails;
    expect(await outbox.tidy('server', after(retention), after(retention))).toMatchObject({
      tooOld: 1,
    });
    await purge(retention + 1);
    expect(await around.sendAll(after(retention + 1))).toEqual([]);
    expect(await around.stateOf()).toBeNull();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['never confirmed', () => around.join(after(0))],
    [
      'has left',
      async () => {
        await around.joinAndConfirm(after(0));
        const link = await around.unsubscribeLink(after(day));
        await store.emails.links.unsubscribe(link, after(day));
      },
    ],
    [
      'is restricted',
      async () => {
        await around.joinAndConfirm(after(0));
        await around.restrict(after(day));
      },
    ],
    [
      'was erased',
      async () => {
        await around.joinAndConfirm(after(0));
        await ownActions(store).erase(await around.ask(after(day)), after(day));
      },
    ],
    [
      'confirmed before e-mails were off',
      async () => {
        await around.joinAndConfirm(after(0));
        await store.close();
        store = await open(false);
        around = aroundStore(store);
      },
    ],
  ])('who %s is told of no deletion', async (_who, happens) => {
    await happens();
    await purge(retention - day);
    expect(await told()).toEqual([]);
  });

  test('who joins again before that e-mail went out gets it for the new submission alone', async () => {
    await around.joinAndConfirm(after(0));
    await purge(retention - 20 * day);
    const again = retention - 19 * day;
    await around.join(after(again));
    await around.sendAll(after(again));
    expect(await told()).toEqual(['not_last']);
    await purge(retention + 1);
    expect(await told()).toEqual(['not_last']);
    const goesAgain = sameMomentOf(after(again), facts.retentionYears).getTime();
    await purge(goesAgain - after(0).getTime() - day);
    expect(await told()).toEqual(['not_last', 'queued']);
  });

  test('who was restricted while that e-mail waited gets it once that is lifted', async () => {
    await around.joinAndConfirm(after(0));
    await purge(retention - 20 * day);
    await around.restrict(after(retention - 19 * day));
    await around.sendAll(after(retention - 19 * day));
    await purge(retention - 18 * day);
    expect(await told()).toEqual(['restricted']);
    const lift = act('lift_restriction', after(retention - 17 * day));
    await store.rights.liftRestriction(ana.email, lift);
    await purge(retention - 16 * day);
    expect(await told()).toEqual(['restricted', 'queued']);
  });
});
