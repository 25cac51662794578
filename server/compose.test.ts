import { chmodSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AdminLogin } from '../domain/admin/api.ts';
import { href } from '../domain/routes.ts';
import { siteConfig } from '../site.config.ts';
import { adminRequest, ana as interest, fromDashboard, post, site } from './app.fixture.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { ana } from './db/samples.fixture.ts';
import { openSqliteStore } from './stores/sqlite-store.ts';
import { stopOnSignal } from './http/listen.ts';
import { newFolder } from './new-folder.fixture.ts';

const storeIn = (dataDir: string) => join(dataDir, 'raiz-do-vau.sqlite');

/** A server on a data folder, of which nobody has asked yet that it starts its jobs. */
const composed = (dataDir: string, env: Record<string, string> = {}, lines: string[] = []) =>
  compose(readConfig({ DATA_DIR: dataDir, ...env }), {
    clock: () => new Date(),
    site,
    renderFormWithErrors: async () => '',
    renderMyData: async () => '',
    loadEmails: () => Promise.reject(new Error('e-mails are off')),
    loadPrints: () => Promise.reject(new Error('e-mails are off')),
    log: { level: 'silent' },
    print: (line) => void lines.push(line),
  });

test('a server makes its data folder private, and a second one on it ends with one line, until the first has stopped', async () => {
  const dataDir = newFolder('compose');
  chmodSync(dataDir, 0o755);
  const first = await composed(dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await expect(composed(dataDir)).rejects.toThrow(
    new RegExp(`^A server is using ${dataDir}\\. Stop it, or set DATA_DIR to another folder\\.$`),
  );
  await first.close();
  await (await composed(dataDir)).close();
});

test('a server that cannot start leaves the data folder to the next one', async () => {
  const dataDir = newFolder('compose');
  const file = join(dataDir, 'erasures');
  writeFileSync(file, '');
  await expect(composed(dataDir)).rejects.toThrow(/erasures cannot be used/);
  rmSync(file);
  await (await composed(dataDir)).close();
});

test('what is too old stays until the server has its port, and goes then', async () => {
  const dataDir = newFolder('compose');
  const before = await openSqliteStore(storeIn(dataDir));
  await before.addSubmission({ ...ana, created_at: '2001-01-01T00:00:00.000Z' });
  await before.close();
  const server = await composed(dataDir);
  onTestFinished(server.close);
  const reader = await openSqliteStore(storeIn(dataDir));
  onTestFinished(() => reader.close());
  const total = async () => (await reader.reads.start({ now: new Date() })).page.rows.length;
  expect(await total()).toBe(1);
  server.startJobs();
  await vi.waitFor(async () => expect(await total()).toBe(0));
});

test('a stop that fails closes the store all the same, and ends the process', async () => {
  const dataDir = newFolder('compose');
  const { app, close } = await composed(dataDir);
  app.addHook('onClose', async () => {
    throw new Error('a part that does not stop');
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const on = vi.spyOn(process, 'on').mockReturnThis();
  onTestFinished(() => void vi.restoreAllMocks());
  expect(existsSync(`${storeIn(dataDir)}-wal`)).toBe(true);
  stopOnSignal(close);
  const [, signal] = on.mock.calls.find(([name]) => name === 'SIGTERM') ?? [];
  signal?.();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
  expect(String(said.mock.calls[0]?.[0])).toContain('a part that does not stop');
  expect(existsSync(`${storeIn(dataDir)}-wal`)).toBe(false);
});

test('the server knows itself by SITE_URL: an old browser behind a proxy that changes Host is on our own pages', async () => {
  const siteUrl = 'https://retreat.example';
  const partner = 'https://partner.example';
  const env = { SITE_URL: siteUrl, ALLOWED_ORIGINS: partner };
  const { app, close } = await composed(newFolder('compose'), env);
  onTestFinished(close);
  const statusFrom = async (origin: string, request: InjectOptions) =>
    (await app.inject({ ...request, headers: { ...request.headers, origin } })).statusCode;
  const leaving = (): InjectOptions => ({
    method: 'POST',
    url: href('unsubscribe', 'en'),
    headers: { host: '127.0.0.1:3000' },
  });
  for (const [origin, mayJoin, mayLeave] of [
    [siteUrl, 201, 200],
    [partner, 201, 403],
    [siteConfig.url, 403, 403],
  ] as const) {
    expect([origin, await statusFrom(origin, post(interest))]).toEqual([origin, mayJoin]);
    expect([origin, await statusFrom(origin, leaving())]).toEqual([origin, mayLeave]);
  }
});

test('the name in SITE_URL is none for a password', async () => {
  const lines: string[] = [];
  const dataDir = newFolder('compose');
  const server = await composed(dataDir, { SITE_URL: 'https://www.lagoon-tents.example' }, lines);
  onTestFinished(server.close);
  const [, current = ''] = /^password: (.*)$/m.exec(lines.join('\n')) ?? [];
  const call = (payload: object) => server.app.inject(adminRequest(payload, fromDashboard));
  const login = { username: 'admin', password: current, action: 'fetch_submissions' };
  const { token } = (await call(login)).json<AdminLogin>();
  const change = { token, action: 'change_password', proof: { password: current } };
  const answer = await call({ ...change, password: 'lagoon-tents 2026' });
  expect(answer.json()).toEqual({ changed: false, reason: 'common' });
});
