import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkout, ownersCommand, startServer } from '../system-tests/server-process.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { trafficEnv } from '../system-tests/traffic.fixture.ts';
import { siteConfig } from '../../site.config.ts';
import { newFolder } from '../new-folder.fixture.ts';

/** The modes of a folder and of everything in it, by name. */
function modes(folder: string): Record<string, string> {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}

/** A world-readable folder, as an earlier version or a careless command may have left it. */
async function openToAll(): Promise<string> {
  const dataDir = newFolder('data');
  const file = join(dataDir, 'raiz-do-vau.sqlite');
  await (await openSqliteStore(file)).close();
  // An open connection keeps the other two files of the store there.
  const database = new DatabaseSync(file);
  database.exec('DELETE FROM event_counts');
  onTestFinished(() => database.close());
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'backups', 'mine.sqlite'), '');
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    chmodSync(join(dataDir, name), name === 'backups' ? 0o755 : 0o644);
  }
  chmodSync(dataDir, 0o755);
  return dataDir;
}

const isFolder = (name: string) => name === '.' || name === 'backups';

function expectPrivate(dataDir: string): void {
  const seen = modes(dataDir);
  expect(Object.keys(seen).length).toBeGreaterThan(3);
  expect(seen).toEqual(
    Object.fromEntries(Object.keys(seen).map((name) => [name, isFolder(name) ? '700' : '600'])),
  );
}

const backup = (dataDir: string) => ownersCommand('backup', { DATA_DIR: dataDir });

describe('the file permissions of the data folder', { timeout: 60_000 }, () => {
  test('other users of the machine cannot read a data folder that the server created', async () => {
    const dataDir = join(newFolder('data'), 'new');
    await startServer(checkout(), { ...trafficEnv, DATA_DIR: dataDir }).listening();
    await backup(dataDir);
    expect(Object.keys(modes(dataDir))).toContain('raiz-do-vau.sqlite-wal');
    expectPrivate(dataDir);
  });

  test('a starting server makes a world-readable data folder readable by its owner only', async () => {
    const dataDir = await openToAll();
    const server = startServer(checkout(), { ...trafficEnv, DATA_DIR: dataDir });
    await server.listening();
    expectPrivate(dataDir);
    expect(server.output.stdout.startsWith(`${siteConfig.brand} is at `)).toBe(true);
  });

  test('the server leaves the permissions of a shared data folder such as /tmp unchanged', async () => {
    const dataDir = newFolder('shared');
    chmodSync(dataDir, 0o1777);
    const server = startServer(checkout(), { ...trafficEnv, DATA_DIR: dataDir });
    await server.listening();
    expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
    expect(modes(dataDir)['raiz-do-vau.sqlite']).toBe('600');
    expect(server.output.stdout).toContain(`${dataDir} is shared by all users of this machine.`);
  });
});
