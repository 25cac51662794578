import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { hashPassword, verifyPassword } from '../server/admin/login/passwords.ts';
import { newFolder } from '../server/new-folder.fixture.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommand } from '../server/system-tests/server-process.fixture.ts';

const password = 'correct horse battery';
const configuredHash = await hashPassword('x');

const fromPipe = (input: string, args: string[] = [], env: Record<string, string> = {}) =>
  ownersCommand('admin-password', env, args, { input });
const hashIn = (output: string) =>
  /^ADMIN_PASSWORD_HASH='(\$argon2id\$\S+)'\r?$/m.exec(output)?.[1];
const open = (DATA_DIR: string) => openSqliteStore(join(DATA_DIR, 'raiz-do-vau.sqlite'));

test.each([password, `${password}\r\n`])(
  '`npm run admin:password` reads the password %j from a pipe and prints the ADMIN_PASSWORD_HASH line',
  async (input) => {
    const { stdout, stderr, status } = await fromPipe(input);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(await verifyPassword(password, hashIn(stdout) ?? '')).toBe(true);
  },
);

// `script` of util-linux gives a command a terminal and prints what that shows.
const script = '/usr/bin/script';
describe.skipIf(!existsSync(script))('`npm run admin:password` on a terminal', () => {
  test.each<[string, string[], number, RegExp]>([
    [
      'asks twice and echoes nothing',
      [`${password}\r`, `${password}\r`],
      0,
      /^Password \(not shown\): \r\nThe same again: \r\n/,
    ],
    [
      'rejects two that differ',
      [`${password}\r`, 'correct horse buttery\r'],
      1,
      /The two are not the same\. Start again\./,
    ],
    [
      'changes nothing at Ctrl-C',
      [`${password}\r`, '\u0003'],
      1,
      /No password was given, so nothing is changed\./,
    ],
  ])('%s', async (_what, typed, expected, words) => {
    const command = `'${process.execPath}' scripts/admin-password.ts`;
    const child = spawn(script, ['-qec', command, '/dev/null']);
    let shown = '';
    const answers = typed.values();
    child.stdout.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
      // Each line once its prompt has been printed.
      if (shown.endsWith(': ')) child.stdin.write(answers.next().value ?? '');
    });
    const [status] = (await once(child, 'close')) as [number];
    expect(shown).toMatch(words);
    expect(shown).not.toContain('horse');
    expect(status).toBe(expected);
    const hash = hashIn(shown);
    expect(hash !== undefined && (await verifyPassword(password, hash))).toBe(status === 0);
  });
});

test('`npm run admin:password -- --store` replaces the stored password and adds a log entry', async () => {
  const DATA_DIR = newFolder('admin-password');
  let store = await open(DATA_DIR);
  const passwordHash = await hashPassword('the first');
  await store.createAdminAccount({ username: 'admin', passwordHash, createdAt: new Date() });
  await store.close();
  const { stdout, stderr, status } = await fromPipe(`${password}\n`, ['--store'], { DATA_DIR });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toContain(
    `The account admin in ${DATA_DIR}/raiz-do-vau.sqlite has a new password. `,
  );
  store = await open(DATA_DIR);
  const account = await store.adminAccount();
  expect(await verifyPassword(password, account?.passwordHash ?? '')).toBe(true);
  expect(account?.passwordChangedAt).not.toBeNull();
  expect(await store.logEntries()).toMatchObject([{ kind: 'change_password', account: 'admin' }]);
  await store.close();
});

const configured = { ADMIN_USERNAME: 'olga', ADMIN_PASSWORD_HASH: configuredHash };
test.each<[string, string, string[], Record<string, string>, string | RegExp]>([
  [
    'of the name of the site',
    'lagoon-tents-2026\n',
    [],
    { SITE_URL: 'https://lagoon-tents.example' },
    content.en.admin.dashboard.account.refused.common,
  ],
  ['that is missing', '', [], {}, 'No password was given, so nothing is changed.'],
  ['of the account’s name', 'admin 2026 2026', ['--store'], {}, 'This password is among the first'],
  [
    'of an account in the configuration',
    password,
    ['--store'],
    configured,
    /^ADMIN_PASSWORD_HASH is set, .* --store/,
  ],
  [
    'for a store that is not there',
    password,
    ['--store'],
    { DATA_DIR: newFolder('nothing') },
    /^There is no store at \S+raiz-do-vau\.sqlite, .* Set DATA_DIR /,
  ],
])('a password %s is rejected in one line', async (_what, input, args, env, line) => {
  const DATA_DIR = newFolder('admin-password');
  await (await open(DATA_DIR)).close();
  const { stdout, stderr, status } = await fromPipe(input, args, { DATA_DIR, ...env });
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toMatch(line);
  expect(stderr).toMatch(/^.*\n$/);
  if (env['DATA_DIR']) expect(readdirSync(env['DATA_DIR'])).toEqual([]);
  const store = await open(DATA_DIR);
  expect(await store.adminAccount()).toBeUndefined();
  await store.close();
});
