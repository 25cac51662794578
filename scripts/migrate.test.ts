import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { migrationsBefore } from '../server/db/earlier-migrations.fixture.ts';
import { findPostgres } from '../server/db/postgres/tools.ts';
import { migratePostgres } from '../server/db/postgres/migrate.ts';
import { asRole } from '../server/db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { ownersCommand, ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { migrate as migrateTables } from './migrate.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const migrate = (env: Record<string, string>, ...args: string[]) =>
  ownersCommandHere(migrateTables, env, args);

describeWithPostgres('npm run migrate with Postgres', () => {
  const postgres = testDatabases();

  test('`npm run migrate` creates the tables and can run again', async () => {
    const DATABASE_OWNER_URL = asRole('raiz_owner', await postgres.newEmptyDatabase());
    const upToDate = 'The tables are as this version needs them.\n';
    const first = await ownersCommand('migrate', { DATABASE_OWNER_URL });
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toMatch(/^(applied \d+_\w+\.sql\n){4,}The tables/);
    expect(first.stdout.endsWith(upToDate)).toBe(true);
    expect(await migrate({ DATABASE_OWNER_URL })).toEqual({
      status: 0,
      stdout: upToDate,
      stderr: '',
    });
  });

  test('`npm run migrate` copies tables of an earlier version first, and changes none where it cannot', async () => {
    const url = await postgres.newEmptyDatabase();
    const DATABASE_OWNER_URL = asRole('raiz_owner', url);
    const client = new Client(DATABASE_OWNER_URL);
    await client.connect();
    const folder = migrationsBefore('202611280002', 'postgres');
    const earlier = await migratePostgres(client, { folder });
    await client.query(
      "INSERT INTO interest_submissions (id, created_at, name, email, email_key, wants_updates, privacy_policy_version, language) VALUES ('1', now(), 'Ana', 'ana@example.org', 'ana@example.org', false, '1', 'pt')",
    );
    const applied = async () => (await client.query('SELECT name FROM migrations')).rowCount;
    const DATA_DIR = newFolder('data');
    const env = { DATABASE_OWNER_URL, DATA_DIR };
    const noRoom = { ...env, DATA_DIR: join(DATA_DIR, 'full') };
    mkdirSync(noRoom.DATA_DIR);
    writeFileSync(join(noRoom.DATA_DIR, 'backups'), '');
    const refused = await migrate(noRoom);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^No backup was made at .* -- --without-copy\n$/);
    expect(await applied()).toBe(earlier.length);

    const { status, stdout } = await migrate(env);
    expect(status).toBe(0);
    const [, copy = ''] =
      /^The way back is .*: (\S+\.dump)\napplied 202611280002/.exec(stdout) ?? [];
    const { stdout: rows } = await promisify(execFile)(
      join(findPostgres(['pg_restore']) ?? '', 'pg_restore'),
      ['--data-only', '--table=interest_submissions', '--file=-', copy],
    );
    expect(rows).toContain('ana@example.org');
    await client.query("DELETE FROM migrations WHERE name LIKE '202611280002%'");
    await client.end();
    expect((await migrate(noRoom, '--without-copy')).stderr).toContain('202611280002');
  });
});

describe('npm run migrate without a database', () => {
  test.each([
    [{}, /^DATABASE_OWNER_URL is not set\. /],
    // The URL of the server's role is not used in its place.
    [{ DATABASE_URL: 'postgres://raiz_server@127.0.0.1:1/raiz' }, /^DATABASE_OWNER_URL is not set/],
    [{ DATABASE_OWNER_URL: 'hunter2' }, /^DATABASE_OWNER_URL is not the address /],
    [
      { DATABASE_OWNER_URL: 'postgres://raiz_owner:hunter2@127.0.0.1:1/raiz' },
      /^DATABASE_OWNER_URL leads to the database raiz at 127\.0\.0\.1:1, .*ECONNREFUSED/,
    ],
  ])('`npm run migrate` with %j says in one line what to do', async (env, line) => {
    const { status, stdout, stderr } = await migrate(env);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/^[^\n]*\n$/);
    expect(stderr).not.toContain('hunter2');
  });
});
