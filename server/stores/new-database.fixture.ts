import { testDatabases } from '../db/postgres/postgres.fixture.ts';
import { newStoreFile } from './new-store-file.fixture.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens one database, which is empty at first, again and again. */
export type OpenStore = (emailsAreOn?: boolean) => Promise<Store>;

// The tests of the server name no engine: `STORE=postgres` runs them on Postgres.
const postgres = process.env['STORE'] === 'postgres' ? testDatabases() : undefined;

/** Makes an empty database. @returns what opens it, with e-mails on unless it is told otherwise */
export async function newDatabase(): Promise<OpenStore> {
  if (postgres) {
    const url = await postgres.emptyDatabase();
    return async (emailsAreOn = true) => (await openPostgresStore(url, emailsAreOn)).store;
  }
  const file = newStoreFile();
  return (emailsAreOn = true) => openSqliteStore(file, emailsAreOn);
}
