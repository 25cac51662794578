import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import type { Tables } from '../db/tables.ts';
import { latestSubmission } from './latest-submission.ts';
import { queueAnswer } from './queue.ts';

type Write = Transaction<Tables>;

/** The subscriber of an address. */
export const isSubscriber = (key: EmailKey): RawBuilder<SqlBool> =>
  sql<SqlBool>`subscribers.email_key = ${key}`;

/**
 * Writes down whom a stored submission is from, and with e-mails on, queues the one that answers
 * it.
 */
export async function addSubscriberOf(
  trx: Write,
  { id, created_at, ...address }: Address & { id: string; created_at: string },
  emailsAreOn: boolean,
): Promise<void> {
  await addSubscriber(trx, address, created_at, emailsAreOn ? 'unconfirmed' : null);
  if (emailsAreOn) await queueAnswer(trx, { id, ...address }, new Date(created_at));
}

/** A known subscriber is now asked what nobody asked them before. */
const becomesAsked = sql`
  ON CONFLICT (email_key) DO UPDATE SET
    state_since = CASE WHEN subscribers.state IS NULL THEN excluded.state_since ELSE subscribers.state_since END,
    state = coalesce(subscribers.state, excluded.state)`;

/**
 * Adds a subscriber who is not known yet, and locks the row of the subscriber until the transaction
 * ends.
 * @param state null where nobody asks them to confirm the address
 */
export async function addSubscriber(
  trx: Write,
  { email, email_key }: Address,
  at: string,
  state: 'unconfirmed' | null = 'unconfirmed',
): Promise<void> {
  await sql`
    INSERT INTO subscribers (id, email, email_key, created_at, state, state_since)
    VALUES (${uuidV7()}, ${email}, ${email_key}, ${at}, ${state}, ${at}) ${becomesAsked}`.execute(
    trx,
  );
}

/**
 * Lets the subscriber of an address that has submissions be asked to confirm it; for any other
 * address the same statement finds nobody.
 */
export async function addSubscriberOfSubmissions(
  trx: Write,
  key: EmailKey,
  at: string,
): Promise<void> {
  await sql`
    INSERT INTO subscribers (id, email, email_key, created_at, state, state_since)
    SELECT ${uuidV7()}, submission.email, submission.email_key, ${at}, 'unconfirmed', ${at}
    FROM interest_submissions AS submission
    WHERE submission.id = ${latestSubmission(key)} ${becomesAsked}`.execute(trx);
}

/**
 * Lets a submission speak for the people for whom a condition on `people` and `submission` holds.
 */
export async function applyPreferences(
  trx: Write,
  submissionId: string | null,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`
    UPDATE subscribers SET
      submission_id = submission.id, email = submission.email, email_key = submission.email_key,
      name = submission.name, language = submission.language, wants_updates = submission.wants_updates
    FROM interest_submissions AS submission
    WHERE submission.id = ${submissionId} AND ${where}`.execute(trx);
}

/** How many submissions an address has. */
export async function countSubmissions(db: Kysely<Tables>, key: EmailKey): Promise<number> {
  const { count } = await db
    .selectFrom('interest_submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Notes that no e-mail arrives at a subscriber's address. Anyone who left has left all the same.
 */
export async function markBounced(trx: Write, subscriberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set({ state: 'bounced', state_since: now.toISOString() })
    .where('id', '=', subscriberId)
    .where('state', '<>', 'unsubscribed')
    .execute();
}
