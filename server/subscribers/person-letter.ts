import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Language } from '../../domain/language.ts';
import type { LetterKind } from '../../domain/letters/letter.ts';
import type { Address } from '../../domain/submission/email.ts';
import { giveUpMs } from './queue.ts';
import type { Tables } from '../db/tables.ts';

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
  trx: Transaction<Tables>,
  { kind, who, to, reason, language, now }: PersonLetter,
): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await sql<{ reason: string | null }>`
    INSERT INTO letters (
      id, kind, person_id, email, email_key, name, language, wants_updates, state, reason, queued_at, due_at, give_up_at
    )
    SELECT ${uuidV7()}, ${sql.lit(kind)}, id, email, email_key, name, language, wants_updates,
      CASE WHEN reason IS NULL THEN 'queued' ELSE 'not_due' END, reason,
      ${at}, ${at}, ${new Date(now.getTime() + giveUpMs).toISOString()}
    FROM (
      SELECT person.id, ${to ? sql`${to.email}` : sql.ref('person.email')} AS email,
        ${to ? sql`${to.email_key}` : sql.ref('person.email_key')} AS email_key,
        coalesce(${said('name')}, '') AS name,
        coalesce(${said('language')}, ${language}) AS language,
        coalesce(${said('wants_updates')}, FALSE) AS wants_updates, ${reason} AS reason
      FROM (SELECT * FROM people WHERE ${who}) AS person
      LEFT JOIN interest_submissions AS latest ON latest.id = (
        SELECT submission.id FROM interest_submissions AS submission
        WHERE submission.email_key = person.email_key
        ORDER BY submission.created_at DESC, submission.id DESC LIMIT 1
      )
    ) AS letter
    RETURNING reason`.execute(trx);
  return rows[0]?.reason === null;
}

const said = (column: 'name' | 'language' | 'wants_updates') => sql`
  CASE WHEN person.state = 'confirmed' THEN ${sql.ref(`person.${column}`)}
    ELSE ${sql.ref(`latest.${column}`)} END`;
