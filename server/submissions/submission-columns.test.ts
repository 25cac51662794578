import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  optionsOf,
  searchableFields,
  storedFields,
  type StoredField,
} from '../../domain/submission/fields.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openDatabase } from '../db/sqlite/open-database.ts';
import { newFolder } from '../new-folder.fixture.ts';

/**
 * The columns that the registry lists, and the key of the address: their names, and whether each
 * may be empty.
 */
const expected = [
  { name: 'email_key', mayBeEmpty: false },
  ...storedFields.map((field) => ({ name: field, mayBeEmpty: optionsOf(field).optional ?? false })),
].toSorted((one, other) => (one.name < other.name ? -1 : 1));

test('the embedded store has the columns that the registry of submission fields lists', async () => {
  const database = await openDatabase(join(newFolder('columns'), 'store.sqlite'));
  const columns = database.prepare('PRAGMA table_info(interest_submissions)').all();
  expect(
    columns
      .map((column) => ({ name: column['name'], mayBeEmpty: column['notnull'] === 0 }))
      .toSorted((one, other) => (String(one.name) < String(other.name) ? -1 : 1)),
  ).toEqual(expected);
  database.close();
});

describeWithPostgres('the columns in Postgres', () => {
  const postgres = testDatabases();

  test('the Postgres store searches the searchable fields', async () => {
    const [column] = await postgres.asSuperuser(
      await postgres.newDatabase(),
      `SELECT generation_expression AS expression FROM information_schema.columns
      WHERE table_name = 'interest_submissions' AND column_name = 'searched'`,
    );
    const searched = String(column?.['expression']);
    const named = (field: StoredField) => new RegExp(`\\b${field}\\b`).test(searched);
    expect(storedFields.filter(named)).toEqual(searchableFields);
  });
});
