import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const name = 'raiz-do-vau';

/** The embedded store of a data folder. */
export const storeFileIn = (dataDir: string): string => join(dataDir, `${name}.sqlite`);

/** An embedded store with the files that SQLite keeps beside it. */
export const filesOfStore = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`];

/** The folder of `npm run backup` for copies of either store, unless another path is given. */
export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');

/** Where `deploy/upgrade` tries a release on a copy of the store. */
export const rehearsalIn = (dataDir: string): string => join(dataDir, 'rehearsal');

/** The file name of a backup made at a moment. */
export const backupName = (moment: Date, ending: 'sqlite' | 'dump'): string =>
  `${name}-${stamp(moment)}.${ending}`;

/**
 * The backups of an embedded store in its data folder, the newest first by the moment in their
 * names.
 */
export const backupsOf = (dataDir: string): string[] =>
  listed(backupsIn(dataDir))
    .filter((file) => file.endsWith('.sqlite') && isNamedAsBackup(file) && momentIn(file))
    .toSorted()
    .toReversed()
    .map((file) => join(backupsIn(dataDir), file));

/** The file name under which a restore keeps the store as it was. */
export const beforeRestoreName = (moment: Date): string =>
  `${name}.before-restore-${stamp(moment)}.sqlite`;

/**
 * Whether a file of the data folder is a store kept by a restore, or one of SQLite's files beside
 * it.
 */
export const isBeforeRestore = (file: string): boolean =>
  file.startsWith(`${name}.before-restore-`);

/** Whether a file of `backups` has the name of a backup, complete or partial. */
export const isNamedAsBackup = (file: string): boolean =>
  file.startsWith(`${name}-`) || /\.partial(-\w+)?$/.test(file);

/**
 * Holds the password of a first start whose output others may read, until somebody has logged in
 * with it.
 */
export const firstPasswordFileIn = (dataDir: string): string =>
  join(dataDir, `${name}.first-password`);

const lastBackupIn = (dataDir: string): string => join(dataDir, `${name}.last-backup`);

/** Keeps when a backup was made, which may lie where the server does not look. */
export function writeLastBackup(dataDir: string, moment: Date): void {
  writeFileSync(lastBackupIn(dataDir), moment.toISOString(), { mode: 0o600 });
}

/** When a backup was made last; undefined where none was. */
export function readLastBackup(dataDir: string): Date | undefined {
  if (!existsSync(lastBackupIn(dataDir))) return undefined;
  const moment = new Date(readFileSync(lastBackupIn(dataDir), 'utf8'));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

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
 * Makes a data folder, its backups and the store's files, which hold names and addresses of people,
 * readable by their owner only.
 * @returns warnings for the owner about files that other users can still read
 */
export function keepPrivate(dataDir: string): string[] {
  const backups = backupsIn(dataDir);
  const ours = listed(dataDir)
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => join(dataDir, file));
  const isShared = isSharedByAll(dataDir);
  const copies = isShared ? [] : listed(backups).map((file) => join(backups, file));
  const open = [
    // The folders come first: then nobody can open the files while their modes are changed.
    ...(isShared ? [] : [dataDir, backups]).filter((folder) => !restrict(folder, 0o700)),
    ...[...ours, ...copies].filter((file) => !restrict(file, 0o600)),
  ];
  const warnings: string[] = [];
  if (isShared) {
    warnings.push(
      `${dataDir} is shared by all users of this machine. Set DATA_DIR to a folder of its own.`,
    );
  }
  if (open.length > 0) {
    warnings.push(
      `Other users of this machine may read ${open.join(', ')}, and this user may not change that. Let the owner run: chmod -R go= ${quoted(dataDir)}`,
    );
  }
  return warnings;
}

/**
 * Whether all users share a folder, as they share /tmp: they may add files, but not delete those of
 * others.
 */
function isSharedByAll(folder: string): boolean {
  const stickyAndOpen = 0o1002;
  try {
    return (statSync(folder).mode & stickyAndOpen) === stickyAndOpen;
  } catch {
    return false;
  }
}

/** Restricts a path to its owner. @returns false where this user may not */
function restrict(path: string, mode: 0o600 | 0o700): boolean {
  try {
    if ((statSync(path).mode & 0o777 & ~mode) !== 0) chmodSync(path, mode);
    return true;
  } catch (error) {
    // Whatever else it is, opening the store reports it.
    return !['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
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
 */
export function storeGone(dataDir: string): string[] {
  const file = storeFileIn(dataDir);
  const [backup] = backupsOf(dataDir);
  const isThere = existsSync(file) && statSync(file).size > 0;
  if (isThere || backup === undefined) return [];
  return [
    `${file} was missing or empty, so this start begins a new store, without anybody. There are backups: stop, and \`npm run restore -- ${backup}\` puts the newest in its place.`,
  ];
}

/** Whether a file lies in a folder, or in one of its folders. Both are absolute. */
export const isWithin = (folder: string, file: string): boolean =>
  file.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);

/** The command with which an owner deletes an embedded store. */
export const deleteCommand = (file: string): string =>
  `rm -f ${filesOfStore(file).map(quoted).join(' ')}`;

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

/**
 * Like `filesIn`, but empty where the folder cannot be read: opening the store, or deleting old
 * copies, reports why.
 */
function listed(folder: string): string[] {
  try {
    return filesIn(folder);
  } catch {
    return [];
  }
}
