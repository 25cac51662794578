import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type Transaction,
} from 'kysely';
import { unmarkedTables } from '../engine.ts';
import type { Tables } from '../tables.ts';

/**
 * Kysely on an embedded store, which the caller closes.
 * @param unmarked counts the changes of which a backup need not follow
 */
export const createKysely = (database: DatabaseSync, unmarked = { changes: 0 }): Kysely<Tables> =>
  new Kysely({ dialect: new Dialect({ database: adapt(database, unmarked) }) });

const isUnmarked = RegExp(`^(insert into|update) "(${unmarkedTables.join('|')})"`);

class Dialect extends SqliteDialect {
  override createAdapter = () => new Adapter();
}

/** SQLite takes a failed migration back, which Kysely's own adapter does not say. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Gives `node:sqlite` the interface that Kysely expects, which without `reader` would return no
 * rows for any SELECT. Rows are read with `all` only: on a full disk, a first row of `INSERT …
 * RETURNING` may be reported and yet not be stored.
 */
function adapt(database: DatabaseSync, unmarked: { changes: number }): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (text) => {
      // A full disk ends a transaction by itself; to end it once more would hide why.
      const sql = text === 'rollback' && !database.isTransaction ? 'SELECT 1' : text;
      const statement = database.prepare(sql);
      const all = (parameters: readonly unknown[]) =>
        statement.all(...(parameters as SQLInputValue[]));
      return {
        reader: statement.columns().length > 0,
        all,
        run: (parameters) => {
          const result = statement.run(...(parameters as SQLInputValue[]));
          if (isUnmarked.test(sql)) unmarked.changes += Number(result.changes);
          return result;
        },
        iterate: (parameters) => all(parameters).values(),
      };
    },
  };
}

/**
 * Makes all others who write to an embedded store wait until the transaction ends; it must be the
 * first statement.
 */
export async function takeWriteLock(trx: Transaction<Tables>): Promise<void> {
  await sql`DELETE FROM admin_sessions WHERE 1 = 0`.execute(trx);
}
