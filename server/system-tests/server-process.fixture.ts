import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { builtFiles, writeSite } from '../app.fixture.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the project whose build is the small site of the tests. */
export function checkout({ built = true, files = builtFiles } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const entry of ['server', 'domain', 'content', 'site.config.ts', 'package.json']) {
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  if (!built) return folder;
  cpSync(writeSite(files), join(folder, 'dist'), { recursive: true });
  mkdirSync(join(folder, 'dist/server'));
  const page = 'export const handler = (request, response) => response.end("the form again");';
  writeFileSync(join(folder, 'dist/server/entry.mjs'), page);
  return folder;
}

/** The real server in a process of its own. */
export type ServerProcess = ReturnType<typeof startServer>;

/** Starts the server as `npm start` does, and collects its output. It is killed after the test. */
export function startServer(folder: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => (output[stream] += chunk.toString()));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const listening = async () => {
    const line = / is at (http:\S+)\n/;
    while (!line.test(output.stdout)) {
      await Promise.race([once(child.stdout, 'data'), ended.then(() => fail(output.stderr))]);
    }
    return line.exec(output.stdout)?.[1] ?? '';
  };
  return { child, output, ended, listening };
}

const fail = (reason: string) => {
  throw new Error(reason);
};
