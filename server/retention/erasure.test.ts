import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { consentTexts } from '../../content/consent-texts.ts';
import { password } from '../app.fixture.ts';
import { findBytes } from '../db/find-bytes.fixture.ts';
import { purgeOldData } from './retention.ts';
import { checkout, startServer } from '../system-tests/server-process.fixture.ts';
import { fillWithMovedRows } from '../db/many-submissions.fixture.ts';
import { describeWithPostgres, testDatabases } from '../db/postgres/postgres.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
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

/** An open store in a folder of its own, and a second connection to it. */
async function newStore() {
  const folder = newFolder('erasure');
  const file = join(folder, 'raiz-do-vau.sqlite');
  const store = await openSqliteStore(file);
  const database = new DatabaseSync(file);
  onTestFinished(async () => {
    database.close();
    await store.close();
  });
  return { folder, file, store, database };
}

test('an erased person is in no file of the embedded store once it is compacted, nor in what SQLite left of rows it moved', async () => {
  const { folder, store, database } = await newStore();
  const { theirs, others } = fillWithMovedRows(database, gone.email);
  await store.rights.erase(gone.email, act('erase', new Date()));
  await store.compact();
  expect(findBytes(folder, theirs)).toEqual([]);
  expect(findBytes(folder, others.slice(0, 1))).toHaveLength(1);
});

test('an erased row is overwritten at once, and the write-ahead log keeps no earlier version, unless somebody is reading', async () => {
  const { folder, file, store, database } = await newStore();
  const erase = async () => {
    await store.addSubmission({ ...ana, ...gone, created_at: new Date().toISOString() });
    await store.rights.erase(gone.email, act('erase', new Date()));
    return statSync(`${file}-wal`).size;
  };
  expect(await erase()).toBe(0);
  expect(findBytes(folder, Object.values(gone))).toEqual([]);
  database.exec('BEGIN; SELECT * FROM interest_submissions');
  expect(await erase()).toBeGreaterThan(0);
  database.exec('ROLLBACK');
  await store.compact();
  expect(statSync(`${file}-wal`).size).toBe(0);
});

test('old data that was purged is in no file of the embedded store, and newer data is still there', async () => {
  const { folder, store } = await newStore();
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
  await store.compact();
  expect(findBytes(folder, old)).toEqual([]);
  expect(findBytes(folder, ['192.0.2.111', 'Opera', ana.email])).toHaveLength(3);
});

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

const erase = (email: string) => ({ action: 'erase', email, confirm: email });

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
