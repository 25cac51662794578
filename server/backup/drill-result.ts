import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

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

const fileIn = (dataDir: string): string => join(dataDir, 'raiz-do-vau.drill.json');

/** Reads how the last drill ended; undefined where there was none. */
export function readDrill(dataDir: string): DrillResult | undefined {
  try {
    return resultSchema.safeParse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Keeps how a drill ended. */
export function writeDrill(dataDir: string, result: DrillResult): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.partial`, JSON.stringify(result), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}
