import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { appendHead } from '../server/events/audit/head-file.ts';
import { entry } from '../server/events/audit/audit-log.fixture.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import {
  describeWithPostgres,
  startPostgres,
  type TestPostgres,
} from '../server/db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import type { Store } from '../server/stores/store.ts';
import { checkout, startServer } from '../server/system-tests/server-process.fixture.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'audit-'));

function verify(env: Record<string, string>, ...given: string[]) {
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const args = ['scripts/audit-verify.ts', ...given];
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

async function addEntries(store: Store): Promise<void> {
  for (const number of [1, 2, 3]) await store.addAuditEntry(entry(number));
}

async function withStore(dataDir: string, work: (store: Store) => Promise<void>): Promise<void> {
  const store = openSqliteStore(storeFileIn(dataDir));
  await work(store);
  await store.close();
}

const whole = 'The audit log is whole: 3 entries, each chained to the one before.\n';
const unset =
  'AUDIT_HEAD_FILE is not set, so a log cut short at its end, or written anew, looks whole. Name a head from a message to OWNER_EMAIL with `-- --head "<line>"`.\n';

describe('npm run audit:verify', () => {
  test('it finds the log of an embedded store whole while a server has it, and says what was changed', async () => {
    const dataDir = newFolder();
    const store = openSqliteStore(storeFileIn(dataDir));
    onTestFinished(() => store.close());
    await addEntries(store);
    const env = { DATA_DIR: dataDir };
    expect(await verify(env)).toEqual({ status: 0, stdout: unset + whole, stderr: '' });

    const thief = new DatabaseSync(storeFileIn(dataDir));
    thief.exec(
      'DROP TRIGGER admin_audit_is_not_changed; UPDATE admin_audit SET count = 7 WHERE seq = 2',
    );
    thief.close();
    const { status, stdout, stderr } = await verify(env);
    expect([status, stdout]).toEqual([1, unset]);
    expect(stderr).toMatch(
      /^The audit log is broken: entry 2 was changed, or stands in another's place\.\nBefore anything else, copy .*\n$/,
    );
  });

  test('a server writes the head of the log to its own log and to a file, to which the log is compared', async () => {
    const [dataDir, heads] = [newFolder(), join(newFolder(), 'heads.txt')];
    await withStore(dataDir, addEntries);
    const env = { DATA_DIR: dataDir, AUDIT_HEAD_FILE: heads };
    const server = startServer(checkout(), { ...env, LOG_LEVEL: 'info' });
    await server.listening();
    expect(server.output.stdout).toContain('"msg":"the audit log ends here"');
    expect(readFileSync(heads, 'utf8')).toMatch(/^\S+Z 4 [\da-f]{64}\n$/);
    expect(statSync(heads).mode & 0o077).toBe(0);
    const compared = expect.stringMatching(
      /^Heads in \S+ that the log was compared with: 1, from \S+Z to \S+Z\.\nThe audit log is whole/,
    ) as string;
    expect(await verify(env)).toEqual({ status: 0, stdout: compared, stderr: '' });
    await withStore(dataDir, (store) => store.addAuditEntry(entry(4)));
    server.child.kill('SIGTERM');
    await server.ended;
    expect(readFileSync(heads, 'utf8')).toMatch(/Z 5 [\da-f]{64}\n$/);
  });

  test('a start says in one line where nobody holds the end of the log', async () => {
    const nobody =
      /^Nobody outside of the store holds the end of the audit log: .* Set AUDIT_HEAD_FILE/m;
    const kept = { AUDIT_HEAD_FILE: join(newFolder(), 'heads.txt') };
    for (const env of [{}, kept]) {
      const server = startServer(checkout(), { DATA_DIR: newFolder(), ...env });
      await server.listening();
      // What is printed after it.
      await expect.poll(() => server.output.stdout).toContain('Restores are unprotected');
      const { stdout } = server.output;
      if (env === kept) expect(stdout).not.toMatch(nobody);
      else expect(stdout).toMatch(nobody);
    }
  });

  test('a log that was cut short together with its head is found by the heads, and so is a file of heads that is gone', async () => {
    const [dataDir, heads] = [newFolder(), join(newFolder(), 'heads.txt')];
    const at = '2026-01-02T00:00:00.000Z';
    await withStore(dataDir, async (store) => {
      await addEntries(store);
      appendHead(heads, { at, ...(await store.auditHead()) });
    });
    const thief = new DatabaseSync(storeFileIn(dataDir));
    thief.exec(`DROP TRIGGER admin_audit_is_not_deleted; DELETE FROM admin_audit WHERE seq = 3;
      UPDATE audit_head SET seq = 2, hash = (SELECT hash FROM admin_audit WHERE seq = 2)`);
    thief.close();
    const env = { DATA_DIR: dataDir, AUDIT_HEAD_FILE: heads };
    const cut = await verify(env);
    expect(cut.status).toBe(1);
    expect(cut.stderr).toMatch(
      /^The audit log is broken: the log ends with entry 2, and had 3 on 2026-01-02T00:00:00\.000Z\.\n/,
    );
    const line = readFileSync(heads, 'utf8').trim();
    const given = await verify({ DATA_DIR: dataDir }, '--head', line);
    expect([given.status, given.stderr]).toEqual([1, cut.stderr]);
    expect(given.stdout).toMatch(/^Heads in --head that the log was compared with: 1, from /);
    const wrong = await verify({ DATA_DIR: dataDir }, '--head', line.slice(0, -1));
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toMatch(/^--head "2026-\S+ 3 \w+" is not a head of the log\. Copy .*\n$/);
    renameSync(heads, `${heads}.gone`);
    const gone = await verify(env);
    expect(gone.status).toBe(1);
    expect(gone.stderr).toMatch(/^AUDIT_HEAD_FILE \S+ cannot be read/);
  });

  test('a start says in one line that the heads cannot be written', async () => {
    const file = join(newFolder(), 'missing', 'heads.txt');
    const server = startServer(checkout(), { DATA_DIR: newFolder(), AUDIT_HEAD_FILE: file });
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toMatch(/^AUDIT_HEAD_FILE \S+ cannot be written \(ENOENT.*\n$/);
  });

  test('a start warns of heads that lie beside the store', async () => {
    const dataDir = newFolder();
    const file = join(dataDir, 'heads.txt');
    const server = startServer(checkout(), { DATA_DIR: dataDir, AUDIT_HEAD_FILE: file });
    await server.listening();
    expect(server.output.stdout).toMatch(/^AUDIT_HEAD_FILE \S+ lies in DATA_DIR, .*\.$/m);
  });

  test.each([
    ['there is no store', () => undefined, /^There is no store at \S+\. Set DATA_DIR/],
    [
      'the store is older than the chain',
      (file: string) => {
        new DatabaseSync(file).exec('CREATE TABLE admin_audit (id TEXT)');
      },
      /^\S+ is of an older version, whose log has no chain\./,
    ],
    ['the store is damaged', (file: string) => writeFileSync(file, 'x'.repeat(9999)), /is damaged/],
  ])('it says in one line that %s', async (_what, make, line) => {
    const dataDir = newFolder();
    mkdirSync(dataDir, { recursive: true });
    make(storeFileIn(dataDir));
    const { status, stdout, stderr } = await verify({ DATA_DIR: dataDir });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('a file of heads that somebody wrote into is named with its line', async () => {
    const dataDir = newFolder();
    await withStore(dataDir, addEntries);
    const heads = join(newFolder(), 'heads.txt');
    writeFileSync(heads, `2026-01-01T00:00:00.000Z 1 ${'a'.repeat(64)}\nnothing\n`);
    const { status, stderr } = await verify({ DATA_DIR: dataDir, AUDIT_HEAD_FILE: heads });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Line 2 of \S+ \(AUDIT_HEAD_FILE\) is not a head of the log.*\n$/);
  });
});

describeWithPostgres('npm run audit:verify in Postgres', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('it reads with the rights of the server, and says what is missing', async () => {
    const url = await postgres.newSchema();
    const { store } = await openPostgresStore(url);
    onTestFinished(() => store.close());
    await addEntries(store);
    const env = { DATABASE_URL: url };
    expect(await verify(env)).toEqual({ status: 0, stdout: unset + whole, stderr: '' });
    await postgres.asSuperuser(
      url,
      'ALTER TABLE admin_audit DISABLE TRIGGER ALL',
      'DELETE FROM admin_audit WHERE seq = 2',
    );
    const { status, stderr } = await verify(env);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The audit log is broken: entry 2 is missing\.\n/);
  });
});
