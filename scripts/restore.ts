// `npm run restore -- <file>`: puts a copy made by `npm run backup` in the place of the embedded store.
// The present store is kept beside it under a dated name.
// `npm run restore -- --merge <file>`: brings the submissions of another copy into the store instead.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { checksumFileOf } from '../server/database/checksum.ts';
import { beforeRestoreName, keepPrivate } from '../server/database/data-folder.ts';
import { StartError } from '../server/start-error.ts';
import { readStoreCopy } from '../server/database/sqlite/read-copy.ts';
import { openSqliteStore } from '../server/database/sqlite/store.ts';
import { bringStoreUpToLedger, mergeIntoStore } from './merge-store.ts';
import { flush, messageOf, runOwnersCommand } from './store-copy-file.ts';
import { refuseWhileInUse } from './store-in-use.ts';

const migrationsFolder = join(import.meta.dirname, '../server/database/migrations/sqlite');

await runOwnersCommand(async () => {
  const { store, dataDir, ledger } = readConfig();
  if (store.engine === 'postgres') {
    throw new StartError(
      'DATABASE_URL names a Postgres, into which this command puts nothing. Use pg_restore: docs/operating.md shows how.',
    );
  }
  const { from, merge } = readArguments(store.file);
  const { submissions, migrations } = readStoreCopy(from);
  if (!existsSync(checksumFileOf(from))) {
    console.log(
      `${checksumFileOf(from)} is not there, so only the structure of ${from} was checked.`,
    );
  }
  if (merge) {
    await mergeIntoStore(store.file, from, ledger);
    return;
  }
  const known = new Set(readdirSync(migrationsFolder));
  if (!migrations.every((name) => known.has(name))) {
    throw new StartError(
      `${from} was made by a newer version of the site. Nothing was changed. Restore it with that version, or bring its submissions into this store: npm run restore -- --merge ${from}`,
    );
  }
  mkdirSync(dataDir, { recursive: true });
  for (const line of keepPrivate(dataDir)) console.error(line);
  const aside = existsSync(store.file) ? await setAside(store.file, dataDir) : undefined;
  await copyPages(from, store.file);
  // Brings an older copy up to this version, as the next start would.
  await openSqliteStore(store.file).close();
  if (readStoreCopy(store.file).submissions !== submissions) {
    throw new StartError(`${store.file} does not hold what ${from} does. Run this again.`);
  }
  console.log(`The store at ${store.file} holds the ${submissions} submissions of ${from}`);
  await bringStoreUpToLedger(store.file, ledger);
  if (aside !== undefined) {
    console.log(
      `Submissions that only the former store has come in by: npm run restore -- --merge ${aside}`,
    );
  }
});

function readArguments(storeFile: string): { from: string; merge: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { merge: { type: 'boolean', default: false } },
  });
  const [from, ...rest] = positionals.map((name) => resolve(name));
  if (from === undefined || rest.length > 0) {
    throw new StartError(
      'Name the one file to put back: npm run restore -- <file>. To bring its submissions in beside those of the store: npm run restore -- --merge <file>',
    );
  }
  if (from === storeFile) throw new StartError(`${from} is the store itself. Name a copy of it.`);
  return { from, merge: values.merge };
}

async function setAside(storeFile: string, dataDir: string): Promise<string> {
  refuseWhileInUse(storeFile, 'restore');
  const aside = join(dataDir, beforeRestoreName(new Date()));
  if (existsSync(aside)) throw new StartError(`${aside} exists already. Try again in a second.`);
  await copyPages(storeFile, aside);
  console.log(`The store as it was is kept at ${aside}`);
  return aside;
}

/**
 * Copies page by page, in one transaction of the target: when interrupted, it leaves the target as it was. The
 * target keeps its file, so a server that starts at this very moment sees either content complete, and never
 * writes into a file that was moved away.
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
