import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { findBytes } from '../db/find-bytes.fixture.ts';
import { fillWithMovedRows } from '../db/many-submissions.fixture.ts';
import { openSqliteStore } from '../stores/sqlite-store.ts';
import { ana, byOwner } from '../db/samples.fixture.ts';
import { newFolder } from '../new-folder.fixture.ts';
import { erase } from '../subscribers/erase.ts';

const gone = {
  name: 'Zulmira Quental',
  email: 'zulmira@quental.example',
  country: 'Cabo Verde',
  profession: 'Filigree maker',
  message: 'I would bring my old greyhound, Farrusco.',
};

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
  await byOwner(store, erase, gone.email, new Date());
  await store.compact();
  expect(findBytes(folder, theirs)).toEqual([]);
  expect(findBytes(folder, others.slice(0, 1))).toHaveLength(1);
});

test('an erased row is overwritten at once, and the write-ahead log keeps no earlier version, unless somebody is reading', async () => {
  const { folder, file, store, database } = await newStore();
  const joinAndErase = async () => {
    await store.addSubmission({ ...ana, ...gone, created_at: new Date().toISOString() });
    await byOwner(store, erase, gone.email, new Date());
    return statSync(`${file}-wal`).size;
  };
  expect(await joinAndErase()).toBe(0);
  expect(findBytes(folder, Object.values(gone))).toEqual([]);
  database.exec('BEGIN; SELECT * FROM interest_submissions');
  expect(await joinAndErase()).toBeGreaterThan(0);
  database.exec('ROLLBACK');
  await store.compact();
  expect(statSync(`${file}-wal`).size).toBe(0);
});
