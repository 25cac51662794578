import { sql, type Kysely } from 'kysely';
import type { Ages, EventCount, Forgotten, ListedSubmission, Store } from './store.ts';
import { contentColumns, type SubmissionRow, type Tables } from './tables.ts';

type Database = Kysely<Tables>;

// Reading a page and writing it as JSON blocks the event loop for some milliseconds.
const pageSize = 250;

/** All submissions, oldest first. Each page starts behind the last row of the one before. */
export async function* submissionPages(db: Database): AsyncGenerator<ListedSubmission[]> {
  let page = await readPage(db, undefined);
  yield page;
  while (page.length === pageSize) {
    // The embedded store answers at once: without a pause, all pages would be read before anyone else is served.
    await new Promise(setImmediate);
    page = await readPage(db, page.at(-1));
    yield page;
  }
}

type Position = Pick<ListedSubmission, 'created_at' | 'id'>;

/** Whether there is an earlier submission of the same e-mail address as `one`, ignoring case. */
export const returning = sql<number | boolean>`EXISTS (
  SELECT 1 FROM interest_submissions AS earlier
  WHERE lower(earlier.email) = lower(one.email)
    AND (earlier.created_at, earlier.id) < (one.created_at, one.id)
)`;

async function readPage(db: Database, after: Position | undefined): Promise<ListedSubmission[]> {
  let query = db
    .selectFrom('interest_submissions as one')
    .select(['id', 'created_at', ...contentColumns, 'language', returning.as('returning')])
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize);
  if (after) {
    query = query.where(
      sql<boolean>`(one.created_at, one.id) > (${after.created_at}, ${after.id})`,
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    wants_updates: Boolean(row.wants_updates),
    returning: Boolean(row.returning),
  }));
}

/** Submissions of the same content from the same address since a moment. */
export const sameSince = (db: Database, row: SubmissionRow, since: Date) =>
  db
    .selectFrom('interest_submissions')
    .select('id')
    .where('created_at', '>', since.toISOString())
    .where('ip_address', 'is not distinct from', row.ip_address)
    .where((eb) =>
      eb.and(contentColumns.map((column) => eb(column, 'is not distinct from', row[column]))),
    );

/** What a key that is there already means for a submission that brings it again. */
export async function repeatedOrReused(
  db: Database,
  row: SubmissionRow,
): Promise<'repeated' | 'keyReused'> {
  const first = await db
    .selectFrom('interest_submissions')
    .select(contentColumns)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
  return contentColumns.every((column) => first[column] === row[column]) ? 'repeated' : 'keyReused';
}

/**
 * Deletes submissions created before one moment; clears the technical data and the idempotency keys of those
 * before two others.
 */
export async function forget(db: Database, before: Ages): Promise<Forgotten> {
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
  await db
    .updateTable('interest_submissions')
    .set({ idempotency_key: null })
    .where('created_at', '<', before.idempotencyKeys.toISOString())
    .where('idempotency_key', 'is not', null)
    .execute();
  return { deleted: Number(numDeletedRows), cleared: Number(numUpdatedRows) };
}

/** What was counted on some days, both inclusive; without one it is open on that side. */
export async function eventCountsOf(
  db: Database,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<EventCount[]> {
  const rows = await db
    .selectFrom('event_counts')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .orderBy('day')
    .orderBy('event')
    .orderBy('properties')
    .execute();
  return rows.map(
    (row) => ({ ...row, properties: JSON.parse(row.properties) as unknown }) as EventCount,
  );
}

/** The parts of a store that are the same statement in both engines. */
export const sharedQueries = (
  db: Database,
): Pick<Store, 'countEvent' | 'eventCounts' | 'adminAccount' | 'createAdminAccount' | 'ready'> => ({
  async countEvent(day, { event, properties }) {
    await db
      .insertInto('event_counts')
      .values({ day, event, properties: JSON.stringify(properties), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'event', 'properties'])
          .doUpdateSet((eb) => ({ count: eb('event_counts.count', '+', 1) })),
      )
      .execute();
  },

  eventCounts: () => eventCountsOf(db, {}),

  async adminAccount() {
    return db
      .selectFrom('admin_account')
      .select([
        'username',
        'password_hash as passwordHash',
        'password_changed_at as passwordChangedAt',
      ])
      .executeTakeFirst();
  },

  async createAdminAccount({ username, passwordHash, createdAt, passwordChangedAt }) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('admin_account')
      .values({
        id: 1,
        username,
        password_hash: passwordHash,
        created_at: createdAt.toISOString(),
        password_changed_at: passwordChangedAt?.toISOString() ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },

  async ready() {
    await db.selectFrom('interest_submissions').select('id').limit(1).execute();
  },
});
