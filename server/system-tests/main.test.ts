import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { checkout, startServer } from './server-process.fixture.ts';

// A start takes a second, and several on a busy machine.
describe('the server process', { timeout: 30_000 }, () => {
  test('the first start announces a password once, and SIGTERM stops the server', async () => {
    const folder = checkout();
    const first = startServer(folder);
    const origin = await first.listening();
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(first.output.stdout).toMatch(/^username: admin\npassword: [\w-]{20}$/m);
    expect((await fetch(origin)).status).toBe(200);
    const rejected = await fetch(`${origin}/join`, { method: 'POST', body: new URLSearchParams() });
    expect([rejected.status, await rejected.text()]).toEqual([422, 'the form again']);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.output.stderr).toBe('');
    const isReminded = first.output.stdout.includes('set dataController in site.config.ts');
    expect(isReminded).toBe(siteConfig.dataController === undefined);

    const second = startServer(folder);
    await second.listening();
    expect(second.output.stdout).not.toContain('password:');
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.output.stdout).toContain('still has the password of the first start');
  });

  test('a second signal stops the server without waiting for a slow client', async () => {
    const server = startServer(checkout());
    const origin = await server.listening();
    const slow = request(`${origin}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 10 },
    });
    slow.on('error', () => undefined);
    slow.write('a');
    // When the server answers this later request, it has seen the slow one.
    await fetch(origin);
    server.child.kill('SIGTERM');
    while (await fetch(origin).catch(() => undefined)); // until no new visitor is let in
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(1);
  });

  // If Node listened for this signal, a real crash would never end the process: the failed instruction would
  // run again.
  test('a crash in native code ends the process, so that its supervisor can restart it', async () => {
    const server = startServer(checkout());
    await server.listening();
    server.child.kill('SIGSEGV');
    await server.ended;
    expect(server.child.signalCode).toBe('SIGSEGV');
  });

  test('a server whose port is taken does nothing to its data folder', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const PORT = String((other.address() as AddressInfo).port);
    const folder = checkout();
    const server = startServer(folder, { PORT });
    expect(await server.ended).toBe(1);
    expect(server.output).toEqual({
      stdout: '',
      stderr: expect.stringMatching(/^PORT \d+ is already taken .*\n$/) as string,
    });
    expect(existsSync(join(folder, 'data'))).toBe(false);
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
  ])('a start %s fails with one line that says what to do', async (_what, built, env, line) => {
    const server = startServer(checkout({ built }), env);
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toMatch(line);
    expect(server.output.stdout).toBe('');
  });
});
