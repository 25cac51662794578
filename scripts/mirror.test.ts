import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBytes } from '../server/db/find-bytes.fixture.ts';
import { act, ana, id } from '../server/db/samples.fixture.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import {
  checkout,
  ownersCommandHere,
  startServer,
} from '../server/system-tests/server-process.fixture.ts';
import { trafficEnv } from '../server/system-tests/traffic.fixture.ts';
import { backup as makeBackup } from './backup.ts';
import { restore } from './restore.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const storeIn = (env: { DATA_DIR: string }) => join(env.DATA_DIR, 'raiz-do-vau.sqlite');

const gone = { name: 'Zulmira Quental', email: 'zulmira@quental.example', message: 'Farrusco' };
const traces = Object.values(gone);

/**
 * A data folder and its mirror: since a backup was made one person was erased, and another left the
 * list. decisions.contract.ts of the replay has each decision.
 */
async function erasedAfterBackup() {
  const env = { ...trafficEnv, DATA_DIR: newFolder('data'), LEDGER_DIR: newFolder('mirror') };
  const store = openSqliteStore(storeIn(env), true, env.LEDGER_DIR);
  const now = new Date();
  const created_at = now.toISOString();
  await store.addSubmission({ ...ana, created_at });
  await store.addSubmission({ ...ana, ...gone, id: id(7), created_at });
  const backup = join(newFolder('backup'), 'copy.sqlite');
  const made = await ownersCommandHere(makeBackup, env, ['--to', backup]);
  expect(made).toMatchObject({ status: 0 });
  await store.rights.erase(gone.email, act('erase', now));
  await store.rights.unsubscribe(ana.email, act('unsubscribe', now));
  await store.close();
  expect(findBytes(env.DATA_DIR, traces)).toEqual([]);
  expect(findBytes(join(backup, '..'), traces)).not.toEqual([]);
  return { env, backup };
}

/** Expects that the erased person is in no byte, and that the log has both entries. */
async function expectDoneAgain(env: { DATA_DIR: string }): Promise<void> {
  expect(findBytes(env.DATA_DIR, traces)).toEqual([]);
  const store = openSqliteStore(storeIn(env), true);
  expect((await store.emails.admin.ofSubscriber(ana.email)).state).toBe('unsubscribed');
  const kinds = (await store.auditEntries('actions')).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['replay_erasures', 'erase']));
  await store.close();
}

const did = /^The store did not know of 1 erasures, .* 1 submissions were deleted\.$/m;

describe('the mirror and backups of the embedded store', { timeout: 120_000 }, () => {
  test('a restored backup of before brings nobody back who was erased, not in a byte, and the log has the erasure', async () => {
    const { env, backup } = await erasedAfterBackup();
    const put = await ownersCommandHere(restore, env, [backup]);
    expect(put).toMatchObject({ status: 0, stderr: '' });
    expect(put.stdout).toMatch(did);
    expect(put.stdout).toMatch(/^The store did not know of 1 decisions and requests of people, /m);
    await expectDoneAgain(env);
  });

  test('a backup put in place by hand has nobody who was erased once the server listens', async () => {
    const { env, backup } = await erasedAfterBackup();
    for (const ending of ['', '-wal', '-shm']) rmSync(`${storeIn(env)}${ending}`, { force: true });
    cpSync(backup, storeIn(env));
    const server = startServer(checkout(), { ...env, LOG_LEVEL: 'trace' });
    await server.listening();
    expect(findBytes(env.DATA_DIR, traces)).toEqual([]);
    expect(server.output.stdout).toMatch(did);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output.stdout).not.toContain(gone.email);
    await expectDoneAgain(env);
  });

  test('without a mirror a restore says that whoever was erased since is back', async () => {
    const { env, backup } = await erasedAfterBackup();
    const bare = { ...trafficEnv, DATA_DIR: env.DATA_DIR };
    const { stdout } = await ownersCommandHere(restore, bare, [backup]);
    expect(stdout).toMatch(/^LEDGER_DIR is not set, so whoever was erased since /m);
    expect(findBytes(env.DATA_DIR, traces)).not.toEqual([]);
  });

  test('a start with a mirror in the data folder, or a variable of before, ends with one line', async () => {
    const DATA_DIR = newFolder('data');
    for (const [wrong, line] of [
      [{ LEDGER_DIR: join(DATA_DIR, 'mirror') }, /^LEDGER_DIR \S+ is in DATA_DIR, .*\n$/],
      [
        { ERASURE_LEDGER: '/srv/ledger' },
        /^ERASURE_LEDGER is no longer read: set LEDGER_DIR .*`npm run migrate -- --ledger .*\n$/,
      ],
    ] as const) {
      const server = startServer(checkout(), { ...trafficEnv, DATA_DIR, ...wrong });
      expect(await server.ended).toBe(1);
      expect(server.output.stderr).toMatch(line);
    }
  });
});
