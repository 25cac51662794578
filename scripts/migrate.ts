// `npm run migrate`: brings the tables in Postgres up to date, as the role that owns them. The
// servers only look whether they are, because they may not change a table. Tables of an earlier
// version are copied first, into DATA_DIR/backups, unless `-- --without-copy` says that the owner
// has a copy. `-- --ledger <file> --key <file>` takes over the ledger of an earlier version into
// LEDGER_DIR instead, with either store.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyPostgresInto } from '../server/backup/copy-postgres.ts';
import { readConfig, readOwnerUrl } from '../server/config.ts';
import { backupName, backupsIn } from '../server/db/data-folder.ts';
import { migrateAsOwner } from '../server/db/postgres/migrate.ts';
import { takeOverLedger } from '../server/events/mirror/take-over-ledger.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { runOwnersCommand, writeWhole, type OwnersCommand } from './store-copy-file.ts';

export const migrate: OwnersCommand = (args, env) =>
  runOwnersCommand(async () => {
    const { values } = parseArgs({
      args,
      options: {
        ledger: { type: 'string' },
        key: { type: 'string' },
        'without-copy': { type: 'boolean' },
      },
    });
    const { ledger, key } = values;
    if (ledger !== undefined || key !== undefined) {
      takeOver(env, ledger, key);
      return;
    }
    const url = readOwnerUrl(env);
    const applied = await migrateAsOwner(
      url,
      values['without-copy'] ? undefined : () => copy(env, url),
    );
    for (const name of applied) console.log(`applied ${name}`);
    console.log('The tables are as this version needs them.');
  });

async function copy(env: NodeJS.ProcessEnv, url: string): Promise<void> {
  const target = join(backupsIn(readConfig(env).dataDir), backupName(new Date(), 'dump'));
  try {
    await writeWhole(target, (partial) => copyPostgresInto(url, partial));
  } catch (error) {
    throw new StartError(
      `${reasonOf(error)} Where you have a copy of your own: npm run migrate -- --without-copy`,
      { cause: error },
    );
  }
  console.log(`The way back is the copy made before, with the version before: ${target}`);
}

function takeOver(
  env: NodeJS.ProcessEnv,
  ledger: string | undefined,
  key: string | undefined,
): void {
  const { ledgerDir } = readConfig(env);
  if (ledger === undefined || key === undefined || ledgerDir === undefined) {
    throw new StartError(
      'Name the ledger and its key, with LEDGER_DIR set: npm run migrate -- --ledger <file> --key <file>',
    );
  }
  const added = takeOverLedger(ledgerDir, ledger, key);
  console.log(
    `${added} entries of ${ledger} are in ${ledgerDir}. Delete ${ledger} and ${key} once the server has started.`,
  );
}

if (import.meta.main) process.exitCode = await migrate(process.argv.slice(2), process.env);
