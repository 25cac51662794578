import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const moment = z.iso.datetime().nullable();

const stateSchema = z.object({
  /** Of the store, since when no copy that was seen elsewhere has all of it; null where one has. */
  unseenSince: moment,
  /** When the newest copy was made that was seen elsewhere. */
  seen: moment,
  /** When the oldest copy was made that lies there. */
  oldest: moment,
  /** Why the last copy did not go; null where it did. */
  reason: z.string().nullable(),
});

/**
 * What is known of the copies elsewhere. The server keeps it in a file, so that `npm run doctor`
 * knows it as well.
 */
export type CopiesState = z.infer<typeof stateSchema>;

const fileIn = (dataDir: string): string => join(dataDir, 'raiz-do-vau.copies.json');

/** Reads what is known of the copies; undefined where none was ever sent. */
export function readCopiesState(dataDir: string): CopiesState | undefined {
  try {
    return stateSchema.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Keeps what is known of the copies. */
export function writeCopiesState(dataDir: string, state: CopiesState): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.partial`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}
