import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { kindsWithButton } from '../../domain/email/emails.ts';
import { dayMs, momentBefore } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import type { Change } from '../events/change.ts';
import { latestSubmission } from './latest-submission.ts';
import { queueEmail, whenAskedTooOften } from './queue.ts';
import { isRestricted } from './restrictions.ts';

/** An e-mail that asks has had so long to be answered. */
const waitMs = 3 * dayMs;
// A write blocks all other writes, and in the embedded store the whole server.
const atOnce = 100;

/**
 * The people who get a reminder: they were asked to confirm some days ago or longer and did not.
 * They get one in their life, and none if their confirmation was ever held.
 */
const toRemind = (db: Kysely<Tables>, now: Date) => {
  const since = momentBefore(now, waitMs);
  const asked = (how: RawBuilder<unknown>) => sql<SqlBool>`EXISTS (
    SELECT 1 FROM emails WHERE emails.subscriber_id = subscribers.id
      AND emails.kind IN (${sql.join(kindsWithButton('confirm'))}) AND ${how}
  )`;
  return db
    .selectFrom('subscribers')
    .where('subscribers.state', '=', 'unconfirmed')
    .where('subscribers.reminded_at', 'is', null)
    .where(sql<SqlBool>`NOT ${isRestricted(sql.ref('subscribers.email_key'))}`)
    .where(asked(sql`emails.state = 'sent'`))
    .where((eb) => eb.not(asked(sql`(emails.held_by IS NOT NULL OR emails.queued_at > ${since})`)));
};

/** How many could be reminded. */
export async function countToRemind(db: Kysely<Tables>, now: Date): Promise<number> {
  const { count } = await toRemind(db, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Reminds some of those who can be, or writes down why that is not due: all addresses of one
 * mailbox have one cap together.
 * @param dueAt when the e-mail at a position is due
 * @returns how many are reminded, and how many are left
 */
export async function remind(
  { trx, actor: { at: now }, record }: Change,
  dueAt: (position: number) => Date,
): Promise<{ reminded: number; left: number }> {
  const people = await toRemind(trx, now)
    .select(['subscribers.id', 'subscribers.email_key'])
    .orderBy('subscribers.created_at')
    .orderBy('subscribers.id')
    .limit(atOnce)
    .execute();
  let reminded = 0;
  for (const { id, email_key } of people) {
    const marked = await trx
      .updateTable('subscribers')
      .set({ reminded_at: now.toISOString() })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .executeTakeFirst();
    // Another press was first.
    if (marked.numUpdatedRows === 0n) continue;
    const row = sql`
      SELECT subscribers.id AS subscriber_id, submission.id AS submission_id, submission.email, submission.email_key, submission.name,
        submission.language, submission.wants_updates, CASE ${whenAskedTooOften(email_key, now)} END AS reason
      FROM subscribers JOIN interest_submissions AS submission
        ON submission.id = ${latestSubmission(sql.ref('subscribers.email_key'))}
      WHERE subscribers.id = ${id}`;
    const queued = await queueEmail(trx, 'reminder', row, now, { due: dueAt(reminded) });
    if (queued?.reason === null) reminded += 1;
  }
  if (reminded > 0) await record({ kind: { audit: 'remind' }, count: reminded });
  return { reminded, left: await countToRemind(trx, now) };
}
