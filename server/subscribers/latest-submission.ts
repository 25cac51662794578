import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { EmailKey } from '../../domain/submission/email.ts';
import type { Tables } from '../db/tables.ts';

/**
 * The id of the latest submission of an address, as an expression. @param key an expression, or the
 * key
 */
export const latestSubmission = (key: RawBuilder<unknown> | EmailKey): RawBuilder<string> => sql`(
  SELECT theirs.id FROM interest_submissions AS theirs WHERE theirs.email_key = ${key}
  ORDER BY theirs.created_at DESC, theirs.id DESC LIMIT 1
)`;

/** The id of the latest submission of an address. */
export async function latestOf(
  trx: Transaction<Tables>,
  key: EmailKey,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('interest_submissions')
    .select('id')
    .where('id', '=', latestSubmission(key))
    .executeTakeFirst();
  return found?.id;
}
