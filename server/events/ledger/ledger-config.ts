import { resolve } from 'node:path';
import { areSet, StartError } from '../../start-error.ts';
import { isWithin } from '../../db/data-folder.ts';

/** Where the erasure ledger and its key are. */
export interface LedgerConfig {
  file: string;
  keyFile: string;
}

/**
 * Reads where the erasure ledger is.
 * @throws StartError where only one of the two is set, or either is in the data folder
 */
export function readLedgerConfig(
  dataDir: string,
  values: { ERASURE_LEDGER?: string | undefined; ERASURE_KEY_FILE?: string | undefined },
): LedgerConfig | undefined {
  const harm = 'erasures could not be noted. Set both to files outside of DATA_DIR, or neither.';
  if (!areSet(values, ['ERASURE_LEDGER', 'ERASURE_KEY_FILE'], harm)) return undefined;
  const config = {
    file: resolve(values.ERASURE_LEDGER),
    keyFile: resolve(values.ERASURE_KEY_FILE),
  };
  for (const [name, path] of [
    ['ERASURE_LEDGER', config.file],
    ['ERASURE_KEY_FILE', config.keyFile],
  ] as const) {
    if (isWithin(dataDir, path)) {
      throw new StartError(
        `${name} ${path} is in DATA_DIR, so whoever puts back that folder would lose who was erased since. Name a file in another folder.`,
      );
    }
  }
  return config;
}
