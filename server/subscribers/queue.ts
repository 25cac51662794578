import { sql, type RawBuilder, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { LetterKind } from '../../domain/letters/letter.ts';
import type { LetterReason } from '../../domain/letters/record.ts';
import { isRestricted } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** After this a farewell is dropped: its receipt stands on the page, and the address of an erased person must go. */
export const farewellMs = 10 * minuteMs;
/** After this any other letter that could not be sent is given up. */
export const giveUpMs = 3 * dayMs;

/** What a submission is answered with: a letter, or the reason why none is due. */
export interface Queued {
  kind: LetterKind;
  reason: LetterReason | null;
}

/**
 * Answers a submission of a person who is known: asks to confirm the address, or tells who has confirmed it that they are on the list
 * already. One statement decides whether the letter is due, and the row of the person is locked, so that of two
 * at once the second counts the first.
 * @param due the moment from which on it may be sent
 */
export async function queueAnswer(
  trx: Transaction<Tables>,
  submissionId: string,
  now: Date,
  due = now,
): Promise<Queued | undefined> {
  const at = now.toISOString();
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const asksSince = (ms: number) => asksToConfirm(sql.ref('asked.email_key'), since(ms));
  const { rows } = await sql<Queued>`
    INSERT INTO letters (
      id, kind, person_id, submission_id, email, email_key, name, language, wants_updates, state, reason, queued_at, due_at, give_up_at
    )
    SELECT ${uuidV7()}, kind, person_id, submission_id, email, email_key, name, language, wants_updates,
      CASE WHEN reason IS NULL THEN 'queued' ELSE 'not_due' END, reason,
      ${at}, ${due.toISOString()}, ${new Date(due.getTime() + giveUpMs).toISOString()}
    FROM (
      SELECT asked.*, CASE
        WHEN ${isRestricted(sql.ref('asked.email_key'))} THEN 'restricted'
        WHEN kind = 'already' AND EXISTS (
          SELECT 1 FROM letters AS earlier WHERE earlier.person_id = asked.person_id
            AND earlier.kind = 'already' AND earlier.state <> 'not_due' AND earlier.queued_at > ${since(7 * dayMs)}
        ) THEN 'week'
        WHEN kind = 'already' THEN NULL
        WHEN ${asksSince(15 * minuteMs)} >= 1 THEN 'quarter_hour'
        WHEN ${asksSince(dayMs)} >= 3 THEN 'day'
        WHEN ${asksSince(30 * dayMs)} >= 6 THEN 'month'
      END AS reason
      FROM (
        SELECT person.id AS person_id, submission.id AS submission_id, person.email_key,
          ${known('email')}, ${known('name')}, ${known('language')}, ${known('wants_updates')},
          CASE WHEN person.state = 'confirmed' THEN 'already' ELSE 'confirm' END AS kind
        FROM interest_submissions AS submission
        JOIN people AS person ON person.email_key = submission.email_key
        WHERE submission.id = ${submissionId}
      ) AS asked
    ) AS answer
    RETURNING kind, reason`.execute(trx);
  return rows[0];
}

/**
 * How many letters asked an address to confirm since a moment, whoever gave it: who joined with it, or who wants to move to it. Both
 * have one cap together.
 * @param key an expression
 */
export const asksToConfirm = (key: RawBuilder<unknown>, since: string): RawBuilder<number> => sql`(
  SELECT count(*) FROM letters AS earlier
  WHERE earlier.email_key = ${key} AND earlier.kind IN ('confirm', 'newAddress')
    AND earlier.state <> 'not_due' AND earlier.queued_at > ${since}
)`;

/** What a confirmed person has said; of anyone else, what the submission says. */
const known = (column: 'email' | 'name' | 'language' | 'wants_updates') => sql`
  CASE WHEN person.state = 'confirmed' THEN ${sql.ref(`person.${column}`)}
    ELSE ${sql.ref(`submission.${column}`)} END AS ${sql.ref(column)}`;

/** Queues a letter to a person who has confirmed, unless their data is restricted. */
export async function queueToPerson(
  trx: Transaction<Tables>,
  kind: 'welcome' | 'farewell',
  personId: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const giveUpAt = new Date(now.getTime() + (kind === 'farewell' ? farewellMs : giveUpMs));
  await sql`
    INSERT INTO letters (
      id, kind, person_id, submission_id, email, email_key, name, language, wants_updates, state, queued_at, due_at, give_up_at
    )
    SELECT ${uuidV7()}, ${sql.lit(kind)}, id, submission_id, email, email_key, name, language, wants_updates, 'queued',
      ${at}, ${at}, ${giveUpAt.toISOString()}
    FROM people WHERE id = ${personId} AND NOT ${isRestricted(sql.ref('people.email_key'))}`.execute(
    trx,
  );
}
