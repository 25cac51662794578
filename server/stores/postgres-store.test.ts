import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { migrateAsOwner, migratePostgres } from '../db/postgres/migrate.ts';
import { asRole } from '../db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from './postgres-store.ts';
import { streamRows } from '../admin/reads/reads.ts';
import { defaultQuery } from '../../domain/admin/list-query.ts';
import { describeAdminStore } from '../admin/admin.contract.ts';
import { ana, id, listAll } from '../db/samples.fixture.ts';
import type { Store } from './store.ts';
import type { RetentionLimits } from '../db/personal-data.ts';
import { newFolder } from '../new-folder.fixture.ts';

/** Opens a store that is closed after the test. */
async function open(url: string): Promise<Store> {
  const { store } = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

/** A separate connection, closed after the test. */
async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describeWithPostgres('in Postgres', () => {
  const postgres = testDatabases();

  describeAdminStore('Postgres', async () => {
    const { store } = await openPostgresStore(await postgres.emptyDatabase());
    return store;
  });

  describe('two servers that share a Postgres', () => {
    const twoStores = async () => {
      const url = await postgres.newDatabase();
      return Promise.all([open(url), open(url)]);
    };

    test('two servers store a submission with one idempotency key only once', async () => {
      const [first, second] = await twoStores();
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, number) =>
          (number % 2 ? first : second).addSubmission({
            ...ana,
            id: id(number),
            idempotency_key: 'key-1',
          }),
        ),
      );
      expect(results.filter((result) => result === 'stored')).toHaveLength(1);
      expect(results.filter((result) => result === 'repeated')).toHaveLength(39);
      expect(await listAll(first)).toHaveLength(1);
    });

    test('two servers store a double submission without an idempotency key only once', async () => {
      const [first, second] = await twoStores();
      const unlessSameSince = new Date(Date.parse(ana.created_at) - 600_000);
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, number) =>
          (number % 2 ? first : second).addSubmission(
            { ...ana, id: id(number) },
            { unlessSameSince },
          ),
        ),
      );
      expect(results.filter((result) => result === 'stored')).toHaveLength(1);
      expect(await listAll(first)).toHaveLength(1);
    });

    test('two servers that count the same event at once lose no count', async () => {
      const [first, second] = await twoStores();
      const event = { event: 'lang_switch', properties: { from: 'en', to: 'pt' } } as const;
      await Promise.all(
        Array.from({ length: 40 }, (_, number) =>
          (number % 2 ? first : second).countEvent('2026-01-01', event),
        ),
      );
      expect(await first.eventCounts()).toEqual([{ day: '2026-01-01', ...event, count: 40 }]);
    });

    test('four servers that start at once create one account', async () => {
      const url = await postgres.newDatabase();
      const stores = await Promise.all(Array.from({ length: 4 }, () => open(url)));
      const made = await Promise.all(
        stores.map((store, number) =>
          store.createAdminAccount({
            username: 'admin',
            passwordHash: String(number),
            createdAt: new Date(),
          }),
        ),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    test('a server leaves the purge to another server that is already purging', async () => {
      const url = await postgres.newDatabase();
      const store = await open(url);
      await store.addSubmission(ana);
      const all = allBefore(new Date());
      const other = await connect(url);
      await other.query('BEGIN');
      await other.query('SELECT pg_advisory_xact_lock(7241000002)');
      expect(await store.purge(all)).toEqual({ deleted: 0, cleared: 0 });
      await other.query('COMMIT');
      expect(await store.purge(all)).toEqual({ deleted: 1, cleared: 0 });
    });
  });

  test('an administrator who stops reading a list leaves no Postgres transaction open', async () => {
    const url = await postgres.newDatabase();
    const store = await open(url);
    await store.addSubmission(ana);
    const ids = await store.reads.listIds(defaultQuery);
    for await (const rows of streamRows(store.reads, ids, 'list').batches) {
      expect(rows).toHaveLength(1);
      break;
    }
    const idle = await postgres.asSuperuser(
      url,
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'",
    );
    expect(idle).toEqual([]);
  });

  describe('the Postgres role of visitors', () => {
    let url: string;
    let store: Store;
    let visitor: Client;
    beforeAll(async () => {
      url = await postgres.newDatabase();
      ({ store } = await openPostgresStore(url));
      await store.addSubmission(ana);
      visitor = new Client(url);
      await visitor.connect();
      await visitor.query('SET ROLE raiz_visitor');
    });
    afterAll(() => Promise.all([visitor.end(), store.close()]));

    test.each([
      'SELECT * FROM interest_submissions',
      "UPDATE interest_submissions SET name = 'x'",
      'DELETE FROM interest_submissions',
      'TRUNCATE interest_submissions',
      insertRow('x', "ON CONFLICT (id) DO UPDATE SET name = 'x'"),
      insertRow('x', 'RETURNING id'),
      'SELECT * FROM admin_account',
      'SELECT * FROM admin_sessions',
      'SELECT * FROM events',
      'SELECT * FROM event_counts',
      'SELECT * FROM rate_limits',
      'SELECT * FROM migrations',
      'SELECT * FROM subscribers',
      'SELECT * FROM emails',
      'SELECT * FROM email_links',
      'SELECT * FROM consents',
      'SELECT * FROM event_details',
      'SELECT * FROM consent_texts',
      'UPDATE email_sender SET holder = holder',
      'DROP TABLE interest_submissions',
    ])('Postgres refuses the role of visitors the statement %s', async (statement) => {
      await expect(visitor.query(statement)).rejects.toMatchObject({ code: '42501' });
      expect(await listAll(store)).toHaveLength(1);
    });

    test('the role of visitors may insert a submission', async () => {
      await visitor.query(insertRow('x'));
      expect(await listAll(store)).toHaveLength(2);
    });

    test('row-level security hides every row from the role of visitors even when it is granted too much', async () => {
      await postgres.asSuperuser(
        url,
        'CREATE ROLE stranger LOGIN',
        'GRANT ALL ON ALL TABLES IN SCHEMA public TO raiz_visitor, stranger',
      );
      for (const table of ['interest_submissions', 'migrations']) {
        const { rows } = await visitor.query(`SELECT * FROM ${table}`);
        expect(rows).toEqual([]);
      }
      expect((await visitor.query('DELETE FROM interest_submissions')).rowCount).toBe(0);
      const stranger = await connect(asRole('stranger', url));
      await expect(stranger.query(insertRow('y'))).rejects.toMatchObject({ code: '42501' });
      expect(await listAll(store)).toHaveLength(2);
    });

    test('submissions are inserted with the role of visitors', async () => {
      const fresh = await postgres.newDatabase();
      const written = await open(fresh);
      await postgres.asSuperuser(
        fresh,
        'ALTER TABLE interest_submissions ADD COLUMN written_by text DEFAULT current_user',
      );
      await written.addSubmission({ ...ana, id: id(1) });
      await written.addSubmission({ ...ana, id: id(2), idempotency_key: 'key-1' });
      const unlessSameSince = new Date(0);
      await written.addSubmission({ ...ana, id: id(3), name: 'Rui' }, { unlessSameSince });
      const rows = await postgres.asSuperuser(fresh, 'SELECT written_by FROM interest_submissions');
      expect(rows.map((row) => row['written_by'])).toEqual(Array(3).fill('raiz_visitor'));
    });
  });

  describe('a Postgres that cannot be used', () => {
    test.each([
      ['nobody listens', () => 'postgres://raiz_server@127.0.0.1:1/raiz', /ECONNREFUSED/],
      [
        'there is no such database',
        async () => (await postgres.newDatabase()).replace(/test_\d+/, 'nowhere'),
        /database "nowhere" does not exist/,
      ],
    ])('the start fails in one line when %s', async (_what, url, why) => {
      const opening = openPostgresStore(await url());
      await expect(opening).rejects.toThrow(StartError);
      await expect(opening).rejects.toThrow(why);
      await expect(opening).rejects.toThrow(
        /^DATABASE_URL leads to the database \w+ at 127\.0\.0\.1:\d+, which cannot .* mend DATABASE_URL\.$/,
      );
    });

    test('the start fails in one line when the database encoding is not UTF-8', async () => {
      const url = await postgres.newDatabase();
      await postgres.asSuperuser(url, "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
      const latin = url.replace(/test_\d+/, 'latin');
      await expect(openPostgresStore(latin)).rejects.toThrow(/LATIN1, not UTF8/);
      await expect(migrateAsOwner(latin)).rejects.toThrow(/LATIN1, not UTF8/);
    });
  });

  test('no role can change, delete or truncate the audit log in Postgres, not even with all rights', async () => {
    const url = await postgres.newDatabase();
    const store = await open(url);
    const at = '2026-01-01T10:00:00.000Z';
    const entry = { id: 'one', at, account: 'olga', kind: 'erase', count: 2 } as const;
    await store.addAuditEntry(entry);
    const [server, owner] = [await connect(url), await connect(asRole('raiz_owner', url))];
    for (const statement of [
      'UPDATE events SET count = 0',
      'DELETE FROM events',
      'TRUNCATE events',
      `INSERT INTO events VALUES ('one', '${at}', 'olga', 'erase', 0)
        ON CONFLICT (id) DO UPDATE SET count = 0`,
    ]) {
      await expect(server.query(statement)).rejects.toThrow(/permission denied/);
      await expect(owner.query(statement)).rejects.toThrow(/permission denied|append-only/);
      await expect(postgres.asSuperuser(url, statement)).rejects.toThrow(/append-only/);
    }
    expect(await store.auditEntries()).toEqual([entry]);
  });

  test('a Postgres error carries nothing that a visitor typed into the log', async () => {
    const url = await postgres.newDatabase();
    const store = await open(url);
    await postgres.asSuperuser(
      url,
      "ALTER TABLE interest_submissions ADD CHECK (name <> 'Ana Lopes')",
    );
    const error: unknown = await store.addSubmission(ana).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '23514' });
    expect(JSON.stringify(error)).not.toMatch(/Ana|ana@/);
  });

  test('Postgres connections that stopped answering are replaced after one failed query', async () => {
    const url = `${await postgres.newDatabase()}?query_timeout=500`;
    const store = await open(url);
    await store.ready();
    const connections = await postgres.asSuperuser(
      url,
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'raiz-do-vau' AND datname = current_database()",
    );
    const signal = (name: NodeJS.Signals) => {
      for (const { pid } of connections) process.kill(Number(pid), name);
    };
    signal('SIGSTOP');
    onTestFinished(() => signal('SIGCONT'));
    await expect(store.ready()).rejects.toThrow(/timeout/);
    await expect(store.ready()).resolves.toBeUndefined();
  });

  describe('the Postgres migrations', () => {
    test('a Postgres migration that fails halfway is rolled back and applied again next time', async () => {
      const client = await connect(asRole('raiz_owner', await postgres.newDatabase()));
      const folder = newFolder('migrations');
      const file = join(folder, '202601010000_first.sql');
      writeFileSync(file, 'CREATE TABLE kept (a text); CREATE TABLE broken (');
      await expect(migratePostgres(client, { folder })).rejects.toThrow(/syntax error/);
      const tables = async () =>
        (await client.query<{ t: string | null }>("SELECT to_regclass('kept') AS t")).rows;
      expect(await tables()).toEqual([{ t: null }]);
      writeFileSync(file, 'CREATE TABLE kept (a text)');
      await migratePostgres(client, { folder });
      await migratePostgres(client, { folder });
      expect(await tables()).toEqual([{ t: 'kept' }]);
    });
  });
});

/** A statement that inserts a row directly. */
function insertRow(rowId: string, rest = ''): string {
  return `INSERT INTO interest_submissions (id, created_at, name, email, email_key, wants_updates, language, privacy_policy_version)
    VALUES ('${rowId}', now(), 'Rui', 'rui@example.org', 'rui@example.org', false, 'pt', '2025-01') ${rest}`;
}

const allBefore = (moment: Date): RetentionLimits => ({
  submissions: moment,
  unconfirmed: moment,
  technicalData: moment,
  idempotencyKeys: moment,
  emailTexts: moment,
  notices: moment,
  linkRequests: moment,
  emailChanges: moment,
});
