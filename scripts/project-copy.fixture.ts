import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { onTestFinished } from 'vitest';
import { newFolder } from '../server/new-folder.fixture.ts';

/**
 * Copies the project as it stands here, without a build.
 * @returns the folder of the copy
 */
export function copyProject(): string {
  const folder = newFolder('project');
  // Some tests look at the project as another user.
  chmodSync(folder, 0o755);
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // With its time, by which scripts/run.mjs tells whether what is installed is up to date.
    cpSync(file, join(folder, file), { preserveTimestamps: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * What a command of a copy has of the environment of the tests: not the variables that Vitest sets
 * for the processes it starts.
 */
const inherited = [
  'HOME',
  'TMPDIR',
  'NODE_COMPILE_CACHE',
  'CHROMIUM',
  'CHROMIUM_HEADLESS_SHELL',
  'POSTGRES_BIN',
];

/**
 * Runs one of the project's own commands in a copy, as an owner would.
 * @returns its exit status and its output
 */
export async function runIn(
  folder: string,
  ...args: string[]
): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      PATH: `${resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream
      .setEncoding('utf8')
      .on('data', (text: string) => (output += stripVTControlCharacters(text)));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

/** Every file that is, or would be, committed. */
const projectFiles = (): string[] =>
  execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  )
    .split('\0')
    .filter((file) => existsSync(file));
