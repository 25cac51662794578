import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Tables } from '../tables.ts';

/** Kysely on an embedded store, which stays its caller's to close. */
export const createKysely = (database: DatabaseSync): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });

/** Kysely's dialect for `node:sqlite`. */
const nodeSqliteDialect = (database: DatabaseSync): SqliteDialect =>
  new SqliteDialect({ database: adapt(database) });

/**
 * Gives `node:sqlite` the shape Kysely expects. Without `reader`, Kysely would answer every SELECT
 * with no rows. Rows are read by `all` alone: on a full disk, a first row of `INSERT … RETURNING`
 * may be reported and yet not be stored.
 */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      const all = (parameters: readonly unknown[]) =>
        statement.all(...(parameters as SQLInputValue[]));
      return {
        reader: statement.columns().length > 0,
        all,
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => all(parameters).values(),
      };
    },
  };
}
