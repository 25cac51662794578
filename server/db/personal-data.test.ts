import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../../domain/submission/email.ts';
import { readSubscriberData } from '../subscribers/read.ts';
import { addressHash, eraseRows, personalTables } from './personal-data.ts';
import { ana } from './samples.fixture.ts';
import { createKysely } from './sqlite/kysely.ts';
import { openDatabase } from './sqlite/open-database.ts';
import type { Tables } from './tables.ts';
import { newFolder } from '../new-folder.fixture.ts';

const at = ana.created_at;
const day = at.slice(0, 10);

async function newStore(): Promise<Kysely<Tables>> {
  const file = join(newFolder('personal'), 'data.sqlite');
  const database = await openDatabase(file);
  onTestFinished(() => database.close());
  return createKysely(database);
}

/** Adds a person with a row in every table of the registry. @param digit makes their ids */
async function addSubscriber(db: Kysely<Tables>, email: string, digit: number): Promise<void> {
  const address = addressOf(email);
  const { email_key } = address;
  const id = (table: number) => `019a0000-0000-7000-8000-0000000000${table}${digit}`;
  const [submission_id, subscriber_id, email_id] = [id(1), id(2), id(3)] as const;
  const rows = {
    interest_submissions: {
      ...ana,
      ...address,
      id: submission_id,
      wants_updates: 1,
      idempotency_key: null,
    },
    event_details: { event_id: id(6), subscriber_id, details: '{}' },
    consents: {
      submission_id,
      act: id(4),
      purpose: 'updates',
      given: 1,
      at,
      channel: null,
      text_hash: null,
      language: null,
      privacy_policy_version: null,
    },
    message_answers: { submission_id, answered_at: at },
    notes: { subscriber_id, text: 'Writes from Ghent.', changed_at: at },
    subscribers: {
      ...address,
      id: subscriber_id,
      created_at: at,
      state: 'confirmed',
      state_since: at,
      submission_id,
      name: ana.name,
      language: 'pt',
      wants_updates: 1,
    },
    emails: {
      ...address,
      id: email_id,
      kind: 'confirm',
      subscriber_id,
      submission_id,
      name: ana.name,
      language: 'pt',
      wants_updates: 1,
      state: 'sent',
      reason: null,
      server_words: null,
      queued_at: at,
      due_at: at,
      give_up_at: at,
      dated_at: at,
      ended_at: at,
      attempts: 1,
      times_unknown: 0,
      sender: null,
    },
    email_links: {
      token_hash: `hash ${digit}`,
      purpose: 'confirm',
      email_id,
      expires_at: null,
      used_at: null,
    },
    email_changes: { ...address, subscriber_id, asked_at: at },
    link_requests: {
      address_hash: addressHash(email_key),
      asked_at: at,
      reason: null,
      due_1: null,
      due_2: null,
      due_3: null,
      due_4: null,
      due_5: null,
    },
    restrictions: { email_key, since: at },
    data_subject_requests: {
      ...address,
      id: id(5),
      kind: 'access',
      received_on: day,
      due_on: day,
      made_by: 'admin',
      outcome: null,
      reason: null,
      answered_on: null,
    },
  };
  const event = { id: id(6), at, account: 'olga', kind: 'correct', count: 1 } as const;
  await db.insertInto('events').values(event).execute();
  for (const { table } of personalTables) {
    await db.insertInto(table).values(rows[table]).execute();
  }
}

/** All that is in the tables of the registry. */
async function contents(db: Kysely<Tables>) {
  const rows: Partial<Record<string, unknown[]>> = {};
  for (const { table } of personalTables) {
    rows[table] = await db.selectFrom(table).selectAll().execute();
  }
  return rows;
}

const rui = 'rui.pereira@example.org';

/** Names that a column has where it holds something of a person, or leads to it. */
const personalColumn =
  /^(email|email_key|address_hash|profession|(subscriber|submission|email)_id)$/;

const registered = new Set<string>(personalTables.map(({ table }) => table));

test('every table with something of a person is in the registry', async () => {
  const tables = await (await newStore()).introspection.getTables();
  const personal = tables.filter(({ columns }) =>
    columns.some(({ name }) => personalColumn.test(name)),
  );
  expect(new Set(personal.map(({ name }) => name))).toEqual(registered);
});

test('a row goes by its parent only where the database says so', async () => {
  const db = await newStore();
  for (const { table, parent } of personalTables) {
    if (!parent) continue;
    const { rows } = await sql<{ table: string; from: string; on_delete: string }>`
      SELECT * FROM pragma_foreign_key_list(${table})`.execute(db);
    const key = { table: parent.table, from: parent.column, on_delete: 'CASCADE' };
    expect(rows, table).toContainEqual(expect.objectContaining(key));
  }
});

test('the registry alone deletes a person with a row in every table', async () => {
  const db = await newStore();
  await addSubscriber(db, ana.email, 1);
  await addSubscriber(db, rui, 2);
  for (const rows of Object.values(await contents(db))) expect(rows).toHaveLength(2);
  await db
    .transaction()
    .execute((trx) => eraseRows(trx, addressOf(rui).email_key, { at: '2026-05-01T10:00:00.000Z' }));
  const left = await contents(db);
  expect(JSON.stringify(left)).not.toContain(rui);
  for (const { table, erased } of personalTables) {
    expect(left[table], table).toHaveLength(erased === 'deleted' ? 1 : 2);
  }
  expect(left['data_subject_requests']).toContainEqual(
    expect.objectContaining({ email: null, outcome: 'done', answered_on: '2026-05-01' }),
  );
});

test('the export of a person has something of every table, or the registry says why not', async () => {
  const db = await newStore();
  await addSubscriber(db, rui, 2);
  const data = await readSubscriberData(db, addressOf(rui));
  for (const { table, exported } of personalTables) {
    if (typeof exported === 'string') expect([data[exported]].flat(), table).not.toEqual([]);
    if (typeof exported === 'string') expect(data[exported], table).not.toBeNull();
    else expect(exported.not).toMatch(/\.$/);
  }
});
