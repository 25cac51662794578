import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { LogEntry } from '../../domain/admin/api.ts';
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

/** The values of columns that are not a text, a moment or empty. */
const valueOf = (digit: number): Record<string, unknown> => ({
  ...Object.fromEntries(
    ['submission_id', 'subscriber_id', 'email_id', 'event_id', 'wave_id', 'place_id'].map(
      (name) => [name, idOf(name, digit)],
    ),
  ),
  language: 'pt',
  kind: 'access',
  made_by: 'admin',
  state: 'confirmed',
  purpose: 'updates',
  details: '{}',
  // They would refer to other tables, or say that all is answered.
  letter_id: null,
  offer_id: null,
  text_hash: null,
  answered_on: null,
  outcome: null,
});

const idOf = (name: string, digit: number) => `${name} ${digit}`;
const ownIds: Record<string, string> = {
  interest_submissions: 'submission_id',
  subscribers: 'subscriber_id',
  emails: 'email_id',
};

/** Adds a person with a row in every table of the registry. @param digit makes their ids */
async function addSubscriber(db: Kysely<Tables>, email: string, digit: number): Promise<void> {
  const address = addressOf(email);
  const values = { ...valueOf(digit), ...address, address_hash: addressHash(address.email_key) };
  const event = { id: idOf('event_id', digit), at, account: 'olga', kind: 'correct', count: 1 };
  await db
    .insertInto('events')
    .values(event as LogEntry)
    .execute();
  const [wave_id, place_id] = [idOf('wave_id', digit), idOf('place_id', digit)];
  const texts = JSON.stringify({ pt: { title: 'Piloto', details: 'Cinco dias.' } });
  const wave = { places: 1, set_apart: 0, days_to_answer: 7, last_day: day, created_at: at };
  await db
    .insertInto('waves')
    .values({ id: wave_id, state: 'draft', texts, ...wave })
    .execute();
  await db.insertInto('wave_places').values({ id: place_id, wave_id, number: 1 }).execute();
  const tables = await db.introspection.getTables();
  for (const { table } of personalTables) {
    const columns = tables.find(({ name }) => name === table)?.columns ?? [];
    const row = columns.map(({ name, dataType }) => {
      if (name === 'id') return [name, idOf(ownIds[table] ?? table, digit)];
      if (name in values) return [name, values[name as keyof typeof values]];
      if (dataType === 'INTEGER') return [name, 1];
      if (name.endsWith('_on')) return [name, day];
      return [name, /(_at|^since|_since|^due_\d)$/.test(name) ? at : `${name} ${digit}`];
    });
    await db
      .insertInto(table)
      .values(Object.fromEntries(row) as never)
      .execute();
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
    expect(left[table], table).toHaveLength(erased ? 2 : 1);
  }
  expect(left['data_subject_requests']).toContainEqual(
    expect.objectContaining({ email: null, outcome: 'done', answered_on: '2026-05-01' }),
  );
});

test('the export of a person has something of every table that the registry puts into it', async () => {
  const db = await newStore();
  await addSubscriber(db, rui, 2);
  const data = await readSubscriberData(db, addressOf(rui));
  for (const { table, exported } of personalTables) {
    if (exported === false) continue;
    expect([data[exported]].flat(), table).not.toEqual([]);
    expect(data[exported], table).not.toBeNull();
  }
});
