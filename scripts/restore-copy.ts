import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CopyName } from '../server/backup/copy-name.ts';
import { chooseCopy, fetchCopy, type FetchedCopy } from '../server/backup/fetch-copy.ts';
import { partsOfCopy } from '../server/backup/make-copy.ts';
import { readPrivateKey } from '../server/backup/seal.ts';
import { openTarget, type CopyTarget } from '../server/backup/target.ts';
import { MirrorFile } from '../server/events/mirror/mirror-file.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { flush, isRunning } from './store-copy-file.ts';

/** Which copy is fetched, from where, and what opens it. */
export interface CopyAsked {
  from: string;
  key: KeyObject;
  /** Undefined: the newest. */
  name: string | undefined;
  /** Whether its own mirror is taken, and not that of the newest copy there. */
  isAlone?: boolean;
  /** The folder in which the copy is opened; a new temporary one if undefined. */
  folder?: string;
}

/** A copy that lies opened on this machine until it is disposed of. */
interface OpenedCopy extends FetchedCopy, Disposable {
  /**
   * The folder of the mirror that goes with it: that of the newest copy there, which knows what was
   * decided since.
   */
  mirrorFolder: string | undefined;
}

/** Reads the key of an owner. @throws StartError where it is none */
export function readKeyFile(file: string): KeyObject {
  if (!existsSync(file)) throw new StartError(`There is no key at ${file}.`);
  return readPrivateKey(readFileSync(file, 'utf8'), file);
}

/** Makes a temporary folder, and removes those of commands that were killed. */
function newTemporaryFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^raiz-do-vau-restore-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(tmpdir(), name), { recursive: true });
    } catch {
      // It is another user's.
    }
  }
  return mkdtempSync(join(tmpdir(), `raiz-do-vau-restore-${process.pid}-`));
}

/** Fetches and opens a copy. @throws StartError where it cannot be used */
export async function openCopy({
  from,
  key,
  name,
  isAlone,
  folder: given,
}: CopyAsked): Promise<OpenedCopy> {
  const target = openTarget(from);
  const there = await target.list().catch((error: unknown) => {
    throw new StartError(`${from} does not answer (${reasonOf(error)}). Nothing was changed.`);
  });
  const folder = given ?? newTemporaryFolder();
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  try {
    const chosen = chooseCopy(there, name);
    const fetched = await fetchCopy(target, chosen, key, join(folder, 'copy'));
    const newer = isAlone ? [] : there.slice(there.indexOf(chosen) + 1).toReversed();
    const withMirror = (await fetchNewest(target, newer, key, folder)) ?? fetched;
    const hasMirror = existsSync(join(withMirror.folder, partsOfCopy.mirror));
    console.log(
      `${there.length} copies are there. This one is of ${chosen.made.toISOString()}: ${chosen.name}`,
    );
    return {
      ...fetched,
      mirrorFolder: hasMirror ? withMirror.folder : undefined,
      [Symbol.dispose]: dispose,
    };
  } catch (error) {
    dispose();
    throw error;
  }
}

/**
 * Fetches the first of some copies that this key opens. With the server's key for ssh anyone could
 * have added false ones.
 */
async function fetchNewest(
  target: CopyTarget,
  copies: readonly CopyName[],
  key: KeyObject,
  folder: string,
): Promise<FetchedCopy | undefined> {
  for (const copy of copies) {
    try {
      return await fetchCopy(target, copy, key, join(folder, copy.name));
    } catch {
      console.log(`The newer ${copy.name} cannot be opened, so its mirror is not taken.`);
    }
  }
  return undefined;
}

/**
 * Puts the mirror of a copy in its place, unless the one that is there knows as much. The one
 * before is kept beside it.
 */
export function putMirror(from: string, ledgerDir: string): void {
  const sealed = new MirrorFile(from, false);
  mkdirSync(ledgerDir, { recursive: true, mode: 0o700 });
  const file = (name: string) => join(ledgerDir, name);
  if (existsSync(file(partsOfCopy.mirror))) {
    const here = readMirror(ledgerDir);
    if (here?.id === sealed.id && here.last.n >= sealed.last.n) return;
    const stamp = new Date().toISOString().replaceAll(/\W/g, '');
    for (const name of [partsOfCopy.mirror, partsOfCopy.mirrorKey]) {
      if (existsSync(file(name))) renameSync(file(name), file(`${name}.before-restore-${stamp}`));
    }
    console.log(`The mirror that was in ${ledgerDir} is kept beside that of the copy.`);
  }
  // The key first: a mirror without it stops a start.
  for (const name of [partsOfCopy.mirrorKey, partsOfCopy.mirror]) {
    const partial = file(`${name}.partial`);
    copyFileSync(join(from, name), partial);
    flush(partial);
    renameSync(partial, file(name));
    flush(file(name));
  }
}

function readMirror(ledgerDir: string): MirrorFile | undefined {
  try {
    return new MirrorFile(ledgerDir, false);
  } catch {
    return undefined;
  }
}

/** Lays what the server's environment said beside the store, for the owner to put in its place. */
export function writeSettings({ settings, folder }: FetchedCopy, dataDir: string): void {
  const file = join(dataDir, 'raiz-do-vau.restored.env');
  const lines = Object.entries(settings)
    .filter(([name]) => !['DATA_DIR', 'LEDGER_DIR'].includes(name))
    .map(([name, value]) => `${name}="${value.replaceAll(/["$\\`]/g, String.raw`\$&`)}"\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  console.log(`The settings of the server stand in ${file}: move it to /etc/raiz-do-vau.env`);
  if (!existsSync(join(folder, partsOfCopy.dkimKey))) return;
  const key = join(dataDir, 'raiz-do-vau.restored.dkim.pem');
  copyFileSync(join(folder, partsOfCopy.dkimKey), key);
  console.log(
    `The key that signs e-mails stands in ${key}: move it to ${settings['DKIM_KEY_FILE']}`,
  );
}
