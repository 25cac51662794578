import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { LetterReason } from '../../domain/letters/record.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import type { Tables } from '../db/tables.ts';
import { latestSubmission } from './latest-submission.ts';
import { queueAnswer } from './queue.ts';

type Write = Transaction<Tables>;

/** The person of an address. */
export const personOf = (key: EmailKey): RawBuilder<SqlBool> =>
  sql<SqlBool>`people.email_key = ${key}`;

/** Writes down whom a stored submission is from, and queues the letter that answers it. */
export async function answerSubmission(
  trx: Write,
  { id, created_at, ...address }: Address & { id: string; created_at: string },
): Promise<void> {
  await addPerson(trx, address, created_at);
  await queueAnswer(trx, id, new Date(created_at));
}

/** Adds a person who is not known yet, and locks the row of the person until the transaction ends. */
export async function addPerson(
  trx: Write,
  { email, email_key }: Address,
  at: string,
): Promise<void> {
  await sql`
    INSERT INTO people (id, email, email_key, created_at, state, state_since)
    VALUES (${uuidV7()}, ${email}, ${email_key}, ${at}, 'unconfirmed', ${at})
    ON CONFLICT (email_key) DO UPDATE SET email = people.email`.execute(trx);
}

/** Adds the person of an address that has submissions, and none for any other: who joined before letters were on has none yet. */
export async function addPersonOfSubmissions(trx: Write, key: EmailKey, at: string): Promise<void> {
  await sql`
    INSERT INTO people (id, email, email_key, created_at, state, state_since)
    SELECT ${uuidV7()}, submission.email, submission.email_key, ${at}, 'unconfirmed', ${at}
    FROM interest_submissions AS submission
    WHERE submission.id = ${latestSubmission(key)}
    ON CONFLICT (email_key) DO UPDATE SET email = people.email`.execute(trx);
}

/** Lets a submission speak for the people for whom a condition on `people` and `submission` holds. */
export async function takeChoices(
  trx: Write,
  submissionId: string | null,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`
    UPDATE people SET
      submission_id = submission.id, email = submission.email, email_key = submission.email_key,
      name = submission.name, language = submission.language, wants_updates = submission.wants_updates
    FROM interest_submissions AS submission
    WHERE submission.id = ${submissionId} AND ${where}`.execute(trx);
}

/** How many submissions an address has. */
export async function countSubmissions(trx: Write, key: EmailKey): Promise<number> {
  const { count } = await trx
    .selectFrom('interest_submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes that no letter arrives at a person's address. Who left has left all the same. */
export async function markBounced(trx: Write, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('people')
    .set({ state: 'bounced', state_since: now.toISOString() })
    .where('id', '=', personId)
    .where('state', '<>', 'left')
    .execute();
  await dropQueued(trx, personId, 'bounced', now);
}

/** Drops the letters to a person that are not on their way yet; not those that they asked for to see their data. */
export async function dropQueued(
  trx: Write,
  personId: string,
  reason: LetterReason,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('letters')
    .set({ state: 'dropped', reason, ended_at: now.toISOString() })
    .where('person_id', '=', personId)
    .where('state', '=', 'queued')
    .where('queued_at', '<=', now.toISOString())
    .where('kind', '<>', 'ownData')
    .execute();
}

/** The ids of the submissions of an address. */
export async function submissionsOf(trx: Write, key: EmailKey): Promise<string[]> {
  const rows = await trx
    .selectFrom('interest_submissions')
    .select('id')
    .where('email_key', '=', key)
    .execute();
  return rows.map(({ id }) => id);
}
