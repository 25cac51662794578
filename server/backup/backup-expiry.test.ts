import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expireBackups, scheduleBackupExpiry, type ExpiredCopies } from './backup-expiry.ts';
import { checkout, ownersCommand, startServer } from '../system-tests/server-process.fixture.ts';
import { makeSmallDisk } from '../system-tests/small-disk.fixture.ts';
import { everything } from '../../content/everything.fixture.ts';
import { facts } from '../../content/facts.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { trafficEnv } from '../system-tests/traffic.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-03-20T12:00:00.000Z');
const daysAgo = (days: number, from = now) => new Date(from.getTime() - days * dayMs);
const aSecondBefore = (moment: Date) => new Date(moment.getTime() - 1000);
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Writes files into a data folder, each with the time it was last written. */
function write(dataDir: string, files: Record<string, Date>, size = 20): void {
  for (const [name, moment] of Object.entries(files)) {
    const file = join(dataDir, name);
    mkdirSync(dirname(file), { recursive: true });
    const content = name in others ? 'photographs' : 'CREATE TABLE interest_submissions (';
    writeFileSync(file, content + 'a'.repeat(size));
    utimesSync(file, moment, moment);
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/**
 * Copies of every kind, made this many days ago by the machine's clock, in a folder for another
 * server.
 */
function copiesMade(days: number): Record<string, Date> {
  const moment = daysAgo(days, new Date());
  const names = [
    `backups/raiz-do-vau-${stamp(moment)}.sqlite`,
    `backups/raiz-do-vau-${stamp(moment)}.sqlite-wal`,
    `backups/raiz-do-vau-${stamp(moment)}.dump`,
    `backups/raiz-do-vau-${stamp(moment)}.dump.partial`,
    `backups/before the fair ${days}.sqlite`,
    `raiz-do-vau.before-restore-${stamp(moment)}.sqlite`,
  ];
  return Object.fromEntries(names.map((name) => [name, moment]));
}

const { copyDays } = facts;
const old = copiesMade(copyDays + 0.1);
const young = copiesMade(copyDays - 0.1);
const others = {
  'raiz-do-vau.txt': daysAgo(900),
  'emails/old.txt': daysAgo(900),
  // A file of another program in the same folder.
  'backups/photographs.tar': daysAgo(900),
};

describe('the expiry of backups of the embedded store', { timeout: 60_000 }, () => {
  test('a starting server deletes backups that are older than the privacy policy allows', async () => {
    const DATA_DIR = newFolder('data');
    write(DATA_DIR, { ...old, ...young, ...others });
    const server = startServer(checkout(), { ...trafficEnv, DATA_DIR });
    await server.listening();
    const ofServer = /^(server\.lock|raiz-do-vau\.sqlite(-wal|-shm)?)$/;
    expect(filesIn(DATA_DIR).filter((name) => !ofServer.test(name))).toEqual(
      Object.keys({ ...young, ...others }).sort(),
    );
  });

  test('a starting server deletes expired backups on a full disk, too', async (context) => {
    const disk = makeSmallDisk();
    if (!disk) return context.skip();
    onTestFinished(disk.remove);
    const DATA_DIR = join(disk.folder, 'data');
    const env = { ...trafficEnv, DATA_DIR };
    const folder = checkout();
    const first = startServer(folder, env);
    await first.listening();
    first.child.kill('SIGTERM');
    await first.ended;
    write(DATA_DIR, { ...old, ...young }, 100_000);
    disk.fill();
    // Without the disk space of the expired copies the store could not even be opened.
    await startServer(folder, env).listening();
    for (const name of Object.keys(old)) expect(existsSync(join(DATA_DIR, name))).toBe(false);
    for (const name of Object.keys(young)) expect(existsSync(join(DATA_DIR, name))).toBe(true);
  });

  test.each([
    // file name, when it was last written, whether it is deleted
    [`backups/raiz-do-vau-${stamp(aSecondBefore(daysAgo(copyDays)))}.sqlite`, now, true],
    [`backups/raiz-do-vau-${stamp(daysAgo(copyDays))}.sqlite`, now, false],
    [`backups/raiz-do-vau-${stamp(daysAgo(1))}.sqlite`, daysAgo(copyDays + 1), true],
    ['backups/raiz-do-vau-21260319T000000Z.sqlite', daysAgo(copyDays + 1), true],
    ['backups/raiz-do-vau-20269999T000000Z.sqlite', daysAgo(copyDays - 1), false],
    ['backups/mine.sqlite', daysAgo(copyDays + 0.01), true],
    ['backups/mine.sqlite', daysAgo(copyDays - 0.01), false],
    [`raiz-do-vau.before-restore-${stamp(daysAgo(copyDays + 5))}.sqlite`, now, true],
    [`raiz-do-vau.before-restore-${stamp(daysAgo(copyDays - 0.5))}.sqlite`, now, false],
    ['raiz-do-vau.sqlite', daysAgo(900), false],
  ])(
    'whether the backup expiry, for a file named %s and last written %o, deletes it: %s',
    async (name, moment, isGone) => {
      const dataDir = newFolder('data');
      write(dataDir, { [name]: moment });
      const { deleted, failed } = await expireBackups(dataDir, () => now);
      expect(failed).toEqual([]);
      expect(deleted).toEqual(isGone ? [join(dataDir, name)] : []);
      expect(existsSync(join(dataDir, name))).toBe(!isGone);
    },
  );

  test('a backup with a custom file name is recognised by its content and expires', async () => {
    const DATA_DIR = newFolder('data');
    const store = openSqliteStore(join(DATA_DIR, 'raiz-do-vau.sqlite'));
    await store.close();
    const file = join(DATA_DIR, 'backups', 'before the fair');
    mkdirSync(dirname(file));
    await ownersCommand('backup', { DATA_DIR }, ['--to', file]);
    const deletedIn = async (days: number) =>
      (await expireBackups(DATA_DIR, () => daysAgo(-days, new Date()))).deleted;
    expect(await deletedIn(copyDays - 1)).toEqual([]);
    expect(await deletedIn(copyDays + 1)).toEqual([file]);
  });

  test('a running server deletes a backup within an hour of its expiry', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const dataDir = newFolder('data');
    const name = 'backups/mine.sqlite';
    write(dataDir, { [name]: daysAgo(copyDays - 0.01) });
    let time = now;
    const reports: ExpiredCopies[] = [];
    const stop = scheduleBackupExpiry(
      dataDir,
      () => time,
      (result) => reports.push(result),
    );
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    expect(existsSync(join(dataDir, name))).toBe(true);
    time = daysAgo(-0.05);
    vi.advanceTimersByTime(60 * 60 * 1000);
    await vi.waitFor(() => expect(reports).toHaveLength(2));
    expect(existsSync(join(dataDir, name))).toBe(false);
    stop();
    vi.advanceTimersByTime(2 * 60 * 60 * 1000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'an expired backup that cannot be deleted is reported, and the other expired backups are deleted',
    () => {
      const dataDir = newFolder('data');
      write(dataDir, {
        'backups/mine.sqlite': daysAgo(copyDays + 5),
        [Object.keys(old).at(-1) ?? '']: daysAgo(copyDays + 5),
      });
      chmodSync(dataDir, 0o777);
      chmodSync(join(dataDir, 'backups'), 0o755);
      const script = `import { expireBackups } from ${JSON.stringify(join(import.meta.dirname, 'backup-expiry.ts'))};
      const { deleted, failed } = await expireBackups(${JSON.stringify(dataDir)}, () => new Date());
      console.log(JSON.stringify([deleted.length, failed.map(({ file, err }) => [file, err.code])]));`;
      const nobody = 65_534;
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        uid: nobody,
        env: {},
      });
      expect(JSON.parse(output.toString())).toEqual([
        1,
        [[join(dataDir, 'backups/mine.sqlite'), 'EACCES']],
      ]);
      chmodSync(join(dataDir, 'backups'), 0o700);
      const unread = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        uid: nobody,
        env: {},
      });
      expect(JSON.parse(unread.toString())).toEqual([0, [[join(dataDir, 'backups'), 'EACCES']]]);
    },
  );
});

describeWithPostgres('the expiry of backups of Postgres', { timeout: 60_000 }, () => {
  const postgres = testDatabases();

  test.runIf(everything)(
    'a server on Postgres deletes expired backups of Postgres and of the embedded store',
    async () => {
      const DATA_DIR = newFolder('data');
      write(DATA_DIR, { ...old, ...young, ...others });
      const DATABASE_URL = await postgres.newDatabase();
      const server = startServer(checkout(), { ...trafficEnv, DATA_DIR, DATABASE_URL });
      await server.listening();
      expect(filesIn(DATA_DIR)).toEqual(Object.keys({ ...young, ...others }).sort());
    },
  );
});
