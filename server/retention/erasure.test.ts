import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { consentTexts } from '../../content/consent-texts.ts';
import { findBytes } from '../db/find-bytes.fixture.ts';
import { purgeOldData } from './retention.ts';
import { fillWithMovedRows } from '../db/many-submissions.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { act, ana, id } from '../db/samples.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';

const gone = {
  name: 'Zulmira Quental',
  email: 'zulmira@quental.example',
  country: 'Cabo Verde',
  profession: 'Filigree maker',
  message: 'I would bring my old greyhound, Farrusco.',
};
const goneKey = randomUUID();

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
    { ...gone, created_at: '2024-01-01T10:00:00.000Z', idempotency_key: goneKey },
    { created_at: '2026-01-01T10:00:00.000Z', ip_address: '192.0.2.222', user_agent: 'Lynx' },
    { created_at: '2026-03-01T10:00:00.000Z', ip_address: '192.0.2.111', user_agent: 'Opera' },
  ].map((change, index) => ({ ...ana, id: id(index + 1), ...change }));
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
