// `npm run backup`: copies the store while the server runs, into DATA_DIR/backups or to the path of
// `--to`, and reads the copy to its end before it reports success.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyEmbeddedInto } from '../server/db/sqlite/copy.ts';
import { copyPostgresInto } from '../server/backup/copy-postgres.ts';
import { unmountedDiskOf } from '../server/backup/target.ts';
import { readConfig } from '../server/config.ts';
import { backupName, backupsIn, keepPrivate, writeLastBackup } from '../server/db/data-folder.ts';
import { StartError } from '../server/start-error.ts';
import { runOwnersCommand, writeWhole, type OwnersCommand } from './store-copy-file.ts';

export const backup: OwnersCommand = (args, env) =>
  runOwnersCommand(async () => {
    const { store, dataDir } = readConfig(env);
    const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
    for (const line of keepPrivate(dataDir)) console.error(line);
    if (store.engine === 'sqlite' && !existsSync(store.file)) {
      throw new StartError(
        `There is no store at ${store.file}, so there is nothing to copy. Set DATA_DIR to the server's.`,
      );
    }
    const now = new Date();
    const name = backupName(now, store.engine === 'sqlite' ? 'sqlite' : 'dump');
    const target =
      values.to === undefined ? join(backupsIn(dataDir), name) : namedTarget(values.to, name);
    if (existsSync(target)) {
      throw new StartError(`${target} exists already and is not overwritten. Name another file.`);
    }
    const { submissions } = await writeWhole(target, (partial) =>
      store.engine === 'sqlite'
        ? copyEmbeddedInto(store.file, partial)
        : copyPostgresInto(store.url, partial),
    );
    writeLastBackup(dataDir, now);
    console.log(
      `${target} holds ${submissions} submissions, and was read through without an error.`,
    );
  });

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

if (import.meta.main) process.exitCode = await backup(process.argv.slice(2), process.env);
