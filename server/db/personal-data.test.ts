import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf } from '../../domain/submission/email.ts';
import { copyStore } from '../backup/copy-to-postgres.ts';
import { readSubscriberData } from '../subscribers/read.ts';
import { openDatabase } from '../stores/sqlite-store.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import {
  addressHash,
  eraseRows,
  handedOver,
  handOverRows,
  personalTables,
} from './personal-data.ts';
import { createKysely as createPostgresKysely } from './postgres/connection.ts';
import { describeWithPostgres, testDatabases } from './postgres/postgres.fixture.ts';
import { ana } from './samples.fixture.ts';
import { createKysely } from './sqlite/kysely.ts';
import type { Tables } from './tables.ts';
import { newFolder } from '../new-folder.fixture.ts';

const at = ana.created_at;
const day = at.slice(0, 10);

function newStore(): Kysely<Tables> {
  const file = join(newFolder('personal'), 'data.sqlite');
  const database = openDatabase(file);
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
    event_details: { event_id: id(6), subscriber_id, salt: 'salt', details: '{}' },
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

async function expectErasure(db: Kysely<Tables>): Promise<void> {
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
}

/** Two people with a row in every table become one, who keeps the rows of both. */
async function expectOneOfTwo(db: Kysely<Tables>): Promise<void> {
  const ids = await db.selectFrom('subscribers').select('id').orderBy('id').execute();
  const [stays = '', goes = ''] = ids.map(({ id }) => id);
  await db.transaction().execute((trx) => handOverRows(trx, goes, stays));
  await db.deleteFrom('subscribers').where('id', '=', goes).execute();
  const left = await contents(db);
  expect(handedOver).not.toEqual([]);
  for (const { table } of handedOver) expect(left[table], table).toHaveLength(2);
}

/** Names that a column has where it holds something of a person, or leads to it. */
const personalColumn =
  /^(email|email_key|address_hash|profession|(subscriber|submission|email)_id)$/;

const registered = new Set<string>(personalTables.map(({ table }) => table));

test('every table with something of a person is in the registry', async () => {
  const tables = await newStore().introspection.getTables();
  const personal = tables.filter(({ columns }) =>
    columns.some(({ name }) => personalColumn.test(name)),
  );
  expect(new Set(personal.map(({ name }) => name))).toEqual(registered);
});

test('a row goes by its parent only where the database says so', async () => {
  const db = newStore();
  for (const { table, parent } of personalTables) {
    if (!parent) continue;
    const { rows } = await sql<{ table: string; from: string; on_delete: string }>`
      SELECT * FROM pragma_foreign_key_list(${table})`.execute(db);
    const key = { table: parent.table, from: parent.column, on_delete: 'CASCADE' };
    expect(rows, table).toContainEqual(expect.objectContaining(key));
  }
});

test('the registry alone deletes a person with a row in every table', async () => {
  const db = newStore();
  await addSubscriber(db, ana.email, 1);
  await addSubscriber(db, rui, 2);
  await expectErasure(db);
});

test('two subscribers who become one keep the rows of both', async () => {
  const db = newStore();
  await addSubscriber(db, ana.email, 1);
  await addSubscriber(db, rui, 2);
  await expectOneOfTwo(db);
});

test('the export of a person has something of every table, or the registry says why not', async () => {
  const db = newStore();
  await addSubscriber(db, rui, 2);
  const data = await readSubscriberData(db, addressOf(rui));
  for (const { table, exported } of personalTables) {
    if (typeof exported === 'string') expect([data[exported]].flat(), table).not.toEqual([]);
    if (typeof exported === 'string') expect(data[exported], table).not.toBeNull();
    else expect(exported.not).toMatch(/\.$/);
  }
});

test('deploy/postgres-roles.sql hands every table of the registry to its owner', () => {
  const roles = readFileSync('deploy/postgres-roles.sql', 'utf8');
  expect(personalTables.filter(({ table }) => !roles.includes(`'${table}'`))).toEqual([]);
});

describeWithPostgres('in Postgres', () => {
  const postgres = testDatabases();

  test.each([
    ['the registry alone deletes a person with a row in every table', expectErasure],
    ['two subscribers who become one keep the rows of both', expectOneOfTwo],
  ])('%s', async (_, expectation) => {
    const from = newStore();
    await addSubscriber(from, ana.email, 1);
    await addSubscriber(from, rui, 2);
    const { store, pool } = await openPostgresStore(await postgres.newDatabase());
    onTestFinished(() => store.close());
    const db = createPostgresKysely(pool);
    expect((await copyStore(from, db, () => undefined)).differences).toEqual([]);
    await expectation(db);
  });

  test('the server may do to each table what the registry asks of it', async () => {
    const { store, pool } = await openPostgresStore(await postgres.newDatabase());
    onTestFinished(() => store.close());
    const db = createPostgresKysely(pool);
    const may = async (table: string, right: string, column?: string) => {
      const { rows } = await (
        column === undefined
          ? sql<{ may: boolean }>`SELECT has_table_privilege(${table}, ${right}) AS may`
          : sql<{ may: boolean }>`SELECT has_column_privilege(${table}, ${column}, ${right}) AS may`
      ).execute(db);
      return rows[0]?.may;
    };
    for (const { table, address, kept, erased, moved } of personalTables) {
      const limits = typeof kept === 'string' ? [] : kept;
      const deletes = erased === 'deleted' ? address : limits.find(({ clears }) => !clears);
      // The form's row is added by the role of visitors.
      const adds = table === 'interest_submissions' ? [] : ['INSERT'];
      for (const right of ['SELECT', ...adds, ...(deletes ? ['DELETE'] : [])]) {
        expect(await may(table, right), `${right} ${table}`).toBe(true);
      }
      const updates: string[] = limits.flatMap(({ clears = [] }) => clears);
      if (erased !== 'deleted') updates.push(...erased.clears);
      if (moved === 'follows' && address === 'email') updates.push('email', 'email_key');
      updates.push(...handedOver.flatMap((each) => (each.table === table ? [each.column] : [])));
      for (const column of updates) {
        expect(await may(table, 'UPDATE', column), `UPDATE ${table} ${column}`).toBe(true);
      }
    }
  });
});
