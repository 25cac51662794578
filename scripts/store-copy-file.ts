import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checksumFileOf, writeChecksum } from '../server/db/checksum.ts';
import type { StoreCopy } from '../server/db/sqlite/copy.ts';
import { reasonOf, StartError } from '../server/start-error.ts';

/** Waits until a file and its name are on disk: SQLite does not for a file made by VACUUM INTO. */
export function flush(file: string): void {
  for (const path of [file, dirname(file)]) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}

/** One of the owner's commands. @returns the status with which its process ends */
export type OwnersCommand = (args: string[], env: NodeJS.ProcessEnv) => Promise<0 | 1>;

/**
 * Runs an owner's command. An error that the owner can fix is printed in one line.
 * @returns the status with which its process ends
 */
export async function runOwnersCommand(work: () => Promise<void>): Promise<0 | 1> {
  // Only the owner may read what a command writes: it holds names and e-mail addresses of people.
  process.umask(0o077);
  try {
    await work();
    return 0;
  } catch (error) {
    const isOfArguments = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof StartError) && !isOfArguments) throw error;
    console.error((error as Error).message);
    return 1;
  }
}

/** Runs an owner's command, and prints the line that it returns. */
export const printOutcome = (command: () => Promise<string>): Promise<0 | 1> =>
  runOwnersCommand(async () => console.log(await command()));

/**
 * Makes a copy of a store. Until it has been verified its name marks it as partial; the checksum is
 * of the bytes that were verified.
 * @returns what it holds
 * @throws StartError where that could not be done
 */
export async function writeWhole(
  target: string,
  copyInto: (partial: string) => StoreCopy | Promise<StoreCopy>,
): Promise<StoreCopy> {
  const partial = `${target}.partial-${process.pid}`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    removeLeftovers(target);
    writeFileSync(partial, '', { flag: 'wx' });
    try {
      const copy = await copyInto(partial);
      flush(partial);
      writeChecksum(target, partial);
      flush(checksumFileOf(target));
      renameSync(partial, target);
      flush(target);
      return copy;
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
export function isRunning(pid: number): boolean {
  if (pid === process.pid || Number.isNaN(pid)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
