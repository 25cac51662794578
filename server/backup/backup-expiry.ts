import { open, stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { facts } from '../../content/facts.ts';
import { repeat, type Clock } from '../clock.ts';
import {
  backupsIn,
  filesIn,
  isBeforeRestore,
  isNamedAsBackup,
  momentIn,
} from '../db/data-folder.ts';
import { dayMs, hourMs } from '../../domain/time.ts';

const keptMs = facts.copyDays * dayMs;

export type ExpiredCopies = Awaited<ReturnType<typeof expireBackups>>;

/**
 * Deletes the copies in a data folder that are older than the privacy policy allows (`copyDays` in
 * content/facts.ts), partial ones included: they still hold people who were erased from the store.
 */
export async function expireBackups(dataDir: string, clock: Clock) {
  const before = clock().getTime() - keptMs;
  const deleted: string[] = [];
  const failed: { file: string; err: unknown }[] = [];
  const expire = async (folder: string, isCopy: (file: string) => boolean | Promise<boolean>) => {
    for (const name of filesIn(folder)) {
      const file = join(folder, name);
      await reporting(file, async () => {
        if ((await madeAt(file)) >= before || !(await isCopy(file))) return;
        await unlink(file);
        deleted.push(file);
      });
    }
  };
  const reporting = async (file: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (err) {
      // Another server of the same folder, or its owner, has already deleted it.
      if ((err as NodeJS.ErrnoException).code !== 'ENOENT') failed.push({ file, err });
    }
  };
  await reporting(dataDir, () => expire(dataDir, (file) => isBeforeRestore(basename(file))));
  const backups = backupsIn(dataDir);
  await reporting(backups, () =>
    expire(backups, (file) => isNamedAsBackup(basename(file)) || holdsSubmissions(file)),
  );
  return { deleted, failed };
}

// Both kinds of copy name their tables within the first bytes.
const beginning = 256 * 1024;

/**
 * Whether a file with any name is a copy of the store. The folder may also hold unrelated files.
 */
async function holdsSubmissions(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(beginning), position: 0 });
  return buffer.subarray(0, bytesRead).includes('interest_submissions');
}

/**
 * When a copy was made: the time in its name, which moving it does not change, or when it was last
 * written.
 */
async function madeAt(file: string): Promise<number> {
  const { mtimeMs } = await stat(file);
  return Math.min(momentIn(basename(file))?.getTime() ?? mtimeMs, mtimeMs);
}

/** Deletes expired copies now and every hour from now on. @returns a function that stops it */
export const scheduleBackupExpiry = (
  dataDir: string,
  clock: Clock,
  report: (result: ExpiredCopies) => void,
): (() => void) => repeat(() => void expireBackups(dataDir, clock).then(report), hourMs);
