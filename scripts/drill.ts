// `npm run drill`: tries whether the copies on another machine bring the site back. The server runs
// it once a week. It sends a copy that it can open itself, fetches it, restores it by the real
// command into a folder of its own, starts a server on it and asks pages of that. The newest
// ordinary copy, which only the owner's key opens, is fetched and compared with its name.
import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { chooseCopy } from '../server/backup/fetch-copy.ts';
import { writeDrill } from '../server/backup/drill-result.ts';
import type { CopiesConfig } from '../server/backup/keep-copies.ts';
import makeCopy from '../server/backup/make-copy.ts';
import { publicTextOf } from '../server/backup/seal.ts';
import { openTarget, type CopyTarget } from '../server/backup/target.ts';
import { readConfig, type Config } from '../server/config.ts';
import { storeFileIn } from '../server/db/data-folder.ts';
import { readStoreCopy } from '../server/db/sqlite/read-copy.ts';
import { loadSite } from '../server/http/pages/built-site.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { restoreCopy } from './restore.ts';
import { runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';

const root = join(import.meta.dirname, '..');
const startLimitMs = 60_000;
const pagesAsked = 10;
/**
 * Ends the restored server with the drill, also where that is killed. Its threads read this, too.
 */
const endsWithDrill = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.stdin.resume().on('end', () => process.exit(1));
`)}`;

/** @param program the folder whose server is started */
export const createDrill =
  (program = root): OwnersCommand =>
  (_args, env) =>
    runOwnersCommand(async () => {
      const config = readConfig(env);
      const { copies, dataDir } = config;
      if (!copies) {
        throw new StartError('BACKUP_TO is not set, so there are no copies to try.');
      }
      const at = new Date();
      // A fixed place, so that the next drill removes what one that was killed has left.
      const folder = join(dataDir, 'drill');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { mode: 0o700 });
      const counts = { back: 0, of: 0 };
      const end = (fault: string | null) => {
        const seconds = Math.round((Date.now() - at.getTime()) / 100) / 10;
        writeDrill(dataDir, { at: at.toISOString(), ...counts, seconds, fault });
        return seconds;
      };
      try {
        const places = await tryCopies({ ...config, copies }, folder, at, counts);
        await askPages(program, places, config.siteUrl);
        console.log(`Restored: ${counts.back} of ${counts.of} submissions in ${end(null)} s.`);
      } catch (error) {
        end(reasonOf(error));
        throw new StartError(`The drill failed: ${reasonOf(error)}.`, { cause: error });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });

/** Visitors come first. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Then at the priority of the server.
  }
}

/** @returns the folders of what was restored. @throws where any of it did not go */
async function tryCopies(
  config: Config & { copies: CopiesConfig },
  folder: string,
  at: Date,
  counts: { back: number; of: number },
): Promise<Record<string, string>> {
  const { copies, store, ledgerDir } = config;
  const target = openTarget(copies.to);
  await expectNewestWhole(target, join(folder, 'newest'));

  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const made = await makeCopy({
    store: store.engine === 'sqlite' ? store.file : '',
    ledgerDir,
    settings: copies.settings,
    recipients: [copies.publicKey, publicTextOf(publicKey)],
    folder: join(folder, 'sending'),
    now: at,
  });
  counts.of = made.submissions;
  await target.put(made.name, made.file);
  const places = { DATA_DIR: join(folder, 'data'), LEDGER_DIR: join(folder, 'mirror') };
  for (const place of Object.values(places)) mkdirSync(place, { mode: 0o700 });
  await restoreCopy(
    {
      from: copies.to,
      key: privateKey,
      name: made.name,
      isAlone: true,
      folder: join(folder, 'opened'),
    },
    places,
    false,
  );
  counts.back = readStoreCopy(storeFileIn(places.DATA_DIR)).submissions;
  if (counts.back !== counts.of) {
    throw new Error(`${counts.back} of ${counts.of} submissions came back`);
  }
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

/** Starts a server on what was restored, and asks pages of it. @throws where one is not answered */
async function askPages(
  program: string,
  places: Record<string, string>,
  siteUrl: string,
): Promise<void> {
  const server = spawn(process.execPath, ['--import', endsWithDrill, 'server/main.ts'], {
    cwd: program,
    // Nothing of this machine's surroundings: it sends no e-mail and no copy, has a mirror of its
    // own and is heard by nobody else.
    env: {
      ...places,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      LOG_FORMAT: 'json',
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
    },
    stdio: 'pipe',
  });
  try {
    const origin = await addressOf(server);
    const { files } = await loadSite(join(program, 'dist'));
    const paths = [...files.keys()].filter((path) => !path.includes('.'));
    for (const path of paths.slice(0, pagesAsked)) {
      const answer = await fetch(origin + path);
      const text = await answer.text();
      if (answer.status !== 200 || !text.includes('</html>')) {
        throw new Error(`the restored site answered ${answer.status} at ${path}`);
      }
    }
    const ready = await fetch(`${origin}/readyz`);
    if (ready.status !== 200) throw new Error(`the restored site is not ready: ${ready.status}`);
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  }
}

/** The address that a server prints. @throws if it does not start */
async function addressOf(server: ChildProcess): Promise<string> {
  const said = { stdout: '', stderr: '' };
  const started = new Promise<string>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
    server.stdout?.on('data', (chunk: Buffer) => {
      said.stdout += chunk.toString();
      const [, address] = / is at (http:\S+)\n/.exec(said.stdout) ?? [];
      if (address) resolve(address);
    });
    server.on('exit', () =>
      reject(new Error(`the restored site did not start: ${said.stderr.trim()}`)),
    );
    AbortSignal.timeout(startLimitMs).addEventListener('abort', () =>
      reject(new Error('the restored site did not start within a minute')),
    );
  });
  return started;
}

if (import.meta.main) {
  lowerPriority();
  process.exitCode = await createDrill()(process.argv.slice(2), process.env);
}
