import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { accountReader } from '../admin/login/account.ts';
import { StartError } from '../start-error.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { newFolder } from '../new-folder.fixture.ts';

const newFile = () => join(newFolder('store'), 'data', 'raiz-do-vau.sqlite');

describe('the embedded store', () => {
  test('a DATA_DIR that cannot be used stops the start with one line', async () => {
    const file = join(newFolder('store'), 'occupied');
    writeFileSync(file, 'not a folder');
    await expect(openSqliteStore(join(file, 'raiz-do-vau.sqlite'))).rejects.toThrow(StartError);
    await expect(openSqliteStore(join(file, 'raiz-do-vau.sqlite'))).rejects.toThrow(
      /^DATA_DIR .*occupied cannot hold the store .* Let this user write there, or set DATA_DIR to another folder\.$/,
    );
  });

  test.each([
    ['overwritten', (file: string) => writeFileSync(file, 'not a store at all'.repeat(500))],
    [
      'damaged in pages that opening it does not read',
      (file: string) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill(0x5a, 4 * 4096, 10 * 4096));
      },
    ],
  ])(
    'a start on an embedded store that was %s says how a backup takes its place and leaves the file unchanged',
    async (_how, damage) => {
      const file = newFile();
      await (await openSqliteStore(file)).close();
      damage(file);
      const before = readFileSync(file);
      await expect(openSqliteStore(file)).rejects.toThrow(
        /raiz-do-vau.sqlite is damaged, and was left as it is\. Move it and .*`npm run restore -- <file>`/,
      );
      expect(readFileSync(file).equals(before)).toBe(true);
    },
  );

  test('a sum of views, and a server that goes on sending, are no change that a backup follows', async () => {
    const store = await openSqliteStore(newFile());
    const before = await store.changeMark();
    await store.pageViews.add(new Map([['home', 3]]), new Date());
    await store.checks.expectWritable();
    expect(await store.emails.outbox.hold('one', new Date(), new Date())).toBe(true);
    expect(await store.changeMark()).toBe(before);
    await store.close();
  });

  test('the file of the embedded store contains no session token', async () => {
    const file = newFile();
    const store = await openSqliteStore(file);
    await store.createAdminAccount({ username: 'olga', passwordHash: 'x', createdAt: new Date() });
    const owner = await accountReader(undefined, store)();
    const token = await store.addSession('olga', owner, '192.0.2.1', new Date());
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
    await (await openSqliteStore(newFile())).close();
    const statements = exec.mock.calls.map(([sql]) => sql);
    expect(statements).toContain('PRAGMA journal_mode = WAL');
    expect(statements).toContain('PRAGMA synchronous = FULL');
  });

  test('an older program refuses the embedded store of a newer one in one line and leaves it unchanged', async () => {
    const file = newFile();
    await (await openSqliteStore(file)).close();
    const database = new DatabaseSync(file);
    database.exec("INSERT INTO kysely_migration VALUES ('999901010000_later', '')");
    database.close();
    const before = readFileSync(file);
    await expect(openSqliteStore(file)).rejects.toThrow(StartError);
    await expect(openSqliteStore(file)).rejects.toThrow(
      /^The store \S+raiz-do-vau\.sqlite is newer than this program \(999901010000_later\).*$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});
