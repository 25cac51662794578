import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { StoreConfig } from '../server/db/engine.ts';
import { createKysely as createPostgresKysely } from '../server/db/postgres/connection.ts';
import { createKysely as createSqliteKysely } from '../server/db/sqlite/kysely.ts';
import { openError } from '../server/db/sqlite/open-error.ts';
import type { Tables } from '../server/db/tables.ts';
import { StartError } from '../server/start-error.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';

/** Reads the store without changing it. @throws StartError where it cannot be read */
export async function readStore<Result>(
  config: StoreConfig,
  read: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (config.engine === 'postgres') {
    const { store, pool } = await openPostgresStore(config.url);
    return read(createPostgresKysely(pool)).finally(() => store.close());
  }
  if (!existsSync(config.file)) {
    throw new StartError(
      `There is no store at ${config.file}. Set DATA_DIR to that of the server.`,
    );
  }
  try {
    using database = new DatabaseSync(config.file, { readOnly: true, timeout: 5000 });
    return await read(createSqliteKysely(database));
  } catch (error) {
    throw openError(error, config.file);
  }
}
