import { DatabaseSync } from 'node:sqlite';
import { testDatabases } from '../db/postgres/postgres.fixture.ts';
import { newStoreFile } from './new-store-file.fixture.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens one database, which is empty at first, again and again. */
export interface OpenStore {
  (emailsAreOn?: boolean): Promise<Store>;
  /** Runs a statement past the store. */
  run: (statement: string) => Promise<Record<string, unknown>[]>;
}

// The tests of the server name no engine: `STORE=postgres` runs them on Postgres.
export const onPostgres = process.env['STORE'] === 'postgres';
const postgres = onPostgres ? testDatabases() : undefined;

/** Makes an empty database. @returns what opens it, with e-mails on unless it is told otherwise */
export async function newDatabase(): Promise<OpenStore> {
  if (postgres) {
    const url = await postgres.newDatabase();
    const open = async (emailsAreOn = true) => (await openPostgresStore(url, emailsAreOn)).store;
    return Object.assign(open, { run: (text: string) => postgres.asSuperuser(url, text) });
  }
  const file = newStoreFile();
  const open = (emailsAreOn = true) => openSqliteStore(file, emailsAreOn);
  const run = async (text: string) => {
    using database = new DatabaseSync(file);
    return database.prepare(text).all();
  };
  return Object.assign(open, { run });
}
