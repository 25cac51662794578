import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { builtFiles } from '../server/app.fixture.ts';
import {
  checkout,
  heldSocket,
  startServerOn,
  type ServerProcess,
} from '../server/system-tests/server-process.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.pt', ...args], { cwd });

const failing = `
  const { Server } = await import('node:http');
  const { emit } = Server.prototype;
  let asked = 0;
  Server.prototype.emit = function (name, ...given) {
    asked += name === 'request' ? 1 : 0;
    if (name !== 'request' || asked % 10 > 0) return emit.call(this, name, ...given);
    given[1].writeHead(500).end('broken');
    return true;
  };
`;

/** Only where systemd has handed over the socket, and so in no rehearsal. */
const inPlace = (fault: string): string => `if (process.env.LISTEN_FDS) { ${fault} }\n`;

const migration = (sql: string) => ({
  'server/db/migrations/sqlite/999901010001_next_usable_from_202611280002.sql': sql,
});
const nextTable = 'CREATE TABLE next_version (id TEXT) STRICT;\n';

/** What a made-up release changes in the project, by its name. */
const releases = {
  good: migration(nextTable),
  'whose migration fails': migration('ALTER TABLE nothing ADD COLUMN id TEXT;\n'),
  'that leaves no way back': { 'server/db/migrations/sqlite/999901010001_next.sql': nextTable },
  'that is not built': { 'build.mjs': "throw new Error('a sentence is missing');\n" },
  'that does not start': { 'server/fault.ts': 'process.exit(1);\n' },
  'that does not start in its place': { 'server/fault.ts': inPlace('process.exit(1);') },
  'that answers 500 once in ten': { 'server/fault.ts': failing },
  'that answers 500 once in ten in its place': {
    'server/fault.ts': inPlace(failing),
    ...migration(nextTable),
  },
} as const;

/** The name of a made-up release. */
type Release = keyof typeof releases;

/**
 * A repository with a branch for each made-up release: the project with the small site of the
 * tests, which its build copies into place.
 */
export function releaseRepository(): string {
  const folder = checkout({ files: builtFiles });
  rmSync(join(folder, 'node_modules'));
  renameSync(join(folder, 'dist'), join(folder, 'built'));
  for (const name of ['scripts', 'deploy']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const file = (name: string, content: string) => writeFileSync(join(folder, name), content);
  const named = { name: 'made-up', version: '1.0.0' };
  file(
    'package.json',
    JSON.stringify({ ...named, type: 'module', scripts: { build: 'node build.mjs' } }),
  );
  file(
    'package-lock.json',
    JSON.stringify({ ...named, lockfileVersion: 3, packages: { '': named } }),
  );
  // Packages are found in the folder above.
  file(
    'build.mjs',
    `import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
    mkdirSync('node_modules/.bin', { recursive: true });
    symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/.bin/node');
    cpSync('built', 'dist', { recursive: true });\n`,
  );
  file('server/fault.ts', '');
  const main = readFileSync(join(folder, 'server/main.ts'), 'utf8');
  file('server/main.ts', `import './fault.ts';\n${main}`);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=The first release');
  for (const [name, changes] of Object.entries(releases)) {
    git(folder, 'checkout', '--quiet', '-b', branchOf(name), 'main');
    for (const [changed, content] of Object.entries(changes)) file(changed, content);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', `--message=A release ${name}`);
  }
  git(folder, 'checkout', '--quiet', 'main');
  return folder;
}

const branchOf = (name: string): string => name.replaceAll(' ', '-');

/**
 * Runs what a link leads to, as systemd does with a socket unit and `Restart=always`.
 * @returns where it answers, how often it was restarted, and the folder of a `systemctl`
 */
async function runService(link: string, env: Record<string, string>) {
  const socket = heldSocket();
  let server: ServerProcess | undefined;
  const start = () => {
    const started = startServerOn(socket, link, env);
    server = started;
    void started.ended.then(() => server === started && start());
  };
  const end = async () => {
    const ending = server;
    server = undefined;
    ending?.child.kill('SIGTERM');
    await ending?.ended;
  };
  onTestFinished(end);
  start();
  const origin = (await server?.listening()) ?? '';
  let restarts = 0;
  let restarted = Promise.resolve();
  const systemctl = createServer((request, response) => {
    if (request.url === '/restart') {
      restarts += 1;
      restarted = end().then(start);
    }
    void restarted.then(() =>
      response.end(
        `MainPID=${server?.child.pid}\nWorkingDirectory=${link}\n\nActiveState=active\nListen=${new URL(origin).host} (Stream)\n`,
      ),
    );
  }).listen(0, '127.0.0.1');
  await once(systemctl, 'listening');
  onTestFinished(() => void systemctl.close());
  const bin = newFolder('bin');
  const { port } = systemctl.address() as AddressInfo;
  const command = `#!${process.execPath}
    const answer = await fetch('http://127.0.0.1:${port}/' + process.argv[2]);
    process.stdout.write(await answer.text());\n`;
  writeFileSync(join(bin, 'systemctl.mjs'), command, { mode: 0o755 });
  symlinkSync('systemctl.mjs', join(bin, 'systemctl'));
  return { origin, restarts: () => restarts, bin };
}

/** A server of the first release, installed and run as docs/operating.md says for systemd. */
export async function installed(repository: string, env: Record<string, string>) {
  const place = newFolder('opt');
  const [link, first] = [join(place, 'site'), join(place, 'site-1')];
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  git(place, 'clone', '--quiet', repository, first);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: first, stdio: 'ignore' });
  symlinkSync(first, link);
  const { origin, restarts, bin } = await runService(link, env);

  const begin = (release: Release, seconds = 3) => {
    const args = ['--watch', String(seconds), branchOf(release)];
    const child = spawn(join(link, 'deploy/upgrade'), args, {
      env: { PATH: [bin, process.env['PATH']].join(delimiter), HOME: bin, TMPDIR: tmpdir() },
      detached: true,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  return {
    place,
    link,
    first,
    origin,
    restarts,
    /** The folder of the release in use, which has all that a release has. */
    current: () => {
      const folder = realpathSync(link);
      const parts = ['node_modules/.bin/node', 'server/main.ts', 'dist/client/index.html'];
      const missing = parts.filter((part) => !existsSync(join(folder, part)));
      if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(', ')}`);
      return folder;
    },
    made: () => readdirSync(place).filter((name) => /^site-\d{8}T/.test(name)),
    begin,
    /** Waits until a command says that it begins a step. */
    said: (child: ReturnType<typeof begin>, step: string) =>
      new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (chunk: Buffer) => chunk.includes(step) && resolve());
        child.on('close', () => reject(new Error(`It ended before it said: ${step}`)));
      }),
    /** Upgrades, and returns how that ended and what it printed. */
    upgrade: async (release: Release, seconds?: number) => {
      const child = begin(release, seconds);
      const ended = once(child, 'close');
      const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
      const [status] = (await ended) as [number | null];
      return { status, stdout, stderr };
    },
  };
}
