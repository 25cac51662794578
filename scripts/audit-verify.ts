// `npm run audit:verify`: says whether an entry of the audit log is missing or was changed, while the server runs.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { readConfig, type Config } from '../server/config.ts';
import { readHeads } from '../server/database/audit/head-file.ts';
import { verifyAuditLog } from '../server/database/audit/verify.ts';
import { createKysely as createPostgresKysely } from '../server/database/postgres/connection.ts';
import { openPostgresStore } from '../server/database/postgres/store.ts';
import { createKysely as createSqliteKysely } from '../server/database/sqlite/kysely.ts';
import { openError } from '../server/database/sqlite/open-error.ts';
import type { Tables } from '../server/database/tables.ts';
import { StartError } from '../server/start-error.ts';
import { runOwnersCommand } from './store-copy-file.ts';

const faultsShown = 20;

await runOwnersCommand(async () => {
  const { store, auditHeadFile } = readConfig();
  const heads = auditHeadFile === undefined ? [] : readHeads(auditHeadFile);
  const { chained, older, faults } = await reading(store, (db) => verifyAuditLog(db, heads));
  if (older > 0) {
    console.log(
      `${older} entries are older than the chain, which began with a later version of the site: whether they are whole cannot be told.`,
    );
  }
  console.log(
    auditHeadFile === undefined
      ? 'AUDIT_HEAD_FILE is not set, so a log cut short at its end, or written anew, looks whole.'
      : `Heads in ${auditHeadFile} that the log was compared with: ${heads.length}, from ${heads[0]?.at ?? '-'} to ${heads.at(-1)?.at ?? '-'}.`,
  );
  if (faults.length === 0) {
    console.log(`The audit log is whole: ${chained} entries, each chained to the one before.`);
    return;
  }
  for (const fault of faults.slice(0, faultsShown)) {
    console.error(`The audit log is broken: ${fault}.`);
  }
  if (faults.length > faultsShown) console.error(`Of ${faults.length} faults the first are shown.`);
  throw new StartError(
    'Before anything else, copy the store, its backups and the heads to where nobody changes them; docs/operating.md, "The audit log", says what may have happened.',
  );
});

/** Reads the store without changing it. @throws StartError where it cannot be read, or is of another version */
async function reading<Result>(
  config: Config['store'],
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
    const [chain] = database
      .prepare("SELECT name FROM sqlite_schema WHERE name = 'audit_head'")
      .all();
    if (chain) return await read(createSqliteKysely(database));
  } catch (error) {
    throw openError(error, config.file);
  }
  throw new StartError(
    `${config.file} is of an older version, whose log has no chain. Start the server once, which begins it.`,
  );
}
