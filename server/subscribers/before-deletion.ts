import { sql, type Transaction } from 'kysely';
import { dayMs, sameMomentOf } from '../../domain/time.ts';
import { latestSubmission } from './latest-submission.ts';
import { queueEmail } from './queue.ts';
import { isRestricted } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';

/** A month before, however many days it has. */
const aheadMs = 31 * dayMs;
// A write blocks all other writes, and in the embedded store the whole server. The others follow
// within the hour.
const atOnce = 100;

/**
 * Tells anyone who has confirmed that their last submission is about to be deleted, and all else
 * that is kept of them with it: once, late rather than never, and not after it is gone. One that
 * was dropped meanwhile, as while their data was restricted, counts for none.
 */
export async function queueBeforeDeletion(
  trx: Transaction<Tables>,
  now: Date,
  retentionYears: number,
): Promise<void> {
  const goesNow = sameMomentOf(now, -retentionYears);
  const goesSoon = sameMomentOf(new Date(now.getTime() + aheadMs), -retentionYears);
  const { rows } = await sql<{ subscriber_id: string; submission_id: string; created_at: string }>`
    SELECT subscriber.id AS subscriber_id, submission.id AS submission_id, submission.created_at
    FROM interest_submissions AS submission
    JOIN subscribers AS subscriber ON subscriber.email_key = submission.email_key
    WHERE submission.created_at >= ${goesNow.toISOString()} AND submission.created_at < ${goesSoon.toISOString()}
      AND submission.id = ${latestSubmission(sql.ref('subscriber.email_key'))}
      AND subscriber.state = 'confirmed' AND NOT ${isRestricted(sql.ref('subscriber.email_key'))}
      AND NOT EXISTS (
        SELECT 1 FROM emails AS earlier WHERE earlier.subscriber_id = subscriber.id AND earlier.kind = 'beforeDeletion'
          AND earlier.submission_id = submission.id AND earlier.state <> 'dropped'
      )
    ORDER BY submission.created_at LIMIT ${sql.lit(atOnce)}`.execute(trx);
  for (const { subscriber_id, submission_id, created_at } of rows) {
    const row = sql`
      SELECT id AS subscriber_id, ${submission_id} AS submission_id, email, email_key, name, language, wants_updates, NULL AS reason
      FROM subscribers WHERE id = ${subscriber_id}`;
    const gone = sameMomentOf(new Date(created_at), retentionYears).toISOString();
    await queueEmail(trx, 'beforeDeletion', row, now, { giveUp: gone });
  }
}
