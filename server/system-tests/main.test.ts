import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openQuestions } from '../../content/before-you-open.ts';
import { checkout, startServer } from './server-process.fixture.ts';
import { askAdmin } from '../admin/ask-admin.fixture.ts';

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
    const missing = openQuestions.filter(({ isAnswered }) => !isAnswered).length;
    expect(first.output.stdout).toMatch(
      new RegExp(
        `^username: admin\\npassword: \\S+\\n.* is at ${origin}\\nBefore it opens to strangers, ${missing} things are missing: .*npm run check:open.*\\n$`,
      ),
    );

    const second = startServer(folder);
    await second.listening();
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.output.stdout).toMatch(/^.* is at \S+\n$/);
  });

  test('the journal of a service never has the password: it stands in a file until the first login', async () => {
    const folder = checkout();
    const server = startServer(folder, { JOURNAL_STREAM: '8:12345' });
    const origin = await server.listening();
    const [, file = ''] =
      /stand in (\S+), which goes with the first login/.exec(server.output.stdout) ?? [];
    expect(server.output.stdout).not.toContain('password:');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, password = ''] =
      /^username: admin\npassword: ([\w-]{20})\n$/.exec(readFileSync(file, 'utf8')) ?? [];
    const logIn = (password: string) =>
      askAdmin(origin, { username: 'admin', password, action: 'fetch_submissions' }, 'admin');
    expect((await logIn('wrong')).status).toBe(401);
    expect(existsSync(file)).toBe(true);
    expect((await logIn(password)).status).toBe(200);
    expect(existsSync(file)).toBe(false);
  });

  test('a signal that comes while the server starts stops it as any other', async () => {
    // As soon as somebody listens for it.
    const early =
      "process.on('newListener', (name) => name === 'SIGTERM' && queueMicrotask(() => process.emit(name)))";
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(early)}`;
    const server = startServer(checkout(), { NODE_OPTIONS });
    expect(await server.ended).toBe(0);
    expect(server.output.stderr).toBe('');
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

  test('a server behind a proxy that is to stop says so at /healthz, and answers until its proxy has asked', async () => {
    const server = startServer(checkout(), { TRUSTED_PROXIES: '127.0.0.1' });
    const origin = await server.listening();
    const status = async (path: string) => (await fetch(origin + path)).status;
    expect(await status('/healthz')).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(() => status('/healthz')).toBe(503);
    expect(await status('/about')).toBe(200);
    expect(await server.ended).toBe(0);
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

  test('visitors are served after the reader of the log has closed its pipe', async () => {
    const server = startServer(checkout(), { LOG_LEVEL: 'info' });
    const origin = await server.listening();
    server.child.stdout.destroy();
    await once(server.child.stdout, 'close');
    for (let visit = 0; visit < 3; visit += 1) expect((await fetch(origin)).status).toBe(200);
  });
});
