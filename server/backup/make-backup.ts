import { hash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import type { StoreConfig } from '../db/engine.ts';
import { lastMigration } from '../db/migrate.ts';
import { withClient } from '../db/postgres/connection.ts';
import { openDatabase } from '../db/sqlite/open-database.ts';
import { copyStoreFile } from '../db/sqlite/store-file.ts';
import { StartError } from '../start-error.ts';
import { openBackup, pack, parts } from './backup-file.ts';
import { backupNameOf } from './backup-name.ts';
import { copyFromPostgres } from './copy-rows.ts';

/** What backups hold, and where they go. */
export interface BackupConfig {
  /** `BACKUP_TO`; undefined: the data folder alone. */
  to: string | undefined;
  /** Who may open them; undefined: whoever reads the file. */
  recipient: string | undefined;
  /** The values of the server's variables. */
  settings: Record<string, string>;
}

interface BackupTask {
  store: StoreConfig;
  dataDir: string;
  backups: BackupConfig;
  now: Date;
}

/** A backup that was opened before it was sealed. */
interface MadeBackup {
  name: string;
  file: string;
  submissions: number;
}

/** Makes a backup in an empty folder. @throws where any part of it is not whole */
export async function makeBackup(task: BackupTask, folder: string): Promise<MadeBackup> {
  const { store, dataDir, backups, now } = task;
  const contents = join(folder, 'contents');
  mkdirSync(contents, { mode: 0o700 });
  const part = (name: keyof typeof parts) => join(contents, parts[name]);
  await copyStore(store, part('store'));
  writeFileSync(part('settings'), envOf(backups.settings), { mode: 0o600 });
  const { DKIM_KEY_FILE } = backups.settings;
  if (DKIM_KEY_FILE !== undefined) copyFileSync(DKIM_KEY_FILE, part('dkimKey'));
  // After the store, so that it has each erasure that the store has.
  for (const name of ['erasures', 'erasuresKey'] as const) {
    if (existsSync(join(dataDir, parts[name])))
      copyFileSync(join(dataDir, parts[name]), part(name));
  }
  const key = existsSync(part('erasuresKey')) ? readFileSync(part('erasuresKey')) : '';
  const name = backupNameOf(now, lastMigration.slice(0, 12), hash('sha256', key).slice(0, 8));
  const file = join(folder, name);
  pack(contents, { name, made: now.toISOString() }, file);
  const { submissions } = openBackup(file, join(folder, 'opened')).store;
  if (backups.recipient === undefined) return { name, file, submissions };
  await seal(file, backups.recipient, `${file}.age`);
  return { name: `${name}.age`, file: `${file}.age`, submissions };
}

/** Copies the store of either engine into a file of the embedded one. */
async function copyStore(store: StoreConfig, to: string): Promise<void> {
  if (store.engine === 'sqlite') {
    if (!existsSync(store.file)) {
      throw new StartError(`there is no store at ${store.file}. Set DATA_DIR to the server's.`);
    }
    copyStoreFile(store.file, to);
    return;
  }
  const { url } = store;
  using copy = await openDatabase(to);
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM kysely_migration WHERE name = $1', [
      lastMigration,
    ]);
    if (rowCount === 0) throw new Error('it is of an earlier version');
    await copyFromPostgres(client, copy);
  });
  copy.exec('PRAGMA journal_mode = DELETE'); // so that one file holds all
}

/** As a shell, systemd and Docker Compose read it. */
const envOf = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .filter(([name]) => name !== 'DATA_DIR')
    .map(([name, value]) => `${name}="${value.replaceAll(/["$\\`]/g, String.raw`\$&`)}"\n`)
    .join('');

/** Seals a file as `age --recipient` does. */
async function seal(file: string, recipient: string, into: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const content = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const sealed = await encrypter.encrypt(content);
  await pipeline(sealed, createWriteStream(into, { mode: 0o600, flush: true }));
}
