// `npm run backup`: copies the store while the server runs, into DATA_DIR/backups or to the path of `--to`, and
// reads the copy to its end before it reports success.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { checksumFileOf, writeChecksum } from '../server/db/checksum.ts';
import { backupName, backupsIn, keepPrivate } from '../server/db/data-folder.ts';
import { readStoreCopy } from '../server/db/sqlite/read-copy.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { copyPostgresInto } from './backup-postgres.ts';
import { flush, runOwnersCommand } from './store-copy-file.ts';
import { unmountedDiskOf } from './unmounted-disk.ts';

await runOwnersCommand(async () => {
  const { store, dataDir } = readConfig();
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  for (const line of keepPrivate(dataDir)) console.error(line);
  if (store.engine === 'sqlite' && !existsSync(store.file)) {
    throw new StartError(
      `There is no store at ${store.file}, so there is nothing to copy. Set DATA_DIR to the server's.`,
    );
  }
  const name = backupName(new Date(), store.engine === 'sqlite' ? 'sqlite' : 'dump');
  const target =
    values.to === undefined ? join(backupsIn(dataDir), name) : namedTarget(values.to, name);
  if (existsSync(target)) {
    throw new StartError(`${target} exists already and is not overwritten. Name another file.`);
  }
  const submissions = await whole(target, (partial) =>
    store.engine === 'sqlite'
      ? copyEmbeddedInto(store.file, partial)
      : copyPostgresInto(store.url, partial),
  );
  console.log(`${target} holds ${submissions} submissions, and was read through without an error.`);
});

/**
 * Copies the embedded store in one read transaction, which neither waits for the server's writes nor blocks them. VACUUM leaves
 * out the pages of deleted submissions, which a copy page by page would include.
 * @returns how many submissions the copy holds
 */
function copyEmbeddedInto(file: string, partial: string): number {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.exec('CREATE TEMP TABLE promised AS SELECT id FROM interest_submissions');
  database.prepare('VACUUM INTO ?').run(partial);
  database.prepare('ATTACH DATABASE ? AS copy').run(partial);
  // Old submissions may be deleted meanwhile, so comparing the two counts alone is not enough.
  const missing = database
    .prepare(
      `SELECT id FROM main.interest_submissions
       WHERE id IN promised AND id NOT IN (SELECT id FROM copy.interest_submissions)`,
    )
    .all();
  if (missing.length > 0) throw new Error(`${missing.length} submissions are missing in the copy`);
  database.exec('DETACH DATABASE copy');
  return readStoreCopy(partial).submissions;
}

/** A missing folder may be a disk that is not mounted, so it is never created. */
function namedTarget(to: string, name: string): string {
  const isItself = isFolder(to);
  const folder = isItself || /[/\\]$/.test(to) ? resolve(to) : dirname(resolve(to));
  if (!isFolder(folder)) {
    throw new StartError(
      `There is no folder ${folder}, so no backup was made. Mount the disk it is on, or make the folder, or name another.`,
    );
  }
  const missing = unmountedDiskOf(folder);
  if (missing !== undefined) {
    throw new StartError(
      `The disk of ${missing} is not mounted, so no backup was made. Mount it (mount ${missing}), or name another folder.`,
    );
  }
  return isItself ? join(folder, name) : resolve(to);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Until the copy has been verified, its name marks it as partial; the checksum is of the bytes that were verified. */
async function whole(
  target: string,
  copyInto: (partial: string) => number | Promise<number>,
): Promise<number> {
  const partial = `${target}.partial-${process.pid}`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    removeLeftovers(target);
    writeFileSync(partial, '', { flag: 'wx' });
    try {
      const submissions = await copyInto(partial);
      flush(partial);
      writeChecksum(target, partial);
      flush(checksumFileOf(target));
      renameSync(partial, target);
      flush(target);
      return submissions;
    } finally {
      rmSync(partial, { force: true });
    }
  } catch (error) {
    throw new StartError(
      `No backup was made at ${target} (${reasonOf(error)}). The store itself is as it was.`,
      { cause: error },
    );
  }
}

/** Deletes what backups that were killed have left beside where one is made now. */
function removeLeftovers(target: string): void {
  for (const file of readdirSync(dirname(target))) {
    const [, copy = '', pid] = /^(.+)\.partial(?:-(\d+))?(?:-\w+)?$/.exec(file) ?? [];
    const isOurs = copy.startsWith('raiz-do-vau-') || copy === basename(target);
    if (isOurs && !isRunning(Number(pid))) rmSync(join(dirname(target), file), { force: true });
  }
}

/** Whether a process other than this one has a process id. */
function isRunning(pid: number): boolean {
  if (pid === process.pid || Number.isNaN(pid)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
