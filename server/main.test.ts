import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteConfig } from '../site.config.ts';
import { builtFiles, writeSite } from './app.fixture.ts';

const root = join(import.meta.dirname, '..');

/** A copy of the project whose build is the small site of the tests. */
function checkout({ built }: { built: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const room of ['server', 'domain', 'content', 'site.config.ts', 'package.json']) {
    cpSync(join(root, room), join(folder, room), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  if (!built) return folder;
  cpSync(writeSite(builtFiles), join(folder, 'dist/client'), { recursive: true });
  mkdirSync(join(folder, 'dist/server'));
  const page = 'export const handler = (request, response) => response.end("the form again");';
  writeFileSync(join(folder, 'dist/server/entry.mjs'), page);
  return folder;
}

/** Starts the server as `npm start` does, and collects what it says. */
function start(folder: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => (said[stream] += chunk.toString()));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const listening = async () => {
    const line = / is at (http:\S+)\n/;
    while (!line.test(said.stdout)) {
      await Promise.race([once(child.stdout, 'data'), ended.then(() => fail(said.stderr))]);
    }
    return line.exec(said.stdout)?.[1] ?? '';
  };
  return { child, said, ended, listening };
}

const fail = (reason: string) => {
  throw new Error(reason);
};

describe('an owner', () => {
  test('starts for the first time, is shown a password once, and stops', async () => {
    const folder = checkout({ built: true });
    const first = start(folder);
    const address = await first.listening();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(first.said.stdout).toMatch(/^username: admin\npassword: [\w-]{20}$/m);
    expect((await fetch(address)).status).toBe(200);
    const rejected = await fetch(`${address}/join`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    expect([rejected.status, await rejected.text()]).toEqual([422, 'the form again']);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.said.stderr).toBe('');
    const isAsked = first.said.stdout.includes('set dataController in site.config.ts');
    expect(isAsked).toBe(siteConfig.dataController === undefined);

    const second = start(folder);
    await second.listening();
    expect(second.said.stdout).not.toContain('password:');
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  test('who signals twice does not wait for a slow visitor', async () => {
    const server = start(checkout({ built: true }));
    const address = await server.listening();
    const slow = request(`${address}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 10 },
    });
    slow.on('error', () => undefined);
    slow.write('a');
    // The server has seen the slow request by the time it answers one sent later.
    await fetch(address);
    server.child.kill('SIGTERM');
    while (await fetch(address).catch(() => undefined)); // until no new visitor is let in
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(1);
  });

  test.each([
    ['without a build', false, {}, /^\S+dist\/client is missing.*npm run build.*\n$/],
    ['with a wrong value', true, { PORT: 'abc' }, /^PORT "abc" is not a port\..*\n$/],
    [
      'with a folder it may not write',
      true,
      { DATA_DIR: '/dev/null/data' },
      /^DATA_DIR \/dev\/null\/data .*\n$/,
    ],
  ])('who starts %s learns in one line what to do', async (_what, built, env, line) => {
    const server = start(checkout({ built }), env);
    expect(await server.ended).toBe(1);
    expect(server.said.stderr).toMatch(line);
    expect(server.said.stdout).toBe('');
  });
});
