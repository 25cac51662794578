import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { dayOf, sameMomentOf } from '../../domain/time.ts';
import { ana, listAll } from '../db/samples.fixture.ts';
import { newDatabase } from '../stores/new-database.fixture.ts';
import type { Store } from '../stores/store.ts';
import { after, aroundStore, day, minute, type AroundStore, ownActions } from './links.fixture.ts';

/** What every engine lets people do with their data by the link in an e-mail. */
describe('what people do with their data', () => {
  let store: Store;
  let around: AroundStore;
  beforeEach(async () => {
    store = await (await newDatabase())();
    around = aroundStore(store);
  });
  afterEach(() => store.close());

  const registered = async () =>
    (await store.rights.dataSubjectRequests())
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ kind, made_by, outcome, email }) => [kind, made_by, outcome, email]);

  test('a person sees everything that is kept of them, and nothing of anybody else', async () => {
    const first = await around.joinAndConfirm(after(0));
    const second = await around.join(after(minute), { email: 'ANA@example.org', name: 'Ana L.' });
    await around.join(after(minute), { email: 'rui@example.org' });
    const objection = { kind: 'objection', email: ana.email, receivedOn: '2025-12-30' } as const;
    await store.rights.addDataSubjectRequest(
      { ...objection, madeBy: 'admin' },
      after(2 * minute),
      'admin',
    );
    const link = await around.ask(after(day));
    const data = await store.myData.read(link, after(day + 1));
    expect(data).toMatchObject({
      email: ana.email,
      state: 'confirmed',
      stateSince: after(0).toISOString(),
      language: 'pt',
      wantsUpdates: true,
      restrictedSince: null,
      pendingEmail: null,
      requests: [
        {
          kind: 'objection',
          receivedOn: '2025-12-30',
          dueOn: dayOf(new Date(Date.parse('2025-12-30') + facts.rightsRequestDays * day)),
          madeBy: 'admin',
          answeredOn: null,
          outcome: null,
          reason: null,
        },
        { kind: 'access', receivedOn: '2026-01-02', answeredOn: '2026-01-02', outcome: 'done' },
      ],
    });
    expect(data?.emails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'confirm sent',
      'welcome sent',
      'already sent',
      'myData sent',
    ]);
    expect(data?.submissions.map(({ id }) => id)).toEqual([first, second]);
    const { ip_address, user_agent, ...stored } = { ...ana, id: first };
    expect(data?.submissions[0]).toEqual({
      ...stored,
      keptUntil: sameMomentOf(after(0), facts.retentionYears).toISOString(),
      technical: {
        ipAddress: ip_address,
        userAgent: user_agent,
        clearedOn: after(facts.technicalDataDays * day).toISOString(),
      },
      consent: {
        text: expect.any(String) as string,
        language: 'pt',
        givenAt: after(0).toISOString(),
        channel: 'form',
        wantsUpdates: true,
        history: expect.any(Array) as unknown,
      },
      confirmedAt: after(0).toISOString(),
      messageAnsweredAt: null,
    });
  });

  test('a corrected name reaches the submission and the e-mails, and another person’s stays', async () => {
    const own = await around.joinAndConfirm(after(0));
    const other = await around.join(after(0), { email: 'rui@example.org' });
    const link = await around.ask(after(1));
    const correct = (submission: string) =>
      ownActions(store).correct(link, submission, { name: 'Ana Reis', message: null }, after(2));
    expect(await correct(other)).toBe('missing');
    expect(await correct(own)).toBe('done');
    const rows = await listAll(store);
    expect(rows.map(({ name, message }) => [name, message])).toEqual([
      ['Ana Reis', null],
      [ana.name, ana.message],
    ]);
    await store.myData.ask(ana.email, 'en', after(day));
    expect(await around.sendAll(after(day))).toMatchObject([{ name: 'Ana Reis' }]);
    expect(await registered()).toEqual([['correction', 'subscriber', 'done', ana.email]]);
    expect(await around.ownEntries()).toEqual(['correct 1']);
  });

  test('a person chooses language and updates, and wanting none is wanted of every submission', async () => {
    await around.joinAndConfirm(after(0));
    await around.join(after(1));
    const link = await around.ask(after(2));
    const choose = (choices: object) => ownActions(store).choose(link, choices, after(3));
    expect(await choose({ language: 'en' })).toBe('done');
    expect(await store.myData.read(link, after(4))).toMatchObject({
      language: 'en',
      wantsUpdates: true,
    });
    expect(await choose({ wantsUpdates: false })).toBe('done');
    expect(await store.myData.read(link, after(5))).toMatchObject({
      state: 'confirmed',
      language: 'en',
      wantsUpdates: false,
      submissions: [{ wants_updates: false }, { wants_updates: false }],
    });
    expect(await choose({ wantsUpdates: true })).toBe('done');
    expect(await store.myData.read(link, after(5))).toMatchObject({ wantsUpdates: true });
    expect((await registered()).map(([kind]) => kind)).toEqual([
      'correction',
      'access',
      'withdrawal',
      'correction',
    ]);
    expect((await around.emailsOf()).filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
  });

  test('who never confirmed is on the list by wanting updates, and not by choosing a language or no updates', async () => {
    await around.join(after(0), { wants_updates: false });
    const link = await around.ask(after(1));
    await ownActions(store).choose(link, { language: 'en', wantsUpdates: false }, after(2));
    expect(await around.stateOf()).toBe('unconfirmed');
    await ownActions(store).choose(link, { wantsUpdates: true }, after(3));
    expect(await store.myData.read(link, after(4))).toMatchObject({
      state: 'confirmed',
      language: 'en',
      wantsUpdates: true,
    });
    expect((await around.emailsOf()).at(-1)).toMatchObject({ kind: 'welcome' });
  });

  test('who asked for the link and leaves meanwhile gets it all the same', async () => {
    await around.joinAndConfirm(after(0));
    const first = await around.ask(after(1));
    await store.myData.ask(ana.email, 'en', after(10 * minute));
    await ownActions(store).unsubscribe(first, after(10 * minute));
    const kinds = (await around.sendAll(after(10 * minute))).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['myData', 'unsubscribed']);
  });

  test('one submission of several goes with its history of consent, and its person’s choices rest on another', async () => {
    const first = await around.joinAndConfirm(after(0));
    const second = await around.join(after(1), { name: 'Ana L.', wants_updates: false });
    const other = await around.join(after(1), { email: 'rui@example.org' });
    const link = await around.ask(after(2));
    const { myData } = store;
    expect(await ownActions(store).deleteSubmission(link, other, after(3))).toBe('missing');
    expect(await ownActions(store).deleteSubmission(link, first, after(3))).toEqual({
      at: after(3).toISOString(),
      sentAt: after(0).toISOString(),
    });
    expect(await store.reads.consents({ ids: [first] })).toEqual([]);
    expect(await myData.read(link, after(4))).toMatchObject({
      state: 'confirmed',
      wantsUpdates: false,
      submissions: [{ id: second }],
    });
    expect(await ownActions(store).deleteSubmission(link, second, after(5))).toBe('last');
    expect(await registered()).toEqual([
      ['erasure', 'subscriber', 'done', ana.email],
      ['access', 'subscriber', 'done', ana.email],
    ]);
    expect(await around.ownEntries()).toEqual(['delete_submission 1']);
    expect(await ownActions(store).deleteSubmission('unknown', second, after(6))).toBe('missing');
    expect((await listAll(store)).map(({ id }) => id).toSorted()).toEqual([second, other]);
  });

  test('who erases themselves gets a receipt that names nobody, and one last e-mail; nothing else is left', async () => {
    await around.joinAndConfirm(after(0));
    await around.join(after(1), { email: 'ANA@example.org' });
    await around.join(after(1), { email: 'rui@example.org' });
    await around.sendAll(after(1));
    const link = await around.ask(after(2));
    await store.myData.read(link, after(3));
    await ownActions(store).changeEmail(link, 'new@example.org', after(3));
    const newAddress = await around.sendLink('newAddress', after(3));
    expect(await ownActions(store).erase(link, after(4))).toEqual({
      at: after(4).toISOString(),
      submissions: 2,
      consents: 2,
      emails: 5,
    });
    expect(await around.stateOf()).toBeNull();
    expect((await listAll(store)).map(({ email }) => email)).toEqual(['rui@example.org']);
    expect(await store.myData.look(link, after(5))).toBe('unknown');
    expect(await ownActions(store).erase(link, after(5))).toBeUndefined();
    expect(await store.myData.confirmEmail(newAddress, after(5))).toBe('unknown');
    expect(await registered()).toEqual([
      ['access', 'subscriber', 'done', null],
      ['erasure', 'subscriber', 'done', null],
    ]);
    expect(await around.ownEntries()).toEqual(['erase 2']);
    expect(await around.sendAll(after(5))).toMatchObject([{ kind: 'unsubscribed' }]);
    expect(await around.sendAll(after(day))).toEqual([]);
    // Nothing is known of the ask either: anyone who joins again may ask at once.
    await around.join(after(6));
    await around.ask(after(6));
  });

  test('erasing an address also deletes what others asked to have moved to it', async () => {
    await around.joinAndConfirm(after(0));
    await around.joinAndConfirm(after(0), { email: 'rui@example.org' });
    const link = await around.ask(after(1));
    await ownActions(store).changeEmail(link, 'rui@example.org', after(2));
    await around.sendAll(after(day));
    const other = await around.ask(after(day), 'rui@example.org');
    await ownActions(store).erase(other, after(day + 1));
    const again = await around.ask(after(day + 2));
    expect(await store.myData.read(again, after(day + 3))).toMatchObject({ pendingEmail: null });
    expect((await around.emailsOf()).map(({ kind }) => kind)).not.toContain('newAddress');
  });
});
