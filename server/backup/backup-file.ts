import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { isCopyOfVersion1, newerMigration } from '../db/migrate.ts';
import { copyStoreFile, readStoreFile, type StoreFile } from '../db/sqlite/store-file.ts';
import { erasuresName, keyOf } from '../events/erasures.ts';
import { reasonOf, StartError } from '../start-error.ts';

/** The files of a backup. */
export const parts = {
  about: 'backup.json',
  store: 'store.sqlite',
  erasures: erasuresName,
  erasuresKey: keyOf(erasuresName),
  settings: '.env',
  dkimKey: 'dkim.pem',
};

const aboutSchema = z.strictObject({
  /** The name that it was given. */
  name: z.string(),
  made: z.iso.datetime(),
});

/** A backup that was opened and checked. */
export interface OpenedBackup {
  /** The folder with its parts. */
  folder: string;
  made: string | null;
  store: StoreFile;
}

/** Packs the parts in a folder into a file. */
export function pack(folder: string, about: z.infer<typeof aboutSchema>, file: string): void {
  writeFileSync(join(folder, parts.about), JSON.stringify(about), { mode: 0o600 });
  tar('--create', '--gzip', '--file', file, '--directory', folder, ...held(folder));
}

const held = (folder: string): string[] =>
  Object.values(parts).filter((part) => existsSync(join(folder, part)));

/**
 * Opens a backup, or the store that was copied before a migration, and checks what it holds.
 * @param folder where its parts come to lie
 * @throws StartError where it was cut, changed, given another one's name, or is of another version
 */
export function openBackup(file: string, folder: string): OpenedBackup {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = join(folder, parts.store);
  let made: string | null = null;
  try {
    const begin = beginningOf(file);
    if (begin.startsWith('age-encryption')) {
      throw unusable(file, 'it is sealed', 'Open it with age, as docs/operating-backups.md says.');
    }
    if (/^(PGDMP|\{"sealed")/.test(begin)) throw ofVersion1(file);
    if (begin.startsWith('SQLite format 3')) copyStoreFile(file, store);
    else ({ made } = unpack(file, folder));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw unusable(file, reasonOf(error), 'Use another backup.');
  }
  const found = readStoreFile(store);
  if (newerMigration(found.migrations) !== undefined) {
    throw unusable(file, 'a newer version of the site made it', 'Restore it with that version.');
  }
  if (isCopyOfVersion1(found.migrations)) throw ofVersion1(file);
  return { folder, made, store: found };
}

const unusable = (file: string, why: string, todo: string): StartError =>
  new StartError(`${file} cannot be used: ${why}. Nothing was changed. ${todo}`);

/** It has no erasures that this version knows: whoever was erased since would come back. */
const ofVersion1 = (file: string): StartError =>
  unusable(
    file,
    'version 1.0.0 made it',
    'Restore it with that version and then upgrade, as docs/operating-backups.md says.',
  );

function unpack(file: string, folder: string): z.infer<typeof aboutSchema> {
  const names = new Set(tar('--list', '--gzip', '--file', file).split('\n'));
  // No other name is trusted: anyone can seal a file to the owner's public key.
  const ours = Object.values(parts).filter((part) => names.has(part));
  tar('--extract', '--gzip', '--no-same-owner', '--file', file, '--directory', folder, ...ours);
  const odd = ours.find((part) => !lstatSync(join(folder, part)).isFile());
  if (odd !== undefined) throw new Error(`its ${odd} is no file`);
  const about = aboutSchema.parse(JSON.parse(readFileSync(join(folder, parts.about), 'utf8')));
  const isNamed = basename(file).startsWith('raiz-do-vau-');
  if (isNamed && basename(file) !== about.name) throw new Error(`it is ${about.name}, renamed`);
  return about;
}

function beginningOf(file: string): string {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(16);
  readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.toString('latin1');
}

/** @throws with what tar says */
function tar(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('tar', args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trim().replaceAll('\n', '; '));
  return stdout;
}
