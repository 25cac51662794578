import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { verifyPassword } from '../server/guard/passwords.ts';

const root = join(import.meta.dirname, '..');
const password = 'correct horse battery';

async function fromPipe(input: string) {
  const child = spawn(process.execPath, ['scripts/admin-password.ts'], { cwd: root, env: {} });
  child.stdin.end(input);
  const ended = once(child, 'exit');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await ended) as [number];
  return { stdout, stderr, status };
}

// `script` of util-linux gives a command a terminal and prints what that shows.
const script = '/usr/bin/script';

/** Types each line when the question before it has been asked. */
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

describe('an owner who makes a password hash', () => {
  test.each([password, `${password}\n`, `${password}\r\n`])(
    'pipes the password in and gets the line to configure: %j',
    async (input) => {
      const { stdout, stderr, status } = await fromPipe(input);
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      expect(await verifyPassword(password, hashIn(stdout) ?? '')).toBe(true);
    },
  );

  test.each([
    ['too short', 'horse\n', 'Choose a password of at least 12 characters.\n'],
    ['missing', '', 'No password was given, so there is no hash.\n'],
  ])('learns in one line that it is %s', async (_what, input, line) => {
    expect(await fromPipe(input)).toEqual({ stdout: '', stderr: line, status: 1 });
  });

  describe.skipIf(!existsSync(script))('on a terminal', () => {
    test('types it twice, and nobody behind them can read it', async () => {
      const { shown, status } = await onTerminal(`${password}\r`, `${password}\r`);
      expect(shown).toMatch(/^Password \(not shown\): \r\nThe same again: \r\n/);
      expect(shown).not.toContain('horse');
      expect(status).toBe(0);
      expect(await verifyPassword(password, hashIn(shown) ?? '')).toBe(true);
    });

    test('is told when the second is another', async () => {
      const { shown, status } = await onTerminal(`${password}\r`, 'correct horse buttery\r');
      expect(shown).toContain('The two are not the same. Start again.');
      expect(hashIn(shown)).toBeUndefined();
      expect(status).toBe(1);
    });

    test('ends it with Ctrl-C', async () => {
      const { shown, status } = await onTerminal(`${password}\r`, '\u0003');
      expect(shown).toContain('No password was given, so there is no hash.');
      expect(status).toBe(1);
    });
  });
});
