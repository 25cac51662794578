import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { EmailKey } from '../../domain/submission/email.ts';
import { dayMs, minuteMs } from '../../domain/time.ts';
import { addressHash } from '../db/personal-data.ts';
import type { Tables } from '../db/tables.ts';

type Write = Transaction<Tables>;

/**
 * Counts an ask for the link to the data of an address, known or not. The first statement decides
 * whether it is due, and locks the row, so that of two at once the second counts the first. Every
 * ask writes, so that its commit takes as long.
 * @returns an expression for why it is not due, null where it is
 */
export async function countLinkRequest(
  trx: Write,
  key: EmailKey,
  now: Date,
): Promise<RawBuilder<unknown>> {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const address = addressHash(key);
  await sql`
    INSERT INTO link_requests (address_hash, asked_at) VALUES (${address}, ${now.toISOString()})
    ON CONFLICT (address_hash) DO UPDATE SET
      asked_at = excluded.asked_at,
      reason = CASE
        WHEN link_requests.due_1 > ${since(5 * minuteMs)} THEN 'five_minutes'
        WHEN link_requests.due_5 > ${since(dayMs)} THEN 'five_a_day'
      END`.execute(trx);
  await sql`
    UPDATE link_requests SET due_5 = due_4, due_4 = due_3, due_3 = due_2, due_2 = due_1, due_1 = asked_at
    WHERE address_hash = ${address} AND reason IS NULL`.execute(trx);
  return sql`(SELECT link_requests.reason FROM link_requests WHERE address_hash = ${address})`;
}
