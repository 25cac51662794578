import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Language } from '../../domain/language.ts';
import { letters, type LetterKind } from '../../domain/letters/letter.ts';
import type { LetterReason } from '../../domain/letters/record.ts';
import type { Address } from '../../domain/submission/email.ts';
import { dayMs, minuteMs } from '../../domain/time.ts';
import { latestSubmission } from './latest-submission.ts';
import { isRestricted } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';

type Write = Transaction<Tables>;

/** What was queued: a letter, or the reason why it is not due. */
export interface Queued {
  kind: LetterKind;
  reason: LetterReason | null;
}

/** When a letter that has been due since a moment is given up. */
export const giveUpAt = (kind: LetterKind, due: Date): string =>
  new Date(due.getTime() + letters[kind].livesForMs).toISOString();

/**
 * Queues a letter, or writes down why it is not due.
 * @param row a query for one row at most: `person_id`, `submission_id`, `email`, `email_key`, `name`, `language`, `wants_updates`, and
 * `reason`, which is null where the letter is due
 * @param due the moment from which on it may be sent
 * @returns undefined where there was no row
 */
export async function queueEmail(
  trx: Write,
  kind: LetterKind,
  row: RawBuilder<unknown>,
  now: Date,
  due = now,
): Promise<Queued | undefined> {
  const { rows } = await sql<Queued>`
    INSERT INTO letters (
      id, kind, person_id, submission_id, email, email_key, name, language, wants_updates, state, reason, queued_at, due_at, give_up_at
    )
    SELECT ${uuidV7()}, ${sql.lit(kind)}, person_id, submission_id, email, email_key, name, language, wants_updates,
      CASE WHEN reason IS NULL THEN 'queued' ELSE 'not_due' END, reason,
      ${now.toISOString()}, ${due.toISOString()}, ${giveUpAt(kind, due)}
    FROM (${row}) AS queued
    RETURNING kind, reason`.execute(trx);
  return rows[0];
}

/**
 * Answers a submission of a person who is known: asks to confirm the address, or tells who has confirmed it that they are on the list
 * already, in the words of what they confirmed. One statement decides whether the letter is due, and the row of the person is locked,
 * so that of two at once the second counts the first.
 * @param due the moment from which on it may be sent
 */
export async function queueAnswer(
  trx: Write,
  submissionId: string,
  now: Date,
  due = now,
): Promise<Queued | undefined> {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const asksSince = (ms: number) => asksToConfirm(sql.ref('person.email_key'), since(ms));
  const answer = (
    says: 'submission' | 'person',
    where: RawBuilder<SqlBool>,
    reasons: RawBuilder<unknown>,
  ) => sql`
    SELECT person.id AS person_id, submission.id AS submission_id, ${sql.ref(`${says}.email`)}, person.email_key,
      ${sql.ref(`${says}.name`)}, ${sql.ref(`${says}.language`)}, ${sql.ref(`${says}.wants_updates`)},
      CASE WHEN ${isRestricted(sql.ref('person.email_key'))} THEN 'restricted' ${reasons} END AS reason
    FROM interest_submissions AS submission
    JOIN people AS person ON person.email_key = submission.email_key
    WHERE submission.id = ${submissionId} AND ${where}`;
  const confirm = answer(
    'submission',
    sql`person.state <> 'confirmed'`,
    sql`
    WHEN ${asksSince(15 * minuteMs)} >= 1 THEN 'quarter_hour'
    WHEN ${asksSince(dayMs)} >= 3 THEN 'day'
    WHEN ${asksSince(30 * dayMs)} >= 6 THEN 'month'`,
  );
  const already = answer(
    'person',
    sql`person.state = 'confirmed'`,
    sql`
    WHEN EXISTS (
      SELECT 1 FROM letters AS earlier WHERE earlier.person_id = person.id
        AND earlier.kind = 'already' AND earlier.state <> 'not_due' AND earlier.queued_at > ${since(7 * dayMs)}
    ) THEN 'week'`,
  );
  return (
    (await queueEmail(trx, 'confirm', confirm, now, due)) ??
    (await queueEmail(trx, 'already', already, now, due))
  );
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

/** Queues a letter to a person who has confirmed, unless their data is restricted. */
export async function queueToPerson(
  trx: Write,
  kind: 'welcome' | 'farewell',
  personId: string,
  now: Date,
): Promise<void> {
  const row = sql`
    SELECT id AS person_id, submission_id, email, email_key, name, language, wants_updates, NULL AS reason
    FROM people WHERE id = ${personId} AND NOT ${isRestricted(sql.ref('people.email_key'))}`;
  await queueEmail(trx, kind, row, now);
}

interface PersonLetter {
  kind: Extract<LetterKind, 'ownData' | 'newAddress'>;
  /** A condition on `people`. */
  who: RawBuilder<SqlBool>;
  /** The address that it goes to, where it is not the person's. */
  to?: Address;
  /** Why it is not due; null where it is. */
  reason: RawBuilder<unknown>;
  /** Its language, where neither the person nor a submission says one. */
  language: Language;
  now: Date;
}

/**
 * Queues a letter to a person, whatever their state, or writes down why it is not due: in the language and with the name that
 * they confirmed, else those of their latest submission.
 * @returns whether it is due
 */
export async function queuePersonLetter(
  trx: Write,
  { kind, who, to, reason, language, now }: PersonLetter,
): Promise<boolean> {
  const row = sql`
    SELECT person.id AS person_id, NULL AS submission_id, ${to ? sql`${to.email}` : sql.ref('person.email')} AS email,
      ${to ? sql`${to.email_key}` : sql.ref('person.email_key')} AS email_key,
      coalesce(${said('name')}, '') AS name,
      coalesce(${said('language')}, ${language}) AS language,
      coalesce(${said('wants_updates')}, FALSE) AS wants_updates, ${reason} AS reason
    FROM (SELECT * FROM people WHERE ${who}) AS person
    LEFT JOIN interest_submissions AS latest ON latest.id = ${latestSubmission(sql.ref('person.email_key'))}`;
  return (await queueEmail(trx, kind, row, now))?.reason === null;
}

const said = (column: 'name' | 'language' | 'wants_updates') => sql`
  CASE WHEN person.state = 'confirmed' THEN ${sql.ref(`person.${column}`)}
    ELSE ${sql.ref(`latest.${column}`)} END`;
