import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Erasures } from '../events/erasures.ts';
import { purge } from '../retention/purge.ts';
import { expectSubmissions } from '../submissions/stored-submissions.ts';
import { createSqliteAdminReads } from '../admin/reads/sqlite-reads.ts';
import { createKysely } from '../db/sqlite/kysely.ts';
import { busyTimeoutMs, openDatabase } from '../db/sqlite/open-database.ts';
import { queueBeforeDeletion } from '../subscribers/before-deletion.ts';
import { sharedQueries, type Store } from './store.ts';

/**
 * Opens the embedded store, making its folder and its tables where they are missing.
 * @param emailsAreOn whether e-mails are queued
 * @param dataDir where erasures are recorded; undefined where nobody's data is changed
 * @throws StartError where it cannot be used, is damaged, or is of a newer version
 */
export async function openSqliteStore(
  file: string,
  emailsAreOn = false,
  dataDir?: string,
): Promise<Store> {
  const database = await openDatabase(file);
  const erasures = dataDir === undefined ? undefined : new Erasures(dataDir);
  const unmarked = { changes: 0 };
  const db = createKysely(database, unmarked);
  const reads = createSqliteAdminReads(file);
  /** Does something between the transactions of others. */
  const between = (work: () => void) => db.connection().execute(async () => work());
  const checkpoint = () =>
    between(() => {
      // It waits for nobody who reads, because all requests would.
      database.exec('PRAGMA busy_timeout = 0');
      try {
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // What was erased stays so, and the next checkpoint does it.
      } finally {
        database.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
      }
    });
  return {
    reads,
    ...sharedQueries(db, { emailsAreOn, erasures, checkpoint }),
    // What this connection changed, and whether another one did.
    changeMark: async () => {
      const [own] = database.prepare('SELECT total_changes() AS n').all();
      const [others] = database.prepare('PRAGMA data_version').all();
      return `${Number(own?.['n']) - unmarked.changes} ${Number(others?.['data_version'])}`;
    },
    purge: (before) => purge(db, before),
    queueBeforeDeletion: async (now, years) => {
      if (!emailsAreOn) return;
      await db.transaction().execute((trx) => queueBeforeDeletion(trx, now, years));
    },
    // SQLite overwrites deleted rows, but not the copies that it left on a page when it moved a row
    // to another.
    compact: () => between(() => database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')),
    ready: async () => {
      expectFreeDisk(file);
      await expectSubmissions(db);
    },

    // Kysely's own destroy() leaves a database open that it has not queried yet.
    close: async () => {
      await reads.close();
      database.close();
    },
  };
}

// A write-ahead log takes 4 MB before it is merged into the store.
const leastFreeBytes = 4 * 1024 * 1024;

/** @throws where the disk is too full for submissions to be stored for long */
function expectFreeDisk(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize >= leastFreeBytes) return;
  throw new Error(`the disk of ${dirname(file)} is full: ${bavail * bsize} bytes are free`);
}
