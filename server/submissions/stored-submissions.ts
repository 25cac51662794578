import { hash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { emailKey, type Address } from '../../domain/submission/email.ts';
import { interestFields, type Submission } from '../../domain/submission/fields.ts';
import { addConsent, unknownConsent, type Consent } from '../events/consents.ts';
import { addSubscriberOf } from '../subscribers/subscribers.ts';
import { isPostgres } from '../db/engines.ts';
import { takeWriteLock } from '../db/sqlite/kysely.ts';
import type { StoredSubmission, Tables } from '../db/tables.ts';

export interface SubmissionStore {
  /**
   * Stores a submission. It is on disk when the promise resolves; where e-mails are on, together
   * with the person and the e-mail that answers it, or the reason why none is due.
   * @param options.consent what its receipt keeps; without it there is none
   * @param options.unlessSameSince without an idempotency key: a submission with the same content
   * from the same IP address since then counts as this one
   * @returns 'keyReused' where the idempotency key belongs to other content; nothing is stored
   */
  addSubmission(
    submission: Submission,
    options?: { consent?: Consent; unlessSameSince?: Date | undefined },
  ): Promise<'stored' | 'repeated' | 'keyReused'>;
}

/** A submission as it is stored: here an address gets its key. */
type Row = Submission & Address;

type Database = Kysely<Tables>;

export const createAddSubmission =
  (db: Database, emailsAreOn: boolean): SubmissionStore['addSubmission'] =>
  (submission, { consent, unlessSameSince } = {}) =>
    db.transaction().execute(async (trx) => {
      const row = rowOf(submission);
      if (row.idempotency_key === null && unlessSameSince) {
        await waitForTwin(trx, submission);
        if (await isRepeated(trx, row, unlessSameSince)) return 'repeated';
      }
      if (!(await insert(trx, row))) return repeatedOrReused(trx, row);
      await addConsent(trx, submission, consent ?? unknownConsent);
      await addSubscriberOf(trx, row, emailsAreOn);
      return 'stored';
    });

/**
 * Makes identical submissions from one IP address wait for each other, whichever server takes them.
 */
async function waitForTwin(trx: Transaction<Tables>, submission: Submission): Promise<void> {
  if (!isPostgres(trx)) return takeWriteLock(trx);
  const content = [submission.ip_address, ...interestFields.map((field) => submission[field])];
  const key = hash('sha256', JSON.stringify(content), 'buffer').readBigInt64BE();
  await sql`SELECT pg_advisory_xact_lock(${key})`.execute(trx);
}

/** @returns false where there is a submission with the same idempotency key */
async function insert(trx: Transaction<Tables>, row: Row): Promise<boolean> {
  const wants_updates = row.wants_updates ? sql<boolean>`TRUE` : sql<boolean>`FALSE`;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('interest_submissions')
    .values({ ...row, wants_updates })
    .onConflict((conflict) =>
      conflict.column('idempotency_key').where('idempotency_key', 'is not', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const rowOf = (submission: Submission): Row => ({
  ...submission,
  email_key: emailKey(submission.email),
});

/** Whether there is a submission with the same content from the same IP address since a moment. */
async function isRepeated(db: Database, row: StoredSubmission, since: Date): Promise<boolean> {
  const same = await db
    .selectFrom('interest_submissions')
    .select('id')
    .where('created_at', '>', since.toISOString())
    .where('ip_address', 'is not distinct from', row.ip_address)
    .where((eb) =>
      eb.and(interestFields.map((field) => eb(field, 'is not distinct from', row[field]))),
    )
    .executeTakeFirst();
  return same !== undefined;
}

/**
 * Whether a submission with a known idempotency key is a retry or reuses the key for other content.
 */
async function repeatedOrReused(
  db: Database,
  row: StoredSubmission,
): Promise<'repeated' | 'keyReused'> {
  const first = await db
    .selectFrom('interest_submissions')
    .select(interestFields)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  return interestFields.every((field) => isSame(first[field], row[field]))
    ? 'repeated'
    : 'keyReused';
}

/** SQLite has no booleans. */
const isSame = (stored: string | number | boolean | null, value: typeof stored): boolean =>
  typeof value === 'boolean' ? Boolean(stored) === value : stored === value;

/** @throws where the table of submissions cannot be read */
export async function expectSubmissions(db: Database): Promise<void> {
  await db.selectFrom('interest_submissions').select('id').limit(1).execute();
}
