import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { beforeRestoreName } from '../server/db/data-folder.ts';
import { readStoreCopy, type StoreCopy } from '../server/db/sqlite/copy.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { flush } from './store-copy-file.ts';

/** Where a copy is put. */
export interface RestorePlace {
  /** As the owner is told it. */
  name: string;
  /**
   * Reads a copy to its end, and looks whether it may be put here. Nothing is changed.
   * @throws StartError where it is not whole, or may not
   */
  check: (from: string) => StoreCopy | Promise<StoreCopy>;
  /**
   * Puts a copy here, and brings it up to this version. @returns how many submissions are here then
   */
  fill: (from: string) => Promise<number>;
}

/** The embedded store, of which the present one is kept beside it. */
export const embeddedPlace = (file: string, dataDir: string): RestorePlace => ({
  name: `The store at ${file}`,
  check(from) {
    if (from === file) throw new StartError(`${from} is the store itself. Name a copy of it.`);
    return readStoreCopy(from);
  },
  async fill(from) {
    if (existsSync(file)) await setAside(file, dataDir);
    await copyPages(from, file);
    // Brings an older copy up to this version, as the next start would.
    await openSqliteStore(file).close();
    return readStoreCopy(file).submissions;
  },
});

async function setAside(storeFile: string, dataDir: string): Promise<void> {
  const aside = join(dataDir, beforeRestoreName(new Date()));
  if (existsSync(aside)) throw new StartError(`${aside} exists already. Try again in a second.`);
  expectReadable(storeFile);
  await copyPages(storeFile, aside);
  console.log(`The store as it was is kept at ${aside}`);
}

/** @throws StartError where a store is too damaged to be kept as a copy */
function expectReadable(storeFile: string): void {
  using store = new DatabaseSync(storeFile, { readOnly: true, timeout: 5000 });
  try {
    store.exec('SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    throw new StartError(
      `${storeFile} cannot be read (${reasonOf(error)}). Nothing was changed. Move this file and those beside it that end in -wal and -shm to another folder, then restore.`,
      { cause: error },
    );
  }
}

/**
 * Copies page by page, in one transaction of the target: when interrupted, it leaves the target as
 * it was, and a command that reads it at this very moment sees either content complete.
 */
async function copyPages(from: string, to: string): Promise<void> {
  try {
    using source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    await backup(source, to);
    flush(to);
  } catch (error) {
    throw new StartError(`${to} could not be written (${reasonOf(error)}), and is as it was.`, {
      cause: error,
    });
  }
}
