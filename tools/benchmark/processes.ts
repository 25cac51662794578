import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server that the benchmark has started. */
export interface Running {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** What production starts Node with: a small nursery for short-lived objects keeps memory low. */
export const nodeOptions = '--max-semi-space-size=1 --max-old-space-size=256';

/** Starts the real server on a store, as Dockerfile and deploy/raiz-do-vau.service do. */
export const startOurs = (folder: string, store: string): Promise<Running> =>
  start(folder, 'server.ts', store);

/** Starts Node's own server with the home page of another. */
export const startBare = (folder: string, { origin }: Running): Promise<Running> =>
  start(folder, 'bare-node.ts', origin);

async function start(folder: string, script: string, argument: string): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), argument], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: nodeOptions,
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [origin] = (await once(createInterface(child.stderr), 'line')) as [string];
  return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Memory of a process in MB as Linux counts it: resident now, and the most it ever was. */
export async function residentMemory(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}
