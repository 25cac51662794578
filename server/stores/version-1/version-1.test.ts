import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
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

/** What is gone with its promise. */
const withdrawn = {
  tables: [
    'migrations',
    'rate_limits',
    'visits',
    'joins',
    'event_head',
    'mirrors',
    'mirror_lines',
    // Whoever is logged in logs in again.
    'admin_sessions',
    'admin_challenges',
  ],
  columns: [
    'seen_at',
    'held_by',
    'counted_from',
    'reminded_at',
    'searched',
    'seq',
    'details_hash',
    'salt',
    'password_off_at',
  ],
};

/** What has another name since. */
const renamed: Record<string, string> = {
  broadcasts: 'letters',
  broadcast_texts: 'letter_texts',
  broadcast_id: 'letter_id',
  counts_from: 'turn_at',
  lane: 'priority',
};
const nameOf = (name: string) => renamed[name] ?? name;
const kindOf = (kind: unknown) => String(kind).replace('broadcast', 'letter');

/** The rows of each table that are kept, as that version's own code wrote them. */
const keptOf = (name: string): [string, Row[]][] =>
  Object.entries(JSON.parse(readFileSync(beside(name), 'utf8')) as Record<string, Row[]>)
    .filter(([table]) => !withdrawn.tables.includes(table))
    .map(([table, rows]) => [nameOf(table), rows.map(migrated)] as [string, Row[]])
    .map(([table, rows]) => [table, rows.map(changes[table] ?? ((row) => row))]);

const changes: Record<string, (row: Row) => Row> = {
  // The chain has ended.
  events: (row) => ({ ...row, hash: undefined }),
  // Nothing goes out by itself.
  letters: ({ state, ...row }) => ({
    ...row,
    reason: undefined,
    state: state === 'sending' || state === 'paused' ? 'stopped' : state,
  }),
};

function migrated(row: Row): Row {
  // Confirmations that a rule held wait for their turn.
  const changed = row['state'] === 'held' ? { state: 'queued', counts_from: null } : {};
  return Object.fromEntries(
    Object.entries({ ...row, ...changed })
      .filter(([column]) => !withdrawn.columns.includes(column))
      .map(([column, value]) => [nameOf(column), column === 'kind' ? kindOf(value) : value]),
  );
}

/** Two days more of a page that was opened on a Monday; the later one is of the next week. */
const laterViews = `INSERT INTO visits VALUES ('2026-11-08', 'home', 'pt', 'about', 1),
  ('2026-11-09', 'home', 'en', 'about', 4)`;
const viewsByWeek = [
  { page: 'home', week: '2026-11-02', count: 8 },
  { page: 'home', week: '2026-11-09', count: 4 },
  { page: 'waitlist', week: '2026-11-02', count: 3 },
];
const readViews =
  'SELECT page, CAST(week AS text) AS week, count FROM page_views ORDER BY page, week';

/** Gives every address a character at its end that nobody sees, which the migration takes away. */
const dirtyAddresses = `
  UPDATE interest_submissions SET email = email || '\u200b';
  UPDATE subscribers SET email = email || '\u200b';
  UPDATE email_changes SET email = email || '\u200b';
  UPDATE emails SET email = email || '\u200b';
  UPDATE data_subject_requests SET email = email || '\u200b'`;

/** Rows in an order that does not depend on the engine. */
const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();

function expectKept(table: string, rows: Row[], found: Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const same = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column]]));
  const kept = found.filter(({ kind }) => kind !== 'end_chain');
  expect(sorted(kept.map(same)), table).toEqual(sorted(rows));
  // One entry says how many were chained.
  const added = found.filter(({ kind }) => kind === 'end_chain');
  expect(added.map(({ count }) => count)).toEqual(table === 'events' ? [rows.length] : []);
}

/** The embedded store of version 1.0.0, with some changes. */
function earlierStore(...changes: string[]) {
  const file = join(newFolder('version-1'), 'store.sqlite');
  copyFileSync(beside('store.sqlite'), file);
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  for (const change of changes) database.exec(change);
  return {
    file,
    ask: (query: string) => database.prepare(query).all(),
    migrate: async () => (await openSqliteStore(file)).close(),
  };
}

describe('a store of version 1.0.0 opens and keeps every row', () => {
  test('of the embedded store', async () => {
    const { ask, migrate } = earlierStore(laterViews, dirtyAddresses);
    await migrate();
    for (const [table, rows] of keptOf('store.sqlite.json')) {
      expectKept(table, rows, ask(`SELECT * FROM "${table}"`));
    }
    expect(ask(readViews)).toEqual(viewsByWeek);
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
      execFileSync(join(toolsFolder(), 'pg_restore'), [
        into,
        '--exit-on-error',
        beside('store.dump'),
      ]);
      return asRole('raiz_owner', url);
    }

    test('whose owner the server logs in as', async () => {
      const url = await earlierDatabase();
      await asSuperuser(url, laterViews);
      await asSuperuser(url, dirtyAddresses);
      const { store } = await openPostgresStore(url, false, undefined, newFolder('backups'));
      await store.close();
      for (const [table, rows] of keptOf('store.dump.json')) {
        const found = await asSuperuser(url, `SELECT to_json(t) AS row FROM "${table}" AS t`);
        expectKept(
          table,
          rows,
          found.map(({ row }) => row as Row),
        );
      }
      expect(await asSuperuser(url, readViews)).toEqual(viewsByWeek);
    });

    test('and the role of the server of then is refused in one line that says so', async () => {
      const url = asRole('raiz_server', await earlierDatabase());
      await expect(openPostgresStore(url)).rejects.toThrow(
        /^The role raiz_server of DATABASE_URL does not own the tables in .* what was DATABASE_OWNER_URL in version 1\.0\.0\.$/,
      );
    });
  });
});

test('a card that version 1.0.0 entered keeps its day and its words in the history of consent', async () => {
  const store = await openSqliteStore(earlierStore().file);
  const id = '01a224dc-f081-7541-9ff1-fbca9da389bc';
  const [receipt] = await store.reads.consents({ ids: [id] });
  const onCard = { channel: 'paper', at: '2026-10-30T00:00:00.000Z', text: 'Words on a card' };
  expect(receipt?.history).toMatchObject([
    { ...onCard, purpose: 'list' },
    { ...onCard, purpose: 'updates' },
  ]);
  await store.close();
});

test('a reminder that version 1.0.0 sent asked to confirm, and one that it queued does not go', async () => {
  const remind = (state: string, as: string) =>
    `UPDATE emails SET id = 'was ${state}', kind = 'reminder', state = '${as}' WHERE id IN (
      SELECT id FROM emails WHERE kind = 'confirm' AND state = '${state}' LIMIT 1)`;
  const noKeys = 'PRAGMA foreign_keys = OFF';
  const { ask, migrate } = earlierStore(noKeys, remind('sent', 'sent'), remind('held', 'queued'));
  await migrate();
  const rows = ask(`SELECT id, kind FROM emails WHERE id LIKE 'was %'`);
  expect(rows).toEqual([{ id: 'was sent', kind: 'confirm' }]);
});

test('a subscriber who was two people in version 1.0.0 has one e-mail of a letter, and what waits is kept', async () => {
  const { ask, migrate } = earlierStore(
    `INSERT INTO emails (id, kind, subscriber_id, broadcast_id, email, email_key, name, language,
      wants_updates, state, queued_at, due_at, give_up_at)
    SELECT 'second', kind, subscriber_id, broadcast_id, email, email_key, name, language,
      wants_updates, 'dropped', queued_at, due_at, give_up_at
    FROM emails WHERE kind = 'broadcast' AND state = 'queued' LIMIT 1`,
    `UPDATE broadcasts SET state = 'held', send_at = updated_at WHERE state = 'draft'`,
  );
  await migrate();
  const ofSecond = `SELECT letter_id, (
    SELECT count(*) FROM emails AS first WHERE first.subscriber_id = emails.subscriber_id
      AND first.letter_id IS NOT NULL AND first.state = 'queued'
  ) AS queued FROM emails WHERE id = 'second'`;
  expect(ask(ofSecond)).toEqual([{ letter_id: null, queued: 1 }]);
  const [letter] = ask('SELECT state, send_at FROM letters ORDER BY state');
  expect(letter).toEqual({ state: 'draft', send_at: null });
});

test('an address of version 1.0.0 that would be another mailbox without what nobody sees stays as it is', async () => {
  const { ask, migrate } = earlierStore(
    `UPDATE subscribers SET email = '\u200b' || email, email_key = '\u200b' || email_key`,
  );
  const unseen = `SELECT count(*) AS count FROM subscribers WHERE email LIKE '\u200b%'`;
  const before = ask(unseen);
  await migrate();
  expect(ask(unseen)).toEqual(before);
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
