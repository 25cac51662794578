import { hash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Address } from '../../domain/submission/email.ts';
import { interestFields, type Submission } from '../../domain/submission/fields.ts';
import { addConsent } from '../events/consents.ts';
import { locks } from '../db/postgres/locks.ts';
import { answerSubmission } from '../subscribers/people.ts';
import { purge, repeatedOrReused, rowOf, sameSince } from './stored-submissions.ts';
import type { AddOptions, AddResult, Purged, RetentionLimits } from './stored-submissions.ts';
import type { Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;

/**
 * Stores a submission with the rights of the visitor's role, and with those of the server, in the same transaction, the
 * receipt of its consent, the person and the letter that answers it. Other servers may be doing the same at once.
 */
export async function addSubmission(
  db: Database,
  submission: Submission,
  { consent, unlessSameSince }: AddOptions,
  lettersAreOn: boolean,
): Promise<AddResult> {
  const row = rowOf(submission);
  try {
    return await db.transaction().execute(async (trx) => {
      if (submission.idempotency_key === null && unlessSameSince) {
        await waitForTwin(trx, submission);
        const same = await sameSince(trx, row, unlessSameSince).executeTakeFirst();
        if (same) return 'repeated';
      }
      await insert(trx, row);
      await becomeServer(trx);
      if (consent) await addConsent(trx, submission, consent);
      if (lettersAreOn) await answerSubmission(trx, row);
      return 'stored';
    });
  } catch (error) {
    // ON CONFLICT would need the right to read.
    if (!isKnownKey(error)) throw error;
    return repeatedOrReused(db, row);
  }
}

/** Switches to the visitor's role, which alone may insert submissions, until the transaction ends. */
export async function becomeVisitor(trx: Transaction<Tables>): Promise<void> {
  await sql`SET LOCAL ROLE raiz_visitor`.execute(trx);
}

/** Switches back to the role that logged in. */
async function becomeServer(trx: Transaction<Tables>): Promise<void> {
  await sql`SET LOCAL ROLE NONE`.execute(trx);
}

async function insert(trx: Transaction<Tables>, row: Submission & Address): Promise<void> {
  await becomeVisitor(trx);
  await trx.insertInto('interest_submissions').values(row).execute();
}

/** Makes identical submissions from one IP address wait for each other, across all servers. */
async function waitForTwin(trx: Transaction<Tables>, submission: Submission): Promise<void> {
  const content = [submission.ip_address, ...interestFields.map((field) => submission[field])];
  const key = hash('sha256', JSON.stringify(content), 'buffer').readBigInt64BE();
  await sql`SELECT pg_advisory_xact_lock(${key})`.execute(trx);
}

const isKnownKey = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'interest_submissions_idempotency_key';

/** Purges old data, unless another server is doing so: then it is left to that one. */
export const purgeUnlessAnotherDoes = (db: Database, before: RetentionLimits): Promise<Purged> =>
  db.transaction().execute(async (trx) => {
    const {
      rows: [lock],
    } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(${locks.retention}) AS mine`.execute(trx);
    return lock?.mine ? purge(trx, before) : { deleted: 0, cleared: 0 };
  });
