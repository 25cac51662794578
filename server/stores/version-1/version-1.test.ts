import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asRole } from '../../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../../db/postgres/postgres.fixture.ts';
import { toolsFolder } from '../../db/postgres/tools.ts';
import { newFolder } from '../../new-folder.fixture.ts';
import { isPasswordHash } from '../../admin/login/passwords.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openSqliteStore } from '../sqlite-store.ts';

type Row = Record<string, unknown>;

const beside = (name: string) => join(import.meta.dirname, name);

const firstOf = (where: string) =>
  `id IN (SELECT id FROM emails WHERE ${where} ORDER BY id LIMIT 1)`;

/** What a store of version 1.0.0 may hold, too. */
const more = [
  // Two days more of a page that was opened on a Monday; the later one is of the next week.
  `INSERT INTO visits VALUES ('2026-11-08', 'home', 'pt', 'about', 1),
    ('2026-11-09', 'home', 'en', 'about', 4)`,
  // At the end of an address nobody sees it, and it goes; at its begin it makes another mailbox.
  ...['interest_submissions', 'email_changes', 'emails', 'data_subject_requests'].map(
    (table) => `UPDATE ${table} SET email = email || '\u200b'`,
  ),
  `UPDATE subscribers SET email = '\u200b' || email, email_key = '\u200b' || email_key`,
  // A reminder that was sent asked to confirm; one that is queued does not go.
  `UPDATE emails SET kind = 'reminder' WHERE ${firstOf("kind = 'confirm' AND state = 'sent'")}`,
  `UPDATE emails SET kind = 'reminder', state = 'queued' WHERE ${firstOf("state = 'held'")}`,
  // A subscriber who was two people has one e-mail of a letter, and what waits is kept.
  `INSERT INTO emails (id, kind, subscriber_id, broadcast_id, email, email_key, name, language,
    wants_updates, state, queued_at, due_at, give_up_at)
  SELECT 'second', kind, subscriber_id, broadcast_id, email, email_key, name, language,
    wants_updates, 'dropped', queued_at, due_at, give_up_at
  FROM emails WHERE ${firstOf("kind = 'broadcast' AND state = 'queued'")}`,
  `UPDATE broadcasts SET state = 'held', send_at = updated_at WHERE state = 'draft'`,
];

/** The embedded store of version 1.0.0, with some changes. */
function earlierStore(...changes: string[]) {
  const file = join(newFolder('version-1'), 'store.sqlite');
  copyFileSync(beside('store.sqlite'), file);
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  for (const change of changes) database.exec(change);
  return {
    ask: (query: string) => database.prepare(query).all(),
    migrate: async () => (await openSqliteStore(file)).close(),
  };
}

/** Compares all rows with those that the migration is known to make of them. */
async function expectMigrated(rows: [string, Row[]][], golden: string): Promise<void> {
  // One entry says how many were chained, and when the chain ended.
  const isNew = ({ kind }: Row) => kind === 'end_chain';
  const found = rows
    .filter(([table]) => !/^(kysely_.*|migrations)$/.test(table))
    .map(([table, all]): [string, unknown] => {
      const kept = all.filter((row) => !isNew(row)).map((row) => JSON.stringify(row));
      const added = all.filter(isNew).map(({ count }) => count);
      return [table, [...kept.toSorted(), ...added]];
    });
  const text = JSON.stringify(Object.fromEntries(found), null, 1);
  await expect(text).toMatchFileSnapshot(beside(golden));
}

describe('a store of version 1.0.0 opens and keeps every row', () => {
  test('of the embedded store', async () => {
    const { ask, migrate } = earlierStore(...more);
    await migrate();
    const tables = ask("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    const rows = tables.map(({ name }): [string, Row[]] => [
      String(name),
      ask(`SELECT * FROM "${String(name)}"`),
    ]);
    await expectMigrated(rows, 'store.sqlite.json');
  });

  describeWithPostgres('of Postgres', () => {
    const { newEmptyDatabase, asSuperuser } = testDatabases();

    /** A database of version 1.0.0. @returns its URL for the role that owns the tables */
    async function earlierDatabase(): Promise<string> {
      const url = await newEmptyDatabase();
      for (const role of ['raiz_owner', 'raiz_server', 'raiz_visitor']) {
        await asSuperuser(
          url,
          `DO $$ BEGIN CREATE ROLE ${role} LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
        );
      }
      await asSuperuser(url, 'GRANT CREATE ON SCHEMA public TO raiz_owner');
      const into = `--dbname=${asRole('postgres', url)}`;
      const args = [into, '--exit-on-error', beside('store.dump')];
      execFileSync(join(toolsFolder(), 'pg_restore'), args);
      return asRole('raiz_owner', url);
    }

    test('whose owner the server logs in as', async () => {
      const url = await earlierDatabase();
      await asSuperuser(url, ...more);
      const { store } = await openPostgresStore(url, false, undefined, newFolder('backups'));
      await store.close();
      const tables = await asSuperuser(
        url,
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
      );
      const rows: [string, Row[]][] = [];
      for (const { name } of tables) {
        const all = await asSuperuser(url, `SELECT to_json(t) AS row FROM "${String(name)}" AS t`);
        rows.push([String(name), all.map(({ row }) => row as Row)]);
      }
      await expectMigrated(rows, 'store.dump.json');
    });

    test('and the role of the server of then is refused in one line that says so', async () => {
      const url = asRole('raiz_server', await earlierDatabase());
      await expect(openPostgresStore(url)).rejects.toThrow(
        /^The role raiz_server of DATABASE_URL does not own the tables in .* what was DATABASE_OWNER_URL in version 1\.0\.0\.$/,
      );
    });
  });
});

test('an owner who had switched the password off has none', async () => {
  const off = "UPDATE admin_account SET password_off_at = '2026-11-02T00:00:00.000Z'";
  const stores = [earlierStore(off), earlierStore(off)];
  for (const { migrate } of stores) await migrate();
  const stored = stores.map(({ ask }) =>
    String(ask('SELECT password_hash AS hash FROM admin_account')[0]?.['hash']),
  );
  expect(stored.map(isPasswordHash)).toEqual([false, false]);
  // Nobody who knows the program knows what seals challenges.
  expect(stored[0]).not.toBe(stored[1]);
});
