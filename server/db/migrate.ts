import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { reasonOf, StartError } from '../start-error.ts';
import { lockMigrations } from './engines.ts';
import * as version2 from './migrations/version-2.ts';
import * as waves from './migrations/waves.ts';
import type { Tables } from './tables.ts';

/** The migrations, named by time. One that was released is never changed. */
const migrations: Record<string, Migration> = {
  '202612080001_version_2': version2,
  '202612090001_waves': waves,
};

/** The last migration that this program knows. */
export const lastMigration = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * Brings the tables of a store up to date: by all of the migrations that it has not seen, or by
 * none. Of several servers one does it, and the others wait.
 * @param store what it is called in an error, after `the`
 * @param copyFirst makes a copy of a store that is about to change
 * @throws StartError where a migration fails, which it names, or where the store is newer than this
 * program or older than version 1.0.0
 */
export async function migrate(
  db: Kysely<Tables>,
  store: string,
  copyFirst: () => Promise<void>,
): Promise<void> {
  // Read first: a store that another server makes meanwhile is not taken for an earlier one.
  const isNew = !(await hasTables(db));
  const applied = await appliedMigrations(db);
  const newer = newerMigration(applied ?? []);
  // An older program would work on tables it does not know.
  if (newer !== undefined) {
    throw new StartError(
      `The ${store} is newer than this program (${newer}), and was left as it is. Start the version that made it, or a later one. The way back is the backup that was made before, as docs/operating.md says under Upgrade.`,
    );
  }
  if (applied?.includes(lastMigration)) return;
  if (!isNew) await copyFirst();
  await db.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (error instanceof StartError) throw error;
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw new StartError(
      `The migration ${failed ?? ''} failed (${reasonOf(error)}), so the ${store} is as it was. Start the version before this one again, or mend the reason and start this one.`,
      { cause: error },
    );
  });
}

/** Whether a migration is one of version 1.0.0, whose migrations were files. */
const isOfVersion1 = (name: string): boolean => name.endsWith('.sql');

/** Whether a copy was made by version 1.0.0 or before. @param names its migrations */
export const isCopyOfVersion1 = (names: string[]): boolean => names.every(isOfVersion1);

/** Which of a copy's migrations is of a newer program, if any. */
export const newerMigration = (names: string[]): string | undefined =>
  names.find((name) => !isOfVersion1(name) && !Object.hasOwn(migrations, name));

/** The names of the migrations that a store has seen; undefined where it has no such table. */
async function appliedMigrations(db: Kysely<Tables>): Promise<string[] | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return undefined;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

const hasTables = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.introspection.getTables()).length > 0;
