// `npm run backup`: copies the embedded store while the server goes on, into DATA_DIR/backups or where
// `--to` says, and reads the copy through before it says that it is done.
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { StartError } from '../server/start-error.ts';
import {
  embeddedStoreFor,
  flush,
  messageOf,
  readStoreCopy,
  runOwnersCommand,
  stamp,
} from './store-copy-file.ts';

await runOwnersCommand(async () => {
  const store = embeddedStoreFor('pg_dump');
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!existsSync(store.file)) {
    throw new StartError(
      `There is no store at ${store.file}, so there is nothing to copy. Set DATA_DIR to the server's.`,
    );
  }
  const target = targetFile(values.to, store.dataDir);
  if (existsSync(target)) {
    throw new StartError(`${target} exists already and is not overwritten. Name another file.`);
  }
  const { submissions } = copy(store.file, target);
  console.log(`${target} holds ${submissions} submissions, and was read through without an error.`);
});

function targetFile(to: string | undefined, dataDir: string): string {
  const name = `raiz-do-vau-${stamp(new Date())}.sqlite`;
  if (to === undefined) return join(dataDir, 'backups', name);
  const isFolder = statSync(to, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? resolve(to, name) : resolve(to);
}

/** Until the copy has been checked, its name says that it is not whole. */
function copy(file: string, target: string): { submissions: number } {
  const partial = `${target}.partial`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(partial, '', { flag: 'wx' });
    try {
      copyInto(file, partial);
      flush(partial);
      const checked = readStoreCopy(partial);
      renameSync(partial, target);
      flush(target);
      return checked;
    } finally {
      rmSync(partial, { force: true });
    }
  } catch (error) {
    throw new StartError(
      `No backup was made at ${target} (${messageOf(error)}). The store itself is as it was.`,
      { cause: error },
    );
  }
}

/**
 * Copies in one read transaction, which neither waits for the server's writes nor holds them up.
 * VACUUM leaves behind the pages of deleted submissions, which a page by page copy would take along.
 */
function copyInto(file: string, partial: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const [last] = database.prepare('SELECT max(rowid) AS id FROM interest_submissions').all();
    database.prepare('VACUUM INTO ?').run(partial);
    database.prepare('ATTACH DATABASE ? AS copy').run(partial);
    // Old submissions may be deleted meanwhile, so the two are not compared by their number alone.
    const missing = database
      .prepare(
        `SELECT id FROM main.interest_submissions
         WHERE rowid <= ? AND id NOT IN (SELECT id FROM copy.interest_submissions)`,
      )
      .all(last?.['id'] ?? 0);
    if (missing.length > 0)
      throw new Error(`${missing.length} submissions are missing in the copy`);
  } finally {
    database.close();
  }
}
