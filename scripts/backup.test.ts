import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test, vi } from 'vitest';
import { minuteMs } from '../domain/time.ts';
import { copiedTables } from '../server/backup/copy-rows.ts';
import { readBackupState } from '../server/backup/backup-state.ts';
import { begun, sendDue, subscribe } from '../server/letters/letters.fixture.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { lockFolder } from '../server/db/data-folder-lock.ts';
import { findBytes } from '../server/db/find-bytes.fixture.ts';
import { describeWithPostgres, testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { ana, id, listAll, byOwner } from '../server/db/samples.fixture.ts';
import { openDatabase } from '../server/db/sqlite/open-database.ts';
import { newFolder } from '../server/new-folder.fixture.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { erase } from '../server/subscribers/erase.ts';

const identity = await generateIdentity();
const recipient = await identityToRecipient(identity);
const zulmira = { ...ana, name: 'Zulmira', email: 'zulmira@quental.example', id: id(7) };
const earlier = join(import.meta.dirname, '../server/stores/version-1/store.sqlite');

type Env = Record<string, string>;
const makeBackup = (env: Env, ...args: string[]) => ownersCommandHere(backup, env, args);
const putBack = (env: Env, ...args: string[]) => ownersCommandHere(restore, env, args);

/** Two backups of one second would have one name. */
let now = Math.floor(Date.now() / 1000) * 1000;
function minuteLater(): Date {
  now += minuteMs;
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  return new Date(now);
}

async function open(sealed: Buffer): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return decrypter.decrypt(sealed);
}

/** Makes a backup and opens it as its owner does. @returns the opened file */
async function backUp(env: Env, ...args: string[]): Promise<string> {
  minuteLater();
  const folder = env['BACKUP_TO'] ?? join(env['DATA_DIR'] ?? '', 'backups');
  const before = existsSync(folder) ? readdirSync(folder) : [];
  expect(await makeBackup(env, ...args)).toMatchObject({ status: 0, stderr: '' });
  const [name = ''] = readdirSync(folder).filter((each) => !before.includes(each));
  if (!name.endsWith('.age')) return join(folder, name);
  const opened = join(newFolder('opened'), basename(name, '.age'));
  writeFileSync(opened, await open(readFileSync(join(folder, name))));
  return opened;
}

/** A server with two people, whose backups go elsewhere. */
async function twoPeople(changes: Env = {}) {
  const dataDir = newFolder('data');
  const env = {
    DATA_DIR: dataDir,
    BACKUP_TO: newFolder('elsewhere'),
    BACKUP_RECIPIENT: recipient,
    ...changes,
  };
  const file = storeFileIn(dataDir);
  const store = await openSqliteStore(file, false, dataDir);
  onTestFinished(() => store.close());
  const created_at = minuteLater().toISOString();
  for (const each of [ana, zulmira]) await store.addSubmission({ ...each, created_at });
  const eraseZulmira = () => byOwner(store, erase, zulmira.email, minuteLater());
  return { env, file, dataDir, store, eraseZulmira };
}

async function peopleIn(dataDir: string): Promise<string[]> {
  const store = await openSqliteStore(storeFileIn(dataDir));
  const people = await listAll(store);
  await store.close();
  return people.map(({ name }) => name);
}

test('a sealed backup brings people, settings and the key of DKIM back on an empty machine', async () => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const pem = key.export({ type: 'pkcs8', format: 'pem' });
  const file = join(newFolder('dkim'), 'key.pem');
  writeFileSync(file, pem);
  const dkim = { DKIM_DOMAIN: 'retreat.pt', DKIM_SELECTOR: 'a"$`\\', DKIM_KEY_FILE: file };
  const { env } = await twoPeople(dkim);
  const opened = await backUp(env);
  const [sealed = ''] = readdirSync(env.BACKUP_TO);
  expect(sealed).toMatch(/^raiz-do-vau-\d{8}T\d{6}Z-\d{12}-[\da-f]{8}\.tar\.gz\.age$/);
  expect(statSync(join(env.BACKUP_TO, sealed)).mode & 0o777).toBe(0o600);
  const made = new Date(now).toISOString();
  expect(readBackupState(env.DATA_DIR)).toEqual({ newest: made, oldest: made, failingSince: null });

  const machine = join(newFolder('machine'), 'data');
  const put = await putBack({ DATA_DIR: machine }, opened);
  expect(put).toMatchObject({ status: 0, stderr: '' });
  expect(put.stdout).toContain(` holds 2 submissions. It was made at ${made}.\n`);
  expect(await peopleIn(machine)).toEqual([ana.name, zulmira.name]);
  const restored = (name: string) => readFileSync(join(machine, `raiz-do-vau.restored.${name}`));
  expect(restored('env').toString()).toContain('DKIM_SELECTOR="a\\"\\$\\`\\\\"\n');
  expect(restored('dkim.pem').toString()).toBe(pem);
  expect(statSync(machine).mode & 0o777).toBe(0o700);
});

test('by the erasures of the newest backup an older one brings nobody back who was erased, not in a byte, and whoever joined later is in the newest', async () => {
  const { env, store, eraseZulmira } = await twoPeople();
  const older = await backUp(env);
  await eraseZulmira();
  const created_at = minuteLater().toISOString();
  await store.addSubmission({ ...ana, name: 'Rui', id: id(8), created_at });
  const newer = await backUp(env);
  const [one, two] = [newFolder('machine'), newFolder('machine')];
  expect(await putBack({ DATA_DIR: one }, newer)).toMatchObject({ status: 0, stderr: '' });
  expect(await peopleIn(one)).toEqual([ana.name, 'Rui']);
  const put = await putBack({ DATA_DIR: two }, older, newer);
  expect(put).toMatchObject({ status: 0, stderr: '' });
  expect(put.stdout).toMatch(/^Decisions since then that hold again .*: 1\./m);
  expect(await peopleIn(two)).toEqual([ana.name]);
  expect(findBytes(two, [zulmira.email])).toEqual([]);
});

test('a letter to the list that was under way stands still, and the command says so', async () => {
  const DATA_DIR = newFolder('data');
  const store = await openSqliteStore(storeFileIn(DATA_DIR), true);
  onTestFinished(() => store.close());
  await subscribe(store, ['ana@example.org', 'rui@example.org'], minuteLater());
  const letter = await begun(store, minuteLater());
  expect(await sendDue(store, letter.due, 1)).toHaveLength(1);
  const machine = newFolder('machine');
  const put = await putBack({ DATA_DIR: machine }, await backUp({ DATA_DIR }));
  expect(put.stdout).toContain('A letter to the list was under way when the backup was made.');
  const restored = await openSqliteStore(storeFileIn(machine), true);
  onTestFinished(() => restored.close());
  expect(await restored.letters.read(letter.id)).toMatchObject({ state: 'stopped' });
  expect(await sendDue(restored, new Date())).toEqual([]);
});

/** Changes the contents of an opened backup, and packs them again. */
function repack(file: string, change: (folder: string) => void): void {
  const folder = newFolder('contents');
  execFileSync('tar', ['xzf', file, '-C', folder]);
  change(folder);
  execFileSync('tar', ['czf', file, '-C', folder, ...readdirSync(folder)]);
}
const runInStore = (file: string, statement: string) =>
  repack(file, (folder) => {
    using store = new DatabaseSync(join(folder, 'store.sqlite'));
    store.exec(statement);
  });
const otherTime = (file: string) => file.replace(/-\d{8}T/, '-20300101T');

test.each<[string, (file: string) => void, RegExp]>([
  ['cut short', (file) => truncateSync(file, 4000), /nexpected/],
  ['that is sealed still', (file) => writeFileSync(file, 'age-encryption.org/v1\n'), /with age/],
  [
    'in the name of another',
    (file) => renameSync(file, otherTime(file)),
    /it is raiz-do-vau-\S+, renamed/,
  ],
  [
    'with a link in the place of its store',
    (file) =>
      repack(file, (folder) =>
        execFileSync('ln', ['-sf', '/etc/passwd', join(folder, 'store.sqlite')]),
      ),
    /its store\.sqlite is no file/,
  ],
  [
    'with a trigger of its own',
    (file) =>
      runInStore(file, 'CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM events; END'),
    /structure of the store in it is not that of this site/,
  ],
  [
    'of a newer version',
    (file) => runInStore(file, "INSERT INTO kysely_migration VALUES ('999901010000_later', '')"),
    /a newer version of the site made it/,
  ],
  [
    'of version 1.0.0',
    (file) => copyFileSync(earlier, file),
    /version 1\.0\.0 made it\. .* Restore it with that version and then upgrade/,
  ],
])('a backup %s is refused in one line, and nothing is changed', async (_what, spoil, reason) => {
  const { env } = await twoPeople();
  const file = await backUp(env);
  const machine = newFolder('machine');
  spoil(file);
  const given = existsSync(file) ? file : otherTime(file);
  const { status, stderr } = await putBack({ DATA_DIR: machine }, given);
  expect(status).toBe(1);
  expect(stderr).toMatch(reason);
  expect(stderr).toMatch(/^.*Nothing was changed\..*\n$/);
  expect(readdirSync(machine)).toEqual(['server.lock']);
});

test('a backup is put over no store, and nowhere while a server runs', async () => {
  const { env, dataDir } = await twoPeople();
  const file = await backUp(env);
  const over = await putBack({ DATA_DIR: dataDir }, file);
  expect(over.stderr).toMatch(/^\S+ is there, and a backup is never put over anything\. .*\n$/);
  const running = newFolder('running');
  onTestFinished(lockFolder(running, 'as a server does'));
  const refused = await putBack({ DATA_DIR: running }, file);
  expect(refused.stderr).toMatch(/^A server is using \S+\. Nothing was changed\. Stop the.*\n$/);
});

test('without a recipient a backup stays in the data folder, with no byte of who was deleted; what a killed one left goes, and so does what is old', async () => {
  const { env, dataDir, eraseZulmira } = await twoPeople({ BACKUP_TO: '', BACKUP_RECIPIENT: '' });
  const killed = join(dataDir, 'raiz-do-vau.making-Qx1');
  mkdirSync(killed);
  utimesSync(killed, 0, 0);
  const old = 'raiz-do-vau-20250101T000000Z.sqlite';
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'backups', old), '');
  await eraseZulmira();
  const file = await backUp({ DATA_DIR: env.DATA_DIR });
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([basename(file)]);
  expect(readdirSync(dataDir).filter((name) => name.includes('making'))).toEqual([]);
  const store = execFileSync('tar', ['xzOf', file, 'store.sqlite']);
  expect(store.includes(ana.email)).toBe(true);
  expect(store.includes(zulmira.email)).toBe(false);
});

test('a backup that did not arrive is told in one line, and since when', async () => {
  const { env } = await twoPeople({ BACKUP_TO: '/nowhere' });
  const failingSince = minuteLater().toISOString();
  for (let time = 0; time < 2; time += 1) {
    const { status, stderr } = await makeBackup(env);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^No backup was made: ENOENT.*\n$/),
    ]);
    expect(readBackupState(env.DATA_DIR)).toEqual({ newest: null, oldest: null, failingSince });
    minuteLater();
  }
  await backUp({ ...env, BACKUP_TO: newFolder('elsewhere') });
  expect(readBackupState(env.DATA_DIR).failingSince).toBeNull();
});

/** All rows of a store that a backup brings back. */
function rowsOf(file: string): Record<string, string[]> {
  using store = new DatabaseSync(file);
  return Object.fromEntries(
    copiedTables(store).map(({ name, columns }) => [
      name,
      store
        .prepare(`SELECT ${columns.map((column) => `"${column}"`).join(', ')} FROM "${name}"`)
        .all()
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ]),
  );
}

describeWithPostgres('backups with Postgres', { timeout: 120_000 }, () => {
  const postgres = testDatabases();

  test('everything of an embedded store moves into Postgres by its backup, and back by one of Postgres', async () => {
    const dataDir = newFolder('data');
    copyFileSync(earlier, storeFileIn(dataDir));
    const store = await openDatabase(storeFileIn(dataDir), { copiesFirst: false });
    // One that may go on stops with a restore.
    store.exec("UPDATE letters SET state = 'sent' WHERE state <> 'draft'");
    store.close();
    const rows = rowsOf(storeFileIn(dataDir));
    expect(Object.values(rows).filter((each) => each.length > 0).length).toBeGreaterThan(15);
    const DATABASE_URL = await postgres.newEmptyDatabase();
    const moved = await putBack(
      { DATA_DIR: newFolder('pg'), DATABASE_URL },
      await backUp({ DATA_DIR: dataDir }),
    );
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    const again = await putBack(
      { DATA_DIR: newFolder('pg'), DATABASE_URL },
      await backUp({ DATA_DIR: dataDir }),
    );
    expect(again.stderr).toMatch(/^DATABASE_URL leads to .* which is not empty, .*\n$/);
    const back = newFolder('back');
    const opened = await backUp({ DATA_DIR: newFolder('pg'), DATABASE_URL });
    expect(await putBack({ DATA_DIR: back }, opened)).toMatchObject({ status: 0, stderr: '' });
    expect(rowsOf(storeFileIn(back))).toEqual(rows);
  });

  test('of several servers one backs up the store, each sends its erasures, and a restore reads those of all', async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const to = { BACKUP_TO: newFolder('elsewhere'), BACKUP_RECIPIENT: recipient, DATABASE_URL };
    const [one, two] = [newFolder('one'), newFolder('two')];
    const server = async (dataDir: string) => {
      const { store } = await openPostgresStore(DATABASE_URL, false, dataDir);
      onTestFinished(() => store.close());
      return store;
    };
    const [first, second] = [await server(one), await server(two)];
    const created_at = minuteLater().toISOString();
    const rui = { ...ana, name: 'Rui', email: 'rui@example.org', id: id(8) };
    for (const each of [ana, zulmira, rui]) await first.addSubmission({ ...each, created_at });
    const store = await backUp({ ...to, DATA_DIR: one }, '--by-itself');
    minuteLater();
    expect(await makeBackup({ ...to, DATA_DIR: two }, '--by-itself')).toMatchObject({ stdout: '' });
    expect(readdirSync(to.BACKUP_TO)).toHaveLength(1);
    expect(readBackupState(two).newest).toBe(readBackupState(one).newest);

    await byOwner(first, erase, zulmira.email, minuteLater());
    await byOwner(second, erase, rui.email, minuteLater());
    const later = [await backUp({ ...to, DATA_DIR: one }), await backUp({ ...to, DATA_DIR: two })];
    const machine = newFolder('machine');
    const put = await putBack({ DATA_DIR: machine }, store, ...later);
    expect(put).toMatchObject({ status: 0, stderr: '' });
    expect(await peopleIn(machine)).toEqual([ana.name]);
  });
});
