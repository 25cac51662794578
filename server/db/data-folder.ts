import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const name = 'raiz-do-vau';

/** The embedded store of a data folder. */
export const storeFileIn = (dataDir: string): string => join(dataDir, `${name}.sqlite`);

/** An embedded store with the files that SQLite keeps beside it. */
const filesOfStore = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`];

/** The folder of `npm run backup`, unless BACKUP_TO names another place. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');

/** The file name of the copy of a store that is about to be brought up to date. */
export const earlierStoreName = (moment: Date, ending: 'sqlite' | 'dump'): string =>
  `${name}-${stamp(moment)}.${ending}`;

/**
 * Holds the password of a first start whose output others may read, until somebody has logged in
 * with it.
 */
export const firstPasswordFileIn = (dataDir: string): string =>
  join(dataDir, `${name}.first-password`);

/** The moment as part of a file name, in UTC: `20260203T040506Z`. */
export const stamp = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The moment that a file name holds, or undefined. */
export function momentIn(file: string): Date | undefined {
  const match = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(file);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1);
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/**
 * Closes a data folder, which holds names and addresses of people, to the other users of this
 * machine. A folder that all users share, as they share /tmp, stays open.
 * @returns warnings for the owner where others can still read it
 */
export function keepPrivate(dataDir: string): string[] {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0;
  const stickyAndOpen = 0o1002;
  if ((mode & stickyAndOpen) === stickyAndOpen) {
    return [
      `${dataDir} is shared by all users of this machine. Set DATA_DIR to a folder of its own.`,
    ];
  }
  if ((mode & 0o077) === 0) return [];
  try {
    chmodSync(dataDir, 0o700);
    return [];
  } catch {
    return [
      `Other users of this machine may read ${dataDir}, and this user may not change that. Let the owner run: chmod -R go= ${quoted(dataDir)}`,
    ];
  }
}

/**
 * The message for the owner where submissions go to Postgres and an embedded store is still there,
 * too.
 */
export function embeddedStoreLeft(dataDir: string): string[] {
  const file = storeFileIn(dataDir);
  if (!existsSync(file)) return [];
  return [
    `Submissions go to Postgres, and ${file} still holds those of before: whoever is erased is erased from Postgres alone. Once they have been moved, delete it: ${deleteCommand(file)}`,
  ];
}

/**
 * The message for the owner where a start begins an empty store although there are backups of
 * another.
 * @param made when the newest was
 */
export function storeGone(dataDir: string, made: string | null): string[] {
  const file = storeFileIn(dataDir);
  const isThere = existsSync(file) && statSync(file).size > 0;
  if (isThere || made === null) return [];
  return [
    `${file} was missing or empty, so this start begins a new store, without anybody. There is a backup of ${made}: stop, delete ${file} and restore that, as docs/operating.md says.`,
  ];
}

/** The command with which an owner deletes an embedded store. */
const deleteCommand = (file: string): string => `rm -f ${filesOfStore(file).map(quoted).join(' ')}`;

const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** The files of a folder that may not exist, without symbolic links. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
