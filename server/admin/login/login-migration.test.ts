import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrationsBefore } from '../../db/earlier-migrations.fixture.ts';
import { migrateAsOwner, migratePostgres } from '../../db/postgres/migrate.ts';
import { asRole } from '../../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../../stores/postgres-store.ts';
import { migrate } from '../../db/sqlite/migrate.ts';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import type { Store } from '../../stores/store.ts';

const moment = '2026-02-03T04:05:06.789Z';

/** A store as a version without this migration left it. */
const before = [
  `INSERT INTO admin_account (id, username, password_hash, created_at)
   VALUES (1, 'admin', 'hash', '${moment}')`,
  `INSERT INTO admin_sessions (token_hash, account, last_used_at) VALUES ('t', 'admin', '${moment}')`,
  `INSERT INTO admin_audit (id, at, account, kind, count) VALUES ('1', '${moment}', 'admin', 'erase', 2)`,
];

/** Expects the account and the audit log after the upgrade. */
async function expectUpgraded(store: Store): Promise<void> {
  expect(await store.adminAccount()).toEqual({
    username: 'admin',
    passwordHash: 'hash',
    passwordChangedAt: null,
  });
  const old = { id: '1', at: moment, account: 'admin', kind: 'erase', count: 2 } as const;
  expect(await store.auditEntries()).toEqual([old]);
  const at = new Date('2026-02-04T00:00:00.000Z');
  const entry = {
    ...old,
    id: '2',
    at: at.toISOString(),
    kind: 'change_password',
    count: 0,
  } as const;
  expect(await store.changePassword('other', 'new', entry)).toBe(false);
  expect(await store.changePassword('hash', 'new', entry)).toBe(true);
  expect(await store.adminAccount()).toMatchObject({ passwordChangedAt: at.toISOString() });
  expect(await store.auditEntries()).toEqual([entry, old]);
  await expect(store.addAuditEntry({ ...old, kind: 'unsubscribe' })).rejects.toThrow();
  await store.close();
}

test('migrating an older embedded store keeps its account and its append-only audit log', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'login-')), 'store.sqlite');
  const database = new DatabaseSync(file);
  migrate(database, migrationsBefore('20261123', 'sqlite'));
  for (const statement of before) database.exec(statement);
  database.close();
  await expectUpgraded(openSqliteStore(file));
  const after = new DatabaseSync(file);
  for (const change of ['DELETE FROM events', 'UPDATE events SET count = 3']) {
    expect(() => {
      after.exec(change);
    }).toThrow(/append-only/);
  }
  after.close();
});

describeWithPostgres('the migration of the login in Postgres', () => {
  const postgres = testDatabases();

  test('migrating an older Postgres store keeps its account and its audit log', async () => {
    const url = await postgres.newEmptyDatabase();
    const owner = asRole('raiz_owner', url);
    const client = new Client(owner);
    await client.connect();
    await migratePostgres(client, { folder: migrationsBefore('20261123', 'postgres') });
    for (const statement of before) await client.query(statement);
    await client.end();
    await migrateAsOwner(owner);
    const { store } = await openPostgresStore(url);
    await expectUpgraded(store);
  });
});
