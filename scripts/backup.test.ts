import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ana as interest } from '../server/app.fixture.ts';
import { backupName } from '../server/db/data-folder.ts';
import { lockFolder } from '../server/db/data-folder-lock.ts';
import {
  checkout,
  ownersCommand,
  ownersCommandHere,
  startServer,
  surroundings,
} from '../server/system-tests/server-process.fixture.ts';
import { ana, id, listAll } from '../server/db/samples.fixture.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { submitTo } from '../server/submissions/submit.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');

const commands = { backup, restore };

/** Runs one of the owner's commands on a data folder. */
const command = (name: keyof typeof commands, dataDir: string, ...args: string[]) =>
  ownersCommandHere(commands[name], { DATA_DIR: dataDir }, args);

/** Submits through a proxy that forwards the visitor's IP address. */
const submit = (origin: string, name: string, visitor = '192.0.2.1') =>
  submitTo(origin, { ...interest, name }, { 'x-forwarded-for': visitor });

async function namesIn(file: string): Promise<string[]> {
  const store = openSqliteStore(file);
  const rows = await listAll(store);
  await store.close();
  return rows.map((row) => row.name);
}

/** A data folder whose store holds submissions with these names. */
async function dataWith(...names: string[]) {
  const dataDir = newFolder('data');
  const file = join(dataDir, 'raiz-do-vau.sqlite');
  const store = openSqliteStore(file);
  for (const [number, name] of names.entries()) {
    await store.addSubmission({ ...ana, name, id: id(number) });
  }
  await store.close();
  return { dataDir, file };
}

test('a restored backup has every submission that was acknowledged before the backup was made', async () => {
  const folder = checkout();
  const dataDir = join(folder, 'data');
  const before = startServer(folder, { TRUSTED_PROXIES: '127.0.0.1' });
  const origin = await before.listening();

  // Visitors submit as fast as they are answered, all through the backup, each from several IP
  // addresses, because one may send 60 a minute.
  const acknowledged: string[] = [];
  let isOpen = true;
  const visit = async (visitor: number) => {
    for (let number = 0; isOpen; number += 1) {
      const name = `${visitor} ${number}`;
      const from = `198.51.${visitor}.${Math.floor(number / 50)}`;
      const answer = await submit(origin, name, from).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(name);
    }
  };
  const visits = Promise.all([1, 2, 3, 4].map(visit));
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(60), 20_000);

  const promised = [...acknowledged];
  const file = join(folder, 'copy.sqlite');
  const made = await ownersCommand('backup', { DATA_DIR: dataDir }, ['--to', file]);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(acknowledged.length).toBeGreaterThan(promised.length);
  before.child.kill('SIGKILL');
  isOpen = false;
  await visits;

  const put = await ownersCommand('restore', { DATA_DIR: dataDir }, [file]);
  expect(put).toMatchObject({ status: 0, stderr: '' });
  const after = startServer(folder);
  await submit(await after.listening(), 'Zoe');
  after.child.kill('SIGTERM');
  await after.ended;
  const names = await namesIn(join(dataDir, 'raiz-do-vau.sqlite'));
  expect(names).toEqual(expect.arrayContaining([...promised, 'Zoe']));
  expect(new Set(names).size).toBe(names.length);
  // Submissions after the backup are not lost either: the previous store is kept.
  const aside = readdirSync(dataDir).find((name) => name.includes('before-restore'));
  expect(await namesIn(join(dataDir, aside ?? ''))).toEqual(expect.arrayContaining(acknowledged));
}, 60_000);

test('`npm run backup` names the backup by its time in UTC and makes it readable by its owner only', async () => {
  const { dataDir } = await dataWith('Ana', 'Rui');
  const { status, stdout } = await command('backup', dataDir);
  expect(status).toBe(0);
  expect(stdout).toMatch(/ holds 2 submissions, and was read through without an error\.\n$/);
  const folder = join(dataDir, 'backups');
  const [name = '', checksum, ...rest] = readdirSync(folder);
  expect(rest).toEqual([]);
  expect(checksum).toBe(`${name}.sha256`);
  expect(execFileSync('sha256sum', ['--check', checksum ?? ''], { cwd: folder }).toString()).toBe(
    `${name}: OK\n`,
  );
  expect(name).toMatch(/^raiz-do-vau-\d{8}T\d{6}Z\.sqlite$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a backup holds no bytes of submissions that were deleted from the store', async () => {
  const { dataDir, file } = await dataWith('Ana Forgotten', 'Rui');
  const store = new DatabaseSync(file);
  store.exec("DELETE FROM interest_submissions WHERE name LIKE 'Ana%'");
  store.close();
  const copy = join(dataDir, 'copy.sqlite');
  await command('backup', dataDir, '--to', copy);
  expect(readFileSync(file).includes('Ana Forgotten')).toBe(true);
  expect(readFileSync(copy).includes('Ana Forgotten')).toBe(false);
});

test('`npm run backup -- --to` does not overwrite an existing file', async () => {
  const { dataDir } = await dataWith('Ana');
  const file = join(dataDir, 'precious');
  writeFileSync(file, 'precious');
  const { status, stderr } = await command('backup', dataDir, '--to', file);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\S+precious exists already and is not overwritten\..*\n$/);
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

test('`npm run restore` with DATABASE_URL set wants the owner of its tables', async () => {
  const DATABASE_URL = 'postgres://raiz:hush@127.0.0.1:9/raiz';
  const { status, stderr } = await ownersCommandHere(restore, { DATABASE_URL }, ['copy']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^DATABASE_OWNER_URL is not set\. .*\n$/);
  expect(stderr).not.toContain('hush');
});

test.each(['missing/', 'missing/deeper/', 'missing/copy.sqlite'])(
  '`npm run backup -- --to %s` makes no backup when the folder does not exist',
  async (name) => {
    const { dataDir } = await dataWith('Ana');
    // Not joined with `join`, which would keep the trailing slash as well, but hide that it
    // matters.
    const { status, stdout, stderr } = await command(
      'backup',
      dataDir,
      '--to',
      `${dataDir}/${name}`,
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^There is no folder \S+\/missing(\/deeper)?, so no backup was made\. .*\n$/,
    );
    expect(readdirSync(dataDir)).not.toContain('missing');
  },
);

test('`npm run backup -- --to` accepts a folder with or without a trailing slash', async () => {
  const { dataDir } = await dataWith('Ana');
  for (const stroke of ['', '/']) {
    const folder = newFolder('other-disk');
    const { status } = await command('backup', dataDir, '--to', folder + stroke);
    expect(status).toBe(0);
    expect(readdirSync(folder)).toEqual([
      expect.stringMatching(/^raiz-do-vau-\S+Z\.sqlite$/),
      expect.stringMatching(/^raiz-do-vau-\S+Z\.sqlite\.sha256$/),
    ]);
  }
});

test('`npm run backup` deletes what killed runs have left and nothing else', async () => {
  const { dataDir } = await dataWith('Ana');
  const folder = join(dataDir, 'backups');
  mkdirSync(folder);
  // Of another second than the one to come: two of one second would have one name.
  const kept = [backupName(new Date(Date.now() - 3_600_000), 'sqlite')];
  for (const name of kept) writeFileSync(join(folder, name), '');
  const running = spawn('sleep', ['60']);
  onTestFinished(() => void running.kill());
  const { pid: ended } = spawnSync('true');
  const copy = 'raiz-do-vau-20260101T040506Z.sqlite.partial';
  const leftovers = [copy, `${copy}-journal`, `${copy}-${ended}`, `${copy}-${ended}-journal`];
  const others = [`${copy}-${String(running.pid)}`, 'mail.partial', 'raiz-do-vau-notes.txt'];
  for (const name of [...leftovers, ...others]) writeFileSync(join(folder, name), '');
  expect((await command('backup', dataDir)).status).toBe(0);
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining([...kept, ...others]));
  expect(names.filter((name) => leftovers.includes(name))).toEqual([]);
});

// A file system table of its own, for this one command.
const inTable = '/bin/mount --bind "$1" /etc/fstab && shift && exec "$@"';
const mayMount = () =>
  existsSync('/etc/fstab') &&
  spawnSync('unshare', ['--mount', '/bin/sh', '-c', inTable, 'sh', '/dev/null', '/bin/true'])
    .status === 0;

test.skipIf(!mayMount())(
  '`npm run backup -- --to` makes no backup where the disk of a folder is not mounted',
  async () => {
    const { dataDir } = await dataWith('Ana');
    const place = newFolder('other disk');
    const table = join(dataDir, 'fstab');
    writeFileSync(table, `# disks\n/dev/sdz1 ${place.replaceAll(' ', '\\040')} ext4 nofail 0 2\n`);
    const inProcess = [process.execPath, 'scripts/backup.ts', '--to', place];
    const args = ['--mount', '/bin/sh', '-c', inTable, 'sh', table, ...inProcess];
    const { status, stderr } = spawnSync('unshare', args, {
      cwd: root,
      env: { ...surroundings, DATA_DIR: dataDir },
    });
    expect(status).toBe(1);
    expect(stderr.toString()).toMatch(
      /^The disk of .* is not mounted, so no backup was made\. .*\n$/,
    );
    expect(readdirSync(place)).toEqual([]);
  },
);

test('`npm run backup` rejects an unknown option in one line', async () => {
  const { dataDir } = await dataWith('Ana');
  const { status, stderr } = await command('backup', dataDir, '--too', 'file');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--too'.*\n$/);
});

test('`npm run backup` says in one line that the data folder holds no store', async () => {
  const { status, stderr } = await command('backup', newFolder('empty'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no store at .*\n$/);
});

test('`npm run restore` refuses to replace a store that a running server uses', async () => {
  const { dataDir } = await dataWith('Ana');
  await command('backup', dataDir, '--to', join(dataDir, 'copy'));
  onTestFinished(lockFolder(dataDir, 'as a server does'));
  const { status, stdout, stderr } = await command('restore', dataDir, join(dataDir, 'copy'));
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^A server is using \S+\. Nothing was changed\. Stop the server.*\n$/);
  expect(readdirSync(dataDir).filter((name) => name.includes('before-restore'))).toEqual([]);
});

test('`npm run restore` creates the store in an empty data folder', async () => {
  const { dataDir } = await dataWith('Ana', 'Rui');
  const copy = join(dataDir, 'copy');
  await command('backup', dataDir, '--to', copy);
  const other = join(newFolder('other'), 'data');
  expect(await command('restore', other, copy)).toMatchObject({ status: 0, stderr: '' });
  expect(await namesIn(join(other, 'raiz-do-vau.sqlite'))).toEqual(['Ana', 'Rui']);
  expect(statSync(other).mode & 0o777).toBe(0o700);
});

test('`npm run restore` leaves a damaged store as it is, names the files to move, and works once they are moved', async () => {
  const { dataDir, file } = await dataWith('Ana');
  const copy = join(dataDir, 'copy');
  await command('backup', dataDir, '--to', copy);
  writeFileSync(file, 'overwritten by accident');
  const { status, stderr } = await command('restore', dataDir, copy);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /Nothing was changed\. Move this file and those beside it .* then restore\.\n$/,
  );
  expect(readFileSync(file, 'utf8')).toBe('overwritten by accident');
  renameSync(file, `${file}.broken`);
  expect(await command('restore', dataDir, copy)).toMatchObject({ status: 0 });
  expect(await namesIn(file)).toEqual(['Ana']);
});

test.each([
  ['cut short', (copy: string) => truncateSync(copy, 8192), /is not a whole copy of the store/],
  [
    'of something else',
    (copy: string) => writeFileSync(copy, 'an e-mail'),
    /is not a whole copy of the store/,
  ],
  [
    'with one changed byte in a message',
    (copy: string) => {
      const bytes = readFileSync(copy);
      bytes.write('h', bytes.indexOf('quando abre'));
      writeFileSync(copy, bytes);
    },
    /its checksum is another/,
  ],
  [
    'of a newer version',
    (copy: string) => {
      const database = new DatabaseSync(copy);
      database.exec("INSERT INTO migrations VALUES ('999901010000_later.sql', '')");
      database.close();
      rmSync(`${copy}.sha256`);
    },
    /was made by a newer version/,
  ],
])(
  '`npm run restore` rejects a backup %s and leaves the store unchanged',
  async (_what, spoil, reason) => {
    const { dataDir, file } = await dataWith('Ana');
    const copy = join(dataDir, 'copy');
    await command('backup', dataDir, '--to', copy);
    spoil(copy);
    const { status, stderr } = await command('restore', dataDir, copy);
    expect(status).toBe(1);
    expect(stderr).toMatch(reason);
    expect(stderr).toMatch(/^.*Nothing was changed\..*\n$/);
    expect(await namesIn(file)).toEqual(['Ana']);
  },
);
