import { sql, type Transaction } from 'kysely';
import { defaultLanguage } from '../../domain/language.ts';
import type { Address } from '../../domain/submission/email.ts';
import { isRestricted } from './restrictions.ts';
import { queueToSubscribers, whenAskedTooOften } from './queue.ts';
import type { Tables } from '../db/tables.ts';
import type { LinkSubscriber } from './my-data-link.ts';

type Write = Transaction<Tables>;

/** The language in `emails` if neither a subscriber nor a submission says one. */
const fallback = defaultLanguage;

/**
 * Writes down the address that a subscriber wants, and queues the e-mail that asks it to confirm,
 * under the caps of confirmations: for that address, no matter who gave it, and for what the
 * subscriber asked for in a day and a month.
 * @returns whether that e-mail is due
 */
export async function askForAddress(
  trx: Write,
  { id }: Pick<LinkSubscriber, 'id'>,
  address: Address,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  await trx
    .insertInto('email_changes')
    .values({ subscriber_id: id, ...address, asked_at: at })
    .onConflict((conflict) =>
      conflict.column('subscriber_id').doUpdateSet({ ...address, asked_at: at }),
    )
    .execute();
  return queueToSubscribers(trx, {
    kind: 'newAddress',
    who: sql`subscribers.id = ${id}`,
    to: address,
    language: fallback,
    now,
    reason: sql`CASE
      WHEN ${isRestricted(sql`${address.email_key}`)} THEN 'restricted'
      ${whenAskedTooOften(address.email_key, now, id)}
    END`,
  });
}
