import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StartError } from '../start-error.ts';
import { migrate } from '../db/sqlite/migrate.ts';
import { describeAdminStore } from '../admin/admin.contract.ts';
import { ana } from '../db/samples.fixture.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { newStoreFile } from './new-store-file.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

const run = promisify(execFile);
const newFile = () => join(newFolder('store'), 'data', 'raiz-do-vau.sqlite');

describeAdminStore('embedded', async () => openSqliteStore(newStoreFile()));

describe('the embedded store', () => {
  test(
    'three servers that start at once on an empty data folder all start',
    { timeout: 30_000 },
    async () => {
      const file = newFile();
      const store = join(import.meta.dirname, 'sqlite-store.ts');
      const script = `import { openSqliteStore } from ${JSON.stringify(store)};
      const store = openSqliteStore(${JSON.stringify(file)});
      await store.createAdminAccount({ username: 'admin', passwordHash: String(process.pid), createdAt: new Date() });
      console.log((await store.adminAccount()).passwordHash); await store.close();`;
      const starts = Array.from({ length: 3 }, () =>
        run(process.execPath, ['--input-type=module', '-e', script]),
      );
      const printed = (await Promise.all(starts)).map(({ stdout }) => stdout.trim());
      expect(new Set(printed).size).toBe(1);
    },
  );

  test('a DATA_DIR that cannot be used stops the start with one line', () => {
    const file = join(newFolder('store'), 'occupied');
    writeFileSync(file, 'not a folder');
    expect(() => openSqliteStore(join(file, 'raiz-do-vau.sqlite'))).toThrow(StartError);
    expect(() => openSqliteStore(join(file, 'raiz-do-vau.sqlite'))).toThrow(
      /^DATA_DIR .*occupied cannot hold the store .* Set DATA_DIR to a folder this user may write\.$/,
    );
  });

  test.each([
    ['overwritten', (file: string) => writeFileSync(file, 'not a store at all'.repeat(500))],
    [
      'damaged in its first page',
      (file: string) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0x5a, 100, 3000));
      },
    ],
    [
      'damaged in pages that opening it does not read',
      (file: string) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0x5a, 4 * 4096, 10 * 4096));
      },
    ],
  ])(
    'a start on an embedded store that was %s names the newest whole backup and leaves the file unchanged',
    async (_how, damage) => {
      const file = newFile();
      await openSqliteStore(file).close();
      const whole = readFileSync(file);
      damage(file);
      const before = readFileSync(file);
      expect(() => openSqliteStore(file)).toThrow(
        /raiz-do-vau.sqlite is damaged, and was left as it is\. There is no whole backup in .*backups/,
      );
      const backups = join(file, '../backups');
      mkdirSync(backups);
      for (const day of ['20261120', '20261121', '20261119']) {
        writeFileSync(join(backups, `raiz-do-vau-${day}T040506Z.sqlite`), whole);
      }
      const cutShort = join(backups, 'raiz-do-vau-20261122T010203Z.sqlite');
      writeFileSync(cutShort, whole.subarray(0, 8192));
      const changed = join(backups, 'raiz-do-vau-20261122T020304Z.sqlite');
      writeFileSync(changed, whole);
      writeFileSync(
        `${changed}.sha256`,
        `${'0'.repeat(64)}  raiz-do-vau-20261122T020304Z.sqlite\n`,
      );
      writeFileSync(join(backups, 'raiz-do-vau-20261122T040506Z.sqlite.partial'), '');
      expect(() => openSqliteStore(file)).toThrow(
        /`npm run restore -- .*raiz-do-vau-20261121T040506Z\.sqlite`/,
      );
      expect(readFileSync(file).equals(before)).toBe(true);
    },
  );

  test('no entry of the audit log and no consent in the embedded store can be changed, deleted or replaced', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    const at = '2026-01-01T10:00:00.000Z';
    const entry = { id: 'one', at, account: 'olga', kind: 'erase', count: 2 } as const;
    await store.addAuditEntry(entry);
    await store.addSubmission(ana);
    const database = new DatabaseSync(file);
    for (const statement of [
      'UPDATE consents SET channel = NULL',
      'DELETE FROM consents',
      'UPDATE events SET count = 0',
      'DELETE FROM events',
      `INSERT OR REPLACE INTO events (id, at, account, kind, count) VALUES ('one', '${at}', 'olga', 'erase', 0)`,
      `INSERT INTO events (id, at, account, kind, count) VALUES ('one', '${at}', 'olga', 'erase', 0)
        ON CONFLICT (id) DO UPDATE SET count = 0`,
    ]) {
      expect(() => {
        database.exec(statement);
      }).toThrow(/append-only/);
    }
    database.close();
    expect(await store.auditEntries()).toEqual([entry]);
    await store.close();
  });

  test('the file of the embedded store contains no session token', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    const account = { id: 'marta', username: 'Marta', role: 'helper' } as const;
    const token = await store.addSession(account, '192.0.2.1', new Date());
    const database = new DatabaseSync(file);
    const rows = database.prepare('SELECT * FROM admin_sessions').all();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    database.close();
    await store.close();
  });

  test('the embedded store waits for the disk on every write, so that a power cut loses no acknowledged submission', async () => {
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    onTestFinished(() => exec.mockRestore());
    await openSqliteStore(newFile()).close();
    const statements = exec.mock.calls.map(([sql]) => sql);
    expect(statements).toContain('PRAGMA journal_mode = WAL');
    expect(statements).toContain('PRAGMA synchronous = FULL');
  });
});

describe('an embedded store of another version, or of another user', () => {
  test('an older program refuses the embedded store of a newer one in one line and leaves it unchanged', async () => {
    const file = newFile();
    await openSqliteStore(file).close();
    const database = new DatabaseSync(file);
    database.exec("INSERT INTO migrations VALUES ('999901010000_later.sql', '')");
    database.close();
    const before = readFileSync(file);
    expect(() => openSqliteStore(file)).toThrow(StartError);
    expect(() => openSqliteStore(file)).toThrow(
      /^The store \S+raiz-do-vau\.sqlite is newer than this program \(999901010000_later\.sql\).*$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test.each([
    ['202611200001', true],
    ['999901010000', false],
  ])(
    'whether a program may use a newer store whose migration says usable from %s: %s',
    async (oldest, mayUse) => {
      const file = newFile();
      await openSqliteStore(file).close();
      const database = new DatabaseSync(file);
      const migration = `999901010000_later_usable_from_${oldest}.sql`;
      database.prepare("INSERT INTO migrations VALUES (?, '')").run(migration);
      database.close();
      if (mayUse) await openSqliteStore(file).close();
      else expect(() => openSqliteStore(file)).toThrow(/ is newer than this program /);
    },
  );

  test.skipIf(process.getuid?.() !== 0)(
    'an embedded store of another user stops the start with the command that gives it to this one',
    async () => {
      const file = newFile();
      await openSqliteStore(file).close();
      const folder = join(file, '..');
      chmodSync(join(folder, '..'), 0o755);
      const script = `process.setgid(65534); process.setuid(65534);
        const { openSqliteStore } = await import(${JSON.stringify(join(import.meta.dirname, 'sqlite-store.ts'))});
        try { openSqliteStore(${JSON.stringify(file)}) } catch (error) { console.log(error.message) }`;
      for (const open of [0o700, 0o777]) {
        chmodSync(folder, open);
        const args = ['--input-type=module', '-e', script];
        const { stdout } = await run(process.execPath, args);
        expect(stdout).toMatch(
          /^DATA_DIR \S+ cannot hold the store .* another user\. .* chown -R 65534 '\S+'\n$/,
        );
      }
    },
  );
});

describe('the SQLite migrations', () => {
  test('a SQLite migration that fails undoes those before it, too, and is named in one line', () => {
    const folder = newFolder('store');
    const database = new DatabaseSync(join(newFolder('store'), 'store.sqlite'));
    writeFileSync(join(folder, '202601010000_first.sql'), 'CREATE TABLE kept (a TEXT);');
    migrate(database, folder);
    writeFileSync(join(folder, '202601020000_second.sql'), 'CREATE TABLE more (a TEXT);');
    writeFileSync(join(folder, '202601030000_third.sql'), 'INSERT INTO nowhere VALUES (1);');
    expect(() => migrate(database, folder)).toThrow(
      /^The migration 202601030000_third\.sql failed \(no such table: nowhere\), so the store \S+store\.sqlite is as it was\..*$/,
    );
    expect(tables(database)).toContain('kept');
    expect(tables(database)).not.toContain('more');
  });

  test('SQLite migrations run in the order of their names, each once', () => {
    const folder = newFolder('store');
    const database = new DatabaseSync(':memory:');
    writeFileSync(join(folder, '202601020000_second.sql'), "INSERT INTO log VALUES ('second');");
    writeFileSync(
      join(folder, '202601010000_first.sql'),
      "CREATE TABLE log (line TEXT); INSERT INTO log VALUES ('first');",
    );
    writeFileSync(join(folder, 'README.md'), 'not a migration');
    migrate(database, folder);
    migrate(database, folder);
    const lines = database.prepare('SELECT line FROM log').all();
    expect(lines.map((row) => row['line'])).toEqual(['first', 'second']);
  });
});

const tables = (database: DatabaseSync) =>
  database
    .prepare('SELECT name FROM sqlite_master')
    .all()
    .map((row) => row['name']);
