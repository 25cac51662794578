import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownersProject } from './guides.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');

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
  expect(npm(folder, env, 'backup')).toMatchObject({ status: 0 });
  // Nobody types a password here.
  expect(npm(folder, env, 'admin:password').output).not.toBe('');
  expect(npm(folder, env, 'doctor').output).toMatch(/^disk: /m);

  stop('SIGTERM');
  await once(server, 'exit');
  const [made = ''] = readdirSync(join(dataDir, 'backups'));
  const tried = { ...env, DATA_DIR: newFolder('tried') };
  expect(npm(folder, tried, 'restore', join(dataDir, 'backups', made))).toMatchObject({
    status: 0,
  });
});

test.each([['structure'], ['pictures', '--check'], ['proof', 'letter', '64']])(
  'a contributor’s command %s runs',
  { timeout: 120_000 },
  (name, ...args) => {
    const { status, output } = npm(root, { HOME: tmpdir() }, name, ...args);
    expect(status, output).toBe(0);
  },
);
