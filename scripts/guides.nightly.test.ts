import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownersProject } from './guides.fixture.ts';
import { commands } from './reference.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');

/** Commands that another nightly test runs. */
const elsewhere: Record<string, string> = {
  build: 'scripts/upgrade.nightly.test.ts',
  dev: 'e2e/styleguide.nightly.test.ts',
  drill: 'scripts/drill.nightly.test.ts',
  'email:bounce': 'scripts/email-postfix.nightly.test.ts',
  migrate: 'scripts/operating-postgres.nightly.test.ts',
};

/** Commands that no nightly test runs, and why. */
const notAtNight: Record<string, string> = {
  start: 'is build and serve, which are run',
  dates: 'changes committed files; scripts/text-dates.test.ts calls it',
  'store:copy': 'scripts/store-copy.test.ts runs it in each `npm test`',
  'email:test': 'scripts/email-commands.test.ts runs it in each `npm test`',
  test: 'is every check of the project',
  'test:quick': 'is a part of `npm test`',
  'test:nightly': 'runs this file',
  'test:spoken': 'wants a screen reader',
  'test:browsers': 'wants other browsers',
  measure: 'wants a quiet machine',
  benchmark: 'wants a quiet machine',
  map: 'changes a committed file',
};

/** Commands that this test runs. */
const here = [
  ...['serve', 'check:open', 'backup', 'restore', 'audit:verify', 'doctor'],
  ...['admin:password', 'structure', 'reference', 'pictures', 'proof'],
];

test('each command that a guide names is run by a nightly test, or listed with the reason', () => {
  const guides = globSync(['*.md', 'docs/*.md', 'docs/data-protection/*.md', 'art/*.md'], {
    cwd: root,
    exclude: ['docs/reference.md'],
  }).map((file) => readFileSync(join(root, file), 'utf8'));
  const named = Object.values(commands)
    .flatMap(Object.keys)
    .filter((name) =>
      guides.some((guide) => new RegExp(`npm (run )?(-s )?${name}(?![\\w:])`).test(guide)),
    );
  expect(named.length).toBeGreaterThan(20);
  const known = [...here, ...Object.keys(elsewhere), ...Object.keys(notAtNight)];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  for (const file of Object.values(elsewhere))
    expect(existsSync(join(root, file)), file).toBe(true);
});

/** Runs a command by npm. @returns what it printed and how it ended */
function npm(folder: string, env: Record<string, string>, name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', name, '--', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
    input: '',
  });
  return { status, output: `${stdout}${stderr}` };
}

test('an owner’s commands run as the guide has them', { timeout: 300_000 }, async () => {
  const folder = ownersProject();
  const dataDir = newFolder('guide');
  const env = { DATA_DIR: dataDir, HOME: dataDir, PORT: '0' };

  const server = spawn('npm', ['run', '-s', 'serve'], {
    cwd: folder,
    detached: true,
    env: { ...env, PATH: process.env['PATH'] },
  });
  const stop = (signal: NodeJS.Signals) => void process.kill(-(server.pid ?? 0), signal);
  onTestFinished(() => {
    if (server.exitCode === null && server.signalCode === null) stop('SIGKILL');
  });
  let printed = '';
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/ is at http:\S+\n/);
  expect(printed).toMatch(/username: admin\npassword: \S+\n/);

  expect(npm(folder, env, 'check:open').output).toMatch(/ are missing|Nothing is missing/);
  expect(npm(folder, env, 'audit:verify')).toMatchObject({ status: 0 });
  expect(npm(folder, env, 'backup')).toMatchObject({ status: 0 });
  // Nobody types a password here.
  expect(npm(folder, env, 'admin:password').output).not.toBe('');
  expect(npm(folder, env, 'doctor').output).toMatch(/^(Now|Soon|All is well)/);

  stop('SIGTERM');
  await once(server, 'exit');
  const [copy = ''] = readdirSync(join(dataDir, 'backups')).filter((name) =>
    name.endsWith('.sqlite'),
  );
  expect(npm(folder, env, 'restore', join(dataDir, 'backups', copy))).toMatchObject({ status: 0 });
});

test.each([['structure'], ['reference'], ['pictures', '--check'], ['proof', 'letter', '64']])(
  'a contributor’s command %s runs',
  { timeout: 120_000 },
  (name, ...args) => {
    const { status, output } = npm(root, { HOME: tmpdir() }, name, ...args);
    expect(status, output).toBe(0);
  },
);
