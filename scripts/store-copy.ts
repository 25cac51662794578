// `npm run store:copy -- --from <DATA_DIR> --to <postgres://…>`: moves an embedded store into
// Postgres. Without --to it uses DATABASE_URL, so that other users cannot see the password among
// its arguments. After an interruption it can be run again: existing rows are not copied twice. At
// its end it asks whether to delete the embedded store; without a terminal, --delete-source deletes
// it.
import { existsSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { deleteCommand, filesOfStore, keepPrivate, storeFileIn } from '../server/db/data-folder.ts';
import { lockFolder } from '../server/db/data-folder-lock.ts';
import { facts } from '../content/facts.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { copyStore, erasedSince } from '../server/backup/copy-to-postgres.ts';
import { createKysely as createSqliteKysely } from '../server/db/sqlite/kysely.ts';
import { createKysely as createPostgresKysely } from '../server/db/postgres/connection.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { openDatabase } from '../server/stores/sqlite-store.ts';
import { flush, runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';

const differencesShown = 20;
const usage =
  'Say what to copy and where: npm run store:copy -- --from <DATA_DIR> --to postgres://user:password@host:5432/database';

async function copy(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { from, to, 'delete-source': deleteSource } = readArguments(args);
  const { store: target } = readConfig(to === undefined ? env : { DATABASE_URL: to });
  if (from === undefined || target.engine !== 'postgres') throw new StartError(usage);
  const dataDir = resolve(from);
  const file = storeFileIn(dataDir);
  if (!existsSync(file)) {
    throw new StartError(
      `${dataDir} holds no embedded store, so there is nothing to copy. Set --from to the DATA_DIR of the server.`,
    );
  }
  for (const line of keepPrivate(dataDir)) console.error(line);
  // No server may start on the store before this is done: what it stores would be missing in
  // Postgres.
  await using opened = new AsyncDisposableStack();
  opened.defer(lockFolder(dataDir, 'Nothing was changed. Stop the server, then run this again.'));
  const database = opened.use(openDatabase(file)); // of this version, as its start would make it
  const { pool } = await openPostgresStore(target.url);
  opened.defer(() => pool.end());
  const source = createSqliteKysely(database);
  const destination = createPostgresKysely(pool);
  if (await erasedSince(source, destination)) {
    throw new StartError(
      `People were erased in the dashboard since an earlier copy, and to copy again would bring them back. Nothing was changed. Delete the embedded store: ${deleteCommand(file)}`,
    );
  }
  report(await copyStore(source, destination, showProgress()));
  if (deleteSource || (await isToBeDeleted(file))) deleteStore(file);
  else console.log(`${file} is kept. To delete it: ${deleteCommand(file)}`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        'delete-source': { type: 'boolean', default: false },
      },
    }).values;
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
  throw new StartError(
    `Of ${what}, ${differences.length} are not the same in Postgres, which was left as it is. Stop the servers that write to either store and run this again; what still differs was changed in Postgres.`,
  );
}

/** Shows how far it is by a line at every tenth of the way. */
function showProgress() {
  let shown = '';
  return (step: string, done: number, total: number): void => {
    const tenth = `${step} ${Math.floor((done / total) * 10)}`;
    if (tenth !== shown) console.log(`${step} ${done} of ${total} submissions`);
    shown = tenth;
  };
}

/** Asks on a terminal. Without a terminal nobody could answer. */
async function isToBeDeleted(file: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal
    .question(`Whoever is erased from now on would still be in ${file}. Delete it? (y/N) `)
    .catch(() => ''); // Ctrl-C and Ctrl-D count as no
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function deleteStore(file: string): void {
  for (const path of filesOfStore(file)) rmSync(path, { force: true });
  flush(dirname(file));
  console.log(
    `${file} was deleted. Backups of it in ${dirname(file)}, and stores that a restore kept there, go by themselves ${facts.copyDays} days after they were made, while a server has this DATA_DIR. Copies elsewhere are yours to delete.`,
  );
}

export const storeCopy: OwnersCommand = (args, env) =>
  runOwnersCommand(() =>
    copy(args, env).catch((cause: unknown) => {
      if (cause instanceof StartError) throw cause;
      throw new StartError(
        `The copy was interrupted (${reasonOf(cause)}). Run it again: it goes on where it stopped.`,
        { cause },
      );
    }),
  );

if (import.meta.main) process.exitCode = await storeCopy(process.argv.slice(2), process.env);
