// `npm run restore -- <file>`: puts a backup, opened with age, where there is no store yet: into
// DATA_DIR, or with DATABASE_URL into an empty database of Postgres. Whoever was erased, left or
// was restricted since is so again, by the erasures in DATA_DIR, in the backup, and in others that
// are named after it. A line of these that cannot be read is left out by `--without-line <number>`.
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { openBackup, parts } from '../server/backup/backup-file.ts';
import { copyToPostgres } from '../server/backup/copy-rows.ts';
import { readConfig, type Config } from '../server/config.ts';
import { keepPrivate } from '../server/db/data-folder.ts';
import { lockFolder } from '../server/db/data-folder-lock.ts';
import { lastMigration } from '../server/db/migrate.ts';
import { withClient } from '../server/db/postgres/connection.ts';
import { databaseName } from '../server/db/postgres/start.ts';
import { openDatabase } from '../server/db/sqlite/open-database.ts';
import { flush } from '../server/db/sqlite/store-file.ts';
import { keepErasures, readErasures } from '../server/events/erasures.ts';
import { StartError } from '../server/start-error.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { runOwnersCommand, type OwnersCommand } from './owners-command.ts';

export const restore: OwnersCommand = (args, env) =>
  runOwnersCommand(async () => {
    const { file, others, without } = readArguments(args);
    const config = readConfig(env);
    const { dataDir } = config;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(dataDir, 'Nothing was changed. Stop the server, then restore.');
    const folder = join(dataDir, 'raiz-do-vau.restoring');
    const remove = () => rmSync(folder, { recursive: true, force: true });
    try {
      remove();
      for (const line of keepPrivate(dataDir)) console.error(line);
      await putBack([file, ...others], without, config, folder);
    } finally {
      remove();
      unlock();
    }
  });

function readArguments(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'without-line': { type: 'string', multiple: true, default: [] } },
  });
  const [file, ...others] = positionals.map((name) => resolve(name));
  if (file === undefined) {
    throw new StartError('Name the backup to put back: npm run restore -- <file>');
  }
  return { file, others, without: values['without-line'].map(Number) };
}

/** @param folder where the backups are opened, beside the place of the store */
async function putBack(
  [file, ...others]: readonly [string, ...string[]],
  without: readonly number[],
  { store, dataDir }: Config,
  folder: string,
): Promise<void> {
  if (store.engine === 'sqlite') expectNoStore(store.file);
  else await expectEmpty(store.url);
  const first = openBackup(file, join(folder, 'first'));
  const opened = others.map((other, index) => openBackup(other, join(folder, `${index}`)));
  const folders = [first, ...opened].map((each) => each.folder);
  const erasures = readErasures([dataDir, ...folders], without);
  const made = first.made === null ? '' : ` It was made at ${first.made}.`;
  console.log(`${file} holds ${first.store.submissions} submissions.${made}`);
  if (!first.store.migrations.includes(lastMigration)) {
    console.log('An earlier version made it. It is brought up to this one.');
  }
  const from = join(first.folder, parts.store);
  await expectStructure(from, join(folder, 'new.sqlite'));

  const restored = await openSqliteStore(from);
  const now = new Date();
  const { count, knownUntil } = await restored.applyErasures(erasures, now);
  const hasStopped = (await restored.letters.stopRestored(now)) > 0;
  const since = knownUntil ?? first.made ?? now.toISOString();
  const hasPaused = (await restored.waves.stopRestored(since)) > 0;
  await restored.close();

  for (const each of folders) keepErasures(each, dataDir);
  if (store.engine === 'sqlite') moveStore(from, store.file);
  else await fillPostgres(from, store.url);
  console.log(`${store.engine === 'sqlite' ? store.file : databaseName(store.url)} is restored.`);
  console.log(
    `Decisions since then that hold again (erased, left, no more updates, restricted): ${count}. A restriction that was lifted since is yours to lift again.`,
  );
  console.log(
    `What people sent, consented to, asked for or had corrected from ${knownUntil ?? first.made ?? 'the beginning'} to ${now.toISOString()} is not in it: enter by hand what you know of it.`,
  );
  if (hasStopped) {
    console.log(
      'A letter to the list was under way when the backup was made. More people may have it by now. It is stopped, or a draft again if none had gone then; the dashboard says how far it was.',
    );
  }
  if (hasPaused) {
    console.log(
      `A wave of invitations was under way. It is paused, so that nobody's days end: what guests answered from ${since} on may be missing. Ask those whom the dashboard shows as invited, then let it go on there.`,
    );
  }
  keepSettings(first.folder, dataDir);
}

function expectNoStore(file: string): void {
  if (!existsSync(file)) return;
  throw new StartError(
    `${file} is there, and a backup is never put over anything. Nothing was changed. Move it, and the files beside it that end in -wal and -shm, to another folder, then restore.`,
  );
}

/** What a store has before anybody was in it. */
const emptyTables = ['kysely_migration', 'kysely_migration_lock', 'email_sender'];

/** @throws StartError unless a database has no rows, of whomever they are */
async function expectEmpty(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT quote_ident(relname) AS name FROM pg_class
       WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> ALL ($1)`,
      [emptyTables],
    );
    for (const { name } of tables) {
      const { rowCount } = await client.query(`SELECT FROM ${name} LIMIT 1`);
      if (rowCount === 0) continue;
      throw new StartError(
        `DATABASE_URL leads to ${databaseName(url)}, which is not empty, and a backup is never put over anything. Nothing was changed. Make an empty one, as docs/operating-postgres.md says, and let DATABASE_URL lead there.`,
      );
    }
  });
}

/**
 * Brings a store up to this version.
 * @throws StartError where it has triggers, views or tables that no new store has: anyone can seal
 * a file to the owner's public key
 */
async function expectStructure(file: string, newFile: string): Promise<void> {
  const [found, expected] = await Promise.all([file, newFile].map(structureOf));
  if (found === expected) return;
  throw new StartError(
    'The structure of the store in it is not that of this site. Nothing was changed. Use another backup.',
  );
}

async function structureOf(file: string): Promise<string> {
  using database: DatabaseSync = await openDatabase(file, { copiesFirst: false });
  // One that 1.0.0 began has its table of migrations still.
  const query = `SELECT type, name, tbl_name, sql FROM sqlite_schema
    WHERE tbl_name <> 'migrations' ORDER BY type, name`;
  return JSON.stringify(database.prepare(query).all());
}

function moveStore(from: string, to: string): void {
  flush(from);
  renameSync(from, to);
  flush(dirname(to));
}

async function fillPostgres(file: string, url: string): Promise<void> {
  const { store } = await openPostgresStore(url);
  await store.close();
  using database = await openDatabase(file);
  await withClient(url, (client) => copyToPostgres(database, client));
}

/** Lays what the server's environment said beside the store, for the owner to put in its place. */
function keepSettings(folder: string, dataDir: string): void {
  const from = join(folder, parts.settings);
  if (!existsSync(from)) return;
  const to = join(dataDir, 'raiz-do-vau.restored.env');
  copyFileSync(from, to);
  console.log(`The settings of the server stand in ${to}: move it to /etc/raiz-do-vau.env`);
  const key = join(folder, parts.dkimKey);
  if (!existsSync(key)) return;
  const restored = join(dataDir, 'raiz-do-vau.restored.dkim.pem');
  copyFileSync(key, restored);
  console.log(`The key that signs e-mails stands in ${restored}: move it to DKIM_KEY_FILE`);
}

if (import.meta.main) process.exitCode = await restore(process.argv.slice(2), process.env);
