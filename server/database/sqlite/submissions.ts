import type { Kysely } from 'kysely';
import { repeatedOrReused, sameSince } from '../submissions.ts';
import type { AddResult, Submission } from '../store.ts';
import type { SubmissionRow, Tables } from '../tables.ts';

type Database = Kysely<Tables>;

/** Keeps a submission, in one statement, so that two requests at once cannot both find nothing. */
export async function addSubmission(
  db: Database,
  submission: Submission,
  unlessSameSince: Date | undefined,
): Promise<AddResult> {
  const row: SubmissionRow = { ...submission, wants_updates: Number(submission.wants_updates) };
  if (row.idempotency_key !== null) return addByKey(db, row);
  if (unlessSameSince) return addUnlessSame(db, row, unlessSameSince);
  await db.insertInto('interest_submissions').values(row).execute();
  return 'stored';
}

async function addByKey(db: Database, row: SubmissionRow): Promise<AddResult> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('interest_submissions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('idempotency_key').where('idempotency_key', 'is not', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? 'stored' : repeatedOrReused(db, row);
}

async function addUnlessSame(db: Database, row: SubmissionRow, since: Date): Promise<AddResult> {
  const columns = Object.keys(row) as (keyof SubmissionRow)[];
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
