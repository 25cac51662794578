import { expect, test } from 'vitest';
import { facts } from '../../content/facts.ts';
import { dayOf, sameMomentOf } from '../../domain/time.ts';
import { ana, byOwner, listAll } from '../db/samples.fixture.ts';
import { after, day, minute, newStoreForEachTest } from './links.fixture.ts';
import { addDataSubjectRequest, listDataSubjectRequests } from '../events/data-subject-requests.ts';

const people = newStoreForEachTest();

test('a person sees everything that is kept of them, and nothing of anybody else', async () => {
  const first = await people.joinAndConfirm(after(0));
  const second = await people.join(after(minute), { email: 'ANA@example.org', name: 'Ana L.' });
  await people.join(after(minute), { email: 'rui@example.org' });
  const objection = { kind: 'objection', receivedOn: '2025-12-30', madeBy: 'admin' } as const;
  await byOwner(
    people.store,
    (made, address) => addDataSubjectRequest(made, { ...objection, address }),
    ana.email,
    after(2 * minute),
  );
  const link = await people.ask(after(day));
  const data = await people.store.myData.read(link, after(day + 1));
  expect(data).toMatchObject({
    ...{ email: ana.email, state: 'confirmed', stateSince: after(0).toISOString(), language: 'pt' },
    requests: [
      {
        ...{ kind: 'objection', receivedOn: '2025-12-30', madeBy: 'admin', answeredOn: null },
        dueOn: dayOf(new Date(Date.parse('2025-12-30') + facts.rightsRequestDays * day)),
      },
      { kind: 'access', receivedOn: '2026-01-02', answeredOn: '2026-01-02', outcome: 'done' },
    ],
    submissions: [
      {
        ...{ id: first, name: ana.name, message: ana.message },
        keptUntil: sameMomentOf(after(0), facts.retentionYears).toISOString(),
        technical: {
          ipAddress: ana.ip_address,
          userAgent: ana.user_agent,
          clearedOn: after(facts.technicalDataDays * day).toISOString(),
        },
        consent: { language: 'pt', givenAt: after(0).toISOString(), channel: 'form' },
        confirmedAt: after(0).toISOString(),
      },
      { id: second },
    ],
  });
  expect(data?.submissions).toHaveLength(2);
  expect(data?.emails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'confirm sent',
    'welcome sent',
    'already sent',
    'myData sent',
  ]);
});

test('who never confirmed is on the list by wanting updates, and not by choosing a language or no updates', async () => {
  const submission = await people.join(after(0), { wants_updates: false });
  const link = await people.ask(after(1));
  for (const act of ['languageEn', 'updatesOff'] as const)
    await people.perform(act, link, after(2));
  expect(await people.stateOf()).toBe('unconfirmed');
  await people.perform('updatesOn', link, after(3));
  expect(await people.store.myData.read(link, after(4))).toMatchObject({
    state: 'confirmed',
    language: 'en',
    wantsUpdates: true,
  });
  expect((await people.emailsOf()).at(-1)).toMatchObject({ kind: 'welcome' });
  expect((await people.consentsOf(submission)).toSorted()).toEqual([
    'list given form 0',
    'list given my_data 3',
    'updates given my_data 3',
  ]);
});

test('who erases themselves gets a receipt that names nobody, and one last e-mail; nothing else is left', async () => {
  await people.joinAndConfirm(after(0));
  await people.join(after(1), { email: 'ANA@example.org' });
  await people.join(after(1), { email: 'rui@example.org' });
  await people.sendAll(after(1));
  const link = await people.ask(after(2));
  await people.store.myData.read(link, after(3));
  await people.changeEmail(link, 'new@example.org', after(3));
  const newAddress = await people.sendLink('newAddress', after(3));
  expect(await people.erase(link, after(4))).toEqual({
    at: after(4).toISOString(),
    submissions: 2,
    consents: 2,
    emails: 5,
  });
  expect(await people.stateOf()).toBeNull();
  expect((await listAll(people.store)).map(({ email }) => email)).toEqual(['rui@example.org']);
  expect(await people.store.myData.look(link, after(5))).toBe('unknown');
  expect(await people.erase(link, after(5))).toBeUndefined();
  expect(await people.store.emails.links.newAddress(newAddress, after(5))).toBe('unknown');
  const requests = await listDataSubjectRequests(people.store.db);
  expect(requests.map(({ kind }) => kind).toSorted()).toEqual(['access', 'erasure']);
  for (const request of requests) {
    expect(request).toMatchObject({ made_by: 'subscriber', outcome: 'done', email: null });
  }
  const [entry] = await people.store.logEntries('actions');
  expect(entry).toMatchObject({ kind: 'erase', account: '', count: 2 });
  expect(await people.sendAll(after(5))).toMatchObject([{ kind: 'unsubscribed' }]);
  expect(await people.sendAll(after(day))).toEqual([]);
  // Nothing is known of the ask either: anyone who joins again may ask at once.
  await people.join(after(6));
  await people.ask(after(6));
});

test('erasing an address also deletes what others asked to have moved to it', async () => {
  await people.joinAndConfirm(after(0));
  await people.joinAndConfirm(after(0), { email: 'rui@example.org' });
  const link = await people.ask(after(1));
  await people.changeEmail(link, 'rui@example.org', after(2));
  await people.sendAll(after(day));
  const other = await people.ask(after(day), 'rui@example.org');
  await people.erase(other, after(day + 1));
  const again = await people.ask(after(day + 2));
  expect(await people.store.myData.read(again, after(day + 3))).toMatchObject({
    pendingEmail: null,
  });
  expect((await people.emailsOf()).map(({ kind }) => kind)).not.toContain('newAddress');
});
