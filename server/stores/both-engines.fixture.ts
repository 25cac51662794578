import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { newStoreFile } from './new-store-file.fixture.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens one database, which is empty at first, again and again. */
export type OpenStore = (emailsAreOn?: boolean) => Promise<Store>;

/** Makes an empty database. @returns what opens it, with e-mails on unless it is told otherwise */
export type NewDatabase = () => Promise<OpenStore>;

/** Describes the same tests on both engines. */
export function describeOnBothEngines(
  describeTests: (engine: string, newDatabase: NewDatabase) => void,
): void {
  describeTests('the embedded store', async () => {
    const file = newStoreFile();
    return async (emailsAreOn = true) => openSqliteStore(file, emailsAreOn);
  });
  describeWithPostgres('in Postgres', () => {
    const postgres = testDatabases();
    describeTests('Postgres', async () => {
      const url = await postgres.emptyDatabase();
      return async (emailsAreOn = true) => (await openPostgresStore(url, emailsAreOn)).store;
    });
  });
}
