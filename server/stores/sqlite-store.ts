import { closeSync, mkdirSync, openSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cutEvents, deleteEvents } from '../events/audit/cut.ts';
import { Mirror, type MirrorTable } from '../events/mirror/mirror.ts';
import { purge } from '../retention/purge.ts';
import {
  createAddSubmission,
  expectSubmissions,
  type SubmissionEngine,
} from '../submissions/stored-submissions.ts';
import { createSqliteAdminReads } from '../admin/reads/sqlite-reads.ts';
import { createKysely, takeWriteLock } from '../db/sqlite/kysely.ts';
import { copyBeforeMigration, migrate } from '../db/sqlite/migrate.ts';
import { openError, sqlite } from '../db/sqlite/open-error.ts';
import { SqliteScrubber } from '../db/sqlite/scrub.ts';
import { queueBeforeDeletion } from '../subscribers/before-deletion.ts';
import { sharedQueries, type Store } from './store.ts';

/**
 * Opens the embedded store, making its folder and its tables where they are missing.
 * @param emailsAreOn whether e-mails are queued
 * @param ledgerDir `LEDGER_DIR`, where erasures are recorded
 * @throws StartError where it cannot be used, is damaged, or is of a newer version
 */
export function openSqliteStore(file: string, emailsAreOn = false, ledgerDir?: string): Store {
  const database = openDatabase(file);
  const mirror = openMirror(ledgerDir, database);
  const db = createKysely(database);
  const reads = createSqliteAdminReads(file);
  const scrubber = new SqliteScrubber(file, db);
  let reportScrub: (error: unknown) => void = () => undefined;
  const shared = sharedQueries(
    db,
    {
      emailsAreOn,
      mirror,
      // A change is made even where the files cannot be scrubbed yet: the next hourly purge tries
      // again.
      scrub: () => scrubber.run().catch((error: unknown) => reportScrub(error)),
    },
    sqliteSubmissions.insert,
  );
  // Rows that are written all the time, and of which a copy need not follow.
  let noChanges = 0;
  const { outbox } = shared.emails;
  const hold = outbox.hold.bind(outbox);
  outbox.hold = async (...given) => {
    const isHeld = await hold(...given);
    if (isHeld) noChanges += 1;
    return isHeld;
  };
  return {
    reads,
    ...shared,
    checks: {
      ...shared.checks,
      async expectWritable() {
        await shared.checks.expectWritable();
        noChanges += 1;
      },
    },
    // What this connection changed, and whether another one did.
    changeMark: () => {
      const [own] = database.prepare('SELECT total_changes() AS n').all();
      const [others] = database.prepare('PRAGMA data_version').all();
      return `${Number(own?.['n']) - noChanges} ${Number(others?.['data_version'])}`;
    },
    addSubmission: createAddSubmission(db, sqliteSubmissions, emailsAreOn),
    purge: (before) => purge(db, before),
    queueBeforeDeletion: async (now, years) => {
      if (!emailsAreOn) return;
      await db.transaction().execute((trx) => queueBeforeDeletion(trx, now, years));
    },
    cutEvents: (before) => cutEvents(db, before, mirror?.file.key, deleteEvents),
    scrub: () => scrubber.run(),
    onScrubError: (report) => void (reportScrub = report),
    ready: async () => {
      expectFreeDisk(file);
      await expectSubmissions(db);
    },

    // Kysely's own destroy() leaves a database open that it has not queried yet.
    close: async () => {
      await Promise.all([reads.close(), scrubber.close()]);
      database.close();
      mirror?.close();
    },
  };
}

/** @throws StartError where the mirror cannot be used; then the database is closed */
function openMirror(ledgerDir: string | undefined, database: DatabaseSync): Mirror | undefined {
  try {
    return ledgerDir === undefined ? undefined : new Mirror(ledgerDir, sqliteMirrorTable);
  } catch (error) {
    database.close();
    throw error;
  }
}

// A write-ahead log takes 4 MB before it is merged into the store.
const leastFreeBytes = 4 * 1024 * 1024;

/** @throws where the disk is too full for submissions to be stored for long */
function expectFreeDisk(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize >= leastFreeBytes) return;
  throw new Error(`the disk of ${dirname(file)} is full: ${bavail * bsize} bytes are free`);
}

/**
 * @throws where pages of the file are damaged that opening it does not read: 0.1 s for 100,000
 * submissions
 */
function expectWhole(database: DatabaseSync): void {
  const [result] = database.prepare('PRAGMA quick_check(1)').all();
  if (result?.['quick_check'] === 'ok') return;
  throw Object.assign(new Error(String(result?.['quick_check'])), { errcode: sqlite.corrupt });
}

/**
 * Opens the file of an embedded store, making its folder and its tables where they are missing.
 * @throws StartError where it cannot be used, is damaged, or is of a newer version
 */
export function openDatabase(file: string): DatabaseSync {
  const folder = dirname(file);
  try {
    // Readable by the server's user only: the store holds names and e-mail addresses of people.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600)); // SQLite gives its other files the mode of this one
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    // Deleted data is overwritten. That leaves only few traces, and SqliteScrubber none.
    database.exec('PRAGMA secure_delete = ON');
    expectWhole(database);
    copyBeforeMigration(database, file);
    migrate(database);
    return database;
  } catch (error) {
    throw openError(error, file);
  }
}

/**
 * The embedded store keeps no entries, since one server alone has it; anyone who writes waits for
 * its lock.
 */
const sqliteMirrorTable: MirrorTable = {
  isShared: false,
  lock: takeWriteLock,
  entries: async () => [],
  add: async () => undefined,
  drop: async () => undefined,
};

/** One connection alone stores submissions, one after the other. */
const sqliteSubmissions: SubmissionEngine = {
  waitForTwin: takeWriteLock,
  async insert(trx, row) {
    // SQLite has no booleans.
    const values = { ...row, wants_updates: Number(row.wants_updates) };
    await trx.insertInto('interest_submissions').values(values).execute();
  },
  isKnownKey: (error) =>
    error instanceof Error &&
    error.message === 'UNIQUE constraint failed: interest_submissions.idempotency_key',
};
