// `npm run restore -- <file>`: puts a copy made by `npm run backup` in the place of the embedded store.
// The present store is kept beside it under a dated name.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { StartError } from '../server/start-error.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import {
  embeddedStoreFor,
  flush,
  messageOf,
  readStoreCopy,
  runOwnersCommand,
  stamp,
} from './store-copy-file.ts';

const migrationsFolder = join(import.meta.dirname, '../server/store/migrations/sqlite');
// https://sqlite.org/rescode.html#busy
const sqliteBusy = 5;

await runOwnersCommand(async () => {
  const store = embeddedStoreFor('pg_restore');
  const { positionals } = parseArgs({ allowPositionals: true });
  const [from, ...rest] = positionals.map((name) => resolve(name));
  if (from === undefined || rest.length > 0) {
    throw new StartError('Name the one file to put back: npm run restore -- <file>');
  }
  if (from === store.file) throw new StartError(`${from} is the store itself. Name a copy of it.`);
  const { submissions, migrations } = readStoreCopy(from);
  const known = new Set(readdirSync(migrationsFolder));
  if (!migrations.every((name) => known.has(name))) {
    throw new StartError(
      `${from} was made by a newer version of the site. Nothing was changed. Restore it with that version.`,
    );
  }

  mkdirSync(store.dataDir, { recursive: true });
  if (existsSync(store.file)) {
    refuseWhileInUse(store.file);
    const aside = join(store.dataDir, `raiz-do-vau.before-restore-${stamp(new Date())}.sqlite`);
    if (existsSync(aside)) throw new StartError(`${aside} exists already. Try again in a second.`);
    await copyPages(store.file, aside);
    console.log(`The store as it was is kept at ${aside}`);
  }
  await copyPages(from, store.file);
  // Brings an older copy up to this version, as the next start would.
  await openSqliteStore(store.file).close();
  if (readStoreCopy(store.file).submissions !== submissions) {
    throw new StartError(`${store.file} does not hold what ${from} does. Run this again.`);
  }
  console.log(`The store at ${store.file} holds the ${submissions} submissions of ${from}`);
});

/**
 * A server holds a shared lock on the store as long as it runs, and the system takes it away however
 * it ends. So asking for the exclusive lock is refused by a server that lives, and by none that died.
 */
function refuseWhileInUse(file: string): void {
  try {
    const database = new DatabaseSync(file, { timeout: 1000 });
    try {
      database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    } finally {
      database.close();
    }
  } catch (error) {
    const isBusy = (error as { errcode?: number }).errcode === sqliteBusy;
    throw new StartError(
      isBusy
        ? `A server is using ${file}. Nothing was changed. Stop the server, then restore.`
        : `${file} cannot be read (${messageOf(error)}), so whether a server uses it cannot be told. Nothing was changed. Stop the server, move this file and those beside it that end in -wal and -shm to another folder, then restore.`,
      { cause: error },
    );
  }
}

/**
 * Copies page by page, in one transaction of the target: cut short, it leaves the target as it was.
 * The target keeps its file, so a server that started in this very moment would see either content
 * whole, and never write into a file that was moved away.
 */
async function copyPages(from: string, to: string): Promise<void> {
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    try {
      await backup(source, to);
    } finally {
      source.close();
    }
    flush(to);
  } catch (error) {
    throw new StartError(`${to} could not be written (${messageOf(error)}), and is as it was.`, {
      cause: error,
    });
  }
}
