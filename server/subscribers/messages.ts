import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Note } from '../../domain/admin/rights.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import { subscriberIdOf } from '../db/personal-data.ts';
import type { Tables } from '../db/tables.ts';
import type { Change } from '../events/change.ts';
import { isRestricted, restrictedSince } from './restrictions.ts';
import { isSubscriber } from './subscribers.ts';

/**
 * Whether the message of `submission` waits for the owner's answer; one of restricted data is not
 * used.
 */
export const messageWaits = sql<SqlBool>`(
  submission.message IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM message_answers WHERE message_answers.submission_id = submission.id)
  AND NOT ${isRestricted(sql.ref('submission.email_key'))}
)`;

/** How many messages wait for an answer, and since when the first. */
export async function waitingMessages(
  db: Kysely<Tables>,
): Promise<{ count: number; first: string | null }> {
  return db
    .selectFrom('interest_submissions as submission')
    .select((eb) => [
      sql<number>`count(*)`.as('count'),
      eb.fn.min<string | null>('submission.created_at').as('first'),
    ])
    .where(messageWaits)
    .executeTakeFirstOrThrow();
}

/** Marks a message as answered. @returns false where there is none that waits */
export async function answerMessage({ trx, actor, record }: Change, id: string): Promise<boolean> {
  const submission = await trx
    .selectFrom('interest_submissions as submission')
    .select(['email', 'email_key'])
    .where('id', '=', id)
    .where(messageWaits)
    .executeTakeFirst();
  if (!submission) return false;
  await trx
    .insertInto('message_answers')
    .values({ submission_id: id, answered_at: actor.at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await record({ kind: { log: 'answer_message' }, address: submission, count: 1 });
  return true;
}

/** The owner's note beside an address. */
export async function readNote(db: Kysely<Tables>, key: EmailKey): Promise<Note | null> {
  const note = await db
    .selectFrom('notes')
    .innerJoin('subscribers', 'subscribers.id', 'notes.subscriber_id')
    .select(['notes.text', 'notes.changed_at'])
    .where(isSubscriber(key))
    .executeTakeFirst();
  return note ?? null;
}

/** Writes the owner's note beside a person, or takes it away where it is empty. */
export async function writeNote(
  { trx, actor, record }: Change,
  address: Address,
  text: string,
): Promise<'written' | 'missing' | 'restricted'> {
  if ((await restrictedSince(trx, address.email_key)) !== null) return 'restricted';
  const subscriber = await subscriberIdOf(trx, address.email_key);
  if (subscriber === null) return 'missing';
  if (text === '') await trx.deleteFrom('notes').where('subscriber_id', '=', subscriber).execute();
  else {
    const note = { text, changed_at: actor.at.toISOString() };
    await trx
      .insertInto('notes')
      .values({ subscriber_id: subscriber, ...note })
      .onConflict((conflict) => conflict.column('subscriber_id').doUpdateSet(note))
      .execute();
  }
  await record({ kind: { log: 'write_note' }, address, count: 1 });
  return 'written';
}
