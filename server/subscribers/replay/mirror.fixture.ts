import { join } from 'node:path';
import { now } from '../../app.fixture.ts';
import type { Store } from '../../stores/store.ts';
import { newFolder } from '../../new-folder.fixture.ts';

/** A database that is closed, of which copies can be made. */
export interface Database {
  /** @param mirror `LEDGER_DIR` */
  open: (mirror?: string, emailsAreOn?: boolean) => Promise<Store>;
  copy: () => Promise<Database>;
  /** What a statement finds, or changes, past the program. */
  query: (statement: string) => Promise<Record<string, unknown>[]>;
}

/** A folder for a mirror. */
export const newMirror = (): string => newFolder('mirror');

/** The file of a mirror. */
export const fileIn = (folder: string): string => join(folder, 'mirror');

/** Runs some work on the store of a database. */
export async function using<Result>(
  database: Database,
  mirror: string | undefined,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await database.open(mirror);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** What a start does. */
export const start = (database: Database, mirror: string) =>
  using(database, mirror, async (store) => {
    await store.reconcileMirror(now);
    await store.keepMirror(now);
    return store.replayMirror(now);
  });
