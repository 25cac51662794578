import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dayMs, hourMs } from '../../domain/time.ts';
import { freePort } from '../db/postgres/cluster.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { openTarget } from './target.ts';

const name = 'raiz-do-vau-20260203T040506Z-202612080001-1a2b3c4d.tar.gz.age';

function fileWith(text: string): string {
  const file = join(newFolder('file'), 'made');
  writeFileSync(file, text);
  return file;
}

const sshd = '/usr/sbin/sshd';
const guide = readFileSync(join(import.meta.dirname, '../../docs/operating-backups.md'), 'utf8');
/** What the guide lets the owner type, for another folder. */
const fromGuide = (begin: string, folder: string): string => {
  const lines = guide.slice(guide.indexOf(begin)).split('\n');
  const end = lines.findIndex((line, index) => index > 0 && !line.startsWith('    '));
  return lines
    .slice(0, end)
    .map((line) => line.trim())
    .join('\n')
    .replaceAll('/srv/backups', folder);
};

/** An sshd with the guide's command, and a program `ssh` that knows the way there. */
async function startReceiver() {
  const folder = newFolder('receiver');
  const stored = join(folder, 'backups');
  mkdirSync(stored);
  const at = (file: string) => join(folder, file);
  for (const key of ['host', 'server']) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(key)]);
  }
  writeFileSync(at('add-backup'), `${fromGuide('    #!/bin/sh', stored)}\n`, { mode: 0o755 });
  const server = readFileSync(at('server.pub'), 'utf8');
  writeFileSync(at('keys'), `restrict,command="${at('add-backup')}" ${server}`, { mode: 0o600 });
  const port = await freePort();
  const host = readFileSync(at('host.pub'), 'utf8');
  writeFileSync(at('known'), `[127.0.0.1]:${port} ${host}`);
  const options = ['ListenAddress=127.0.0.1', `HostKey=${at('host')}`, 'StrictModes=no'];
  options.push(`AuthorizedKeysFile=${at('keys')}`, 'UsePAM=no', 'PidFile=none');
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const args = ['-D', '-e', '-f', '/dev/null', '-p', `${port}`];
  const daemon = spawn(sshd, [...args, ...options.flatMap((option) => ['-o', option])]);
  onTestFinished(() => void daemon.kill());
  await new Promise<void>((resolve) => {
    daemon.stderr.on('data', (text: Buffer) => {
      if (text.includes('listening')) resolve();
    });
  });
  const way = `-i ${at('server')} -o UserKnownHostsFile=${at('known')}`;
  mkdirSync(at('bin'));
  writeFileSync(at('bin/ssh'), `#!/bin/sh\nexec /usr/bin/ssh -F /dev/null ${way} "$@"\n`);
  chmodSync(at('bin/ssh'), 0o755);
  vi.stubEnv('PATH', `${at('bin')}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const account = `${userInfo().username}@127.0.0.1`;
  const say = (command: string, input = '') =>
    execFileSync('ssh', ['-p', `${port}`, account, command], { input, stdio: 'pipe' }).toString();
  return { stored, say, target: openTarget(`ssh://${account}:${port}`) };
}

test.skipIf(!existsSync(sshd))(
  'the account of the guide adds and lists backups by ssh, and neither overwrites, deletes nor reads them, nor takes half of one',
  async () => {
    const { stored, say, target } = await startReceiver();
    await target.put(name, fileWith('sealed'));
    expect(await target.list()).toEqual([name]);
    expect(statSync(join(stored, name)).mode & 0o777).toBe(0o400);
    await expect(target.put(name, fileWith('another'))).rejects.toThrow(/ssh ended with 1/);
    const other = name.replace('0203', '0204');
    for (const command of [
      `add ${other} 7`,
      `add ../${other} 6`,
      `add ${other}; 6`,
      'add notes.txt 6',
      `rm ${name}`,
      `cat ${name}`,
      `list ${name}`,
      `list; cat ${name}`,
      '',
    ]) {
      expect(() => say(command, 'sealed'), command).toThrow(/Command failed/);
    }
    expect(readdirSync(stored)).toEqual([name]);
    expect(readFileSync(join(stored, name), 'utf8')).toBe('sealed');
  },
);

test('the cron line of the guide keeps the newest, one an hour of a day, and one a day of two weeks, by their arrival', () => {
  const folder = newFolder('thinned');
  const now = Date.now();
  const arrive = (agoMs: number, rest: string) => {
    const file = join(folder, `raiz-do-vau-${String(agoMs).padStart(12, '0')}Z-${rest}.age`);
    writeFileSync(file, '');
    utimesSync(file, new Date(now - agoMs), new Date(now - agoMs));
  };
  for (let ago = 0; ago < 20 * dayMs; ago += hourMs / 2) arrive(ago, 'one');
  arrive(hourMs, 'other');
  const line = fromGuide('    17 * * * *', folder);
  execFileSync('sh', ['-c', line.replace('17 * * * * ', '').replaceAll('\\%', '%')]);
  const kept = readdirSync(folder);
  const ages = kept
    .filter((each) => each.includes('one'))
    .map((each) => Number(each.slice(12, 24)));
  expect(ages[0]).toBe(0);
  const hours = ages.filter((age) => age < dayMs).length;
  expect([24, 25]).toContain(hours);
  expect([13, 14, 15]).toContain(ages.length - hours);
  expect(Math.max(...ages)).toBeLessThan(14 * dayMs + hourMs);
  expect(kept.length - ages.length).toBe(1);
});

const hasRclone = existsSync('/usr/bin/rclone');

test.for([
  ['a folder', '', true],
  ['a bucket by rclone', 'rclone:bucket:', hasRclone],
] as const)(
  '%s takes backups, lists them and keeps what it has',
  async ([, prefix, canBe], { skip }) => {
    skip(!canBe);
    vi.stubEnv('RCLONE_CONFIG_BUCKET_TYPE', 'local');
    onTestFinished(() => void vi.unstubAllEnvs());
    const folder = newFolder('target');
    const target = openTarget(prefix + folder);
    await target.put(name, fileWith('sealed'));
    await target.put(name, fileWith('another')).catch(() => undefined);
    expect(await target.list()).toEqual([name]);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('sealed');
  },
);

test('a folder that is not there is not made', async () => {
  const missing = join(newFolder('disk'), 'backups');
  await expect(openTarget(missing).put(name, fileWith('sealed'))).rejects.toThrow(/ENOENT/);
  expect(existsSync(missing)).toBe(false);
});
