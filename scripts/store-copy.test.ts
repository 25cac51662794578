import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  describeWithPostgres,
  startPostgres,
  type TestPostgres,
} from '../server/store/postgres.fixture.ts';
import { openPostgresStore } from '../server/store/postgres.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { ana, id } from '../server/store/store.contract.ts';

/** Runs the command and collects what it says. */
function copy(args: string[]) {
  const child = spawn(process.execPath, ['scripts/store-copy.ts', ...args], { env: {} });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => (said[stream] += chunk.toString()));
  }
  return { child, said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** A DATA_DIR with so many submissions, two event counts and an account. */
async function embedded(submissions: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const file = join(folder, 'raiz-do-vau.sqlite');
  const store = openSqliteStore(file);
  const createdAt = new Date(ana.created_at);
  await store.createAdminAccount({ username: 'olga', passwordHash: 'hash', createdAt });
  const event = { event: 'lang_switch', properties: { from: 'en', to: 'pt' } } as const;
  await store.countEvent('2026-01-01', event);
  await store.countEvent('2026-01-01', event);
  await store.countEvent('2026-01-02', event);
  await store.addSubmission({
    ...ana,
    ...{ profession: 'Baker 🥖', idempotency_key: 'key', wants_updates: false, id: id(0) },
  });
  const at = ana.created_at;
  await store.addAuditEntry({ id: 'one', at, account: 'olga', kind: 'erase', count: 3 });
  await store.close();
  const database = new DatabaseSync(file);
  database.exec(`
    WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${submissions})
    INSERT INTO interest_submissions
    SELECT printf('019a0000-0000-7000-8000-%012d', n), printf('2026-01-01T10:00:00.%03dZ', n % 1000),
      'Ana', n || '@example.org', 'Portugal', NULL, 'Olá, quando abre?', n % 2, 'pt', '192.0.2.1', NULL,
      '2025-01', NULL FROM numbers`);
  database.close();
  return folder;
}

describeWithPostgres('an owner who moves to Postgres', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const count = async (url: string) => {
    const [row] = await postgres.asSuperuser(
      url,
      'SELECT count(*)::int AS count FROM interest_submissions',
    );
    return row?.['count'];
  };

  test('finds everything there, though the copy was interrupted and run again', async () => {
    const folder = await embedded(10_000);
    const url = await postgres.newDatabase();
    const first = copy(['--from', folder, '--to', url]);
    await once(first.child.stdout, 'data');
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await count(url)).toBeGreaterThan(0);
    expect(await count(url)).toBeLessThan(10_000);

    const second = copy(['--from', folder, '--to', url]);
    expect(await second.ended).toBe(0);
    expect(second.said.stderr).toBe('');
    expect(second.said.stdout).toMatch(/^copied \d+ of 10000 submissions\n/);
    expect(second.said.stdout).toMatch(
      /\ncompared 10000 of 10000 submissions\n10000 submissions, 2 event counts and the administrator account are in Postgres, the same in every column\.\n$/,
    );
    const { store } = await openPostgresStore(url, () => undefined);
    onTestFinished(() => store.close());
    const read = async (from: typeof store) => ({
      submissions: (await Array.fromAsync(from.submissionPages())).flat(),
      events: await from.eventCounts(),
      account: await from.adminAccount(),
      audit: await from.auditEntries(),
    });
    const source = openSqliteStore(join(folder, 'raiz-do-vau.sqlite'));
    onTestFinished(() => source.close());
    expect(await read(store)).toEqual(await read(source));
  });

  test('may copy twice, and learns of every row that is not the same by then', async () => {
    const folder = await embedded(4);
    const url = await postgres.newSchema();
    const args = ['--from', folder, '--to', url];
    expect(await copy(args).ended).toBe(0);
    await postgres.asSuperuser(
      url,
      `UPDATE interest_submissions SET id = 'other' WHERE id = '${id(0)}'`,
      `UPDATE interest_submissions SET message = 'x' WHERE id = '${id(1)}'`,
      `UPDATE interest_submissions SET ip_address = NULL WHERE id = '${id(2)}'`,
      `UPDATE interest_submissions SET created_at = created_at + '1 ms',
        wants_updates = NOT wants_updates WHERE id = '${id(3)}'`,
      "UPDATE event_counts SET count = 9 WHERE day = '2026-01-02'",
      "UPDATE admin_account SET password_hash = 'x'",
    );
    const again = copy(args);
    expect(await again.ended).toBe(1);
    expect(again.said.stderr.split('\n')).toEqual([
      'admin_account 1 differs in password_hash',
      'event_counts 2026-01-02 lang_switch {"from":"en","to":"pt"} differs in count',
      `interest_submissions ${id(0)} is missing in Postgres`,
      `interest_submissions ${id(1)} differs in message`,
      `interest_submissions ${id(2)} differs in ip_address`,
      `interest_submissions ${id(3)} differs in created_at, wants_updates`,
      expect.stringMatching(/^Of 4 submissions, .* 6 are not the same in Postgres/),
      '',
    ]);
  });
});

describe('an owner', () => {
  const nowhere = 'postgres://olga:hunter2@127.0.0.1:1/raiz';

  test.each([
    [[], /^Say what to copy and where: npm run store:copy/],
    [['--what'], /^Say what to copy and where/],
    [['--from', '/nowhere', '--to', nowhere], /^\/nowhere holds no embedded store/],
    [['--from', '.', '--to', 'hunter2'], /^DATABASE_URL is not the address/],
  ])('who calls the copy with %j learns in one line how to', async (args, line) => {
    const { said, ended } = copy(args);
    expect(await ended).toBe(1);
    expect(said.stderr).toMatch(line);
    expect(said.stderr).toMatch(/^[^\n]*\n$/);
    expect(said.stderr).not.toContain('hunter2');
  });
});
