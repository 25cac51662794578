import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asRole,
  describeWithPostgres,
  startPostgres,
  type TestPostgres,
} from '../server/db/postgres/postgres.fixture.ts';

/** Runs the command and collects its output. */
const migrate = (env: Record<string, string>) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['scripts/migrate.ts'], { env }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

describeWithPostgres('npm run migrate with Postgres', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('`npm run migrate` creates the tables and can run again', async () => {
    const DATABASE_OWNER_URL = asRole('raiz_owner', await postgres.newEmptyDatabase());
    const upToDate = 'The tables are as this version needs them.\n';
    const first = await migrate({ DATABASE_OWNER_URL });
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toMatch(/^(applied \d+_\w+\.sql\n){4,}The tables/);
    expect(first.stdout.endsWith(upToDate)).toBe(true);
    expect(await migrate({ DATABASE_OWNER_URL })).toEqual({
      status: 0,
      stdout: upToDate,
      stderr: '',
    });
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
