// `npm run drill`: tries whether the copies on another machine bring the site back. The server runs
// it once a week. It sends a copy that it can open itself, fetches it, restores it by the real
// command into a folder of its own, starts a server on it and asks it for pages. The newest
// ordinary copy, which only the owner's key opens, is fetched and compared with its name. Of
// Postgres, where it may make no database, it reads the dump to its end.
// `--release <folder>` tries another release in the same way, for `deploy/upgrade`.
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDump } from '../server/backup/copy-postgres.ts';
import { chooseCopy } from '../server/backup/fetch-copy.ts';
import { writeDrill } from '../server/backup/state-file.ts';
import type { CopiesConfig } from '../server/backup/keep-copies.ts';
import makeCopy, { partsOfCopy } from '../server/backup/make-copy.ts';
import { publicTextOf } from '../server/backup/seal.ts';
import { openTarget, type CopyTarget } from '../server/backup/target.ts';
import { readConfig, type Config } from '../server/config.ts';
import { rehearsalIn, storeFileIn } from '../server/db/data-folder.ts';
import { copyEmbeddedInto, readStoreCopy } from '../server/db/sqlite/copy.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { restoreCopy } from './restore.ts';
import { openCopy, type CopyAsked } from './restore-copy.ts';
import { runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';
import { tryServer } from './try-server.ts';

const root = join(import.meta.dirname, '..');

/** @param program the folder whose server is started */
export const createDrill =
  (program = root): OwnersCommand =>
  (args, env) =>
    runOwnersCommand(async () => {
      const { release } = parseArgs({ args, options: { release: { type: 'string' } } }).values;
      const config = readConfig(env);
      if (release !== undefined) await rehearse(config, resolve(release), program);
      else await drill(config, program);
    });

async function drill(config: Config, program: string): Promise<void> {
  const { copies, dataDir, store } = config;
  if (!copies) throw new StartError('BACKUP_TO is not set, so there are no copies to try.');
  const at = new Date();
  const counts = { back: 0, of: 0 };
  const end = (fault: string | null) => {
    const seconds = Math.round((Date.now() - at.getTime()) / 100) / 10;
    writeDrill(dataDir, { at: at.toISOString(), ...counts, seconds, fault });
    return seconds;
  };
  try {
    await inNewFolder(join(dataDir, 'drill'), async (folder) => {
      const given = { ...config, copies };
      if (store.engine === 'postgres') await readCopy(given, folder, at, counts);
      else await tryServer(program, await tryCopies(given, folder, at, counts), config.siteUrl);
    });
    const did = store.engine === 'postgres' ? 'Read back' : 'Restored';
    console.log(`${did}: ${counts.back} of ${counts.of} submissions in ${end(null)} s.`);
  } catch (error) {
    end(reasonOf(error));
    throw new StartError(`The drill failed: ${reasonOf(error)}.`, { cause: error });
  }
}

/**
 * Tries another release on what the store holds now, and then this one again, since the way back
 * leads to it.
 */
async function rehearse(config: Config, release: string, program: string): Promise<void> {
  const { copies, dataDir, siteUrl, store } = config;
  try {
    await inNewFolder(rehearsalIn(dataDir), async (folder) => {
      const isSent = copies && store.engine === 'sqlite';
      const places = isSent
        ? await tryCopies({ ...config, copies }, folder, new Date())
        : copyHere(config, folder);
      await tryServer(release, places, siteUrl);
      await tryServer(program, places, siteUrl).catch((error: unknown) => {
        throw new Error(`there is no way back from it: ${reasonOf(error)}`, { cause: error });
      });
    });
  } catch (error) {
    throw new StartError(`The rehearsal failed: ${reasonOf(error)}.`, { cause: error });
  }
}

/**
 * Works in a folder that is removed afterwards. It has a fixed place, so that the next one removes
 * what one that was killed has left.
 */
async function inNewFolder(folder: string, work: (folder: string) => Promise<void>): Promise<void> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { mode: 0o700 });
  process.once('exit', remove);
  try {
    await work(folder);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** Visitors come first. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Then at the priority of the server.
  }
}

type WithCopies = Config & { copies: CopiesConfig };

/** @returns the folders of what was restored. @throws where any of it did not go */
async function tryCopies(
  config: WithCopies,
  folder: string,
  at: Date,
  counts = { back: 0, of: 0 },
): Promise<Record<string, string>> {
  const asked = await sendCopy(config, folder, at, counts);
  const places = newPlaces(folder);
  await restoreCopy(asked, places, false);
  counts.back = readStoreCopy(storeFileIn(places.DATA_DIR)).submissions;
  expectAll(counts);
  return places;
}

/** Fetches a dump of Postgres, and reads it to its end. @throws where any of it did not go */
async function readCopy(
  config: WithCopies,
  folder: string,
  at: Date,
  counts: { back: number; of: number },
): Promise<void> {
  using copy = await openCopy(await sendCopy(config, folder, at, counts));
  counts.back = (await readDump(join(copy.folder, partsOfCopy.dump))).submissions;
  expectAll(counts);
}

function expectAll({ back, of }: { back: number; of: number }): void {
  if (back !== of) throw new Error(`${back} of ${of} submissions came back`);
}

/** Sends a copy that this process can open, too. @returns what fetches and opens it */
async function sendCopy(
  { copies, store, ledgerDir }: WithCopies,
  folder: string,
  at: Date,
  counts: { of: number },
): Promise<CopyAsked> {
  const target = openTarget(copies.to);
  await expectNewestWhole(target, join(folder, 'newest'));

  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const made = await makeCopy({
    store,
    ledgerDir,
    settings: copies.settings,
    recipients: [copies.publicKey, publicTextOf(publicKey)],
    folder: join(folder, 'sending'),
    now: at,
  });
  counts.of = made.submissions;
  await target.put(made.name, made.file);
  return {
    from: copies.to,
    key: privateKey,
    name: made.name,
    isAlone: true,
    folder: join(folder, 'opened'),
  };
}

/** Copies store and mirror to where a server can be tried on them. @returns the folders */
function copyHere({ store, ledgerDir }: Config, folder: string): Record<string, string> {
  if (store.engine === 'postgres') {
    throw new Error('only an embedded store can be copied for it');
  }
  const { DATA_DIR, LEDGER_DIR } = newPlaces(folder);
  copyEmbeddedInto(store.file, storeFileIn(DATA_DIR));
  if (ledgerDir === undefined) return { DATA_DIR };
  // After the store, so that it has each erasure that the store has.
  for (const part of [partsOfCopy.mirror, partsOfCopy.mirrorKey]) {
    copyFileSync(join(ledgerDir, part), join(LEDGER_DIR, part));
  }
  return { DATA_DIR, LEDGER_DIR };
}

function newPlaces(folder: string): { DATA_DIR: string; LEDGER_DIR: string } {
  const places = { DATA_DIR: join(folder, 'data'), LEDGER_DIR: join(folder, 'mirror') };
  for (const place of Object.values(places)) mkdirSync(place, { mode: 0o700 });
  return places;
}

/**
 * @throws where the newest copy that is there is not the one that its name says, or of a newer
 * version
 */
async function expectNewestWhole(target: CopyTarget, into: string): Promise<void> {
  await target.get(chooseCopy(await target.list(), undefined), into);
  rmSync(into);
}

if (import.meta.main) {
  lowerPriority();
  process.exitCode = await createDrill()(process.argv.slice(2), process.env);
}
