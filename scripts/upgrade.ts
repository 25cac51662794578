// Run by `deploy/upgrade`: fetches and builds a release in a folder of its own, tries it on a copy
// of the store, switches to it, watches it, and goes back to the release before where it does not
// do well. The link that the service starts leads to a whole release at every moment.
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SpawnOptions } from 'node:child_process';
import { parseArgs } from 'node:util';
import { machine } from '../server/checks/machine.ts';
import { readConfig } from '../server/config.ts';
import { stamp } from '../server/db/data-folder.ts';
import { reasonOf, StartError } from '../server/start-error.ts';
import { runQuietly } from './run-command.ts';
import { runOwnersCommand, type OwnersCommand } from './store-copy-file.ts';
import { endsWithParent } from './try-server.ts';

const root = join(import.meta.dirname, '..');
const unit = 'raiz-do-vau';
const watchedSeconds = 60;
const linesShown = 20;

/** The installed server, as systemd runs it. */
interface Service {
  /** What its unit names as its folder: a link to a release. */
  link: string;
  /** The folder of the release that runs, which is the way back. */
  running: string;
  /** Where it answers on this machine. */
  origin: string;
  siteUrl: string;
  /** The environment, user and group of its process. */
  surroundings: Pick<SpawnOptions, 'env' | 'uid' | 'gid'>;
}

const upgrade: OwnersCommand = (args) =>
  runOwnersCommand(async () => {
    const { name, seconds } = readArguments(args);
    const service = await findService();
    // The server's user reads what is built here.
    process.umask(0o022);
    removeFormer(service);
    const release = `${service.link}-${stamp(new Date())}`;
    try {
      await step(`Fetching ${name}`, () => fetchRelease(service, release, name));
      await step('Building it', () => build(service, release));
      await step('Trying it on a copy of the store', () =>
        asServer(service, ['scripts/drill.ts', '--release', release]),
      );
      await step('Making a backup', () => asServer(service, ['scripts/backup.ts']));
    } catch (error) {
      throw new StartError(`${messageOf(error)}\nThe server runs on as before.`, { cause: error });
    }
    await switchTo(service, release, seconds);
    console.log(
      `${service.siteUrl} is served from ${release}. The way back to the release before: ln -sfn ${service.running} ${service.link} && systemctl restart ${unit}`,
    );
  });

function readArguments(args: string[]): { name: string; seconds: number } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { watch: { type: 'string', default: String(watchedSeconds) } },
  });
  const [name = 'HEAD', ...rest] = positionals;
  if (rest.length > 0 || name.startsWith('-') || !/^\d+$/.test(values.watch)) {
    throw new StartError(
      'Name one tag, branch or whole commit, or nothing for the newest: deploy/upgrade [--watch <seconds>] [<release>]',
    );
  }
  return { name, seconds: Number(values.watch) };
}

/** @throws StartError where no server runs that could be upgraded here */
async function findService(): Promise<Service> {
  const [service = {}, socket = {}] = await machine.units(
    [`${unit}.service`, `${unit}.socket`],
    AbortSignal.timeout(10_000),
  );
  const { MainPID: pid = '0', WorkingDirectory: link = '' } = service;
  if (pid === '0') {
    throw new StartError(
      `${unit}.service does not run here. Start it first: systemctl start ${unit}. In containers, upgrade as docs/operating.md says.`,
    );
  }
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() !== true) {
    throw new StartError(
      `WorkingDirectory of ${unit}.service, ${link}, is no link to a release. Make it one, as docs/operating.md says under "With systemd".`,
    );
  }
  const running = `/proc/${pid}`;
  const env = Object.fromEntries(
    readFileSync(`${running}/environ`, 'utf8')
      .split('\0')
      .flatMap((line) => {
        const [, name, value] = /^(\w+)=(.*)$/s.exec(line) ?? [];
        return name === undefined ? [] : [[name, value] as const];
      }),
  );
  const { host, port, siteUrl, store } = readConfig(env);
  if (store.engine === 'postgres') {
    throw new StartError(
      'The server has its store in Postgres, which this command cannot try out. docs/operating-postgres.md says how to upgrade by hand.',
    );
  }
  const { uid, gid } = statSync(running);
  const held = socket['ActiveState'] === 'active' ? socket['Listen']?.split(' ')[0] : undefined;
  return {
    link,
    running: readlinkSync(`${running}/cwd`),
    origin: `http://${held ?? `${host}:${port}`}`,
    siteUrl,
    surroundings: { env, uid, gid },
  };
}

/** Removes the releases that this command has made, but for those in use. */
function removeFormer({ link, running }: Service): void {
  const made = new RegExp(`^${RegExp.escape(basename(link))}-\\d{8}T\\d{6}Z$`);
  for (const name of readdirSync(dirname(link))) {
    const folder = join(dirname(link), name);
    if (!made.test(name) || [running, realpathSync(link)].includes(realpathSync(folder))) continue;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function step(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  console.log(`${what} ...`);
  await work();
  console.log(`  done in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Fetches a tag, a branch or a commit from where the release that runs came from. */
async function fetchRelease({ running }: Service, release: string, name: string): Promise<void> {
  const from = await call('git', ['remote', 'get-url', 'origin'], { cwd: running });
  mkdirSync(release);
  const git = (...args: string[]) => call('git', args, { cwd: release });
  await git('init', '--quiet');
  await git('remote', 'add', 'origin', from.trim());
  await git('fetch', '--quiet', '--depth=1', 'origin', name);
  await git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  console.log(`  ${(await git('log', '-1', '--format=%h of %cs: %s')).trim()}`);
}

async function build({ siteUrl }: Service, release: string): Promise<void> {
  const npm = (...args: string[]) =>
    call('npm', args, { cwd: release, env: { ...process.env, SITE_URL: siteUrl } });
  await npm('ci', '--include=dev', '--no-audit', '--no-fund');
  await npm('run', 'build');
  await npm('prune', '--omit=dev', '--no-audit', '--no-fund');
}

/** Switches to a release. @throws StartError if it did not do well and the one before is back */
async function switchTo(service: Service, release: string, seconds: number): Promise<void> {
  const { link, running, origin } = service;
  const watch = (forSeconds: number, signal?: AbortSignal) => {
    const args = ['--origin', origin, '--seconds', String(forSeconds)];
    return asServer(service, ['scripts/watch-release.ts', ...args], signal);
  };
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop.abort(new Error(`${signal} stopped it`)));
  }
  try {
    await step('Switching to it', () => startFrom(link, release));
    await step(`Watching it for ${seconds} s`, () => watch(seconds, stop.signal));
  } catch (error) {
    const reason = messageOf(stop.signal.aborted ? stop.signal.reason : error);
    console.log(`It does not do well: ${reason}`);
    try {
      await step('Going back', async () => {
        await startFrom(link, running);
        await watch(0);
      });
    } catch (failed) {
      throw new StartError(
        `The release before does not do well either (${messageOf(failed)}): journalctl -u ${unit} says why.`,
        { cause: failed },
      );
    }
    throw new StartError(`The server is back at ${running}, because of the other: ${reason}`, {
      cause: error,
    });
  }
}

/** Points the link to a release, and restarts the service there. */
async function startFrom(link: string, release: string): Promise<void> {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(release, next);
  renameSync(next, link);
  await call('systemctl', ['restart', unit], {});
}

/**
 * Runs a program of this release as the server's user. It ends with this process. @throws what it
 * complains of
 */
const asServer = (
  { surroundings }: Service,
  args: string[],
  signal?: AbortSignal,
): Promise<string> =>
  call(process.execPath, [endsWithParent, ...args], {
    ...surroundings,
    cwd: root,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(signal && { signal }),
  });

/** Runs a command. @returns what it printed. @throws what it printed last, where it failed */
async function call(command: string, args: string[], options: SpawnOptions): Promise<string> {
  const { status, output } = await runQuietly(command, args, options);
  if (status === 0) return output;
  const said = output.trim().split('\n').slice(-linesShown).join('\n');
  throw new StartError(said || `${basename(command)} ended with ${status}.`);
}

/** What a step says, whole: a build that fails says it in several lines. */
const messageOf = (error: unknown): string =>
  error instanceof StartError ? error.message : reasonOf(error);

if (import.meta.main) {
  // The terminal may close; the way back is gone all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.exitCode = await upgrade(process.argv.slice(2), process.env);
}
