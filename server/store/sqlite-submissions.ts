import { sql, type Kysely, type Selectable } from 'kysely';
import { interestTextFields } from '../../domain/interest.ts';
import type { SqliteTables } from './sqlite-schema.ts';
import type { AddResult, Forgotten, ListedSubmission, Submission } from './store.ts';

type Database = Kysely<SqliteTables>;
type Row = Selectable<SqliteTables['interest_submissions']>;

const contentColumns = [...interestTextFields, 'wants_updates'] as const;

// Reading blocks the event loop: a thousand rows take a few milliseconds.
const pageSize = 1000;

/** Keeps a submission, in one statement, so that two requests at once cannot both find nothing. */
export async function addSubmission(
  db: Database,
  submission: Submission,
  unlessSameSince: Date | undefined,
): Promise<AddResult> {
  const row: Row = { ...submission, wants_updates: Number(submission.wants_updates) };
  if (row.idempotency_key !== null) return addByKey(db, row, row.idempotency_key);
  if (unlessSameSince) return addUnlessSame(db, row, unlessSameSince);
  await db.insertInto('interest_submissions').values(row).execute();
  return 'stored';
}

async function addByKey(db: Database, row: Row, key: string): Promise<AddResult> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('interest_submissions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('idempotency_key').where('idempotency_key', 'is not', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return 'stored';
  const first = await db
    .selectFrom('interest_submissions')
    .select(contentColumns)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return contentColumns.every((column) => first[column] === row[column]) ? 'repeated' : 'keyReused';
}

async function addUnlessSame(db: Database, row: Row, since: Date): Promise<AddResult> {
  const columns = Object.keys(row) as (keyof Row)[];
  const same = db
    .selectFrom('interest_submissions')
    .select('id')
    .where('created_at', '>', since.toISOString())
    .where('ip_address', 'is not distinct from', row.ip_address)
    .where((eb) =>
      eb.and(contentColumns.map((column) => eb(column, 'is not distinct from', row[column]))),
    );
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('interest_submissions')
    .columns(columns)
    .expression(
      db
        .selectNoFrom((eb) => columns.map((column) => eb.val(row[column]).as(column)))
        .where((eb) => eb.not(eb.exists(same))),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? 'stored' : 'repeated';
}

/** All submissions, oldest first. Each page starts behind the last row of the one before. */
export async function* submissionPages(db: Database): AsyncGenerator<ListedSubmission[]> {
  let last: Position | undefined = { created_at: '', id: '' };
  while (last) {
    const page = await readPage(db, last);
    yield page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  }
}

type Position = Pick<ListedSubmission, 'created_at' | 'id'>;

const returning = sql<number>`EXISTS (
  SELECT 1 FROM interest_submissions AS earlier
  WHERE lower(earlier.email) = lower(one.email)
    AND (earlier.created_at, earlier.id) < (one.created_at, one.id)
)`;

async function readPage(db: Database, after: Position): Promise<ListedSubmission[]> {
  const rows = await db
    .selectFrom('interest_submissions as one')
    .select(['id', 'created_at', ...contentColumns, 'language', returning.as('returning')])
    .where(sql<boolean>`(one.created_at, one.id) > (${after.created_at}, ${after.id})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize)
    .execute();
  return rows.map((row) => ({
    ...row,
    wants_updates: row.wants_updates === 1,
    returning: row.returning === 1,
  }));
}

/** Deletes submissions created before one moment; clears the technical data of those before another. */
export async function forget(
  db: Database,
  before: { submissions: Date; technicalData: Date },
): Promise<Forgotten> {
  const { numDeletedRows } = await db
    .deleteFrom('interest_submissions')
    .where('created_at', '<', before.submissions.toISOString())
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await db
    .updateTable('interest_submissions')
    .set({ ip_address: null, user_agent: null })
    .where('created_at', '<', before.technicalData.toISOString())
    .where((eb) => eb.or([eb('ip_address', 'is not', null), eb('user_agent', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return { deleted: Number(numDeletedRows), cleared: Number(numUpdatedRows) };
}
