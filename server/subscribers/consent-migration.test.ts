import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrationsBefore } from '../db/earlier-migrations.fixture.ts';
import { migrateAsOwner, migratePostgres } from '../db/postgres/migrate.ts';
import { asRole } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { id } from '../db/samples.fixture.ts';
import { migrate } from '../db/sqlite/migrate.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';

const at = (hour: number) => `2026-02-03T${String(hour).padStart(2, '0')}:00:00.000Z`;

const submission = (number: number, email: string, wants: boolean) => [
  `INSERT INTO interest_submissions (id, created_at, name, email, message, wants_updates, language, privacy_policy_version)
   VALUES ('${id(number)}', '${at(1)}', 'Ana', '${email}', NULL, ${wants}, 'pt', '2025-01')`,
  `INSERT INTO consents (submission_id, text_hash, language, given_at, way)
   VALUES ('${id(number)}', NULL, 'pt', '${at(1)}', 'form')`,
];
const person = (name: string, state: string) =>
  `INSERT INTO people (id, email, created_at, state, state_since)
   VALUES ('${name}', '${name}@example.org', '${at(1)}', '${state}', '${at(5)}')`;

/** A store as a version without this migration left it. */
const before = [
  ...submission(1, 'Ana@example.org', true),
  person('ana', 'confirmed'),
  `INSERT INTO letters (id, kind, person_id, submission_id, language, wants_updates, state, queued_at, due_at, give_up_at)
   VALUES ('letter', 'confirm', 'ana', '${id(1)}', 'pt', TRUE, 'sent', '${at(1)}', '${at(1)}', '${at(9)}')`,
  `INSERT INTO letter_links (token_hash, purpose, letter_id, used_at)
   VALUES ('link', 'confirm', 'letter', '${at(3)}'), ('leave', 'unsubscribe', 'letter', NULL)`,
  ...submission(2, 'bia@example.org', false),
  ...submission(3, 'Rui@example.org', false),
  person('rui', 'left'),
  ...submission(4, 'eva@example.org', true),
  `INSERT INTO rights_requests (id, kind, email, received_on, due_on, made_by)
   VALUES ('request', 'correction', 'eva@example.org', '2026-02-03', '2026-03-05', 'self')`,
  ...submission(5, 'noa@example.org', false),
  ...submission(6, 'noa@example.org', false),
];

/** Expects what was known of before, and of what was not, that it says so. */
async function expectHistory(store: Store): Promise<void> {
  const receipts = await store.reads.consents({ ids: [1, 2, 3, 4, 5].map(id) });
  const found = receipts
    .toSorted((one, other) => (one.submission_id < other.submission_id ? -1 : 1))
    .map(({ wants_updates, history }) => [
      wants_updates,
      ...history.map(
        (entry) =>
          `${entry.purpose} ${entry.given ? 'given' : 'withdrawn'} ${entry.channel ?? '?'} ${entry.at}`,
      ),
    ]);
  const list = `list given form ${at(1)}`;
  expect(found).toEqual([
    [
      true,
      list,
      `updates given form ${at(1)}`,
      `list given email ${at(3)}`,
      `updates given email ${at(3)}`,
    ],
    [false, list],
    [null, list, `list withdrawn ? ${at(5)}`],
    [null, list],
    [null, list],
  ]);
  await store.close();
}

test('an older embedded store gets the history of consent as far as it is known, which nobody changes', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'consent-')), 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database, migrationsBefore('202611260201', 'sqlite'));
  for (const statement of before) database.exec(statement);
  database.close();
  await expectHistory(openSqliteStore(file));
  const after = new DatabaseSync(file);
  for (const change of ['UPDATE consents SET channel = NULL', 'DELETE FROM consents']) {
    expect(() => {
      after.exec(change);
    }, change).toThrow(/append-only/);
  }
  after.exec('DELETE FROM interest_submissions');
  expect(after.prepare('SELECT * FROM consents').all()).toEqual([]);
  after.close();
});

describeWithPostgres('the migration of the history of consent in Postgres', () => {
  const postgres = testDatabases();

  test('an older Postgres store gets the history of consent as far as it is known', async () => {
    const url = await postgres.newEmptyDatabase();
    const owner = asRole('raiz_owner', url);
    const client = new Client(owner);
    await client.connect();
    await migratePostgres(client, { folder: migrationsBefore('202611260201', 'postgres') });
    for (const statement of before) await client.query(statement);
    await client.end();
    await migrateAsOwner(owner);
    await expectHistory((await openPostgresStore(url)).store);
  });
});
