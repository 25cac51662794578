import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';

/**
 * A small state that the server keeps in a file of its data folder, so that commands know it as
 * well.
 */
export function stateFile<State>(name: string, schema: z.ZodType<State>) {
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
