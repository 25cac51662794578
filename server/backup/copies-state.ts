import * as z from 'zod';
import { stateFile } from './state-file.ts';

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
