import { stat, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from './clock.ts';
import { backupsIn, filesIn, isBeforeRestore, momentIn } from './data-folder.ts';

const hourMs = 60 * 60 * 1000;
const keptMs = 14 * 24 * hourMs;

/** What became of copies that were too old. */
export interface ExpiredCopies {
  deleted: string[];
  failed: { file: string; err: unknown }[];
}

/**
 * Deletes the copies of a data folder that are older than 14 days, whole or not: whoever was erased from the
 * store is in them still. That is everything in `backups`, and the stores that restores have kept.
 */
export async function expireCopies(dataDir: string, clock: Clock): Promise<ExpiredCopies> {
  const before = clock().getTime() - keptMs;
  const backups = backupsIn(dataDir);
  const copies = [
    ...filesIn(backups).map((file) => join(backups, file)),
    ...filesIn(dataDir)
      .filter(isBeforeRestore)
      .map((file) => join(dataDir, file)),
  ];
  const result: ExpiredCopies = { deleted: [], failed: [] };
  for (const file of copies) {
    try {
      if ((await madeAt(file)) >= before) continue;
      await unlink(file);
      result.deleted.push(file);
    } catch (err) {
      // Another server of the same folder, or its owner, was faster.
      if ((err as NodeJS.ErrnoException).code !== 'ENOENT') result.failed.push({ file, err });
    }
  }
  return result;
}

/**
 * How old what is in a copy may be: what its name says, which moving a file does not change, or when it was
 * last written, if that was earlier.
 */
async function madeAt(file: string): Promise<number> {
  const { mtimeMs } = await stat(file);
  return Math.min(momentIn(basename(file))?.getTime() ?? mtimeMs, mtimeMs);
}

/**
 * Deletes copies that are too old now and every hour from now on.
 * @returns a function that ends it
 */
export function scheduleExpiry(
  dataDir: string,
  clock: Clock,
  report: (result: ExpiredCopies) => void,
): () => void {
  const expire = () => void expireCopies(dataDir, clock).then(report);
  expire();
  const timer = setInterval(expire, hourMs);
  return () => clearInterval(timer);
}
