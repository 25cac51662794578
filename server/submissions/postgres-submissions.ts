import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { interestFields } from '../../domain/submission/fields.ts';
import type { Tables } from '../db/tables.ts';
import type { SubmissionEngine } from './stored-submissions.ts';

/**
 * A submission is stored with the rights of the visitor's role, and what belongs to it with those
 * of the server.
 */
export const postgresSubmissions: SubmissionEngine = {
  async waitForTwin(trx, submission) {
    const content = [submission.ip_address, ...interestFields.map((field) => submission[field])];
    const key = hash('sha256', JSON.stringify(content), 'buffer').readBigInt64BE();
    await sql`SELECT pg_advisory_xact_lock(${key})`.execute(trx);
  },
  async insert(trx, row) {
    await becomeVisitor(trx);
    await trx.insertInto('interest_submissions').values(row).execute();
    // Back to the role that logged in.
    await sql`SET LOCAL ROLE NONE`.execute(trx);
  },
  // ON CONFLICT would need the right to read.
  isKnownKey: (error) =>
    error instanceof DatabaseError && error.constraint === 'interest_submissions_idempotency_key',
};

/**
 * Switches to the visitor's role, which alone may insert submissions, until the transaction ends.
 */
export async function becomeVisitor(trx: Transaction<Tables>): Promise<void> {
  await sql`SET LOCAL ROLE raiz_visitor`.execute(trx);
}
