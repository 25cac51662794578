import type { Kysely } from 'kysely';
import type { Address } from '../../domain/submission/email.ts';
import type { Submission } from '../../domain/submission/fields.ts';
import { addConsent, unknownConsent } from '../events/consents.ts';
import { addSubscriberOf } from '../subscribers/subscribers.ts';
import { repeatedOrReused, rowOf, sameSince } from './stored-submissions.ts';
import type { AddOptions, AddResult } from './stored-submissions.ts';
import type { StoredSubmission, Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;

/**
 * Stores a submission with the receipt of its consent, and where e-mails are on, with the person and the e-mail that answers
 * it, in one transaction.
 */
export const addSubmission = (
  db: Database,
  submission: Submission,
  { consent, unlessSameSince }: AddOptions,
  emailsAreOn: boolean,
): Promise<AddResult> =>
  db.transaction().execute(async (trx) => {
    const row = rowOf(submission);
    const result = await addRow(trx, stored(row), unlessSameSince);
    if (result !== 'stored') return result;
    await addConsent(trx, submission, consent ?? unknownConsent);
    await addSubscriberOf(trx, row, emailsAreOn);
    return result;
  });

/** Stores the row in one statement, so that two concurrent requests cannot both find no earlier one. */
async function addRow(
  db: Database,
  row: StoredSubmission,
  unlessSameSince: Date | undefined,
): Promise<AddResult> {
  if (row.idempotency_key !== null) return addByKey(db, row);
  if (unlessSameSince) return addUnlessSame(db, row, unlessSameSince);
  await db.insertInto('interest_submissions').values(row).execute();
  return 'stored';
}

/** SQLite has no booleans. */
const stored = (row: Submission & Address): StoredSubmission =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  ) as StoredSubmission;

async function addByKey(db: Database, row: StoredSubmission): Promise<AddResult> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('interest_submissions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('idempotency_key').where('idempotency_key', 'is not', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? 'stored' : repeatedOrReused(db, row);
}

async function addUnlessSame(db: Database, row: StoredSubmission, since: Date): Promise<AddResult> {
  const columns = Object.keys(row) as (keyof StoredSubmission)[];
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('interest_submissions')
    .columns(columns)
    .expression(
      db
        .selectNoFrom((eb) => columns.map((column) => eb.val(row[column]).as(column)))
        .where((eb) => eb.not(eb.exists(sameSince(db, row, since)))),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? 'stored' : 'repeated';
}
