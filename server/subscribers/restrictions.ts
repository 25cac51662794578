import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { EmailKey } from '../../domain/submission/email.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Whether the data of an address is restricted. @param key an expression for the key of the address
 */
export const isRestricted = (key: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`EXISTS (SELECT 1 FROM restrictions WHERE restrictions.email_key = ${key})`;

/** Since when the data of an address is restricted; null where it is not. */
export async function restrictedSince(db: Kysely<Tables>, key: EmailKey): Promise<string | null> {
  const found = await db
    .selectFrom('restrictions')
    .select('since')
    .where('email_key', '=', key)
    .executeTakeFirst();
  return found?.since ?? null;
}
