import { sql, type Transaction } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { Address } from '../../domain/submission/email.ts';
import { dayMs, minuteMs } from '../../domain/time.ts';
import { isRestricted } from './restrictions.ts';
import { asksToConfirm, queuePersonLetter } from './queue.ts';
import type { Tables } from '../db/tables.ts';
import type { OwnPerson } from './own-link.ts';

type Write = Transaction<Tables>;

/** What stands in `letters` where neither a person nor a submission says a language. */
const fallback: Language = 'en';

/**
 * Writes down the address that a person wants, and queues the letter that asks it to confirm, under the caps of
 * confirmations: for that address, whoever gave it, and for what the person asked for in a day and a month.
 * @returns whether that letter is due
 */
export async function askForAddress(
  trx: Write,
  { id }: Pick<OwnPerson, 'id'>,
  address: Address,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  await trx
    .insertInto('email_changes')
    .values({ person_id: id, ...address, asked_at: at })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ ...address, asked_at: at }),
    )
    .execute();
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const toAddress = (ms: number) => asksToConfirm(sql`${address.email_key}`, since(ms));
  const byPerson = (ms: number) => sql`(
    SELECT count(*) FROM letters WHERE letters.person_id = ${id}
      AND letters.kind = 'newAddress' AND letters.state <> 'not_due' AND letters.queued_at > ${since(ms)}
  )`;
  const reaches = (most: number, ms: number) =>
    sql`(${toAddress(ms)} >= ${sql.lit(most)} OR ${byPerson(ms)} >= ${sql.lit(most)})`;
  return queuePersonLetter(trx, {
    kind: 'newAddress',
    who: sql`people.id = ${id}`,
    to: address,
    language: fallback,
    now,
    reason: sql`CASE
      WHEN ${isRestricted(sql`${address.email_key}`)} THEN 'restricted'
      WHEN ${toAddress(15 * minuteMs)} >= 1 THEN 'quarter_hour'
      WHEN ${reaches(3, dayMs)} THEN 'day'
      WHEN ${reaches(6, 30 * dayMs)} THEN 'month'
    END`,
  });
}
