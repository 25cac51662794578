import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { StartError } from '../start-error.ts';
import { nodeSqliteDialect } from './kysely-sqlite.ts';
import { migrate } from './migrate.ts';
import type { SqliteTables } from './sqlite-schema.ts';
import { addSubmission, forget, submissionPages } from './sqlite-submissions.ts';
import type { EventCount, Store } from './store.ts';

/**
 * Opens the embedded store, making its folder and its tables where they are missing.
 * @throws StartError where the folder cannot be written
 */
export function openSqliteStore(file: string): Store {
  const database = openDatabase(file);
  const db = new Kysely<SqliteTables>({ dialect: nodeSqliteDialect(database) });
  return {
    addSubmission: (submission, options) => addSubmission(db, submission, options?.unlessSameSince),
    submissionPages: () => submissionPages(db),
    forget: (before) => forget(db, before),

    async countEvent(day, { event, properties }) {
      await db
        .insertInto('event_counts')
        .values({ day, event, properties: JSON.stringify(properties), count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'event', 'properties'])
            .doUpdateSet((eb) => ({ count: eb('event_counts.count', '+', 1) })),
        )
        .execute();
    },

    async eventCounts() {
      const rows = await db
        .selectFrom('event_counts')
        .selectAll()
        .orderBy('day')
        .orderBy('event')
        .orderBy('properties')
        .execute();
      return rows.map(
        (row) => ({ ...row, properties: JSON.parse(row.properties) as unknown }) as EventCount,
      );
    },

    async adminAccount() {
      return db
        .selectFrom('admin_account')
        .select(['username', 'password_hash as passwordHash'])
        .executeTakeFirst();
    },

    async createAdminAccount({ username, passwordHash, createdAt }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('admin_account')
        .values({
          id: 1,
          username,
          password_hash: passwordHash,
          created_at: createdAt.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    // Kysely's own destroy() leaves a database open that it has not queried yet.
    close: async () => database.close(),
  };
}

function openDatabase(file: string): DatabaseSync {
  const folder = dirname(file);
  try {
    // Readable by the server's user alone: names and addresses of people are in it.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    migrate(database);
    return database;
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${folder} cannot hold the store (${reason(error)}), so submissions could not be saved. Set DATA_DIR to a folder this user may write.`,
      { cause: error },
    );
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
