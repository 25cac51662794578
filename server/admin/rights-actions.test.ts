import { describe, expect, test } from 'vitest';
import { deliver } from '../email/deliver.fixture.ts';
import { facts } from '../../content/facts.ts';
import { interestFields, type Submission } from '../../domain/submission/fields.ts';
import { now } from '../app.fixture.ts';
import { purgeOldData } from '../retention/retention.ts';
import { ana, byOwner, id } from '../db/samples.fixture.ts';
import type { Store } from '../stores/store.ts';
import { openAdmin, openStore, proof } from './admin.fixture.ts';
import { addDataSubjectRequest, listDataSubjectRequests } from '../events/data-subject-requests.ts';

const at = (minute: number) => new Date(now.getTime() - (60 - minute) * 60_000);
const first: Submission = { ...ana, created_at: at(0).toISOString() };
const again: Submission = {
  ...first,
  id: id(2),
  email: 'ANA@example.org',
  created_at: at(20).toISOString(),
  name: 'Ana L.',
  message: 'Outra vez',
};
const rui: Submission = {
  ...ana,
  id: id(3),
  email: 'rui@example.org',
  name: 'Rui',
  message: 'Sou o Rui',
  created_at: at(1).toISOString(),
};

/** What a visitor sent in a submission. */
const saidIn = (submission: Submission) =>
  Object.fromEntries(
    interestFields.map((field) => [field, submission[field]]),
  ) as unknown as Submission;

/** Hands over the e-mail that is due to a person. @returns the hash of its link */
async function handOver(store: Store, hash: string, when = now): Promise<string> {
  await deliver(store, when, (_mail, position) => ({
    tokenHash: `${hash}${position || ''}`,
    purpose: 'confirm',
  }));
  return hash;
}

/** Confirms the e-mail that is due to a person. */
async function confirm(store: Store, hash: string, when = now): Promise<void> {
  await store.emails.links.confirm(await handOver(store, hash, when), when);
}

describe('rights in the dashboard', () => {
  const opened = async (submissions: Submission[] = [], emailsAreOn = true) => {
    const store = await openStore(emailsAreOn);
    for (const submission of submissions) await store.addSubmission(submission);
    return { store, ...(await openAdmin(store, emailsAreOn)) };
  };
  const due = async (store: Store) =>
    (await store.emails.outbox.due(new Date(now.getTime() + 60_000), 9)).map(
      ({ kind, email, name }) => `${kind} ${email} ${name}`,
    );

  test('the dashboard corrects a submission by the rules of the form, and what the person confirmed with it', async () => {
    const { store, request, call, logged, listed } = await opened([first]);
    await confirm(store, 'link');
    const interest = {
      ...saidIn(first),
      name: ' Ana Lópes ',
      profession: '',
      message: '',
      wants_updates: false,
    };
    expect(await request('correct', { id: ana.id, interest, language: 'en' })).toEqual({
      corrected: true,
      address: null,
    });
    expect(await listed()).toMatchObject([
      { name: 'Ana Lópes', profession: null, message: null, wants_updates: false, language: 'en' },
    ]);
    await store.addSubmission({ ...again, created_at: now.toISOString() });
    expect(await due(store)).toContain('already ana@example.org Ana Lópes');
    const wrong = { ...interest, name: '', email: 'nobody' };
    expect(await request('correct', { id: ana.id, interest: wrong, language: 'en' })).toEqual({
      corrected: false,
      errors: [
        { problem: 'rule', field: 'name', rule: 'required' },
        { problem: 'rule', field: 'email', rule: 'invalid' },
      ],
    });
    const extra = { ...interest, ip_address: '1' };
    expect(await request('correct', { id: ana.id, interest: extra, language: 'en' })).toMatchObject(
      { corrected: false, errors: [{ problem: 'unknownColumn', column: 'ip_address' }] },
    );
    expect((await call('correct', { id: id(9), interest, language: 'en' })).statusCode).toBe(404);
    expect(await logged()).toEqual(['correct 1']);
  });

  // What follows is the same as for a person's own wish: my-data/new-address.test.ts.
  test('whoever has a corrected e-mail address is asked, and until they press its link the old one counts', async () => {
    const { store, request, logged } = await opened([first]);
    const interest = { ...saidIn(first), name: 'Ana Reis', email: rui.email };
    expect(await request('correct', { id: ana.id, interest, language: 'pt' })).toEqual({
      corrected: true,
      address: 'asked',
    });
    expect(await request('submission', { id: ana.id })).toMatchObject({
      name: 'Ana Reis',
      email: ana.email,
      new_address: { email: rui.email, asked_at: now.toISOString(), on_list: false },
    });
    expect(await due(store)).toContain(`newAddress ${rui.email} Ana Reis`);
    expect(await logged()).toEqual(['correct 1']);
  });

  test('where the corrected address is on the list already both entries stay, and nobody is written to', async () => {
    const { store, request } = await opened([first, rui]);
    const before = await due(store);
    const interest = { ...saidIn(first), email: rui.email };
    expect(await request('correct', { id: ana.id, interest, language: 'pt' })).toEqual({
      corrected: true,
      address: 'onList',
    });
    expect(await request('submission', { id: ana.id })).toMatchObject({
      email: ana.email,
      new_address: null,
    });
    expect(await due(store)).toEqual(before);
  });

  test('while e-mails are off a corrected address counts at once', async () => {
    const { request } = await opened([first], false);
    const interest = { ...saidIn(first), email: rui.email };
    expect(await request('correct', { id: ana.id, interest, language: 'pt' })).toEqual({
      corrected: true,
      address: null,
    });
    expect((await request('list', {})).rows.map(({ email }) => email)).toEqual([rui.email]);
  });

  test('the dashboard deletes one submission, and with the last one the person', async () => {
    const { store, request, logged, listed } = await opened([first, again]);
    await confirm(store, 'link', at(30));
    await store.addSubmission({ ...rui, created_at: now.toISOString() });
    expect(await request('delete_submission', { id: again.id })).toEqual({ deleted: true });
    expect(await request('delete_submission', { id: again.id })).toEqual({ deleted: false });
    expect(await listed()).toMatchObject([{ id: ana.id }, { id: rui.id }]);
    expect(await request('submission', { id: ana.id })).toMatchObject({
      emails: { state: 'confirmed' },
    });
    await request('delete_submission', { id: ana.id });
    expect(await listed()).toMatchObject([{ id: rui.id }]);
    expect((await due(store)).toSorted()).toEqual([
      'confirm rui@example.org Rui',
      'unsubscribed ana@example.org Ana Lopes',
    ]);
    expect(await logged()).toEqual(['delete_submission 1', 'delete_submission 1']);
  });

  test('the message of a restricted person is covered everywhere until it is opened on a ground, which stands in the log', async () => {
    const { request, call, logged, listed } = await opened([first, again, rui]);
    for (const email of ['ana@EXAMPLE.org', ana.email, 'nobody@example.org']) {
      await call('restrict', { email, restricted: true });
    }
    expect(await logged()).toEqual(['restrict 2', 'restrict 2']);
    const row = { id: ana.id, name: ana.name, country: ana.country };
    const restricted_since = now.toISOString();
    expect(await request('submission', { id: ana.id })).toMatchObject({
      ...row,
      message: null,
      restricted_since,
      covered: true,
    });
    const messages = [null, null, rui.message].sort();
    expect((await listed()).map(({ message }) => message).sort()).toEqual(messages);
    const file = await call('export_list', { format: 'json', audience: 'everyone', proof });
    expect(file.body).not.toContain('Outra vez');
    expect((await request('list', {})).total).toBe(3);
    expect(await request('submission', { id: ana.id, ground: 'legal_claim' })).toMatchObject({
      ...row,
      message: ana.message,
      restricted_since,
      covered: false,
    });
    expect((await call('submission', { id: ana.id, ground: 'curiosity' })).statusCode).toBe(400);
    expect(await request('submission', { id: rui.id })).toMatchObject({
      message: rui.message,
      restricted_since: null,
      covered: false,
    });
    expect((await call('export_person', { email: ana.email })).body).toContain('Outra vez');
    expect(await logged()).toContain('open_for_legal_claim 1');
  });

  test('a request is entered for an e-mail address alone, and says whether it has joined', async () => {
    const { request, call } = await opened([first]);
    const add = { kind: 'access', received_on: '2026-02-01' } as const;
    const entered = (email: string) => request('add_request', { ...add, email });
    expect(await entered(' ANA@example.org ')).toMatchObject({
      email: 'ANA@example.org',
      has_joined: true,
    });
    expect(await entered('rui@example.org')).toMatchObject({ has_joined: false });
    const email = 'ana.lourenco';
    expect((await call('add_request', { ...add, email })).statusCode).toBe(400);
  });

  test('a restriction and its lifting stand in the register, and answer what was asked for', async () => {
    const { request, call } = await opened([first]);
    const { email } = first;
    await request('add_request', { kind: 'restriction', email, received_on: '2026-02-01' });
    for (const restricted of [true, true, false, false]) {
      await call('restrict', { email, restricted });
    }
    const { requests } = await request('requests', {});
    expect(requests.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
      { kind: 'restriction', received_on: '2026-02-01', answered_on: '2026-02-03' },
      { kind: 'lifting', received_on: '2026-02-03', outcome: 'done', made_by: 'admin' },
    ]);
    expect(requests).toHaveLength(2);
  });

  test('the search of the dashboard finds a restricted person, and not by what their message says', async () => {
    const { request, call } = await opened([first, again, rui]);
    const found = async (search: string) =>
      (await request('list', { filter: { search } })).rows.map(({ id }) => id).sort();
    expect(await found('outra vez')).toEqual([again.id]);
    await call('restrict', { email: ana.email, restricted: true });
    expect(await found('outra vez')).toEqual([]);
    expect(await found('outra ana')).toEqual([]);
    expect(await found('example ANA')).toEqual([ana.id, again.id]);
    expect(await found('sou')).toEqual([rui.id]);
    const file = await call('export_list', {
      format: 'json',
      filter: { search: 'outra vez' },
      audience: 'everyone',
      proof,
    });
    expect(file.json()).toEqual([]);
    await call('restrict', { email: ana.email, restricted: false });
    expect(await found('outra vez')).toEqual([again.id]);
  });

  test('while a person is restricted nothing is changed in their submissions and no e-mail is written, until it is lifted', async () => {
    const { store, request, call, later } = await opened([first]);
    await call('restrict', { email: ana.email, restricted: true });
    expect(await deliver(store, now)).toEqual([]);
    const correction = { id: ana.id, interest: saidIn(first), language: 'pt' };
    expect((await call('correct', correction)).statusCode).toBe(409);
    later(20);
    expect(await request('ask_again', { email: ana.email })).toEqual({
      asked: false,
      reason: 'restricted',
    });
    await store.addSubmission({ ...again, created_at: now.toISOString() });
    expect(await deliver(store, now)).toEqual([]);
    await call('restrict', { email: 'ANA@example.org', restricted: false });
    expect((await call('correct', correction)).statusCode).toBe(200);
    expect(await request('submission', { id: ana.id })).toMatchObject({ message: ana.message });
    expect(await request('ask_again', { email: ana.email })).toMatchObject({ asked: true });
  });

  test('an erased person gets no last e-mail while restricted, and is not restricted when they join again', async () => {
    const { store, request, call } = await opened([first]);
    await confirm(store, 'link', at(30));
    await call('restrict', { email: ana.email, restricted: true });
    await request('erase', { email: ana.email, confirm: ana.email });
    expect(await due(store)).toEqual([]);
    await store.addSubmission(again);
    expect(await request('submission', { id: again.id })).toMatchObject({ restricted_since: null });
  });

  test('the register of requests says until when each is to be answered, the first due first, and why one was refused', async () => {
    const { store, request, logged } = await opened([first]);
    const email = ana.email;
    const add = (kind: 'access' | 'erasure' | 'objection', received_on: string) =>
      request('add_request', { kind, email, received_on });
    const late = await add('access', '2026-02-03');
    expect(late).toMatchObject({
      received_on: '2026-02-03',
      due_on: new Date(Date.UTC(2026, 1, 3 + facts.rightsRequestDays)).toISOString().slice(0, 10),
      made_by: 'admin',
    });
    const early = await add('objection', '2026-01-30');
    const own = { kind: 'correction', receivedOn: '2026-02-01', answeredOn: '2026-02-01' } as const;
    await byOwner(
      store,
      (made, address) => addDataSubjectRequest(made, { ...own, address, madeBy: 'subscriber' }),
      email,
      now,
    );
    const register = async () =>
      (await request('requests', {})).requests.map(({ kind, outcome, reason }) => ({
        kind,
        outcome,
        reason,
      }));
    expect(await register()).toEqual([
      { kind: 'objection', outcome: null, reason: null },
      { kind: 'access', outcome: null, reason: null },
      { kind: 'correction', outcome: 'done', reason: null },
    ]);
    const answer = (requestId: string, refused: string | null) =>
      request('answer_request', { id: requestId, refused });
    expect(await answer(early.id, 'Identity not shown')).toEqual({ answered: true });
    expect(await answer(early.id, null)).toEqual({ answered: false });
    expect(await answer(late.id, null)).toEqual({ answered: true });
    expect(await register()).toEqual(
      expect.arrayContaining([
        { kind: 'objection', outcome: 'refused', reason: 'Identity not shown' },
        { kind: 'access', outcome: 'done', reason: null },
      ]),
    );
    expect((await logged()).slice(0, 2).toSorted()).toEqual([
      'answer_request 1',
      'refuse_request 1',
    ]);
  });

  test('once a person is erased the register keeps kind and days alone, and the requests go after the years of retention', async () => {
    const { store, request } = await opened([first]);
    const add = (email: string) =>
      request('add_request', { kind: 'erasure', email, received_on: '2026-02-01' });
    const refused = await add('ANA@example.org');
    await request('answer_request', { id: refused.id, refused: 'Ana did not answer' });
    await add(ana.email);
    await add(rui.email);
    await request('erase', { email: ana.email, confirm: ana.email });
    const { requests } = await request('requests', {});
    const days = { kind: 'erasure', received_on: '2026-02-01' };
    const answered_on = '2026-02-03';
    expect(requests).toMatchObject([
      { ...days, email: rui.email, answered_on: null },
      { ...days, email: null, reason: null, answered_on, outcome: 'refused' },
      { ...days, email: null, reason: null, answered_on, outcome: 'done' },
    ]);
    expect(JSON.stringify(requests)).not.toContain('Ana');
    const year = String(2026 + facts.retentionYears);
    await purgeOldData(store, () => new Date(`${year}-02-01T12:00:00.000Z`));
    expect(await listDataSubjectRequests(store.db)).toHaveLength(3);
    await purgeOldData(store, () => new Date(`${year}-02-02T12:00:00.000Z`));
    expect(await listDataSubjectRequests(store.db)).toEqual([]);
  });
});
