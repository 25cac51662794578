import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminCall } from '../domain/admin/api.fixture.ts';
import type { AuditEntry } from '../domain/admin/api.ts';
import { password } from '../server/app.fixture.ts';
import { findBytes } from '../server/db/find-bytes.fixture.ts';
import { ana, id } from '../server/db/samples.fixture.ts';
import { openSqliteStore } from '../server/stores/sqlite-store.ts';
import type { Store } from '../server/stores/store.ts';
import {
  checkout,
  ownersCommandHere,
  startServer,
} from '../server/system-tests/server-process.fixture.ts';
import { trafficEnv } from '../server/system-tests/traffic.fixture.ts';
import { backup as makeBackup } from './backup.ts';
import { restore } from './restore.ts';
import { logInAt } from '../server/admin/ask-admin.fixture.ts';

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();
const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

const gone = { name: 'Zulmira Quental', email: 'zulmira@quental.example', message: 'Farrusco' };
const traces = Object.values(gone);
const again = { ...gone, name: 'Zulmira again' };

/** The environment of a data folder, with a mirror in another folder. */
const newEnv = () => ({
  ...trafficEnv,
  DATA_DIR: newFolder('data'),
  LEDGER_DIR: newFolder('mirror'),
});

type Env = Record<string, string>;

const commands = { backup: makeBackup, restore };
const command = (name: keyof typeof commands, env: Env, ...args: string[]) =>
  ownersCommandHere(commands[name], env, args);

/** A person as e-mails, the dashboard and their rights know them. */
async function fill(store: Store): Promise<void> {
  await store.addSubmission({ ...ana, created_at: ago(9) });
  await store.addSubmission({ ...ana, ...gone, id: id(7), created_at: ago(8) });
  const entry = { id: 'restricted', at: ago(7), account: 'olga', kind: 'restrict' } as const;
  await store.rights.restrict(gone.email, entry);
  const receivedOn = ago(7).slice(0, 10);
  const request = { kind: 'erasure', email: gone.email, receivedOn, madeBy: 'admin' } as const;
  await store.rights.addDataSubjectRequest(request, new Date(ago(7)), 'admin');
  await store.close();
}

let folder: string;
beforeAll(() => {
  folder = checkout();
});

/** Runs some work in the dashboard of a server that has this environment, and stops it. */
async function asAdministrator<Result>(
  env: Env,
  work: (
    request: <Answer>(call: AdminCall) => Promise<Answer>,
    output: { stdout: string },
  ) => Promise<Result>,
): Promise<Result> {
  const server = startServer(folder, { LOG_LEVEL: 'trace', ...env });
  const origin = await server.listening();
  const request = await logInAt(origin, { username: 'olga', password });
  const result = await work(
    async <Answer>(call: AdminCall) => (await request(call)) as Answer,
    server.output,
  );
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output.stdout).not.toContain(gone.email);
  return result;
}

/**
 * Erases one person in the dashboard; takes another off the list, restricts their data and enters
 * what they ask for.
 */
const erase = (env: Env) =>
  asAdministrator(env, async (request) => {
    const call = { action: 'admin_erase', email: gone.email, confirm: gone.email } as const;
    expect(await request(call)).toEqual({ erased: 1 });
    const { email } = ana;
    expect(await request({ action: 'admin_unsubscribe', email })).toEqual({
      unsubscribed: true,
      changed: 1,
    });
    expect(await request({ action: 'admin_restrict', email })).toEqual({ restricted: 1 });
    const received_on = ago(0).slice(0, 10);
    await request({ action: 'admin_add_data_subject_request', kind: 'access', email, received_on });
  });

/**
 * What a store knows of anyone who left, was restricted and asked for something after the backup
 * was made.
 */
async function decidedIn(store: Store) {
  const { state, emails } = await store.emails.admin.ofSubscriber(ana.email);
  const requests = (await store.rights.dataSubjectRequests()).filter(
    ({ email }) => email === ana.email,
  );
  const restricted = (await store.rights.restrictedSince(ana.email)) !== null;
  await store.close();
  const queued = emails.filter((mail) => mail.state === 'queued').length;
  return {
    state,
    queued,
    restricted,
    requests: requests.map(({ kind, outcome }) => [kind, outcome]),
  };
}
const requests = [
  ['access', null],
  ['restriction', 'done'],
];
const decided = { state: 'unsubscribed', queued: 0, restricted: true, requests };

/** What the dashboard's log has of erasures. */
const erasuresInLog = (env: Env, look: (output: { stdout: string }) => void = () => undefined) =>
  asAdministrator(env, async (request, output) => {
    look(output);
    const { entries } = await request<{ entries: AuditEntry[] }>({ action: 'admin_audit' });
    return entries.flatMap(({ kind, count }) =>
      kind.includes('eras') ? [`${kind} ${count}`] : [],
    );
  });

describe('the mirror and backups of the embedded store', { timeout: 120_000 }, () => {
  const storeIn = (env: { DATA_DIR: string }) => join(env.DATA_DIR, 'raiz-do-vau.sqlite');

  /** Erases a person in the dashboard after a backup was made. */
  async function eraseAfterBackup() {
    const env = newEnv();
    await fill(openSqliteStore(storeIn(env), true));
    const backup = join(newFolder('backup'), 'copy.sqlite');
    expect(await command('backup', env, '--to', backup)).toMatchObject({ status: 0 });
    await erase(env);
    expect(findBytes(env.DATA_DIR, traces)).toEqual([]);
    expect(findBytes(join(backup, '..'), traces)).not.toEqual([]);
    return { env, backup };
  }
  let made: ReturnType<typeof eraseAfterBackup> | undefined;

  /**
   * A data folder and a mirror of the test's own, from which a person was erased after a backup was
   * made.
   */
  async function erasedAfterBackup() {
    const first = await (made ??= eraseAfterBackup());
    const env = newEnv();
    for (const name of ['DATA_DIR', 'LEDGER_DIR'] as const) {
      cpSync(first.env[name], env[name], { recursive: true });
    }
    return { env, backup: first.backup };
  }

  test('a restored backup of before brings nobody back who was erased, not in a byte, and the log has the erasure', async () => {
    const { env, backup } = await erasedAfterBackup();
    const put = await command('restore', env, backup);
    expect(put).toMatchObject({ status: 0, stderr: '' });
    expect(put.stdout).toMatch(
      /^The store did not know of 1 erasures, .* 1 submissions were deleted\.$/m,
    );
    expect(put.stdout).toMatch(/^The store did not know of 4 decisions and requests of people, /m);
    expect(findBytes(env.DATA_DIR, traces)).toEqual([]);
    expect(await decidedIn(openSqliteStore(storeIn(env), true))).toEqual(decided);
    expect(await erasuresInLog(env)).toEqual(
      expect.arrayContaining(['replay_erasures 1', 'erase 1']),
    );
    // Anyone who joins again is a new person, and stays after another restore, too.
    const store = openSqliteStore(storeIn(env), true);
    await store.addSubmission({ ...ana, ...again, id: id(8), created_at: ago(0) });
    await store.close();
    const later = join(newFolder('backup'), 'copy.sqlite');
    await command('backup', env, '--to', later);
    await command('restore', env, later);
    expect(findBytes(env.DATA_DIR, [again.name])).not.toEqual([]);
    expect(findBytes(env.DATA_DIR, [gone.message])).not.toEqual([]);
  });

  test('a backup put in place by hand has nobody who was erased once the server listens', async () => {
    const { env, backup } = await erasedAfterBackup();
    for (const ending of ['', '-wal', '-shm']) rmSync(`${storeIn(env)}${ending}`, { force: true });
    cpSync(backup, storeIn(env));
    expect(
      await erasuresInLog(env, (output) => {
        expect(findBytes(env.DATA_DIR, traces)).toEqual([]);
        expect(output.stdout).toMatch(/^The store did not know of 1 erasures/m);
      }),
    ).toEqual(['replay_erasures 1', 'erase 1']);
    expect(await decidedIn(openSqliteStore(storeIn(env), true))).toEqual(decided);
  });

  test('without a mirror a restore says that whoever was erased since is back', async () => {
    const { env, backup } = await erasedAfterBackup();
    const bare = { ...trafficEnv, DATA_DIR: env.DATA_DIR };
    const { stdout } = await command('restore', bare, backup);
    expect(stdout).toMatch(/^LEDGER_DIR is not set, so whoever was erased since /m);
    expect(findBytes(env.DATA_DIR, traces)).not.toEqual([]);
  });

  test('a start with a mirror in the data folder, or a variable of before, ends with one line', async () => {
    const { env } = await erasedAfterBackup();
    for (const [wrong, line] of [
      [
        { ...env, LEDGER_DIR: join(env.DATA_DIR, 'mirror') },
        /^LEDGER_DIR \S+ is in DATA_DIR, .*\n$/,
      ],
      [
        { ...env, ERASURE_LEDGER: '/srv/ledger' },
        /^ERASURE_LEDGER is no longer read: set LEDGER_DIR .*`npm run migrate -- --ledger .*\n$/,
      ],
    ] as const) {
      const server = startServer(folder, wrong);
      expect(await server.ended).toBe(1);
      expect(server.output.stderr).toMatch(line);
    }
  });
});
