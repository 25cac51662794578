import { takeWriteLock } from '../db/sqlite/kysely.ts';
import type { SubmissionEngine } from './stored-submissions.ts';

/** One connection alone stores submissions, one after the other. */
export const sqliteSubmissions: SubmissionEngine = {
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
