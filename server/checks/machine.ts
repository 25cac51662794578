import { execFile } from 'node:child_process';
import { accessSync, constants, readFileSync, statfsSync, statSync } from 'node:fs';
import { Resolver } from 'node:dns/promises';
import { freemem } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from 'node:tls';
import {
  readCopiesState,
  readDrill,
  type CopiesState,
  type DrillResult,
} from '../backup/state-file.ts';
import {
  backupsIn,
  filesIn,
  isNamedAsBackup,
  momentIn,
  readLastBackup,
} from '../db/data-folder.ts';

/** The questions of checks about the machine. A test passes its own answers. */
export interface Machine {
  freeBytes: (folder: string) => number;
  isWritable: (folder: string) => boolean;
  /** Whether others than its owner may read a folder that is there. */
  isOpen: (folder: string) => boolean;
  newestBackup: (dataDir: string) => Date | undefined;
  /** The memory in bytes that is left before the system ends the server. */
  freeMemory: () => number;
  /** The properties of units of systemd, in their order; none where there is no systemd. */
  units: (names: readonly string[], signal: AbortSignal) => Promise<Record<string, string>[]>;
  /**
   * The packages whose version is not the one that this program is made for, which stands behind
   * each in brackets.
   */
  strayVersions: () => string[];
  /** The state of the copies elsewhere. */
  copies: (dataDir: string) => CopiesState | undefined;
  /** How the last drill ended. */
  drill: (dataDir: string) => DrillResult | undefined;
  get: (url: string, signal: AbortSignal) => Promise<Answer>;
  certificateOf: (host: string, port: number, signal: AbortSignal) => Promise<Certificate>;
  /** The TXT records of a name; none where there is no such name. @throws where nobody answers */
  txt: (name: string) => Promise<string[]>;
}

interface Answer {
  status: number;
  etag: string | null;
  date: string | null;
  text: string;
}

export interface Certificate {
  from: Date;
  to: Date;
}

export const machine: Machine = {
  freeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  isWritable: (folder) => {
    try {
      accessSync(folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  },
  isOpen: (folder) => ((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  newestBackup,
  freeMemory: () =>
    Math.min(freemem(), (process.constrainedMemory() || Infinity) - process.memoryUsage.rss()),
  units: async (names, signal) => {
    const asked = promisify(execFile)('systemctl', ['show', ...names], { signal });
    const { stdout } = await asked.catch(() => ({ stdout: '' }));
    return stdout
      .split('\n\n')
      .map(
        (unit) =>
          Object.fromEntries(
            [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
          ) as Record<string, string>,
      );
  },
  strayVersions,
  copies: readCopiesState,
  drill: readDrill,
  async get(url, signal) {
    const response = await fetch(url, { signal, redirect: 'manual' });
    return {
      status: response.status,
      etag: response.headers.get('etag'),
      date: response.headers.get('date'),
      text: await response.text(),
    };
  },
  certificateOf: (host, port, signal) =>
    new Promise((resolve, reject) => {
      // One that has ended is to be read as well.
      const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
        const { valid_from, valid_to } = socket.getPeerCertificate();
        socket.destroy();
        resolve({ from: new Date(valid_from), to: new Date(valid_to) });
      });
      socket.on('error', reject);
      signal.addEventListener('abort', () => socket.destroy(new Error('no answer')));
    }),
  async txt(name) {
    try {
      const records = await new Resolver().resolveTxt(name);
      return records.map((parts) => parts.join(''));
    } catch (error) {
      if (['ENODATA', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  },
};

/**
 * When the newest whole backup was made: here, wherever `--to` led, or a copy that was seen
 * elsewhere.
 */
function newestBackup(dataDir: string): Date | undefined {
  const made = filesIn(backupsIn(dataDir))
    .filter((file) => isNamedAsBackup(file) && !file.includes('.partial'))
    .map((file) => momentIn(basename(file)));
  const seen = readCopiesState(dataDir)?.seen;
  return [...made, readLastBackup(dataDir), seen ? new Date(seen) : undefined]
    .filter((each) => each !== undefined)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1);
}

const program = join(import.meta.dirname, '../..');

function strayVersions(): string[] {
  const { dependencies = {} } = readPackage('.');
  return Object.entries(dependencies).flatMap(([name, wanted]) => {
    const version =
      name === 'node' ? process.versions.node : readPackage(`node_modules/${name}`).version;
    return version === wanted ? [] : [`${name} ${version} (${wanted})`];
  });
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(program, folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
  };

/** The facts about the machine in the morning's e-mail. */
export async function ownersMachine(
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  isPublic: boolean,
) {
  const { protocol, hostname, port } = new URL(siteUrl);
  const asked =
    isPublic && protocol === 'https:'
      ? machine.certificateOf(hostname, Number(port) || 443, AbortSignal.timeout(10_000))
      : undefined;
  return {
    backup: newestBackup(dataDir),
    copy: readCopiesState(dataDir)?.seen ?? undefined,
    drill: readDrill(dataDir),
    freeBytes: machine.freeBytes(dataDir),
    certificate: await asked?.catch(() => undefined),
  };
}
