import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { builtFiles, writeSite } from '../app.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

const root = join(import.meta.dirname, '../..');

/**
 * What child processes get of the surroundings of the tests: where Node keeps modules that it has
 * compiled, without which it compiles them anew in each. Nothing that an owner sets.
 */
const surroundings: Record<string, string> = {
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
};

const listed = ['/', '/pt', '/about', '/pt/sobre', '/waitlist', '/privacy', '/terms'];
const sitemap = `<urlset>
${listed.map((path) => `<url><loc>${siteConfig.url}${path}</loc></url>`).join('\n')}
</urlset>
`;

let shared: string | undefined;

/**
 * A folder in which the project can be started, and whose build is the small site of the tests.
 * Code and build are those of other tests, and not to be changed.
 */
export function checkout(): string {
  shared ??= copyProject();
  const folder = newFolder('checkout');
  // Modules are compiled once for all, because Node finds them where the links lead.
  for (const entry of readdirSync(shared)) symlinkSync(join(shared, entry), join(folder, entry));
  return folder;
}

function copyProject(): string {
  const folder = newFolder('project');
  for (const entry of ['server', 'domain', 'content', 'site.config.ts', 'package.json']) {
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(writeSite({ ...builtFiles, 'sitemap.xml': sitemap }), join(folder, 'dist'), {
    recursive: true,
  });
  mkdirSync(join(folder, 'dist/server'));
  const page = 'export const handler = (request, response) => response.end("the form again");';
  writeFileSync(join(folder, 'dist/server/entry.mjs'), page);
  return folder;
}

/** Starts the server as `npm start` does, and collects its output. It is killed after the test. */
export const startServer = (folder: string, env: Record<string, string> = {}) =>
  watch(spawn(process.execPath, ['server/main.ts'], optionsOf(folder, env)));

const optionsOf = (folder: string, env: Record<string, string>) => ({
  cwd: folder,
  env: { ...surroundings, PORT: '0', LOG_LEVEL: 'silent', ...env },
});

function watch(child: ChildProcessWithoutNullStreams) {
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

/**
 * Runs one of the owner's commands in this environment. @returns how it ended, and what it printed
 */
export async function ownersCommand(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
  { input = '' }: { input?: string } = {},
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { ...surroundings, ...env },
  });
  child.stdin.end(input);
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await ended) as [number | null];
  return { status, stdout, stderr };
}

/** Like `ownersCommand`, in this process, which takes a tenth of the time. */
export async function ownersCommandHere(
  command: (args: string[], env: Record<string, string>) => Promise<number>,
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ status: number; stdout: string; stderr: string }> {
  const output = { stdout: '', stderr: '' };
  const writeTo = (stream: 'stdout' | 'stderr') => (words: unknown) =>
    void (output[stream] += `${String(words)}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(writeTo('stdout')),
    vi.spyOn(console, 'error').mockImplementation(writeTo('stderr')),
  ];
  const mask = process.umask(0o077);
  try {
    const status = await command(args, env);
    return { status, ...output };
  } finally {
    process.umask(mask);
    for (const spy of spies) spy.mockRestore();
  }
}
