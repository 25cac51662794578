import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * A small state that the server keeps in a file of its data folder, so that commands know it as
 * well.
 */
function stateFile<State>(name: string, schema: z.ZodType<State>) {
  const fileIn = (dataDir: string): string => join(dataDir, `raiz-do-vau.${name}.json`);
  return {
    /** Undefined where there is none. */
    read: (dataDir: string): State | undefined => {
      try {
        return schema.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data;
      } catch {
        return undefined;
      }
    },
    write: (dataDir: string, state: State): void => {
      const file = fileIn(dataDir);
      writeFileSync(`${file}.partial`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.partial`, file);
    },
  };
}

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

/** What is known of the copies elsewhere. */
export type CopiesState = z.infer<typeof stateSchema>;

/** Reads and keeps what is known of the copies; undefined where none was ever sent. */
export const { read: readCopiesState, write: writeCopiesState } = stateFile('copies', stateSchema);

const resultSchema = z.object({
  /** When it began, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** How many submissions came back, of how many, and how long it took. */
  back: z.number(),
  of: z.number(),
  seconds: z.number(),
  /** What went wrong; null where nothing did. */
  fault: z.string().nullable(),
});

/** How the last drill ended. */
export type DrillResult = z.infer<typeof resultSchema>;

/** Reads and keeps how the last drill ended; undefined where there was none. */
export const { read: readDrill, write: writeDrill } = stateFile('drill', resultSchema);
