import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { headLine } from '../server/events/audit/chain.ts';
import { entry } from '../server/events/audit/audit-log.fixture.ts';
import { headsOf, MirrorFile } from '../server/events/mirror/mirror-file.ts';
import { ana } from '../server/db/samples.fixture.ts';
import { fileIn } from '../server/subscribers/replay/mirror.fixture.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { describeWithPostgres, testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import type { Store } from '../server/stores/store.ts';
import {
  checkout,
  ownersCommand,
  ownersCommandHere,
  startServer,
} from '../server/system-tests/server-process.fixture.ts';
import { verify as verifyLog } from './audit-verify.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const verify = (env: Record<string, string>, ...given: string[]) =>
  ownersCommandHere(verifyLog, env, given);

async function addEntries(store: Store): Promise<void> {
  for (const number of [1, 2, 3]) await store.addAuditEntry(entry(number));
}

async function withStore(
  dataDir: string,
  work: (store: Store) => Promise<void>,
  ledgerDir?: string,
): Promise<void> {
  const store = openSqliteStore(storeFileIn(dataDir), false, ledgerDir);
  await work(store);
  await store.close();
}

const whole = 'The audit log is whole: 3 entries, each chained to the one before.\n';
const unset =
  'LEDGER_DIR is not set, so a log cut short at its end, or written anew, looks whole. Name a head from a message to OWNER_EMAIL with `-- --head "<line>"`.\n';

describe('npm run audit:verify', () => {
  test('it finds the log of an embedded store whole while a server has it, and says what was changed', async () => {
    const dataDir = newFolder('audit');
    const store = openSqliteStore(storeFileIn(dataDir));
    onTestFinished(() => store.close());
    await addEntries(store);
    const env = { DATA_DIR: dataDir };
    const ended = await ownersCommand('audit-verify', env);
    expect(ended).toEqual({ status: 0, stdout: unset + whole, stderr: '' });

    const thief = new DatabaseSync(storeFileIn(dataDir));
    thief.exec('DROP TRIGGER events_is_not_changed; UPDATE events SET count = 7 WHERE seq = 2');
    thief.close();
    const { status, stdout, stderr } = await verify(env);
    expect([status, stdout]).toEqual([1, unset]);
    expect(stderr).toMatch(
      /^The audit log is broken: entry 2 was changed, or stands in another's place\.\nBefore anything else, copy .*\n$/,
    );
  });

  test('a server writes the head of the log to its own log and to the mirror, with which the log is compared', async () => {
    const [dataDir, mirror] = [newFolder('audit'), newFolder('audit')];
    await withStore(dataDir, addEntries);
    const env = { DATA_DIR: dataDir, LEDGER_DIR: mirror };
    const heads = () => headsOf(new MirrorFile(mirror).read().lines).map(({ seq }) => seq);
    const server = startServer(checkout(), { ...env, LOG_LEVEL: 'info' });
    await server.listening();
    expect(server.output.stdout).toContain('"msg":"the audit log ends here"');
    expect(heads()).toEqual([4]);
    const compared = expect.stringMatching(
      /^Heads in \S+ that the log was compared with: 1, from \S+Z to \S+Z\.\nThe audit log is whole/,
    ) as string;
    expect(await verify(env)).toEqual({ status: 0, stdout: compared, stderr: '' });
    await withStore(dataDir, (store) => store.addAuditEntry(entry(4)));
    server.child.kill('SIGTERM');
    await server.ended;
    expect(heads()).toEqual([4, 5]);
  });

  test('a log that was cut short together with its head is found by the heads, at the next start, too', async () => {
    const [dataDir, mirror] = [newFolder('audit'), newFolder('audit')];
    const at = '2026-01-02T00:00:00.000Z';
    let line = '';
    await withStore(
      dataDir,
      async (store) => {
        await addEntries(store);
        const head = { at, ...(await store.auditHead()) };
        await store.mirrorHead(head);
        line = headLine(head);
      },
      mirror,
    );
    const thief = new DatabaseSync(storeFileIn(dataDir));
    thief.exec(`DROP TRIGGER events_is_not_deleted; DELETE FROM events WHERE seq = 3;
      UPDATE event_head SET seq = 2, hash = (SELECT hash FROM events WHERE seq = 2)`);
    thief.close();
    const env = { DATA_DIR: dataDir, LEDGER_DIR: mirror };
    const cut = await verify(env);
    expect(cut.status).toBe(1);
    expect(cut.stderr).toMatch(
      /^The audit log is broken: the log ends with entry 2, and had 3 on 2026-01-02T00:00:00\.000Z\.\n/,
    );
    const given = await verify({ DATA_DIR: dataDir }, '--head', line);
    expect([given.status, given.stderr]).toEqual([1, cut.stderr]);
    expect(given.stdout).toMatch(/^Heads in --head that the log was compared with: 1, from /);
    const wrong = await verify({ DATA_DIR: dataDir }, '--head', line.slice(0, -1));
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toMatch(/^--head "2026-\S+ 3 \w+" is not a head of the log\. Copy .*\n$/);
    const server = startServer(checkout(), env);
    await server.listening();
    expect(server.output.stdout).toMatch(
      /^The audit log is not the one that had entry 3 on 2026-01-02T00:00:00\.000Z: an older copy was put back, or somebody cut or wrote it\./m,
    );
  });

  // mirror.test.ts of the replay has each way to change one.
  test('a mirror that was changed is noticed', async () => {
    const [dataDir, mirror] = [newFolder('audit'), newFolder('audit')];
    await withStore(
      dataDir,
      async (store) => {
        await store.addSubmission(ana);
        await store.rights.erase(ana.email, entry(1));
      },
      mirror,
    );
    const env = { DATA_DIR: dataDir, LEDGER_DIR: mirror };
    expect(await verify(env)).toMatchObject({ status: 0, stderr: '' });
    const text = readFileSync(fileIn(mirror), 'utf8');
    writeFileSync(fileIn(mirror), text.replace('olga', 'rosa'));
    const { status, stderr } = await verify(env);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The mirror \S+ was changed in line 2, .*\n$/);
  });

  test('a log whose oldest entries were cut off without the key of the mirror is found', async () => {
    const [dataDir, mirror] = [newFolder('audit'), newFolder('audit')];
    await withStore(
      dataDir,
      async (store) => {
        for (const number of [1, 2])
          await store.addAuditEntry(entry(number, { at: `2020-01-0${number}T00:00:00.000Z` }));
        await store.cutEvents(new Date('2020-01-02T00:00:00.000Z'));
      },
      mirror,
    );
    const env = { DATA_DIR: dataDir, LEDGER_DIR: mirror };
    expect(await verify(env)).toMatchObject({ status: 0, stderr: '' });
    using thief = new DatabaseSync(storeFileIn(dataDir));
    thief.exec("UPDATE event_head SET cut_signature = 'x'");
    const { status, stderr } = await verify(env);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The audit log is broken: entries up to 1 were cut off, and not by the site\.\n/,
    );
  });

  test.each([
    ['there is no store', () => undefined, /^There is no store at \S+\. Set DATA_DIR/],
    [
      'the store is older than the chain',
      (file: string) => {
        new DatabaseSync(file).exec('CREATE TABLE events (id TEXT)');
      },
      /^\S+ is of an older version, whose log has no chain\./,
    ],
  ])('it says in one line that %s', async (_what, make, line) => {
    const dataDir = newFolder('audit');
    mkdirSync(dataDir, { recursive: true });
    make(storeFileIn(dataDir));
    const { status, stdout, stderr } = await verify({ DATA_DIR: dataDir });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describeWithPostgres('npm run audit:verify in Postgres', () => {
  const postgres = testDatabases();

  test('it reads with the rights of the server, and says what is missing', async () => {
    const url = await postgres.newDatabase();
    const { store } = await openPostgresStore(url);
    onTestFinished(() => store.close());
    await addEntries(store);
    const env = { DATABASE_URL: url };
    expect(await verify(env)).toEqual({ status: 0, stdout: unset + whole, stderr: '' });
    await postgres.asSuperuser(
      url,
      'ALTER TABLE events DISABLE TRIGGER ALL',
      'DELETE FROM events WHERE seq = 2',
    );
    const { status, stderr } = await verify(env);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The audit log is broken: entry 2 is missing\.\n/);
  });
});
