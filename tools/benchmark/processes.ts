import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that the benchmark has started. */
export interface Running {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** What production starts Node with: a small nursery for short-lived objects keeps memory low. */
export const nodeOptions = '--max-semi-space-size=1 --max-old-space-size=256';

/** Starts the real server on a store, as Dockerfile and deploy/raiz-do-vau.service do. */
export async function startOurs(folder: string, store: string): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), store], {
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

/** Whether there is an nginx that serves files compressed in advance. */
export function hasNginx(): boolean {
  const { error, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  return error === undefined && stderr.includes('gzip_static');
}

const nginxPort = 18_080;

/**
 * Starts an nginx of one worker on the built site, as fast as it can be: no log, files kept open.
 */
export async function startNginx(folder: string, site: string): Promise<Running> {
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; gzip_static on; open_file_cache max=1000;
  keepalive_requests 1000000000; types { text/html html; }
  ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
  server {
    listen 127.0.0.1:${nginxPort}; root "${site}";
    location = / { try_files /index.html =404; }
    location = /nothing { return 204; }
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${nginxPort}`;
  for (let tries = 0; !(await fetch(origin).catch(() => undefined)); tries += 1) {
    if (tries > 50) throw new Error('nginx does not answer');
    await wait(100);
  }
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
