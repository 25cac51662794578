import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { site } from './app.fixture.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { ana } from './database/samples.fixture.ts';
import { openSqliteStore } from './database/sqlite/store.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'compose-'));
const storeIn = (dataDir: string) => join(dataDir, 'raiz-do-vau.sqlite');

/** A server on a data folder, of which nobody has asked yet that it starts its jobs. */
const composed = (dataDir: string, env: Record<string, string> = {}) =>
  compose(readConfig({ DATA_DIR: dataDir, ...env }), {
    clock: () => new Date(),
    site,
    renderRejectedForm: async () => '',
    renderMyData: async () => '',
    loadLetters: () => Promise.reject(new Error('letters are off')),
    log: { level: 'silent' },
    print: () => undefined,
  });

test('a second server on a data folder ends with one line, until the first has stopped', async () => {
  const dataDir = newFolder();
  const first = await composed(dataDir);
  await expect(composed(dataDir)).rejects.toThrow(
    new RegExp(`^A server is using ${dataDir}\\. Stop it, or set DATA_DIR to another folder\\.$`),
  );
  await first.close();
  await (await composed(dataDir)).close();
});

test('a server that cannot start leaves the data folder to the next one', async () => {
  const dataDir = newFolder();
  const start = composed(dataDir, { AUDIT_HEAD_FILE: '/dev/null/heads' });
  await expect(start).rejects.toThrow(/^AUDIT_HEAD_FILE/);
  await (await composed(dataDir)).close();
});

test('what is too old stays until the server has its port, and goes then', async () => {
  const dataDir = newFolder();
  const before = openSqliteStore(storeIn(dataDir));
  await before.addSubmission({ ...ana, created_at: '2001-01-01T00:00:00.000Z' });
  await before.close();
  const server = await composed(dataDir);
  onTestFinished(server.close);
  const reader = openSqliteStore(storeIn(dataDir));
  onTestFinished(() => reader.close());
  const total = async () => (await reader.reads.start({ now: new Date() })).page.rows.length;
  expect(await total()).toBe(1);
  server.startJobs();
  await vi.waitFor(async () => expect(await total()).toBe(0));
});

test('a stop that fails closes the store all the same, and ends the process', async () => {
  const dataDir = newFolder();
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
