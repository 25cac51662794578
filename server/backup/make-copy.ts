import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoreConfig } from '../db/engine.ts';
import { copyEmbeddedInto, type StoreCopy } from '../db/sqlite/copy.ts';
import { copyNameOf, versionOf } from './copy-name.ts';
import { seal } from './seal.ts';
import { measured } from './target.ts';

/** What a sealed copy is made of. */
export interface CopyTask {
  store: StoreConfig;
  ledgerDir: string | undefined;
  /** What the server's environment says, so that another machine needs nothing else. */
  settings: Record<string, string>;
  /** The public keys of those who may open it, as text. */
  recipients: string[];
  /** A folder of the server's own, in which nothing else lies. */
  folder: string;
  now: Date;
}

/** A sealed copy that lies in the folder of its task. */
export interface MadeCopy {
  name: string;
  file: string;
  submissions: number;
}

/** The files in a copy, besides what the settings name. */
export const partsOfCopy = {
  store: 'store.sqlite',
  /** In its place, of a Postgres. */
  dump: 'store.dump',
  settings: 'settings.json',
  mirror: 'mirror',
  mirrorKey: 'key',
  dkimKey: 'dkim.pem',
};

type PartOfCopy = keyof typeof partsOfCopy;

/**
 * Makes a sealed copy, in a thread of its own. @throws where any of it could not be copied or
 * checked
 */
export default async function makeCopy(task: CopyTask): Promise<MadeCopy> {
  const { folder, store, ledgerDir, settings, now } = task;
  // What a copy that was killed has left.
  rmSync(folder, { recursive: true, force: true });
  const contents = join(folder, 'contents');
  mkdirSync(contents, { recursive: true, mode: 0o700 });
  const part = (name: PartOfCopy) => join(contents, partsOfCopy[name]);
  const { submissions, migrations } = await copyStoreInto(store, part);
  if (ledgerDir !== undefined) {
    // After the store, so that it has each erasure that the store has.
    copyFileSync(join(ledgerDir, partsOfCopy.mirror), part('mirror'));
    copyFileSync(join(ledgerDir, partsOfCopy.mirrorKey), part('mirrorKey'));
  }
  const { DKIM_KEY_FILE } = settings;
  if (DKIM_KEY_FILE !== undefined) copyFileSync(DKIM_KEY_FILE, part('dkimKey'));
  writeFileSync(part('settings'), JSON.stringify(settings), { mode: 0o600 });

  const file = join(folder, 'copy.sealed');
  const tar = spawn('tar', ['--create', '--gzip', '--directory', contents, '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  const measuring = measured();
  await pipeline(
    tar.stdout,
    (content: AsyncIterable<Buffer>) => seal(content, task.recipients),
    measuring,
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  const [status] = await ended;
  if (status !== 0) throw new Error(`tar ended with ${status}`);
  rmSync(contents, { recursive: true });
  const name = copyNameOf({ made: now, version: versionOf(migrations), ...measuring.result() });
  return { name, file, submissions };
}

async function copyStoreInto(
  store: StoreConfig,
  part: (name: PartOfCopy) => string,
): Promise<StoreCopy> {
  if (store.engine === 'sqlite') return copyEmbeddedInto(store.file, part('store'));
  // Its driver is loaded only where it is needed.
  const { copyPostgresInto } = await import('./copy-postgres.ts');
  return copyPostgresInto(store.url, part('dump'));
}
