import { spawnSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { migrationsOf } from '../db/migrations.ts';
import { reasonOf, StartError } from '../start-error.ts';
import { versionOf, type CopyName } from './copy-name.ts';
import { partsOfCopy } from './make-copy.ts';
import { openSealed } from './seal.ts';
import type { CopyTarget } from './target.ts';

/** A copy that was fetched and opened. */
export interface FetchedCopy {
  copy: CopyName;
  /** The folder with its parts. */
  folder: string;
  settings: Record<string, string>;
}

/** How many copies a refusal names, the newest first. */
const named = 5;

/**
 * Chooses a copy of those that are there.
 * @param name undefined: the newest
 * @throws StartError where there is none, or it is of a newer version
 */
export function chooseCopy(there: readonly CopyName[], name: string | undefined): CopyName {
  const copy = name === undefined ? there.at(-1) : there.find((each) => each.name === name);
  if (!copy) {
    throw new StartError(
      there.length === 0
        ? 'No copy is there. Nothing was changed. See that --from is what BACKUP_TO was.'
        : `${name} is not there. Nothing was changed. The newest: ${newestOf(there).join(' ')}`,
    );
  }
  if (copy.version > newestVersion()) {
    throw new StartError(
      `${copy.name} was made by a newer version of the site. Nothing was changed. Restore it with that version.`,
    );
  }
  return copy;
}

/** Of either engine: the name of a copy does not say which. */
const newestVersion = (): string =>
  versionOf([...migrationsOf('sqlite'), ...migrationsOf('postgres')].map(({ name }) => name));

const newestOf = (copies: readonly CopyName[]): string[] =>
  copies
    .slice(-named)
    .toReversed()
    .map(({ name }) => name);

/**
 * Fetches a copy and opens it.
 * @param folder where its parts come to lie
 * @throws StartError where it was changed, or is sealed to another key
 */
export async function fetchCopy(
  target: CopyTarget,
  copy: CopyName,
  key: KeyObject,
  folder: string,
): Promise<FetchedCopy> {
  const [sealed, opened] = [join(folder, 'copy.sealed'), join(folder, 'copy.tar.gz')];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await target.get(copy, sealed);
    if (!(await openSealed(sealed, key, opened))) {
      throw new Error(`${copy.name} was sealed to another key`);
    }
    const parts = Object.values(partsOfCopy).map((part) => `./${part}`);
    const { stdout } = spawnSync('tar', ['--list', '--gzip', '--file', opened]);
    const held = stdout.toString().split('\n');
    // No name that it holds is trusted, since anyone who owns the server could have made it.
    const { status, stderr } = spawnSync('tar', [
      ...['--extract', '--gzip', '--no-same-owner', '--file', opened, '--directory', folder],
      ...parts.filter((part) => held.includes(part)),
    ]);
    if (status !== 0) throw new Error(stderr.toString().trim());
  } catch (error) {
    throw new StartError(
      `The copy cannot be used: ${reasonOf(error)}. Nothing was changed. Use the key of BACKUP_PUBLIC_KEY, or another copy by --copy.`,
      { cause: error },
    );
  } finally {
    for (const file of [sealed, opened]) rmSync(file, { force: true });
  }
  const settings: unknown = JSON.parse(readFileSync(join(folder, partsOfCopy.settings), 'utf8'));
  return { copy, folder, settings: z.record(z.string(), z.string()).parse(settings) };
}
