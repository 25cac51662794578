import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { newPlaces } from '../server/backup/copies.fixture.ts';
import { openTarget } from '../server/backup/target.ts';
import { fillPostgres, fillSqlite } from '../server/db/many-submissions.fixture.ts';
import { asRole } from '../server/db/postgres/cluster.fixture.ts';
import { describeWithPostgres, testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { readStoreCopy } from '../server/db/sqlite/copy.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { restore } from './restore.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

const root = join(import.meta.dirname, '..');
const kills = 10;
const longestMs = 60_000;

async function filled(count: number) {
  const places = newPlaces();
  const store = openSqliteStore(places.store, false, places.settings.LEDGER_DIR);
  await store.reconcileMirror(new Date());
  await store.close();
  fillSqlite(places.store, count);
  return places;
}

/**
 * Runs a program of the project, and kills it and what it started after a part of the time that it
 * takes.
 */
async function killAfter(ms: number, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...env },
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([ended, wait(ms)]);
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended.
  }
  await ended;
}

describe('copies elsewhere, at their worst', { timeout: 600_000 }, () => {
  test('100,000 submissions are back on another machine within a minute', async () => {
    const { settings, store, keyFile, to, send } = await filled(100_000);
    await send(new Date());
    for (const folder of [settings.DATA_DIR, settings.LEDGER_DIR]) {
      rmSync(folder, { recursive: true });
    }
    const begun = performance.now();
    const put = await ownersCommandHere(restore, {}, ['--from', to, '--key', keyFile]);
    const ms = performance.now() - begun;
    console.log(`100,000 submissions were restored in ${Math.round(ms)} ms`);
    expect(put).toMatchObject({ status: 0, stderr: '' });
    expect(readStoreCopy(store).submissions).toBe(100_000);
    expect(ms).toBeLessThan(longestMs);
  });

  test('a kill while a copy is made, sealed or sent leaves whole copies there alone', async () => {
    const { settings, publicKey, keyFile, to } = await filled(5000);
    const program = `
      import makeCopy from './server/backup/make-copy.ts';
      import { openTarget } from './server/backup/target.ts';
      const { DATA_DIR, LEDGER_DIR, TO, KEY } = process.env;
      for (let at = Date.now(); ; at += 1000) {
        const { name, file } = await makeCopy({
          store: { engine: 'sqlite', file: DATA_DIR + '/raiz-do-vau.sqlite' },
          ledgerDir: LEDGER_DIR, settings: {},
          recipients: [KEY], folder: DATA_DIR + '/sending', now: new Date(at),
        });
        await openTarget(TO).put(name, file);
      }`;
    const { DATA_DIR, LEDGER_DIR } = settings;
    const env = { DATA_DIR, LEDGER_DIR, TO: to, KEY: publicKey };
    for (let kill = 1; kill <= 3 * kills; kill += 1) {
      await killAfter(300 + kill * 37, ['--input-type=module', '--eval', program], env);
    }
    const there = await openTarget(to).list();
    expect(there.length).toBeGreaterThan(0);
    for (const { name } of there) {
      rmSync(DATA_DIR, { recursive: true });
      const args = ['--from', to, '--key', keyFile, '--copy', name];
      expect(await ownersCommandHere(restore, env, args)).toMatchObject({ status: 0 });
      expect(readStoreCopy(join(DATA_DIR, 'raiz-do-vau.sqlite')).submissions).toBe(5000);
    }
  });

  test('a kill while a copy is put back leaves the store as it was or as the copy is, and the same command mends it', async () => {
    const { settings, store, keyFile, to, send } = await filled(5000);
    await send(new Date());
    const args = ['--from', to, '--key', keyFile];
    for (let kill = 1; kill <= kills; kill += 1) {
      rmSync(settings.DATA_DIR, { recursive: true, force: true });
      rmSync(settings.LEDGER_DIR, { recursive: true, force: true });
      await killAfter(200 + kill * 60, ['scripts/restore.ts', ...args]);
      if (existsSync(store)) {
        // Opens it as a start would, which makes the tables where there are none yet.
        await openSqliteStore(store).close();
        expect([0, 5000]).toContain(readStoreCopy(store).submissions);
      }
      expect(await ownersCommandHere(restore, {}, args)).toMatchObject({ status: 0 });
      expect(readStoreCopy(store).submissions).toBe(5000);
    }
  });
});

describeWithPostgres('copies of Postgres elsewhere, at their worst', { timeout: 600_000 }, () => {
  const postgres = testDatabases();

  test('a kill while a copy is put back leaves the database empty or as the copy is', async () => {
    const from = await postgres.newDatabase();
    await fillPostgres(asRole('postgres', from), 5000);
    const { to, keyFile, settings, send } = newPlaces(from);
    const { store } = await openPostgresStore(from, false, settings.LEDGER_DIR);
    await store.reconcileMirror(new Date());
    await store.close();
    await send(new Date());
    const args = ['--from', to, '--key', keyFile];
    const places = async () => {
      const url = await postgres.newEmptyDatabase();
      const [DATA_DIR, LEDGER_DIR] = [newFolder('data'), newFolder('mirror')];
      return {
        DATABASE_URL: url,
        DATABASE_OWNER_URL: asRole('raiz_owner', url),
        DATA_DIR,
        LEDGER_DIR,
      };
    };
    const begun = performance.now();
    const whole = await ownersCommandHere(restore, await places(), args);
    const wholeMs = performance.now() - begun;
    expect(whole).toMatchObject({ status: 0, stderr: '' });
    for (let kill = 1; kill <= kills; kill += 1) {
      const env = await places();
      await killAfter(wholeMs * (0.4 + kill * 0.1), ['scripts/restore.ts', ...args], env);
      const found = await postgres.asSuperuser(
        env.DATABASE_URL,
        "SELECT to_regclass('interest_submissions') IS NOT NULL AS whole",
      );
      if (found[0]?.['whole']) {
        const counting = 'SELECT count(*)::int AS n FROM interest_submissions';
        expect(await postgres.asSuperuser(env.DATABASE_URL, counting)).toEqual([{ n: 5000 }]);
      } else {
        expect(await ownersCommandHere(restore, env, args)).toMatchObject({ status: 0 });
      }
    }
  });
});
