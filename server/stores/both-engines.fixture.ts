import { describe, type TestAPI } from 'vitest';
import { describeWithPostgres, ruleOn, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { newStoreFile } from './new-store-file.fixture.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens one database, which is empty at first, again and again. */
export type OpenStore = (emailsAreOn?: boolean) => Promise<Store>;

/** Makes an empty database. @returns what opens it, with e-mails on unless it is told otherwise */
export type NewDatabase = () => Promise<OpenStore>;

/** Describes the same tests on both engines. The `test` that they get is that of `ruleOn`. */
export function describeOnBothEngines(
  what: string,
  describeTests: (newDatabase: NewDatabase, test: TestAPI) => void,
): void {
  describe(`${what}, on the embedded store`, () => {
    const newDatabase = async () => {
      const file = newStoreFile();
      return async (emailsAreOn = true) => openSqliteStore(file, emailsAreOn);
    };
    describeTests(newDatabase, ruleOn('the embedded store'));
  });
  describeWithPostgres(`${what}, on Postgres`, () => {
    const postgres = testDatabases();
    const newDatabase = async () => {
      const url = await postgres.emptyDatabase();
      return async (emailsAreOn = true) => (await openPostgresStore(url, emailsAreOn)).store;
    };
    describeTests(newDatabase, ruleOn('Postgres'));
  });
}
