import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { asFlag } from '../db/engines.ts';
import type { Tables } from '../db/tables.ts';
import { isRestricted } from './restrictions.ts';

/**
 * When a subscriber joined, as an expression on `subscribers`: by their first submission that was
 * not withdrawn since. Who came back by a link counts from then.
 */
export const joinedAt: RawBuilder<string> = sql`coalesce((
  SELECT min(submission.created_at) FROM interest_submissions AS submission
  WHERE submission.email_key = subscribers.email_key AND NOT EXISTS (
    SELECT 1 FROM consents WHERE consents.submission_id = submission.id
      AND consents.purpose = 'list' AND consents.given = ${asFlag(false)}
  )
), subscribers.state_since)`;

/** Whether a subscriber is in line: confirmed, with unrestricted data, and without a place. */
export const isInLine = sql<SqlBool>`(
  subscribers.state = 'confirmed' AND NOT ${isRestricted(sql.ref('subscribers.email_key'))}
  AND NOT EXISTS (
    SELECT 1 FROM offers JOIN waves ON waves.id = offers.wave_id
    WHERE offers.subscriber_id = subscribers.id AND offers.state IN ('accepted', 'settled')
      AND waves.state = 'closed'
  )
)`;

/** The line by its rule: whoever joined first, and of the same moment by their ids. */
export const lineOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('subscribers')
    .select(['subscribers.id', joinedAt.as('joined_at')])
    .where(isInLine);

/** The place in line of a subscriber; null where they are not in it. */
export async function positionOf(db: Kysely<Tables>, id: string): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    SELECT (
      SELECT count(*) FROM (${lineOf(db)}) AS line
      WHERE line.joined_at < own.joined_at OR (line.joined_at = own.joined_at AND line.id <= own.id)
    ) AS position
    FROM (${lineOf(db).where('subscribers.id', '=', id)}) AS own`.execute(db);
  return rows[0]?.position ?? null;
}
