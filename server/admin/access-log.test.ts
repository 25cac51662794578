import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { AdminLogin } from '../../domain/admin/api.ts';
import { adminRequest, fromDashboard, password, startApp } from '../app.fixture.ts';
import { ana, id } from '../db/samples.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';
import { openAdmin, openStore, proof } from './admin.fixture.ts';
import { newStoreFile } from '../stores/new-store-file.fixture.ts';

const accessesTo = async (store: Store) =>
  (await store.logEntries('accesses')).map(({ kind, count }) => `${kind} ${count}`).toReversed();

/** A server whose login can be tried. */
async function openLogin(store: Store) {
  const { app } = await startApp({ store });
  const logIn = async (username: string, secret: string) => {
    const payload = { username, password: secret, action: 'fetch_submissions' };
    const { statusCode, body } = await app.inject(adminRequest(payload));
    return { statusCode, body };
  };
  return { app, logIn };
}

describe('who came in and what was read', () => {
  test('each way of reading people’s data leaves an entry, and none holds anything of them', async () => {
    const store = await openStore();
    await store.addSubmission({ ...ana, id: id(1) });
    await store.addSubmission({ ...ana, id: id(2), email: 'rui@example.org' });
    const { call, request, listed, later } = await openAdmin(store);
    const unread = { received_on: '2026-02-01', kind: 'access', email: ana.email } as const;
    await request('add_request', unread);
    await request('list', {});
    await request('submission', { id: id(1) });
    later(2);
    await request('submission', { id: id(2) });
    await request('requests', {});
    await listed();
    expect(await accessesTo(store)).toEqual([
      'log_in 2',
      'read_list 2',
      'read_person 1',
      'read_person 1',
      'read_requests 1',
      'fetch_list 2',
    ]);
    await call('export_list', { format: 'csv', proof });
    await call('export_person', { email: ana.email });
    const { entries, accesses } = await request('log', {});
    expect(entries.map(({ kind }) => kind)).toEqual([
      'export_person',
      'export_list',
      'add_request',
    ]);
    expect(accesses).toHaveLength(6);
    const everything = JSON.stringify([entries, accesses]);
    for (const known of [ana.email, 'rui@', ana.name, id(1), id(2), '127.0.0.1']) {
      expect(everything).not.toContain(known);
    }
  });
});

test('an entry about one person names the subscriber, and one about many names nobody', async () => {
  const file = newStoreFile();
  const store = await openSqliteStore(file);
  await store.addSubmission({ ...ana, id: id(1) });
  const { request, call } = await openAdmin(store);
  await request('list', {});
  await request('submission', { id: id(1) });
  await call('export_person', { email: ana.email });
  await store.close();
  using database = new DatabaseSync(file);
  const rows = database.prepare(
    'SELECT kind, email FROM events LEFT JOIN subscribers ON subscribers.id = events.subject ORDER BY events.at, events.id',
  );
  expect(rows.all().map(({ kind, email }) => `${String(kind)} ${String(email)}`)).toEqual([
    'log_in null',
    'read_list null',
    `read_person ${ana.email}`,
    `export_person ${ana.email}`,
  ]);
});

const newStore = () => openSqliteStore(newStoreFile());

test('a session that reads lists again and again enters each submission once an hour', async () => {
  const store = await newStore();
  for (let number = 1; number <= 3; number += 1) {
    await store.addSubmission({ ...ana, id: id(number) });
  }
  const { request, later } = await openAdmin(store, false);
  const reads = [{ limit: 1 }, { limit: 1 }, {}, {}];
  for (const read of reads) {
    await request('list', read);
    later(15);
  }
  expect(await accessesTo(store)).toEqual(['log_in 3', 'read_list 1', 'read_list 2']);
  await request('list', {});
  expect((await accessesTo(store)).at(-1)).toBe('read_list 3');
});

test('where the log cannot be written, the specified call answers as it always does, and the dashboard lets nobody in', async () => {
  const store = await newStore();
  await store.addSubmission(ana);
  const broken: Store = {
    ...store,
    addLogEntry: () => Promise.reject(new Error('the disk is full')),
  };
  const { app, logIn } = await openLogin(broken);
  expect((await logIn('olga', 'wrong')).statusCode).toBe(401);
  const { statusCode, body } = await logIn('olga', password);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ submissions: [{ email: ana.email }] });
  const credentials = { username: 'olga', password, action: 'fetch_submissions' };
  const admin = await app.inject(adminRequest(credentials, fromDashboard));
  expect(admin.statusCode).toBe(503);
  expect(admin.json<Partial<AdminLogin>>()).not.toHaveProperty('token');
});

test('nobody is shown while the entry cannot be written, the second time neither', async () => {
  const store = await newStore();
  await store.addSubmission(ana);
  let isFull = false;
  const { request } = await openAdmin({
    ...store,
    addLogEntry: (entry) =>
      isFull ? Promise.reject(new Error('the disk is full')) : store.addLogEntry(entry),
  });
  isFull = true;
  for (let read = 0; read < 2; read += 1) {
    expect(await request('submission', { id: ana.id })).not.toHaveProperty('email');
  }
});

test('refused logins of a minute share one entry, and one whose entry failed is counted by the next', async () => {
  const store = await newStore();
  let isFull = true;
  const sometimesFull: Store = {
    ...store,
    addLogEntry: (entry) =>
      isFull ? Promise.reject(new Error('the disk is full')) : store.addLogEntry(entry),
  };
  const { app, logIn } = await openLogin(sometimesFull);
  await logIn('olga', 'wrong');
  isFull = false;
  await logIn('olga', 'wrong');
  expect(await accessesTo(store)).toEqual(['refuse_login 2']);
  for (let count = 0; count < 3; count += 1) await logIn('olga', 'wrong');
  expect(await accessesTo(store)).toEqual(['refuse_login 2']);
  await app.close();
  expect(await accessesTo(store)).toEqual(['refuse_login 2', 'refuse_login 3']);
});
