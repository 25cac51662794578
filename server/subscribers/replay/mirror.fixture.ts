import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { now } from '../../app.fixture.ts';
import type { Store } from '../../stores/store.ts';
import type { LedgerConfig } from '../../events/ledger/ledger-config.ts';

/** A database that is closed, of which copies can be made. */
export interface Database {
  open: (ledger?: LedgerConfig, lettersAreOn?: boolean) => Promise<Store>;
  copy: () => Promise<Database>;
}

export const newLedger = (): LedgerConfig => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  return { file: join(folder, 'erasures'), keyFile: join(folder, 'key') };
};

/** Runs some work on the store of a database. */
export async function using<Result>(
  database: Database,
  ledger: LedgerConfig | undefined,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await database.open(ledger);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** What a start does. */
export const start = (database: Database, ledger: LedgerConfig) =>
  using(database, ledger, async (store) => {
    await store.keepMirror(now);
    return store.replay(now);
  });
