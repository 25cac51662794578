import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Submission } from '../domain/submission/fields.ts';
import { ana, id, listAll } from '../server/database/samples.fixture.ts';
import type { AuditLink } from '../server/database/audit/chain.ts';
import { verifyAuditLog } from '../server/database/audit/verify.ts';
import { createKysely } from '../server/database/sqlite/kysely.ts';
import { openSqliteStore } from '../server/database/sqlite/store.ts';
import type { Store } from '../server/database/store.ts';

const root = join(import.meta.dirname, '..');
const hourMs = 60 * 60 * 1000;

/** A time so many hours ago. */
const ago = (hours: number): string => new Date(Date.now() - hours * hourMs).toISOString();

/** A submission of somebody, made so many hours ago. */
const from = (name: string, hours: number, change: Partial<Submission> = {}): Submission => ({
  ...ana,
  name,
  email: `${name.toLowerCase()}@example.org`,
  created_at: ago(hours),
  id: id(serial++),
  idempotency_key: null,
  ...change,
});
let serial = 1;

const fileIn = (dataDir: string) => join(dataDir, 'raiz-do-vau.sqlite');

async function withStore(dataDir: string, work: (store: Store) => Promise<unknown>): Promise<void> {
  const store = openSqliteStore(fileIn(dataDir));
  await work(store);
  await store.close();
}

const add = (dataDir: string, ...submissions: Submission[]) =>
  withStore(dataDir, async (store) => {
    for (const submission of submissions) await store.addSubmission(submission);
  });

const erase = (dataDir: string, email: string) =>
  withStore(dataDir, (store) =>
    store.erasePerson(email, { id: id(serial++), at: ago(0), account: 'olga', kind: 'erase' }),
  );

/** Two data folders with the same store, from before their ways part. */
async function twoStores(...submissions: Submission[]): Promise<[string, string]> {
  const [here, there] = [
    mkdtempSync(join(tmpdir(), 'here-')),
    mkdtempSync(join(tmpdir(), 'there-')),
  ];
  await add(here, ...submissions);
  cpSync(fileIn(here), fileIn(there));
  return [here, there];
}

async function rowsIn(dataDir: string) {
  const store = openSqliteStore(fileIn(dataDir));
  const rows = await listAll(store);
  await store.close();
  return rows;
}
const namesIn = async (dataDir: string) =>
  (await rowsIn(dataDir)).map(({ name }) => name).toSorted();

function merge(here: string, there: string) {
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/restore.ts', '--merge', fileIn(there)],
      { cwd: root, env: { DATA_DIR: here } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

describe('npm run restore -- --merge', () => {
  test('submissions that only another copy has are brought in, each once', async () => {
    const [here, there] = await twoStores(from('Ana', 9));
    await add(here, from('Rui', 1));
    await add(there, from('Eva', 5), from('Zoe', 4));
    for (const [line, added] of [
      [/^2 submissions of \S+ were brought in\. 1 were in the store already/m, 2],
      [/^0 submissions of \S+ were brought in\. 3 were in the store already/m, 0],
    ] as const) {
      const { status, stdout, stderr } = await merge(here, there);
      expect({ status, stderr, added }).toEqual({ status: 0, stderr: '', added });
      expect(stdout).toMatch(line);
      expect(await namesIn(here)).toEqual(['Ana', 'Eva', 'Rui', 'Zoe']);
    }
    expect(await namesIn(there)).toEqual(['Ana', 'Eva', 'Zoe']);
  });

  test('a submission that its visitor sent to both stores is brought in once', async () => {
    const [here, there] = await twoStores();
    await add(here, from('Eva', 1, { idempotency_key: 'one intent' }));
    await add(there, from('Eva', 2, { idempotency_key: 'one intent' }));
    expect(await merge(here, there)).toMatchObject({ status: 0, stderr: '' });
    expect(await namesIn(here)).toEqual(['Eva']);
  });

  test('a merge brings nobody back who was erased from the store, under whichever of their submissions', async () => {
    const [here, there] = await twoStores(from('Ana', 9), from('Eva', 8));
    await add(there, from('Eva', 5, { email: 'EVA@example.org' }), from('Zoe', 4));
    await erase(here, 'eva@example.org');
    const { stdout } = await merge(here, there);
    expect(stdout).toMatch(/^1 submissions of .* 2 are of people who were erased,/m);
    expect(await namesIn(here)).toEqual(['Ana', 'Zoe']);
  });

  test('who joined again after the erasure is brought in', async () => {
    const [here, there] = await twoStores(from('Eva', 8));
    await erase(here, 'eva@example.org');
    await add(there, from('Eva', -1));
    await merge(here, there);
    expect(await namesIn(here)).toEqual(['Eva']);
  });

  test('who was erased from the copy is deleted from the store', async () => {
    const [here, there] = await twoStores(from('Ana', 9), from('Eva', 8));
    await erase(there, 'eva@example.org');
    await add(here, from('Rui', 1));
    const { stdout } = await merge(here, there);
    expect(stdout).toMatch(/^1 were deleted from the store/m);
    expect(await namesIn(here)).toEqual(['Ana', 'Rui']);
    await withStore(here, async (store) =>
      expect(await store.auditEntries()).toMatchObject([{ kind: 'erase', count: 1 }]),
    );
  });

  test('a store that was put back and gets the rest of its log by a merge has the chain that it had', async () => {
    const [here, there] = await twoStores(from('Ana', 9), from('Eva', 8));
    let head: AuditLink | undefined;
    await withStore(there, async (store) => {
      // Clocks go wrong: the later entry has the earlier time.
      for (const [number, at] of [ago(1), ago(2)].entries()) {
        await store.erasePerson('eva@example.org', {
          id: id(900 + number),
          at,
          account: 'olga',
          kind: 'erase',
        });
      }
      head = await store.auditHead();
    });
    expect((await merge(here, there)).status).toBe(0);
    using database = new DatabaseSync(fileIn(here));
    const dated = { at: ago(0), seq: 0, hash: '', ...head };
    const verdict = await verifyAuditLog(createKysely(database), [dated]);
    expect(verdict).toEqual({ chained: 2, older: 0, faults: [] });
  });

  test('where the erased person cannot be told from others, none of them is brought in', async () => {
    const [here, there] = await twoStores(from('Ana', 9));
    // The store never had what Eva sent to the copy, and the copy not what she sent to the store.
    await add(there, from('Eva', 5), from('Zoe', -1));
    await add(here, from('Eva', 2));
    await erase(here, 'eva@example.org');
    const { stdout } = await merge(here, there);
    expect(stdout).toMatch(/^1 more stay in the copy: /m);
    expect(await namesIn(here)).toEqual(['Ana', 'Zoe']);
  });

  test('the same holds after an erasure of before the store noted which submissions were deleted', async () => {
    const [here, there] = await twoStores(from('Ana', 9), from('Eva', 8));
    await erase(here, 'eva@example.org');
    for (const dataDir of [here, there]) asBefore(dataDir);
    const { stdout } = await merge(here, there);
    expect(stdout).toMatch(/^1 more stay in the copy: /m);
    expect(await namesIn(here)).toEqual(['Ana']);
  });

  test('a withdrawn wish for updates stays withdrawn, whichever of the two stores was told', async () => {
    const wish = { wants_updates: true };
    const [here, there] = await twoStores(from('Ana', 9, wish), from('Eva', 8, wish));
    await add(there, from('Eva', 5, wish), from('Zoe', 4, wish));
    const entry = { at: ago(0), account: 'olga', kind: 'unsubscribe' } as const;
    await withStore(here, (store) =>
      store.unsubscribePerson('eva@example.org', { id: 'h', ...entry }),
    );
    await withStore(there, (store) =>
      store.unsubscribePerson('ana@example.org', { id: 't', ...entry }),
    );
    await merge(here, there);
    const wishes = (await rowsIn(here)).map(
      ({ name, wants_updates }) => `${name} ${wants_updates}`,
    );
    expect(wishes.toSorted()).toEqual(['Ana false', 'Eva false', 'Eva false', 'Zoe true']);
  });

  test('what is too old to be kept is not brought in', async () => {
    const [here, there] = await twoStores();
    await add(there, from('Eva', 3 * 365 * 24), from('Zoe', 1));
    expect((await merge(here, there)).stdout).toContain('1 are too old to be kept');
    expect(await namesIn(here)).toEqual(['Zoe']);
  });

  test('the copy of a newer version gives what both versions know', async () => {
    const [here, there] = await twoStores(from('Ana', 9));
    await add(there, from('Eva', 5));
    const database = new DatabaseSync(fileIn(there));
    database.exec(`INSERT INTO migrations VALUES ('999901010000_later.sql', '');
      ALTER TABLE interest_submissions ADD COLUMN later TEXT NOT NULL DEFAULT 'later'`);
    database.close();
    expect(await merge(here, there)).toMatchObject({ status: 0, stderr: '' });
    expect(await namesIn(here)).toEqual(['Ana', 'Eva']);
  });

  test('a merge is refused while a server uses the store, and without one', async () => {
    const [here, there] = await twoStores(from('Ana', 9));
    const server = openSqliteStore(fileIn(here));
    onTestFinished(() => server.close());
    expect(await merge(here, there)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^A server is using \S+\. Nothing was changed\. .*\n$/,
      ) as string,
    });
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    expect(await merge(empty, there)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no store at .*\n$/) as string,
    });
    expect(readdirSync(empty)).toEqual([]);
  });

  test('a copy that cannot be merged leaves the store as it is', async () => {
    const [here, there] = await twoStores(from('Ana', 9));
    await add(there, from('Eva', 5));
    const database = new DatabaseSync(fileIn(there));
    database.exec('ALTER TABLE interest_submissions RENAME COLUMN name TO called');
    database.close();
    const before = readFileSync(fileIn(here));
    const { status, stderr } = await merge(here, there);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The submissions of \S+ could not be brought in .* as it was\.\n$/);
    expect(readFileSync(fileIn(here)).equals(before)).toBe(true);
  });
});

/** Makes a store one of the version before deletions were noted. */
function asBefore(dataDir: string): void {
  const database = new DatabaseSync(fileIn(dataDir));
  database.exec(`DROP TRIGGER interest_submissions_deletion_is_noted; DROP TABLE deleted_submissions;
    DELETE FROM migrations WHERE name LIKE '%_deleted_submissions.sql'`);
  database.close();
}
