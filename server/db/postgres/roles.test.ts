import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { StartError } from '../../start-error.ts';
import { migrateAsOwner, migratePostgres } from './migrate.ts';
import {
  asRole,
  migrationsOfOneRole,
  startPostgres,
  type TestPostgres,
} from './cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from './postgres.fixture.ts';
import { openPostgresStore } from '../../stores/postgres-store.ts';
import { ana, listAll } from '../samples.fixture.ts';
import type { Store } from '../../stores/store.ts';

/** The message with which a server refuses to start. */
const refusal = (url: string): Promise<string> => why(openPostgresStore(url));

async function why(starting: Promise<unknown>): Promise<string> {
  const error: unknown = await starting.then(() => 'it started', String);
  return String(error).replace('StartError: ', '');
}

/** The statements below the first line of a refusal, as an administrator copies them. */
const statementsOf = (message: string): string[] => message.split('\n').slice(1);

async function serve(url: string): Promise<Store> {
  const { store } = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

async function asClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describeWithPostgres('the Postgres role of the server', () => {
  const postgres = testDatabases();
  let url: string;
  let store: Store;
  let server: Client;
  beforeAll(async () => {
    url = await postgres.newDatabase();
    ({ store } = await openPostgresStore(url));
    await store.addSubmission(ana);
    server = new Client(url);
    await server.connect();
  });
  afterAll(() => Promise.all([server.end(), store.close()]));

  test.each([
    "UPDATE interest_submissions SET id = 'x'",
    "UPDATE interest_submissions SET privacy_policy_version = 'x'",
    'UPDATE interest_submissions SET created_at = now()',
    "INSERT INTO interest_submissions SELECT 'x' FROM interest_submissions",
    'TRUNCATE interest_submissions',
    "UPDATE consents SET text_hash = 'x'",
    'DELETE FROM consents',
    'UPDATE event_details SET salt = NULL',
    'DELETE FROM event_details',
    "UPDATE consent_texts SET text = 'x'",
    'DELETE FROM consent_texts',
    'TRUNCATE event_counts',
    'DELETE FROM event_counts',
    'DELETE FROM admin_account',
    "UPDATE events SET account = 'x'",
    'DELETE FROM events',
    'TRUNCATE events',
    "INSERT INTO migrations VALUES ('x', now())",
    "UPDATE migrations SET name = 'x'",
    'DELETE FROM migrations',
    'ALTER TABLE interest_submissions DROP COLUMN name',
    'ALTER TABLE interest_submissions DISABLE ROW LEVEL SECURITY',
    'ALTER TABLE interest_submissions NO FORCE ROW LEVEL SECURITY',
    'ALTER TABLE interest_submissions OWNER TO raiz_server',
    'DROP TABLE interest_submissions',
    'DROP SCHEMA public CASCADE',
    'DROP POLICY visitors_insert ON interest_submissions',
    'CREATE POLICY mine ON events FOR DELETE USING (true)',
    'DROP TRIGGER events_is_only_added_to ON events',
    'ALTER TABLE events DISABLE TRIGGER ALL',
    "SET session_replication_role = 'replica'",
    'CREATE OR REPLACE FUNCTION refuse_to_change_events() RETURNS trigger LANGUAGE sql AS $$ SELECT NULL $$',
    'CREATE TABLE mine (a text)',
    'CREATE SCHEMA mine',
    'CREATE ROLE mine',
    'CREATE DATABASE mine',
    'ALTER ROLE raiz_server SUPERUSER',
    'ALTER ROLE raiz_server BYPASSRLS',
    'GRANT raiz_owner TO raiz_server',
    'GRANT pg_read_server_files TO raiz_server',
    'SET ROLE raiz_owner',
    'SET ROLE postgres',
    'SELECT * FROM pg_authid',
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "COPY event_counts FROM '/etc/passwd'",
    "SELECT pg_read_file('/etc/passwd')",
  ])('Postgres refuses the role of the server the statement %s', async (statement) => {
    await expect(server.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await listAll(store)).toHaveLength(1);
  });

  test('the role of the server reads nothing from a table whose row-level security policies do not name it', async () => {
    await postgres.asSuperuser(
      url,
      'CREATE TABLE of_later (a text)',
      "INSERT INTO of_later VALUES ('a')",
      'ALTER TABLE of_later ENABLE ROW LEVEL SECURITY',
      'GRANT ALL ON of_later TO raiz_server',
    );
    expect((await server.query('SELECT * FROM of_later')).rows).toEqual([]);
    await postgres.asSuperuser(url, 'DROP TABLE of_later');
  });

  test('every Postgres table has forced row-level security and grants nothing to other roles', async () => {
    // Postgres only warns that this grants nothing.
    await server.query('GRANT SELECT ON interest_submissions TO PUBLIC');
    const tables = await postgres.asSuperuser(
      url,
      `SELECT relname, relrowsecurity, relforcerowsecurity, pg_get_userbyid(relowner) AS owner,
        ARRAY(SELECT DISTINCT grantee::regrole::text FROM aclexplode(relacl) ORDER BY 1) AS grantees
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    expect(tables.length).toBeGreaterThanOrEqual(7);
    for (const { relname, ...table } of tables) {
      const visitors = relname === 'interest_submissions' ? ['raiz_visitor'] : [];
      expect(table, String(relname)).toEqual({
        relrowsecurity: true,
        relforcerowsecurity: true,
        owner: 'raiz_owner',
        grantees: ['raiz_owner', 'raiz_server', ...visitors],
      });
    }
    const policies = await postgres.asSuperuser(
      url,
      "SELECT cmd FROM pg_policies WHERE 'raiz_server' = ANY (roles) AND cmd = 'ALL'",
    );
    expect(policies).toEqual([]);
  });
});

describeWithPostgres('a start with the wrong Postgres rights', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  describe('a start is refused with the statements that correct it', () => {
    test.each([
      ['SUPERUSER', ['ALTER ROLE raiz_server SUPERUSER']],
      ['CREATEROLE', ['ALTER ROLE raiz_server CREATEROLE']],
      ['BYPASSRLS', ['ALTER ROLE raiz_server BYPASSRLS']],
      ['REPLICATION', ['ALTER ROLE raiz_server REPLICATION']],
      ['pg_execute_server_program', ['GRANT pg_execute_server_program TO raiz_server']],
      [
        'pg_read_server_files',
        ['CREATE ROLE group_1 ROLE raiz_server IN ROLE pg_read_server_files'],
      ],
      [
        'pg_write_server_files',
        [
          'CREATE ROLE group_2 IN ROLE pg_write_server_files',
          'CREATE ROLE group_3 NOINHERIT ROLE raiz_visitor IN ROLE group_2',
        ],
      ],
      ['SUPERUSER', ['GRANT postgres TO raiz_server']],
      ['ownership', ['GRANT raiz_owner TO raiz_server']],
      ['ownership', ['ALTER TABLE events OWNER TO raiz_server']],
      ['ownership', ['ALTER FUNCTION refuse_to_change_events() OWNER TO raiz_server']],
      ['ownership', ['ALTER SCHEMA public OWNER TO raiz_server']],
    ])(
      'a start is refused when the role of the server has %s by %j, and the logged statements correct it',
      async (excess, statements) => {
        const url = await postgres.newDatabase();
        await serve(url);
        await postgres.asSuperuser(url, ...statements);
        const message = await refusal(url);
        expect(message).toMatch(
          /^The role raiz_server of DATABASE_URL has more rights than the server needs \(.*\)\. An administrator .*:\n/,
        );
        expect(message).toContain(excess);
        await postgres.asSuperuser(url, ...statementsOf(message));
        await (await serve(url)).addSubmission(ana);
      },
    );

    test('a start is refused when the role of the server owns the database, and the logged statements correct it', async () => {
      const url = await postgres.newDatabase();
      await postgres.asSuperuser(
        url,
        `ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO raiz_server`,
      );
      const message = await refusal(url);
      expect(message).toContain('(ownership)');
      await postgres.asSuperuser(url, ...statementsOf(message));
      await serve(url);
    });

    test('a start is refused when a custom role lacks the rights of the server, and the logged statements correct it', async () => {
      const url = asRole('anna', await postgres.newDatabase());
      await postgres.asSuperuser(url, 'CREATE ROLE anna LOGIN NOINHERIT');
      const message = await refusal(url);
      expect(message).toMatch(
        /^The role anna of DATABASE_URL lacks rights that the server needs\./,
      );
      await postgres.asSuperuser(url, ...statementsOf(message));
      expect(await (await serve(url)).addSubmission(ana)).toBe('stored');
    });
  });

  test('a start as the Postgres superuser is refused with the statement that sets up a role for the server', async () => {
    const url = await postgres.newDatabase();
    const message = await refusal(asRole('postgres', url));
    expect(message).toContain('(SUPERUSER, CREATEROLE, BYPASSRLS, REPLICATION)');
    expect(statementsOf(message)).toEqual([
      "  ALTER ROLE raiz_server LOGIN PASSWORD '…' /* and DATABASE_URL logs in as it */;",
    ]);
    await postgres.asSuperuser(url, ...statementsOf(message));
    await serve(url);
  });
});

describeWithPostgres('the migration from one Postgres role to several', () => {
  test('the statements that the start and the migration log turn a database of one role into one with the roles of the site', async () => {
    const postgres = await startPostgres({ roles: false });
    onTestFinished(() => postgres.stop());
    const url = asRole('raiz', await postgres.newEmptyDatabase());
    await postgres.asSuperuser(
      url,
      'CREATE ROLE raiz LOGIN CREATEROLE',
      `ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO raiz`,
    );
    await asClient(url, (client) => migratePostgres(client, { folder: migrationsOfOneRole() }));

    const message = await refusal(url);
    expect(message).toContain('(CREATEROLE, ownership)');
    await postgres.asSuperuser(url, ...statementsOf(message));
    expect(await refusal(url)).toMatch(/are older than this program\. Run `npm run migrate`/);
    await migrateAsOwner(asRole('raiz_owner', url));
    expect(await (await serve(url)).addSubmission(ana)).toBe('stored');
  });
});

describeWithPostgres('Postgres tables of another version', () => {
  const postgres = testDatabases();

  const place = /^The tables in the database \w+ at 127\.0\.0\.1:\d+ are /.source;
  const migrate =
    / Run `npm run migrate`, with DATABASE_OWNER_URL set to the address of their owner, and start again\.$/
      .source;

  test('a start is refused in one line when the tables are missing, and creates none', async () => {
    const url = await postgres.newEmptyDatabase();
    await expect(openPostgresStore(url)).rejects.toThrow(StartError);
    expect(await refusal(url)).toMatch(new RegExp(`${place}missing\\.${migrate}`));
    expect(
      await postgres.asSuperuser(
        url,
        "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace",
      ),
    ).toEqual([]);
    await migrateAsOwner(asRole('raiz_owner', url));
    await serve(url);
  });

  test('a start is refused in one line when the tables are older than the program', async () => {
    const url = await postgres.newEmptyDatabase();
    await asClient(asRole('raiz_owner', url), (client) =>
      migratePostgres(client, { folder: migrationsOfOneRole() }),
    );
    expect(await refusal(url)).toMatch(new RegExp(`${place}older than this program\\.${migrate}`));
    await migrateAsOwner(asRole('raiz_owner', url));
    await serve(url);
  });

  test('a start and a migration are refused in one line when the tables are newer than the program', async () => {
    const url = await postgres.newDatabase();
    await postgres.asSuperuser(url, "INSERT INTO migrations VALUES ('209901010000_x.sql', now())");
    const line = new RegExp(
      `${place}newer than this program \\(209901010000_x\\.sql\\)\\. Start the version that made them, or a later one\\.$`,
    );
    expect(await refusal(url)).toMatch(line);
    expect(await why(migrateAsOwner(asRole('raiz_owner', url)))).toMatch(line);
  });

  test('two concurrent migrations apply every migration once', async () => {
    const owner = asRole('raiz_owner', await postgres.newEmptyDatabase());
    const applied = await Promise.all([migrateAsOwner(owner), migrateAsOwner(owner)]);
    const names = applied.flat();
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a migration by a role that does not own the tables is refused and names the owner', async () => {
    const url = await postgres.newDatabase();
    const message = await why(migrateAsOwner(asRole('postgres', url)));
    expect(message).toMatch(/^The role of DATABASE_OWNER_URL does not own the tables\. /);
    await postgres.asSuperuser(url, ...statementsOf(message));
    await expect(migrateAsOwner(asRole('postgres', url))).resolves.toEqual([]);
  });
});

describeWithPostgres('a migration before the Postgres roles exist', () => {
  test('a migration without the roles of the site is refused with the statements that create them', async () => {
    const postgres = await startPostgres({ roles: false });
    onTestFinished(() => postgres.stop());
    const url = await postgres.newEmptyDatabase();
    await postgres.asSuperuser(
      url,
      'CREATE ROLE raiz_owner LOGIN',
      'GRANT CREATE ON SCHEMA public TO raiz_owner',
    );
    const message = await why(migrateAsOwner(asRole('raiz_owner', url)));
    expect(message).toMatch(/^The roles of the site are missing\. An administrator .*:\n/);
    await postgres.asSuperuser(url, ...statementsOf(message));
    await migrateAsOwner(asRole('raiz_owner', url));
    await postgres.asSuperuser(url, 'ALTER ROLE raiz_server LOGIN');
    expect(await (await serve(url)).addSubmission(ana)).toBe('stored');
  });
});
