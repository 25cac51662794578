import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrationsBefore } from '../db/earlier-migrations.fixture.ts';
import { createKysely as createPostgresKysely } from '../db/postgres/connection.ts';
import { migrateAsOwner, migratePostgres } from '../db/postgres/migrate.ts';
import { asRole } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { ana, id } from '../db/samples.fixture.ts';
import { createKysely } from '../db/sqlite/kysely.ts';
import { migrate } from '../db/sqlite/migrate.ts';
import { readStoreCopy } from '../db/sqlite/read-copy.ts';
import type { Tables } from '../db/tables.ts';
import { openPostgresStore } from '../stores/postgres-store.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';
import { nextLink } from './audit/chain.ts';
import { entry } from './audit/audit-log.fixture.ts';
import { verifyAuditLog } from './audit/verify.ts';

const at = (hour: number) => `2026-02-03T${String(hour).padStart(2, '0')}:00:00.000Z`;
const first = nextLink({ seq: 0, hash: '' }, entry(1));
const second = nextLink(first, entry(2));

const submission = (number: number, email: string) =>
  `INSERT INTO interest_submissions
     (id, created_at, name, email, email_key, wants_updates, language, privacy_policy_version)
   VALUES ('${id(number)}', '${at(number)}', 'Ana', '${email}', '${email}', TRUE, 'pt', '2025-01')`;

const audited = (number: number, { seq, hash }: { seq: number; hash: string }) => {
  const { id: of, at: moment, account, kind, count } = entry(number);
  return `INSERT INTO admin_audit (id, at, account, kind, count, seq, hash)
    VALUES ('${of}', '${moment}', '${account}', '${kind}', ${count}, ${seq}, '${hash}')`;
};

/** A store as the version before left it, with something in every table; of one address nobody asked anything. */
const before = [
  submission(1, 'ana@example.org'),
  submission(2, 'rui@example.org'),
  submission(3, 'rui@example.org'),
  `INSERT INTO consent_texts VALUES ('hash', 'pt', 'Sim')`,
  `INSERT INTO consents (submission_id, text_hash, language, given_at, way, wants_updates)
   VALUES ('${id(1)}', 'hash', 'pt', '${at(1)}', 'form', TRUE)`,
  `INSERT INTO consent_changes (submission_id, act, purpose, given, at, way, language)
   VALUES ('${id(1)}', 'act', 'list', TRUE, '${at(3)}', 'letter', 'pt')`,
  `INSERT INTO people (id, email, email_key, created_at, state, state_since, submission_id, name, language, wants_updates)
   VALUES ('ana', 'ana@example.org', 'ana@example.org', '${at(1)}', 'confirmed', '${at(3)}', '${id(1)}', 'Ana', 'pt', TRUE)`,
  `INSERT INTO letters (id, kind, person_id, submission_id, email, email_key, name, language, wants_updates, state, queued_at, due_at, give_up_at)
   VALUES ('letter', 'confirm', 'ana', '${id(1)}', 'ana@example.org', 'ana@example.org', 'Ana', 'pt', TRUE, 'sent', '${at(1)}', '${at(1)}', '${at(9)}')`,
  `INSERT INTO letter_links (token_hash, purpose, letter_id, used_at) VALUES ('link', 'confirm', 'letter', '${at(3)}')`,
  `INSERT INTO email_changes (person_id, email, email_key, asked_at)
   VALUES ('ana', 'new@example.org', 'new@example.org', '${at(4)}')`,
  `INSERT INTO own_data_asks (address_hash, asked_at) VALUES ('asked', '${at(4)}')`,
  `INSERT INTO restrictions (email_key, since) VALUES ('rui@example.org', '${at(5)}')`,
  `INSERT INTO rights_requests (id, kind, email, email_key, received_on, due_on, made_by)
   VALUES ('request', 'access', 'ana@example.org', 'ana@example.org', '2026-02-03', '2026-03-05', 'desk')`,
  `INSERT INTO event_counts VALUES ('2026-02-03', 'lang_switch', '{}', 2)`,
  `INSERT INTO admin_account VALUES (1, 'olga', 'hash', '${at(1)}', NULL)`,
  `INSERT INTO admin_sessions (id, token_hash, account, password_mark, begun_at, last_used_at, address)
   VALUES ('session', 'token', 'olga', 'mark', '${at(1)}', '${at(1)}', '192.0.2.1')`,
  audited(1, first),
  audited(2, second),
  `UPDATE audit_head SET seq = 2, hash = '${second.hash}'`,
];

/** Expects all of it under its new names, a subscriber for each address, and the chain going on. */
async function expectAll(store: Store, db: Kysely<Tables>): Promise<void> {
  const subscribers = await db
    .selectFrom('subscribers')
    .select(['email', 'state'])
    .orderBy('email')
    .execute();
  expect(subscribers).toEqual([
    { email: 'ana@example.org', state: 'confirmed' },
    { email: 'rui@example.org', state: null },
  ]);
  expect(await store.emails.admin.ofSubscriber('ana@example.org')).toMatchObject({
    state: 'confirmed',
    emails: [{ kind: 'confirm', state: 'sent' }],
  });
  expect(await store.rights.dataSubjectRequests()).toMatchObject([
    { id: 'request', kind: 'access' },
  ]);
  const [receipt] = await store.reads.consents({ ids: [id(1)] });
  expect(receipt).toMatchObject({
    text: 'Sim',
    channel: 'form',
    wants_updates: true,
    confirmed_at: at(3),
  });
  expect(receipt?.history.map(({ purpose, channel }) => `${purpose} ${channel ?? ''}`)).toEqual([
    'list form',
    'updates form',
    'list email',
  ]);
  await store.addAuditEntry(entry(3));
  expect(await verifyAuditLog(db, [{ at: at(1), ...second }])).toMatchObject({
    chained: 3,
    faults: [],
  });
  await store.rights.erase('ana@example.org', entry(4));
  expect(await db.selectFrom('email_links').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
  expect(await store.addSubmission({ ...ana, id: id(9) })).toBe('stored');
}

test('an older embedded store has everything under its new names, and a copy of before, which is the way back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'events-'));
  const file = join(folder, 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database, migrationsBefore('202611280002', 'sqlite'));
  for (const statement of before) database.exec(statement);
  database.close();
  const store = openSqliteStore(file);
  const reader = new DatabaseSync(file);
  onTestFinished(async () => {
    reader.close();
    await store.close();
  });
  await expectAll(store, createKysely(reader));
  const [copy = ''] = readdirSync(join(folder, 'backups'));
  expect(readStoreCopy(join(folder, 'backups', copy)).submissions).toBe(3);
  openSqliteStore(join(folder, 'new.sqlite'));
  expect(readdirSync(join(folder, 'backups'))).toEqual([copy]);
});

describeWithPostgres('the migration of events in Postgres', () => {
  const postgres = testDatabases();

  test('an older Postgres store has everything under its new names', async () => {
    const url = await postgres.newEmptyDatabase();
    const owner = asRole('raiz_owner', url);
    const client = new Client(owner);
    await client.connect();
    await migratePostgres(client, { folder: migrationsBefore('202611280002', 'postgres') });
    for (const statement of before) await client.query(statement);
    await client.end();
    await migrateAsOwner(owner);
    const { store, pool } = await openPostgresStore(url);
    onTestFinished(() => store.close());
    await expectAll(store, createPostgresKysely(pool));
  });
});
