// `npm run store:copy -- --from <DATA_DIR> --to <postgres://…>`: moves an embedded store into Postgres.
// Without --to it takes DATABASE_URL, so that the password need not stand where other users see it.
// Interrupted, it is run again: what is there already is not copied twice.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { embeddedStore, readConfig } from '../server/config.ts';
import { StartError } from '../server/start-error.ts';
import { copyStore } from '../server/store/copy.ts';
import { kyselyOn as kyselyOnSqlite } from '../server/store/kysely-sqlite.ts';
import { kyselyOn as kyselyOnPostgres } from '../server/store/postgres-connection.ts';
import { openPostgresStore } from '../server/store/postgres.ts';
import { openDatabase } from '../server/store/sqlite.ts';
import { showProgress } from './progress.ts';

const differencesShown = 20;
const usage =
  'Say what to copy and where: npm run store:copy -- --from <DATA_DIR> --to postgres://user:password@host:5432/database';

async function copy(): Promise<boolean> {
  const { from, to } = readArguments();
  const { store: target } = readConfig(to === undefined ? process.env : { DATABASE_URL: to });
  if (from === undefined || target.engine !== 'postgres') throw new StartError(usage);
  const { dataDir, file } = embeddedStore(from);
  if (!existsSync(file)) {
    throw new StartError(
      `${dataDir} holds no embedded store, so there is nothing to copy. Set --from to the DATA_DIR of the server.`,
    );
  }
  const database = openDatabase(file);
  const { pool } = await openPostgresStore(target.url, (line) => console.error(line));
  try {
    const result = await copyStore(
      kyselyOnSqlite(database),
      kyselyOnPostgres(pool),
      showProgress('submissions'),
    );
    report(result);
    return result.differences.length === 0;
  } finally {
    await pool.end();
    database.close();
  }
}

function readArguments(): { from?: string | undefined; to?: string | undefined } {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
}

function report({
  submissions,
  eventCounts,
  accounts,
  differences,
}: Awaited<ReturnType<typeof copyStore>>): void {
  const account = accounts === 0 ? 'no administrator account' : 'the administrator account';
  const what = `${submissions} submissions, ${eventCounts} event counts and ${account}`;
  if (differences.length === 0) {
    console.log(`${what} are in Postgres, the same in every column.`);
    return;
  }
  for (const line of differences.slice(0, differencesShown)) console.error(line);
  console.error(
    `Of ${what}, ${differences.length} are not the same in Postgres, which was left as it is. Stop the servers that write to either store and run this again; what still differs was changed in Postgres.`,
  );
}

try {
  process.exitCode = (await copy()) ? 0 : 1;
} catch (error) {
  const line = error instanceof Error ? error.message : String(error);
  console.error(
    error instanceof StartError
      ? line
      : `The copy was interrupted (${line}). Run it again: it goes on where it stopped.`,
  );
  process.exitCode = 1;
}
