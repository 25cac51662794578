import { hash, randomUUID } from 'node:crypto';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deliver } from '../email/deliver.fixture.ts';
import { consentTexts } from '../../content/consent-texts.ts';
import { password, startApp } from '../app.fixture.ts';
import { findBytes } from '../db/find-bytes.fixture.ts';
import { purgeOldData } from './retention.ts';
import { checkout, startServer } from '../system-tests/server-process.fixture.ts';
import { makeSmallDisk } from '../system-tests/small-disk.fixture.ts';
import { fillSqlite, fillWithMovedRows } from '../db/many-submissions.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { ownActions } from '../my-data/links.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import type { Store } from '../stores/store.ts';
import { act, ana, id } from '../db/samples.fixture.ts';
import { trafficEnv } from '../system-tests/traffic.fixture.ts';
import { submitTo } from '../submissions/submit.fixture.ts';
import { logInAt } from '../admin/ask-admin.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

const gone = {
  name: 'Zulmira Quental',
  email: 'zulmira@quental.example',
  country: 'Cabo Verde',
  profession: 'Filigree maker',
  message: 'I would bring my old greyhound, Farrusco.',
};
const goneDevice = { ipAddress: '203.0.113.77', browser: 'Netscape of Zulmira' };
const goneKey = randomUUID();
const traces = [...Object.values(gone), ...Object.values(goneDevice), goneKey];

const submitGone = (origin: string) =>
  submitTo(origin, gone, {
    'x-forwarded-for': goneDevice.ipAddress,
    'user-agent': goneDevice.browser,
    'idempotency-key': goneKey,
  });

const submitOther = (origin: string, number: number) =>
  submitTo(
    origin,
    { name: `Rui ${number}`, email: `rui${number}@example.org`, message: 'Olá' },
    { 'x-forwarded-for': `198.51.100.${number}` },
  );

const admin = (origin: string) => logInAt(origin, { username: 'olga', password });

const erase = (email: string) => ({ action: 'admin_erase', email, confirm: email });

describe('erased data in the files of the embedded store', { timeout: 60_000 }, () => {
  test('a person erased in the dashboard is in no file of the embedded store while the server runs', async () => {
    const DATA_DIR = newFolder('data');
    const server = startServer(checkout(), { ...trafficEnv, DATA_DIR });
    const origin = await server.listening();
    for (let number = 1; number <= 5; number += 1) await submitOther(origin, number);
    expect((await submitGone(origin)).status).toBe(201);
    const request = await admin(origin);
    for (const trace of traces) expect(findBytes(DATA_DIR, [trace])).not.toEqual([]);

    expect(await request(erase(gone.email))).toEqual({ erased: 1 });
    // The submission's id stays, which says nothing of the person.
    expect(findBytes(DATA_DIR, traces)).toEqual([]);
    for (let number = 6; number <= 25; number += 1) {
      expect((await submitOther(origin, number)).status).toBe(201);
    }
    expect(findBytes(DATA_DIR, traces)).toEqual([]);
    expect(findBytes(DATA_DIR, ['rui25@example.org'])).not.toEqual([]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(findBytes(DATA_DIR, traces)).toEqual([]);
  });

  test('an erased person is not in stale copies that SQLite left of rows it moved to other pages', async () => {
    const { folder, store, database } = newStore();
    const { theirs, others } = fillWithMovedRows(database, gone.email);
    const request = await admin((await served(store)).origin);
    expect(await request(erase(gone.email))).toEqual({ erased: theirs.length - 1 });
    expect(findBytes(folder, theirs)).toEqual([]);
    expect(findBytes(folder, others.slice(0, 1))).toHaveLength(1);
  });

  test('a person erased while someone reads the store is gone from its files within the next hour', async () => {
    const { folder, store, database } = newStore();
    const { lines, origin } = await served(store);
    await submitGone(origin);
    const request = await admin(origin);

    database.exec('BEGIN; SELECT * FROM interest_submissions');
    setTimeout(() => database.exec('ROLLBACK'), 300);
    expect(await request(erase(gone.email))).toEqual({ erased: 1 });
    expect(findBytes(folder, traces)).toEqual([]);
    expect(lines).toEqual([]);

    await submitGone(origin);
    database.exec('BEGIN; SELECT * FROM interest_submissions');
    expect(await request(erase(gone.email))).toEqual({ erased: 1 });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: 'what was deleted could not be overwritten',
    });
    expect(findBytes(folder, [gone.email])).not.toEqual([]);
    database.exec('ROLLBACK');
    await purgeOldData(store, () => new Date());
    expect(findBytes(folder, traces)).toEqual([]);
  });

  test('a person erased on a full disk is gone from the files with the first hourly purge that has disk space', async (context) => {
    const disk = makeSmallDisk();
    if (!disk) return context.skip();
    onTestFinished(disk.remove);
    const { folder, file, store } = newStore({ folder: disk.folder });
    const { lines, origin } = await served(store);
    await submitGone(origin);
    fillSqlite(file, 4000);
    await store.scrub();
    const request = await admin(origin);
    const { bavail, bsize } = statfsSync(folder);
    const rest = 1.5 * statSync(file).size;
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(Math.floor(bavail * bsize - rest)));

    expect(await request(erase(gone.email))).toEqual({ erased: 1 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/to rebuild the store takes \d+ bytes of free disk/);
    // Whatever SQLite overwrites by itself, and its write-ahead log, no longer holds these traces.
    expect(findBytes(folder, traces)).toEqual([]);
    await expect(purgeOldData(store, () => new Date())).rejects.toThrow(/free disk/);
    rmSync(filler);
    await purgeOldData(store, () => new Date());
    expect(findBytes(folder, traces)).toEqual([]);
  });

  test('unsubscribing a person leaves no earlier version of the row in the write-ahead log', async () => {
    const { file, store } = newStore();
    const { origin } = await served(store);
    await submitTo(origin, { ...gone, wants_updates: true });
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    const request = await admin(origin);
    const { email } = gone;
    expect(await request({ action: 'admin_unsubscribe', email })).toEqual({
      unsubscribed: true,
      changed: 1,
    });
    expect(statSync(`${file}-wal`).size).toBe(0);
  });
});

test('old data that was purged is in no file of the embedded store, and newer data is still there', async () => {
  const { folder, store } = newStore();
  const submissions = [
    {
      ...ana,
      ...gone,
      id: id(1),
      created_at: '2024-01-01T10:00:00.000Z',
      idempotency_key: goneKey,
    },
    {
      ...ana,
      id: id(2),
      created_at: '2026-01-01T10:00:00.000Z',
      ip_address: '192.0.2.222',
      user_agent: 'Lynx',
    },
    {
      ...ana,
      id: id(3),
      created_at: '2026-03-01T10:00:00.000Z',
      ip_address: '192.0.2.111',
      user_agent: 'Opera',
    },
  ];
  const consent = { wording: consentTexts[0], channel: 'form' } as const;
  for (const submission of submissions) await store.addSubmission(submission, { consent });
  const old = [...Object.values(gone), id(1), goneKey, '192.0.2.222', 'Lynx'];
  for (const text of old) expect(findBytes(folder, [text])).not.toEqual([]);
  const purged = await purgeOldData(store, () => new Date('2026-03-02T00:00:00.000Z'));
  expect(purged).toEqual({ deleted: 1, cleared: 1 });
  expect(findBytes(folder, old)).toEqual([]);
  expect(findBytes(folder, ['192.0.2.111', 'Opera', ana.email])).toHaveLength(3);
});

/** Serves a store. @returns where, and the lines of what fails */
async function served(store: Store) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { app } = await startApp({ store, log: { level: 'error', stream } });
  return { lines, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** An open store in a folder of its own, and a second connection to it. */
function newStore({ folder = newFolder('erasure'), emailsAreOn = false } = {}) {
  const file = join(folder, 'raiz-do-vau.sqlite');
  const store = openSqliteStore(file, emailsAreOn);
  const database = new DatabaseSync(file);
  onTestFinished(async () => {
    database.close();
    await store.close();
  });
  return { folder, file, store, database };
}

describeWithPostgres('erased data in Postgres', { timeout: 60_000 }, () => {
  const postgres = testDatabases();

  test('a person erased from Postgres is visible to no role, and after VACUUM FULL is in no file of the tables', async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const DATA_DIR = newFolder('data');
    const server = startServer(checkout(), { ...trafficEnv, DATABASE_URL, DATA_DIR });
    const origin = await server.listening();
    await submitOther(origin, 1);
    expect((await submitGone(origin)).status).toBe(201);
    const folder = await filesOfDatabase(DATABASE_URL);
    for (const trace of traces) expect(findBytes(folder, [trace])).not.toEqual([]);

    const request = await admin(origin);
    expect(await request(erase(gone.email))).toEqual({ erased: 1 });
    // A superuser bypasses row-level security.
    const left = 'SELECT email FROM interest_submissions';
    expect(await postgres.asSuperuser(DATABASE_URL, left)).toEqual([{ email: 'rui1@example.org' }]);
    // The rate limits keep counting the IP address for some minutes; expired rows are purged by the
    // server.
    await postgres.asSuperuser(DATABASE_URL, 'TRUNCATE rate_limits', 'VACUUM FULL');
    await vi.waitFor(
      async () => {
        await filesOfDatabase(DATABASE_URL);
        expect(findBytes(folder, traces)).toEqual([]);
      },
      { timeout: 10_000, interval: 200 },
    );
    expect(findBytes(folder, ['rui1@example.org'])).not.toEqual([]);
  });

  /** The folder of a database's files, with all changes written to them. */
  async function filesOfDatabase(url: string): Promise<string> {
    const [row] = await postgres.asSuperuser(
      url,
      'CHECKPOINT',
      `SELECT current_setting('data_directory') || '/base/' || oid AS folder
       FROM pg_database WHERE datname = current_database()`,
    );
    return String(row?.['folder']);
  }
});

test('an erased person who had confirmed is in no file of the embedded store once the unsubscribed e-mail is sent', async () => {
  const { folder, store } = newStore({ emailsAreOn: true });
  const at = new Date();
  const { outbox, links } = store.emails;
  await store.addSubmission({ ...ana, ...gone, created_at: at.toISOString() });
  const words = `250 ${gone.email}`;
  const sendAll = async () => {
    const sent = await deliver(
      store,
      at,
      ({ id: tokenHash }) => ({ tokenHash, purpose: 'confirm' }),
      () => ({ outcome: 'sent', words }),
    );
    for (const { id: link } of sent) await links.confirm(link, at);
  };
  await sendAll();
  await sendAll();
  expect(await store.rights.erase(gone.email, act('erase', at))).toBe(1);
  expect(await outbox.due(at, 9)).toMatchObject([{ kind: 'unsubscribed', email: gone.email }]);
  await sendAll();
  await store.scrub();
  expect(findBytes(folder, [gone.name, gone.email])).toEqual([]);
});

test('who erases themselves, with an address that is still to be confirmed, is in no file of the embedded store', async () => {
  const { folder, store } = newStore({ emailsAreOn: true });
  const at = new Date();
  const pending = 'zulmira@novo.example';
  await store.addSubmission({ ...ana, ...gone, created_at: at.toISOString() });
  await store.myData.ask(gone.email, 'pt', at);
  await deliver(
    store,
    at,
    ({ id: mail }) => ({ tokenHash: `link ${mail}`, purpose: 'myData' }),
    () => ({ outcome: 'sent', words: `250 ${gone.email}` }),
  );
  const [, link] = (await store.emails.admin.ofSubscriber(gone.email)).emails.toReversed();
  const tokenHash = `link ${link?.id}`;
  await store.myData.read(tokenHash, at);
  await ownActions(store).changeEmail(tokenHash, pending, at);
  const ask = hash('sha256', gone.email);
  const left = [gone.name, gone.email, pending, gone.message, tokenHash, ask];
  for (const text of left) expect(findBytes(folder, [text])).not.toEqual([]);
  expect(await ownActions(store).erase(tokenHash, at)).toMatchObject({ submissions: 1 });
  await store.scrub();
  expect(findBytes(folder, left)).toEqual([]);
});
