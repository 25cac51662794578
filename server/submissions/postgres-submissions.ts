import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { interestFields } from '../../domain/submission/fields.ts';
import type { SubmissionEngine } from './stored-submissions.ts';

/** Servers that share a database wait for each other by its locks. */
export const postgresSubmissions: SubmissionEngine = {
  async waitForTwin(trx, submission) {
    const content = [submission.ip_address, ...interestFields.map((field) => submission[field])];
    const key = hash('sha256', JSON.stringify(content), 'buffer').readBigInt64BE();
    await sql`SELECT pg_advisory_xact_lock(${key})`.execute(trx);
  },
  async insert(trx, row) {
    await trx.insertInto('interest_submissions').values(row).execute();
  },
  isKnownKey: (error) =>
    error instanceof DatabaseError && error.constraint === 'interest_submissions_idempotency_key',
};
