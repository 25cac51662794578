// `npm run migrate`: brings the tables in Postgres up to date, as the role that owns them. The servers only
// look whether they are, because they may not change a table.
// `-- --ledger <file> --key <file>` takes over the ledger of an earlier version into LEDGER_DIR instead, with either store.
import { parseArgs } from 'node:util';
import { readConfig, readOwnerUrl } from '../server/config.ts';
import { migrateAsOwner } from '../server/db/postgres/migrate.ts';
import { takeOverLedger } from '../server/events/mirror/take-over-ledger.ts';
import { StartError } from '../server/start-error.ts';
import { runOwnersCommand } from './store-copy-file.ts';

await runOwnersCommand(async () => {
  const { ledger, key } = parseArgs({
    options: { ledger: { type: 'string' }, key: { type: 'string' } },
  }).values;
  if (ledger !== undefined || key !== undefined) {
    takeOver(ledger, key);
    return;
  }
  const applied = await migrateAsOwner(readOwnerUrl());
  for (const name of applied) console.log(`applied ${name}`);
  console.log('The tables are as this version needs them.');
});

function takeOver(ledger: string | undefined, key: string | undefined): void {
  const { ledgerDir } = readConfig();
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
