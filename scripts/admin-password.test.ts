import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { hashPassword, verifyPassword } from '../server/admin/login/passwords.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommand } from '../server/system-tests/server-process.fixture.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');
const password = 'correct horse battery';
const configuredHash = await hashPassword('x');

const fromPipe = (input: string, args: string[] = [], env: Record<string, string> = {}) =>
  ownersCommand('admin-password', env, args, { input });

// `script` of util-linux gives a command a terminal and prints what that shows.
const script = '/usr/bin/script';

/** Types each line once its prompt has been printed. */
async function onTerminal(...typed: string[]) {
  const command = `'${process.execPath}' scripts/admin-password.ts`;
  const child = spawn(script, ['-qec', command, '/dev/null'], { cwd: root });
  let shown = '';
  const questions = typed.values();
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    if (!shown.endsWith(': ')) return;
    const { value } = questions.next();
    if (value !== undefined) child.stdin.write(value);
  });
  const [status] = (await once(child, 'close')) as [number];
  return { shown, status };
}

const hashIn = (output: string) =>
  /^ADMIN_PASSWORD_HASH='(\$argon2id\$\S+)'\r?$/m.exec(output)?.[1];

describe('npm run admin:password', () => {
  test.each([password, `${password}\r\n`])(
    '`npm run admin:password` reads the password %j from a pipe and prints the ADMIN_PASSWORD_HASH line',
    async (input) => {
      const { stdout, stderr, status } = await fromPipe(input);
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      expect(await verifyPassword(password, hashIn(stdout) ?? '')).toBe(true);
    },
  );

  test.each([
    [
      'named as SITE_URL',
      'lagoon-tents-2026\n',
      `${content.en.admin.dashboard.account.refused.common}\n`,
    ],
    ['missing', '', 'No password was given, so nothing is changed.\n'],
  ])(
    '`npm run admin:password` rejects in one line a password that is %s',
    async (_what, input, line) => {
      const env = { SITE_URL: 'https://lagoon-tents.example' };
      expect(await fromPipe(input, [], env)).toEqual({ stdout: '', stderr: line, status: 1 });
    },
  );

  describe.skipIf(!existsSync(script))('on a terminal', () => {
    test('`npm run admin:password` asks for the password twice on a terminal and does not echo it', async () => {
      const { shown, status } = await onTerminal(`${password}\r`, `${password}\r`);
      expect(shown).toMatch(/^Password \(not shown\): \r\nThe same again: \r\n/);
      expect(shown).not.toContain('horse');
      expect(status).toBe(0);
      expect(await verifyPassword(password, hashIn(shown) ?? '')).toBe(true);
    });

    test('`npm run admin:password` rejects two passwords that differ', async () => {
      const { shown, status } = await onTerminal(`${password}\r`, 'correct horse buttery\r');
      expect(shown).toContain('The two are not the same. Start again.');
      expect(hashIn(shown)).toBeUndefined();
      expect(status).toBe(1);
    });

    test('`npm run admin:password` changes nothing when it is interrupted with Ctrl-C', async () => {
      const { shown, status } = await onTerminal(`${password}\r`, '\u0003');
      expect(shown).toContain('No password was given, so nothing is changed.');
      expect(status).toBe(1);
    });
  });
});

describe('npm run admin:password -- --store', () => {
  const open = (DATA_DIR: string) => openSqliteStore(join(DATA_DIR, 'raiz-do-vau.sqlite'));
  const account = async (DATA_DIR: string) => {
    const store = await open(DATA_DIR);
    const [found, logged] = [await store.adminAccount(), await store.logEntries()];
    await store.close();
    return { found, logged };
  };

  test('`npm run admin:password -- --store` replaces the stored password and adds a log entry', async () => {
    const DATA_DIR = newFolder('admin-password');
    const store = await open(DATA_DIR);
    const passwordHash = await hashPassword('the first');
    await store.createAdminAccount({ username: 'admin', passwordHash, createdAt: new Date() });
    const { stdout, stderr, status } = await fromPipe(`${password}\n`, ['--store'], { DATA_DIR });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain(
      `The account admin in ${DATA_DIR}/raiz-do-vau.sqlite has a new password. `,
    );
    await store.close();
    const { found, logged } = await account(DATA_DIR);
    expect(await verifyPassword(password, found?.passwordHash ?? '')).toBe(true);
    expect(found?.passwordChangedAt).not.toBeNull();
    expect(logged).toMatchObject([{ kind: 'change_password', account: 'admin' }]);
  });

  test('`npm run admin:password -- --store` makes no store where none is, and says which folder to name', async () => {
    const DATA_DIR = newFolder('admin-password');
    const { stdout, stderr, status } = await fromPipe(password, ['--store'], { DATA_DIR });
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toMatch(/^There is no store at \S+raiz-do-vau\.sqlite, .* Set DATA_DIR .*\n$/);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  test.each([
    [
      'with a password of the account’s name',
      'admin 2026 2026',
      {},
      /^This password is among the first/,
    ],
    [
      'where the configuration has the account',
      password,
      { ADMIN_USERNAME: 'olga', ADMIN_PASSWORD_HASH: configuredHash },
      /^ADMIN_PASSWORD_HASH is set, .* --store/,
    ],
  ])(
    '`npm run admin:password -- --store` %s fails with the reason in one line',
    async (_what, input, env, line) => {
      const DATA_DIR = newFolder('admin-password');
      await (await open(DATA_DIR)).close();
      const { stdout, stderr, status } = await fromPipe(input, ['--store'], { DATA_DIR, ...env });
      expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
      expect(stderr).toMatch(line);
      expect((await account(DATA_DIR)).found).toBeUndefined();
    },
  );
});
