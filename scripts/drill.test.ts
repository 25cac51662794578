import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { everything } from '../content/everything.fixture.ts';
import { readDrill, writeCopiesState, writeDrill } from '../server/backup/state-file.ts';
import { newPlaces } from '../server/backup/copies.fixture.ts';
import { isDrillDue } from '../server/backup/schedule-drill.ts';
import { openTarget } from '../server/backup/target.ts';
import { findPostgres } from '../server/db/postgres/tools.ts';
import { testDatabases } from '../server/db/postgres/postgres.fixture.ts';
import { ana } from '../server/db/samples.fixture.ts';
import { openPostgresStore } from '../server/stores/postgres-store.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import { checkout, ownersCommandHere } from '../server/system-tests/server-process.fixture.ts';
import { createDrill } from './drill.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

describe('a drill', { timeout: 120_000 }, () => {
  const postgres = testDatabases();

  /** A server's folders with somebody in them to whom an e-mail is queued, and a mailbox. */
  async function places() {
    const all = newPlaces();
    const { DATA_DIR, LEDGER_DIR } = all.settings;
    const store = openSqliteStore(all.store, true, LEDGER_DIR);
    await store.reconcileMirror(new Date());
    await store.addSubmission({ ...ana, created_at: new Date().toISOString() });
    await store.close();
    const mailbox = newFolder('mailbox');
    const env = {
      DATA_DIR,
      LEDGER_DIR,
      BACKUP_TO: all.to,
      BACKUP_PUBLIC_KEY: all.publicKey,
      MAIL_URL: `file:${mailbox}`,
      OWNER_EMAIL: 'olga@home.pt',
      HOST: '0.0.0.0',
    };
    return { ...all, mailbox, env };
  }

  test('restores and serves a copy, says how many came back, and leaves nothing: no e-mail, no line of the mirror, no copy but its own', async () => {
    const { env, mailbox, to, settings, send } = await places();
    await send(new Date(Date.now() - 60_000));
    const mirror = readFileSync(join(settings.LEDGER_DIR, 'mirror'));
    const program = checkout();
    // What the server that it starts is not to have.
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.stubEnv('TMPDIR', newFolder('temporary'));
    onTestFinished(() => void vi.unstubAllEnvs());
    const done = await ownersCommandHere(createDrill(program), env);
    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(done.stdout).toMatch(/Restored: 1 of 1 submissions in [\d.]+ s\./);
    expect(readDrill(settings.DATA_DIR)).toMatchObject({ back: 1, of: 1, fault: null });
    expect(readdirSync(mailbox)).toEqual([]);
    expect(readFileSync(join(settings.LEDGER_DIR, 'mirror'))).toEqual(mirror);
    expect(await openTarget(to).list()).toHaveLength(2);
    expect(readdirSync(tmpdir())).toEqual([]);
  });

  test.each([
    ['cut', (file: string) => truncateSync(file, 9), /was cut: 9 of \d+ bytes are there/],
    [
      'of a newer version',
      (file: string) => renameSync(file, file.replace(/-\d{12}-/, '-209901010000-')),
      /newer version/,
    ],
    ['missing', (file: string) => rmSync(file), /No copy is there/],
  ])('says in one line that the newest copy there is %s', async (_what, harm, said) => {
    const { env, to, settings, send } = await places();
    const file = join(to, await send(new Date()));
    chmodSync(file, 0o600);
    harm(file);
    const done = await ownersCommandHere(createDrill('/nowhere'), env);
    expect(done).toMatchObject({ status: 1, stdout: '' });
    expect(done.stderr).toMatch(said);
    expect(done.stderr.trim().split('\n')).toHaveLength(1);
    expect(readDrill(settings.DATA_DIR)?.fault).toMatch(said);
  });

  test.runIf(everything)('fails where what was restored does not start', async () => {
    const { env, settings, send } = await places();
    await send(new Date());
    const done = await ownersCommandHere(createDrill(checkout({ built: false })), env);
    expect(done.status).toBe(1);
    expect(readDrill(settings.DATA_DIR)?.fault).toMatch(/the site did not start/);
  });

  test.skipIf(findPostgres() === undefined)(
    'of Postgres fetches a dump, reads it to its end and says how many are in it',
    async () => {
      const url = await postgres.newDatabase();
      const { settings, to, publicKey, send } = newPlaces(url);
      const { store } = await openPostgresStore(url, false, settings.LEDGER_DIR);
      await store.reconcileMirror(new Date());
      await store.addSubmission(ana);
      await store.close();
      await send(new Date(Date.now() - 60_000));
      const env = { DATA_DIR: settings.DATA_DIR, DATABASE_URL: url, BACKUP_TO: to };
      const done = await ownersCommandHere(createDrill('/nowhere'), {
        ...env,
        BACKUP_PUBLIC_KEY: publicKey,
      });
      expect(done).toMatchObject({ status: 0, stderr: '' });
      expect(done.stdout).toMatch(/Read back: 1 of 1 submissions in [\d.]+ s\./);
      expect(readDrill(settings.DATA_DIR)).toMatchObject({ back: 1, of: 1, fault: null });
      expect(await openTarget(to).list()).toHaveLength(2);
    },
  );

  test('is due once a first copy was seen, then weekly at night, and the night after one that failed', () => {
    const dataDir = newFolder('data');
    const dueAt = (at: string) => isDrillDue(dataDir, new Date(at));
    expect(dueAt('2026-02-01T12:00:00Z')).toBe(false);
    const state = { unseenSince: null, oldest: null, reason: null };
    writeCopiesState(dataDir, { ...state, seen: '2026-02-01T12:00:00.000Z' });
    expect(dueAt('2026-02-01T12:00:00Z')).toBe(true);
    const last = { at: '2026-02-01T12:00:00.000Z', back: 1, of: 1, seconds: 3 };
    writeDrill(dataDir, { ...last, fault: null });
    expect(dueAt('2026-02-02T04:10:00Z')).toBe(false);
    expect(dueAt('2026-02-08T04:10:00Z')).toBe(true);
    expect(dueAt('2026-02-08T12:10:00Z')).toBe(false);
    writeDrill(dataDir, { ...last, fault: 'no copy is there' });
    expect(dueAt('2026-02-01T13:00:00Z')).toBe(false);
    expect(dueAt('2026-02-03T04:10:00Z')).toBe(true);
  });
});
