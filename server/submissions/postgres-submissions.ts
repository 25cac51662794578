import { hash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Address } from '../../domain/submission/email.ts';
import { interestFields, type Submission } from '../../domain/submission/fields.ts';
import { addConsent, unknownConsent } from '../events/consents.ts';
import { addSubscriberOf } from '../subscribers/subscribers.ts';
import { repeatedOrReused, rowOf, sameSince } from './stored-submissions.ts';
import type { AddOptions, AddResult } from './stored-submissions.ts';
import type { Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;

/**
 * Stores a submission with the rights of the visitor's role, and with those of the server, in the same transaction, the
 * receipt of its consent, the person and the e-mail that answers it. Other servers may be doing the same at once.
 */
export async function addSubmission(
  db: Database,
  submission: Submission,
  { consent, unlessSameSince }: AddOptions,
  emailsAreOn: boolean,
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
      await addConsent(trx, submission, consent ?? unknownConsent);
      await addSubscriberOf(trx, row, emailsAreOn);
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
