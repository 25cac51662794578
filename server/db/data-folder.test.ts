import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../new-folder.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { keepPrivate } from './data-folder.ts';

/** The modes of a folder and of everything in it, by name. */
function modes(folder: string): Record<string, string> {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}

/** The folder of a store that is open. */
async function dataFolder(folder: string): Promise<string> {
  const file = join(folder, 'raiz-do-vau.sqlite');
  const store = await openSqliteStore(file, false, folder);
  const database = new DatabaseSync(file);
  database.exec('DELETE FROM event_counts');
  onTestFinished(async () => {
    database.close();
    await store.close();
  });
  return folder;
}

const isPrivate = {
  '.': '700',
  erasures: '600',
  'erasures.key': '600',
  'raiz-do-vau.sqlite': '600',
  'raiz-do-vau.sqlite-shm': '600',
  'raiz-do-vau.sqlite-wal': '600',
};

test('other users of the machine cannot read a data folder that a store made, nor, after a start, one that was open to all', async () => {
  const folder = await dataFolder(join(newFolder('data'), 'new'));
  expect(modes(folder)).toEqual(isPrivate);
  chmodSync(folder, 0o755);
  expect(keepPrivate(folder)).toEqual([]);
  expect(modes(folder)).toEqual(isPrivate);
});

test('the permissions of a shared data folder such as /tmp stay as they are, and the owner is told', async () => {
  const folder = newFolder('shared');
  chmodSync(folder, 0o1777);
  await dataFolder(folder);
  expect(keepPrivate(folder)).toEqual([
    expect.stringContaining(`${folder} is shared by all users of this machine.`),
  ]);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  expect(modes(folder)['raiz-do-vau.sqlite']).toBe('600');
});
