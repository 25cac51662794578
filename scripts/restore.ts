// `npm run restore -- <file>`: puts a copy made by `npm run backup` in the place of the embedded
// store; `--from <target> --key <file>` one that the server sent to another machine. The present
// store is kept beside it under a dated name. A copy that is older than the first line of the
// mirror is refused without `--older`; `--older` alone accepts the store that is there.
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { partsOfCopy } from '../server/backup/make-copy.ts';
import { readConfig, type Config } from '../server/config.ts';
import { checksumFileOf } from '../server/db/checksum.ts';
import { beforeRestoreName, keepPrivate } from '../server/db/data-folder.ts';
import { lockFolder } from '../server/db/data-folder-lock.ts';
import { migrationsOf, tooNew } from '../server/db/migrations.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { readStoreCopy } from '../server/db/sqlite/read-copy.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { MirrorFile } from '../server/events/mirror/mirror-file.ts';
import { isTooOld, tooOld } from '../server/events/mirror/reconcile.ts';
import { openStore, type StoreConfig } from '../server/stores/open.ts';
import { reconcileAndReplay } from '../server/subscribers/replay/schedule-mirror.ts';
import { openCopy, putMirror, readKeyFile, writeSettings, type CopyAsked } from './restore-copy.ts';
import { flush, runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';

export const restore: OwnersCommand = (args, env) =>
  runOwnersCommand(async () => {
    const { file, copy, older } = readArguments(args);
    if (copy) {
      await restoreCopy(copy, env, older);
      return;
    }
    const config = readConfig(env);
    if (file === undefined) await reconcileStore(config.store, config.ledgerDir, true);
    else await putBack(file, config, older);
  });

/**
 * Puts back a copy from another machine, where the server's own settings say, unless the
 * environment says otherwise.
 */
export async function restoreCopy(asked: CopyAsked, env: NodeJS.ProcessEnv, older: boolean) {
  using copy = await openCopy(asked);
  const { DATA_DIR, LEDGER_DIR } = copy.settings;
  const config = readConfig({ DATA_DIR, LEDGER_DIR, ...env });
  const { mirrorFolder } = copy;
  await putBack(join(copy.folder, partsOfCopy.store), config, older, (ledgerDir) => {
    if (mirrorFolder !== undefined) putMirror(mirrorFolder, ledgerDir);
  });
  writeSettings(copy, config.dataDir);
}

/**
 * Puts a copy in the place of the embedded store.
 * @param prepare what is done before with the folder of the mirror
 */
async function putBack(
  from: string,
  { store, dataDir, ledgerDir }: Config,
  older: boolean,
  prepare?: (ledgerDir: string) => void,
): Promise<void> {
  if (store.engine === 'postgres') {
    throw new StartError(
      'DATABASE_URL names a Postgres, into which this command puts nothing. Use pg_restore: docs/operating-postgres.md shows how.',
    );
  }
  if (from === store.file) {
    throw new StartError(`${from} is the store itself. Name a copy of it.`);
  }
  const { submissions, migrations, mirrors } = readStoreCopy(from);
  if (!existsSync(checksumFileOf(from)) && !prepare) {
    console.log(
      `${checksumFileOf(from)} is not there, so only the structure of ${from} was checked.`,
    );
  }
  if (tooNew(migrations, migrationsOf('sqlite')) !== undefined) {
    throw new StartError(
      `${from} was made by a newer version of the site. Nothing was changed. Restore it with that version.`,
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir, 'Nothing was changed. Stop the server, then restore.');
  try {
    if (ledgerDir !== undefined) {
      prepare?.(ledgerDir);
      if (!older && isTooOld(mirrors, new MirrorFile(ledgerDir))) throw tooOld();
    }
    for (const line of keepPrivate(dataDir)) console.error(line);
    if (existsSync(store.file)) await setAside(store.file, dataDir);
    await copyPages(from, store.file);
    // Brings an older copy up to this version, as the next start would.
    await openSqliteStore(store.file).close();
    if (readStoreCopy(store.file).submissions !== submissions) {
      throw new StartError(`${store.file} does not hold what ${from} does. Run this again.`);
    }
    console.log(`The store at ${store.file} holds the ${submissions} submissions of ${from}`);
    await reconcileStore(store, ledgerDir, older);
  } finally {
    unlock();
  }
}

function readArguments(args: string[]): {
  file: string | undefined;
  copy: CopyAsked | undefined;
  older: boolean;
} {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      older: { type: 'boolean', default: false },
      from: { type: 'string' },
      key: { type: 'string' },
      copy: { type: 'string' },
    },
  });
  const { from, key, copy: name, older } = values;
  const [file, ...rest] = positionals.map((name) => resolve(name));
  if (from !== undefined) {
    if (key === undefined || file !== undefined) {
      throw new StartError(
        'Name what BACKUP_TO was, and the file of the key: npm run restore -- --from <target> --key <file>',
      );
    }
    return { file: undefined, copy: { from, key: readKeyFile(resolve(key)), name }, older };
  }
  if ((file === undefined && !older) || rest.length > 0) {
    throw new StartError('Name the one file to put back: npm run restore -- <file>');
  }
  return { file, copy: undefined, older };
}

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

/**
 * Erases the people from the store whom the mirror names, and says how many; or says that there is
 * no mirror.
 */
async function reconcileStore(
  config: StoreConfig,
  ledgerDir: string | undefined,
  older: boolean,
): Promise<void> {
  const { store } = await openStore(config, false, ledgerDir);
  try {
    await reconcileAndReplay(store, () => new Date(), console.log, older);
    const stopped = await store.broadcasts.stopRestored(new Date());
    if (stopped > 0) {
      console.log(
        'A letter to the list was under way when the copy was made. It is stopped, because nobody knows who got it since; the dashboard says how far it was.',
      );
    }
  } finally {
    await store.close();
  }
  if (ledgerDir !== undefined) return;
  console.log(
    'LEDGER_DIR is not set, so whoever was erased since the copy was made may be in the store again: erase them once more. docs/operating.md says how to prevent that.',
  );
}

if (import.meta.main) process.exitCode = await restore(process.argv.slice(2), process.env);
