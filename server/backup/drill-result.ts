import * as z from 'zod';
import { stateFile } from './state-file.ts';

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
