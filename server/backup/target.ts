import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { minuteMs } from '../../domain/time.ts';
import { parseCopyName, type CopyName } from './copy-name.ts';

/**
 * Where sealed copies go: a place that takes new ones, and lists and gives those that are there.
 */
export interface CopyTarget {
  put: (name: string, file: string) => Promise<void>;
  /** The copies that are there, the oldest first by the time in their names. */
  list: () => Promise<CopyName[]>;
  /** @throws where it is not the one that its name says */
  get: (copy: CopyName, into: string) => Promise<void>;
}

const limitMs = 15 * minuteMs;
const keeper = join(import.meta.dirname, '../../deploy/copies');

/**
 * Opens what `BACKUP_TO` names: a folder, which `deploy/copies` keeps, or a command that does what
 * that does, such as `ssh copies@host`.
 */
export function openTarget(to: string): CopyTarget {
  const isFolder = to.startsWith('/') && statSync(to, { throwIfNoEntry: false })?.isFile() !== true;
  const [command = '', ...args] = isFolder ? [keeper, to] : to.split(/\s+/);
  const ask = async (asked: string[], given?: string, into?: Writable) => {
    if (isFolder) expectDisk(to);
    return runCommand(command, [...args, ...asked], given, into);
  };
  return {
    async put(name, file) {
      await ask(['put', name], file);
      // The server itself removes old copies from a folder, because nobody else does.
      if (isFolder) await ask(['thin']);
    },
    async list() {
      const lines = (await ask(['list'])).split('\n');
      return lines
        .flatMap((line) => parseCopyName(line.trim()) ?? [])
        .toSorted((a, b) => a.made.getTime() - b.made.getTime());
    },
    async get(copy, into) {
      await ask(['get', copy.name], undefined, createWriteStream(into, { mode: 0o600 }));
      await expectNamed(copy, into);
    },
  };
}

/** @throws where the disk of a folder is not mounted, so that the copy would lie on this one */
function expectDisk(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })) throw new Error(`there is no folder ${folder}`);
  const missing = unmountedDiskOf(folder);
  if (missing !== undefined) throw new Error(`the disk of ${missing} is not mounted`);
}

/** @throws where a copy that was fetched is not the one that its name says */
async function expectNamed({ name, bytes, sha256 }: CopyName, file: string): Promise<void> {
  const { size } = statSync(file);
  if (size < bytes) throw new Error(`${name} was cut: ${size} of ${bytes} bytes are there`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw new Error(`${name} was changed since it was made`);
}

/** Runs a command of the target. @returns what it printed, where that goes into no file */
async function runCommand(
  command: string,
  args: string[],
  given: string | undefined,
  into: Writable | undefined,
): Promise<string> {
  // `deploy/copies` must not read the command of an ssh login under which the server itself runs.
  const child = spawn(command, args, {
    env: { ...process.env, SSH_ORIGINAL_COMMAND: undefined },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(limitMs),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const texts = { out: '', err: '' };
  child.stderr.on('data', (chunk: Buffer) => (texts.err += chunk.toString()));
  if (!into) child.stdout.on('data', (chunk: Buffer) => (texts.out += chunk.toString()));
  const written = Promise.allSettled([
    // One that refuses does not read to the end; what it says tells why.
    given === undefined ? child.stdin.end() : pipeline(createReadStream(given), child.stdin),
    into && pipeline(child.stdout, into),
  ]);
  const status = await ended;
  const [, stored] = await written;
  if (status !== 0) {
    throw new Error(`${command} ended with ${status}: ${texts.err.trim().split('\n').at(-1)}`);
  }
  if (stored.status === 'rejected') throw stored.reason;
  return texts.out;
}

/** Counts and hashes what passes through. */
export function measured(): Transform & { result: () => { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.assign(through, { result: () => ({ bytes, sha256: hash.digest('hex') }) });
}

/**
 * The folder that the disk of a folder is to be mounted at, by /etc/fstab, and is not: an empty
 * folder stands there instead, on the disk that the backup is to survive.
 */
export function unmountedDiskOf(folder: string): string | undefined {
  const mounted = mountPoints('--kernel');
  const expected = mountPoints('--fstab');
  for (let place = realpathSync(folder); place !== dirname(place); place = dirname(place)) {
    if (mounted.has(place)) return undefined;
    if (expected.has(place)) return place;
  }
  return undefined;
}

/** Asks util-linux, which every Linux has. Empty on other systems. */
function mountPoints(source: '--kernel' | '--fstab'): Set<string> {
  const { stdout } = spawnSync('findmnt', [source, '--json', '--list', '--output', 'TARGET']);
  try {
    const { filesystems } = JSON.parse(stdout.toString()) as { filesystems: { target: string }[] };
    return new Set(filesystems.map(({ target }) => target));
  } catch {
    return new Set();
  }
}
