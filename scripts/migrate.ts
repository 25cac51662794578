// `npm run migrate`: brings the tables in Postgres up to date, as the role that owns them. The servers only
// look whether they are, because they may not change a table.
import { readOwnerUrl } from '../server/config.ts';
import { migrateAsOwner } from '../server/db/postgres/migrate.ts';
import { runOwnersCommand } from './store-copy-file.ts';

await runOwnersCommand(async () => {
  const applied = await migrateAsOwner(readOwnerUrl());
  for (const name of applied) console.log(`applied ${name}`);
  console.log('The tables are as this version needs them.');
});
