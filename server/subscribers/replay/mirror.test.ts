import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, test as onBoth } from 'vitest';
import type { Submission } from '../../../domain/submission/fields.ts';
import { facts } from '../../../content/facts.ts';
import { openAdmin } from '../../admin/admin.fixture.ts';
import { now } from '../../app.fixture.ts';
import { findBytes } from '../../db/find-bytes.fixture.ts';
import { fillWithMovedRows } from '../../db/many-submissions.fixture.ts';
import { describeWithPostgres, ruleOn, testDatabases } from '../../db/postgres/postgres.fixture.ts';
import { openPostgresStore } from '../../stores/postgres-store.ts';
import { ana, id, listAll } from '../../db/samples.fixture.ts';
import { openSqliteStore } from '../../stores/sqlite-store.ts';
import type { Store } from '../../stores/store.ts';
import { describeDecisions } from './decisions.contract.ts';
import { fileIn, newMirror, start, using, type Database } from './mirror.fixture.ts';
import { MirrorFile } from '../../events/mirror/mirror-file.ts';
import { keyFileIn, readMirrorKey } from '../../events/mirror/mirror-key.ts';
import { takeOverLedger } from '../../events/mirror/take-over-ledger.ts';
import { reconcileAndReplay } from './schedule-mirror.ts';
import { newStoreFile } from '../../stores/new-store-file.fixture.ts';
import { newFolder } from '../../new-folder.fixture.ts';

const dayMs = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

const zoe: Submission = {
  ...ana,
  id: id(7),
  name: 'Zoe Quental',
  email: 'Zoe@Quental.example',
  created_at: at(-5),
};

/** What a submission says, with another address. */
const says = (
  { name, country, profession, message, wants_updates, language }: Submission,
  email: string,
) => ({ name, email, country, profession, message, wants_updates, language });

const add = (database: Database, ...submissions: Submission[]) =>
  using(database, undefined, async (store) => {
    for (const submission of submissions) await store.addSubmission(submission);
  });

const entry = (kind: 'erase' | 'delete_submission' | 'correct', hours = 0) =>
  ({ id: `${kind} ${hours}`, at: at(hours), account: 'olga', kind }) as const;

const erase = (database: Database, mirror: string, email: string, hours = 0) =>
  using(database, mirror, (store) => store.rights.erase(email, entry('erase', hours)));

const idsIn = (database: Database) =>
  using(database, undefined, async (store) => (await listAll(store)).map((row) => row.id));

function describeMirror(engine: string, newDatabase: () => Promise<Database>): void {
  const test = ruleOn(engine);
  onBoth(
    'an erased person whom an older copy brings back is erased again, with all that is stored of them, and the log has both entries',
    async () => {
      const database = await newDatabase();
      await add(database, ana, zoe, { ...zoe, id: id(8), email: 'zoe@quental.example' });
      await using(database, undefined, async (store) => {
        await store.rights.restrict(zoe.email, entry('correct', -4));
        const request = {
          kind: 'erasure',
          email: zoe.email,
          receivedOn: at(-4).slice(0, 10),
        } as const;
        await store.rights.addDataSubjectRequest({ ...request, madeBy: 'admin' }, now, 'admin');
      });
      const older = await database.copy();
      const mirror = newMirror();
      expect(await erase(database, mirror, 'ZOE@quental.example')).toBe(2);

      expect(await start(older, mirror)).toMatchObject({ erasures: 1, submissions: 2 });
      expect(await idsIn(older)).toEqual([ana.id]);
      await using(older, mirror, async (store) => {
        expect(await store.emails.admin.ofSubscriber(zoe.email)).toMatchObject({
          state: null,
          emails: [],
        });
        expect(await store.rights.restrictedSince(zoe.email)).toBeNull();
        const forgotten = { email: null, outcome: 'done' };
        expect(await store.rights.dataSubjectRequests()).toMatchObject([
          { ...forgotten, kind: 'restriction' },
          { ...forgotten, kind: 'erasure' },
        ]);
        expect((await store.auditEntries('actions')).slice(0, 2)).toEqual(
          expect.arrayContaining([
            { ...entry('erase'), count: 2 },
            expect.objectContaining({ kind: 'replay_erasures', account: '', count: 2 }),
          ]),
        );
      });
      expect(await start(older, mirror)).toMatchObject({ erasures: 0, submissions: 0 });
      expect(await start(database, mirror)).toMatchObject({ erasures: 0, submissions: 0 });
    },
  );

  onBoth(
    'a line of an erasure or decision names its subscriber by the random id, and an event that a restore lost has it again',
    async () => {
      const database = await newDatabase();
      await add(database, ana, zoe, { ...zoe, id: id(8) });
      const older = await database.copy();
      const mirror = newMirror();
      const [ofAna, ofZoe] = (
        await database.query('SELECT id FROM subscribers ORDER BY email_key')
      ).map((row) => row['id']);
      await using(database, mirror, async ({ rights }) => {
        await rights.restrict(ana.email, entry('correct', -2));
        await rights.deleteSubmission(zoe.id, entry('delete_submission', -1));
        await rights.unsubscribe('nobody@example.org', entry('correct', -1));
      });
      await erase(database, mirror, zoe.email);
      const entries = new MirrorFile(mirror).read().lines.flatMap((line) => line.entry ?? []);
      const lines = entries.filter(({ request }) => !request);
      expect(lines.map(({ kind, subject }) => [kind, subject])).toEqual([
        ['restrict', ofAna],
        ['delete_submission', ofZoe],
        ['unsubscribe', null],
        ['erase', ofZoe],
      ]);
      await start(older, mirror);
      const events = await older.query('SELECT kind, subject FROM events ORDER BY seq');
      expect(events.slice(0, 4).map(({ kind, subject }) => [kind, subject])).toEqual(
        lines.map(({ kind, subject }) => [kind, subject]),
      );
    },
  );

  test('an erasure noted before addresses had keys still finds its mailbox, with all its spellings', async () => {
    const database = await newDatabase();
    const typed = 'Zoe@ÓBIDOS.example';
    const spelled = { ...zoe, id: id(8), email: 'zoe@xn--bidos-zta.example' };
    await add(database, ana, { ...zoe, email: typed }, spelled);
    const mirror = newMirror();
    const file = new MirrorFile(mirror);
    const address_hash = file.key.formerHashOf(typed);
    file.append({ entry: { ...entry('erase'), count: 0, subject: null, address_hash, ids: [] } });
    expect(await start(database, mirror)).toMatchObject({ erasures: 1, submissions: 2 });
    expect(await idsIn(database)).toEqual([ana.id]);
  });

  test('a ledger of an earlier version is taken over with its key, and what it names is erased again', async () => {
    const database = await newDatabase();
    await add(database, ana, zoe);
    const [old, mirror] = [newMirror(), newMirror()];
    const [keyFile, ledger] = [join(old, 'key'), join(old, 'ledger')];
    writeFileSync(keyFile, 'a1'.repeat(32), { mode: 0o600 });
    const key = readMirrorKey(keyFile, false);
    const person = key.formerHashOf(zoe.email);
    const lines = [
      { erasures: 'Raiz do Vau', key: key.check },
      { ...entry('erase'), count: 1, person, ids: [] },
    ];
    const write = (written: object[]) => {
      writeFileSync(ledger, written.map((line) => `${JSON.stringify(line)}\n`).join(''));
    };
    write([{ ...lines[0], key: 'another' }]);
    expect(() => takeOverLedger(mirror, ledger, keyFile)).toThrow(/was made with another key/);
    write(lines);
    expect(takeOverLedger(mirror, ledger, keyFile)).toBe(1);
    expect(takeOverLedger(mirror, ledger, keyFile)).toBe(0);
    expect(await start(database, mirror)).toMatchObject({ erasures: 1, submissions: 1 });
    expect(await idsIn(database)).toEqual([ana.id]);
  });

  test('who joined again after the erasure stays, where the older copy and the new submission are in one store', async () => {
    const database = await newDatabase();
    await add(database, ana, zoe);
    const older = await database.copy();
    const mirror = newMirror();
    await erase(database, mirror, zoe.email);
    await add(older, { ...zoe, id: id(9), created_at: at(1) });
    expect(await start(older, mirror)).toMatchObject({ erasures: 1, submissions: 1 });
    expect(await idsIn(older)).toEqual([ana.id, id(9)]);
  });

  test('a submission that gets the address of an erased person afterwards is not erased at the next start', async () => {
    const database = await newDatabase();
    const rui = { ...ana, id: id(2), email: 'rui@quental.example' };
    await add(database, rui, zoe);
    const mirror = newMirror();
    await erase(database, mirror, zoe.email);
    await using(database, mirror, (store) =>
      store.rights.correct(rui.id, says(rui, zoe.email), entry('correct', 1)),
    );
    await start(database, mirror);
    expect(await idsIn(database)).toEqual([rui.id]);
  });

  test('who is erased under a corrected address is erased from a copy that still has the former one', async () => {
    const database = await newDatabase();
    await add(database, ana, zoe);
    const older = await database.copy();
    const mirror = newMirror();
    const email = 'zoe@new.example';
    await using(database, mirror, (store) =>
      store.rights.correct(zoe.id, says(zoe, email), entry('correct', -1)),
    );
    await erase(database, mirror, email);
    expect(await start(older, mirror)).toMatchObject({ erasures: 1, submissions: 1 });
    expect(await idsIn(older)).toEqual([ana.id]);
  });

  test('a single deleted submission stays deleted, and the others of its person stay', async () => {
    const database = await newDatabase();
    const second = { ...zoe, id: id(8), created_at: at(-4) };
    await add(database, zoe, second);
    const older = await database.copy();
    const mirror = newMirror();
    await using(database, mirror, (store) =>
      store.rights.deleteSubmission(zoe.id, entry('delete_submission')),
    );
    expect(await start(older, mirror)).toMatchObject({ erasures: 1, submissions: 1 });
    expect(await idsIn(older)).toEqual([second.id]);
    const oldest = await older.copy();
    await using(database, mirror, (store) =>
      store.rights.deleteSubmission(second.id, entry('delete_submission', 1)),
    );
    expect(await start(oldest, mirror)).toMatchObject({ erasures: 1, submissions: 1 });
    expect(await idsIn(oldest)).toEqual([]);
  });

  test('the mirror holds nothing of who is erased, decides or asks, and nobody else may read it or its key', async () => {
    const database = await newDatabase();
    const mirror = newMirror();
    await add(database, zoe);
    await using(database, mirror, async ({ rights }) => {
      await rights.unsubscribe(zoe.email, entry('correct', -2));
      const asked = { kind: 'objection', email: zoe.email, receivedOn: '2026-01-01' } as const;
      const { id: added } = await rights.addDataSubjectRequest(
        { ...asked, madeBy: 'admin' },
        now,
        'admin',
      );
      await rights.answerDataSubjectRequest(added, 'Zoe Quental said so.', now, 'admin');
    });
    await erase(database, mirror, zoe.email);
    const text = readFileSync(fileIn(mirror), 'utf8');
    for (const said of [at(0), '"decision":"unsubscribe"', '"received_on":"2026-01-01"'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/zoe|quental/i);
    for (const file of [fileIn(mirror), keyFileIn(mirror)])
      expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  onBoth(
    'nobody is erased while the mirror cannot be written: the dashboard is told why in one line, and the person is still there',
    async () => {
      const database = await newDatabase();
      const mirror = newMirror();
      await add(database, ana, zoe);
      const store = await database.open(mirror);
      onTestFinished(() => store.close());
      const { call } = await openAdmin(store);
      renameSync(fileIn(mirror), `${fileIn(mirror)}.away`);
      mkdirSync(fileIn(mirror));
      const refused =
        /^The mirror \S+ cannot be written \(EISDIR[^\n]*, so nobody is erased[^\n]*$/;
      for (const answer of [
        await call('admin_erase', { email: zoe.email, confirm: zoe.email }),
        await call('admin_delete_submission', { id: zoe.id }),
      ]) {
        expect(answer.statusCode).toBe(503);
        expect(answer.json<{ message: string }>().message).toMatch(refused);
      }
      expect((await listAll(store)).map((row) => row.id)).toEqual([ana.id, zoe.id].toSorted());
    },
  );

  test('what was written halfway is dropped by the next erasure', async () => {
    const database = await newDatabase();
    const mirror = newMirror();
    await add(database, ana, zoe);
    const older = await database.copy();
    await erase(database, mirror, ana.email);
    writeFileSync(fileIn(mirror), '{"id":"half', { flag: 'a' });
    await erase(database, mirror, zoe.email, 1);
    expect(await start(older, mirror)).toMatchObject({ erasures: 2, submissions: 2 });
  });

  /**
   * A store and its mirror of three lines; what changes the lines of the file, and what a start
   * says of it then.
   */
  async function mirrored() {
    const database = await newDatabase();
    await add(database, ana, zoe, { ...ana, id: id(9), email: 'rui@example.org' });
    const older = await database.copy();
    const mirror = newMirror();
    await start(database, mirror);
    await erase(database, mirror, zoe.email);
    await erase(database, mirror, 'rui@example.org', 1);
    await using(database, mirror, async (store) => {
      await store.mirrorHead({ at: at(2), ...(await store.auditHead()) });
    });
    const edit = (change: (lines: string[]) => string[]) => {
      const lines = readFileSync(fileIn(mirror), 'utf8').split('\n');
      writeFileSync(fileIn(mirror), change(lines).join('\n'));
    };
    const says = (of = database, isOlder = false) =>
      using(of, mirror, (store) => store.reconcileMirror(now, isOlder)).catch((error: unknown) => [
        String(error),
      ]);
    return { database, older, mirror, edit, says };
  }

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    [
      'changed',
      (lines) => lines.map((line) => line.replace('olga', 'rosa')),
      /was changed in line 2,/,
    ],
    ['cut in the middle', (lines) => lines.toSpliced(2, 1), /was changed in line 3,/],
    [
      'with a line of somebody else',
      (lines) => lines.toSpliced(4, 0, lines[3] ?? ''),
      /was changed in line 5,/,
    ],
    [
      'with a first line of somebody else',
      ([first = '', ...lines]) => [first.replace('"n":0', '"n":9'), ...lines],
      /was changed in line 1,/,
    ],
    [
      'cut at its end',
      (lines) => [...lines.slice(0, 3), ''],
      /ends with line 2 and had 3: it was cut, or is an older copy\./,
    ],
  ])('a mirror %s is noticed', async (_what, change, line) => {
    const { edit, says } = await mirrored();
    expect(await says()).toEqual([]);
    edit(change);
    expect(await says()).toEqual([expect.stringMatching(line)]);
  });

  test.each<[string, (of: Store) => Promise<unknown>]>([
    ['an erasure', ({ rights }) => rights.erase(ana.email, entry('erase', 3))],
    ['a leaving', ({ rights }) => rights.unsubscribe(ana.email, entry('correct', 3))],
  ])(
    'an older copy of the mirror in its place is noticed, though nothing came after %s',
    async (_what, act) => {
      const { database, mirror, says } = await mirrored();
      const older = readFileSync(fileIn(mirror));
      await using(database, mirror, act);
      writeFileSync(fileIn(mirror), older);
      expect(await says()).toEqual([
        expect.stringMatching(/ends with line 3 and had 4: it was cut, or is an older copy\./),
      ]);
    },
  );

  test('a mirror that somebody who has its key wrote anew is noticed', async () => {
    const { mirror, edit, says } = await mirrored();
    edit((lines) => [...lines.slice(0, 3), '']);
    const anew = new MirrorFile(mirror);
    for (const seq of [1, 2]) anew.append({ head: { at: at(2), seq, hash: 'x' } });
    expect((await says())[0]).toMatch(
      /and the store do not agree on line 3: somebody wrote one of them anew\.$/,
    );
  });

  test('a mirror that is gone is noticed, once, and stands in the log', async () => {
    const { database, mirror, says } = await mirrored();
    rmSync(fileIn(mirror));
    expect(await says()).toEqual([
      expect.stringMatching(/is not in LEDGER_DIR: it was taken away/),
    ]);
    expect(await says()).toEqual([]);
    await using(database, mirror, async (store) => {
      expect((await store.auditEntries()).map(({ kind }) => kind)).toContain('miss_mirror');
    });
  });

  test('a copy that was put back makes the later heads of the log void, which is said once', async () => {
    const { older, mirror, says } = await mirrored();
    expect(await says(older)).toEqual([
      expect.stringMatching(
        /^The audit log is not the one that had entry 2 on .*: an older copy was put back/,
      ),
    ]);
    expect((await start(older, mirror)).erasures).toBe(2);
    expect(await says(older)).toEqual([]);
  });

  onBoth(
    'a store that is older than the first line of the mirror is refused, unless that is accepted',
    async () => {
      const { database, older, mirror, says } = await mirrored();
      await using(database, mirror, (store) => store.keepMirror(later(facts.copyDays + 2)));
      expect(await says()).toEqual([]);
      expect(await says(older)).toEqual([
        expect.stringMatching(/^StartError: The store is older than the first line of the mirror/),
      ]);
      expect(await says(older, true)).toEqual([]);
      expect(await says(older)).toEqual([]);
      expect(await says(await newDatabase())).toEqual([]);
    },
  );

  test('an entry goes when no copy is older than it', async () => {
    const database = await newDatabase();
    const mirror = newMirror();
    await erase(database, mirror, zoe.email);
    await erase(database, mirror, ana.email, 24);
    const keep = (days: number) =>
      using(database, mirror, async (store) => {
        await store.keepMirror(later(days));
        return readFileSync(fileIn(mirror), 'utf8').trim().split('\n').length - 1;
      });
    expect(await keep(facts.copyDays + 1)).toBe(2);
    expect(await keep(facts.copyDays + 1.5)).toBe(1);
    expect(await keep(facts.copyDays + 3)).toBe(0);
  });

  test('a mirror is written by one server at a time', async () => {
    const mirror = newMirror();
    const database = await newDatabase();
    await using(database, mirror, async () => {
      await expect(database.open(mirror)).rejects.toThrow(
        /^A server is using \S+\. Stop it, or set LEDGER_DIR/,
      );
    });
    await start(database, mirror);
  });
}

describe('the mirror of the embedded store', () => {
  const databaseOf = (file: string): Database => ({
    open: async (mirror, emailsAreOn = true) => openSqliteStore(file, emailsAreOn, mirror),
    copy: async () => {
      const copy = join(newFolder('copy'), 'store.sqlite');
      cpSync(file, copy);
      return databaseOf(copy);
    },
    query: async (statement) => {
      using connection = new DatabaseSync(file);
      return connection.prepare(statement).all();
    },
  });
  const newDatabase = async () => databaseOf(newStoreFile());
  describeMirror('the embedded store', newDatabase);
  describeDecisions('the embedded store', newDatabase);

  test('of who is erased again nothing is left in the pages from which SQLite moved rows', async () => {
    const folder = newFolder('store');
    const file = join(folder, 'store.sqlite');
    const database = databaseOf(file);
    await using(database, undefined, (store) => store.ready());
    const connection = new DatabaseSync(file);
    const { theirs, others } = fillWithMovedRows(connection, zoe.email);
    connection.close();
    const mirror = newMirror();
    await erase(await database.copy(), mirror, zoe.email);
    await using(database, mirror, (store) =>
      reconcileAndReplay(
        store,
        () => now,
        () => undefined,
      ),
    );
    expect(findBytes(folder, theirs)).toEqual([]);
    expect(findBytes(folder, others.slice(0, 1))).toHaveLength(1);
  });

  test('a start refuses a mirror, or a key, that does not fit, in one line', async () => {
    const database = await newDatabase();
    const [one, other] = [newMirror(), newMirror()];
    for (const mirror of [one, other]) await start(database, mirror);
    const refusal = (mirror: string) =>
      database.open(mirror).then(
        () => 'started',
        (error: unknown) => String(error),
      );
    expect(await refusal(join(one, 'gone'))).toMatch(/^StartError: LEDGER_DIR \S+ is not there/);
    cpSync(keyFileIn(one), `${keyFileIn(one)}.kept`);
    cpSync(keyFileIn(other), keyFileIn(one));
    expect(await refusal(one)).toMatch(/was made with another key/);
    rmSync(keyFileIn(one));
    expect(await refusal(one)).toMatch(/^StartError: The key \S+ cannot be read .*ENOENT/);
    writeFileSync(keyFileIn(one), 'key', { mode: 0o600 });
    expect(await refusal(one)).toMatch(/holds no key/);
    const foreign = newMirror();
    writeFileSync(fileIn(foreign), 'Shopping list\n');
    cpSync(keyFileIn(other), keyFileIn(foreign));
    expect(await refusal(foreign)).toMatch(/is no mirror of this site/);
    expect(readFileSync(fileIn(foreign), 'utf8')).toBe('Shopping list\n');
    const open = newMirror();
    writeFileSync(keyFileIn(open), 'a'.repeat(64), { mode: 0o640 });
    expect(await refusal(open)).toMatch(/can be read by other users/);
  });
});

describeWithPostgres('the mirror of Postgres', { timeout: 60_000 }, () => {
  const postgres = testDatabases();
  let copies = 0;
  const databaseOf = (url: string): Database => ({
    open: async (mirror, emailsAreOn = true) =>
      (await openPostgresStore(url, emailsAreOn, mirror)).store,
    copy: async () => {
      copies += 1;
      const name = `copy_${copies}`;
      const of = new URL(url).pathname.slice(1);
      await postgres.asSuperuser(
        url.replace(of, 'postgres'),
        `CREATE DATABASE ${name} TEMPLATE ${of}`,
      );
      return databaseOf(url.replace(/\/\w+$/, `/${name}`));
    },
    query: (statement) => postgres.asSuperuser(url, statement),
  });
  const newDatabase = async () => databaseOf(await postgres.newDatabase());
  describeMirror('Postgres', newDatabase);
  describeDecisions('Postgres', newDatabase);

  /** The files of another server, with the same key. */
  const anotherServer = (mirror: string): string => {
    const other = newMirror();
    cpSync(keyFileIn(mirror), keyFileIn(other));
    return other;
  };

  test('every server has the erasures of all, so that one of their files is enough after a restore', async () => {
    const database = await newDatabase();
    await add(database, ana, zoe);
    const older = await database.copy();
    const one = newMirror();
    await start(database, one);
    const two = anotherServer(one);
    await start(database, two);
    await erase(database, one, zoe.email);
    await erase(database, two, ana.email, 1);
    await using(database, two, (store) => store.keepMirror(now));
    expect(await start(older, two)).toMatchObject({ erasures: 2, submissions: 2 });
    await start(older, one);
    const entriesIn = (mirror: string) =>
      new MirrorFile(mirror)
        .read()
        .lines.map(({ entry: { id: of = '' } = {} }) => of)
        .toSorted();
    expect(entriesIn(one)).toEqual(entriesIn(two));
  });

  test('two servers that start at once on a restored database erase once', async () => {
    const database = await newDatabase();
    await add(database, ana, zoe);
    const older = await database.copy();
    const one = newMirror();
    await erase(database, one, zoe.email);
    const two = anotherServer(one);
    await using(database, two, (store) => store.keepMirror(now));
    const done = await Promise.all([start(older, one), start(older, two)]);
    expect(done.map(({ erasures }) => erasures).toSorted()).toEqual([0, 1]);
    await using(older, one, async (store) => {
      const kinds = (await store.auditEntries('actions')).map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(['erase', 'replay_erasures']);
    });
  });

  test('a server with another key than the others does not start', async () => {
    const database = await newDatabase();
    await start(database, newMirror());
    await expect(database.open(newMirror())).rejects.toThrow(
      /^LEDGER_DIR holds another key than the mirrors that Postgres knows/,
    );
  });
});
