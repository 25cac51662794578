import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { describe, onTestFinished } from 'vitest';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import { createKysely as createPostgresKysely } from '../../db/postgres/connection.ts';
import { describeWithPostgres, testDatabases } from '../../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../../stores/postgres-store.ts';
import { createKysely as createSqliteKysely } from '../../db/sqlite/kysely.ts';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import type { Store } from '../../stores/store.ts';
import type { Tables } from '../../db/tables.ts';
import { newStoreFile } from '../../stores/new-store-file.fixture.ts';

/** A store whose audit log somebody with all rights over its files or tables can change. */
interface OpenLog {
  store: Store;
  /** The same store as another server sees it, or this one again where one server alone has it. */
  another: Store;
  db: Kysely<Tables>;
  /** Changes the log past everything that keeps it. */
  tamper: (...statements: string[]) => Promise<void>;
}

/** An entry of its own, made so many minutes after the first. */
export const entry = (number: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
  account: 'olga',
  kind: 'erase',
  count: number,
  ...change,
});

/**
 * Describes the same tests on both engines. The store that is opened may have a mirror, in a folder
 * that is named.
 */
export function describeLogs(
  tests: (engine: string, open: (mirror?: string) => Promise<OpenLog>) => void,
): void {
  describe('the audit log of the embedded store', () => {
    tests('the embedded store', async (mirror) => {
      const file = newStoreFile();
      const store = openSqliteStore(file, false, mirror);
      const database = new DatabaseSync(file, { readOnly: true });
      onTestFinished(async () => {
        database.close();
        await store.close();
      });
      const tamper = async (...statements: string[]) => {
        using thief = new DatabaseSync(file);
        const triggers = thief
          .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
          .all();
        for (const { name } of triggers) thief.exec(`DROP TRIGGER ${String(name)}`);
        for (const statement of statements) thief.exec(statement);
      };
      return { store, another: store, db: createSqliteKysely(database), tamper };
    });
  });

  describeWithPostgres('the audit log in Postgres', () => {
    const postgres = testDatabases();

    tests('Postgres', async (mirror) => {
      const url = await postgres.newDatabase();
      const [{ store, pool }, { store: another }] = [
        await openPostgresStore(url, false, mirror),
        await openPostgresStore(url),
      ];
      onTestFinished(async () => {
        await store.close();
        await another.close();
      });
      const tamper = async (...statements: string[]) => {
        const disable = 'ALTER TABLE events DISABLE TRIGGER ALL';
        await postgres.asSuperuser(url, disable, ...statements);
      };
      return { store, another, db: createPostgresKysely(pool), tamper };
    });
  });
}
