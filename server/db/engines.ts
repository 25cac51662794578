import {
  PostgresAdapter,
  sql,
  type CreateTableBuilder,
  type Kysely,
  type QueryExecutorProvider,
  type Transaction,
} from 'kysely';
import type { Tables } from './tables.ts';

/** Keys of Postgres's advisory locks: one process at a time does such a job. */
export const locks = { migrations: 7_241_000_001, retention: 7_241_000_002 } as const;

/** Whether a database is Postgres; else it is SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Makes other processes that migrate the same store wait until the transaction ends, before they
 * read what is there.
 */
export async function lockMigrations(trx: Transaction<Tables>): Promise<void> {
  if (isPostgres(trx)) await sql`SELECT pg_advisory_xact_lock(${locks.migrations})`.execute(trx);
  // Any write takes the lock of SQLite.
  else await sql`PRAGMA user_version = 0`.execute(trx);
}

/** What a migration makes tables of. */
export interface Builder {
  db: Kysely<unknown>;
  table: (name: string) => CreateTableBuilder<string>;
  types: ReturnType<typeof columnTypes>;
}

export const builderOf = (db: Kysely<unknown>): Builder => ({
  db,
  // SQLite checks the types of values in strict tables alone.
  table: (name) =>
    isPostgres(db)
      ? db.schema.createTable(name)
      : db.schema.createTable(name).modifyEnd(sql`STRICT`),
  types: columnTypes(db),
});

/**
 * What an engine calls the types of columns. SQLite keeps a moment as ISO 8601 in UTC with
 * milliseconds, so that the order of the texts is the order in time; Postgres orders texts by their
 * code points, as SQLite does.
 */
const columnTypes = (db: Kysely<unknown>) =>
  isPostgres(db)
    ? {
        text: sql`text COLLATE "C"`,
        moment: sql`timestamptz(3)`,
        day: sql`date`,
        flag: sql`boolean`,
        number: sql`integer`,
        large: sql`bigint`,
      }
    : {
        text: sql`TEXT`,
        moment: sql`TEXT`,
        day: sql`TEXT`,
        flag: sql`INTEGER`,
        number: sql`INTEGER`,
        large: sql`INTEGER`,
      };

/** A boolean in a statement: SQLite takes none as a parameter. */
export const asFlag = (flag: boolean) => sql<boolean>`${sql.lit(flag)}`;

/** A random id for each row of an `INSERT ... SELECT`. */
export const newUuid = (db: Kysely<Tables>) =>
  isPostgres(db)
    ? sql`CAST(gen_random_uuid() AS text)`
    : sql`lower(${sql.join(
        [4, 2, 2, 2, 6].map((bytes) => sql`hex(randomblob(${sql.lit(bytes)}))`),
        sql` || '-' || `,
      )})`;
