import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../tables.ts';

/** Whether the data of an e-mail address is restricted, ignoring case. @param email an expression, or a text */
export const isRestricted = (email: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`EXISTS (SELECT 1 FROM restrictions WHERE lower(restrictions.email) = lower(${email}))`;

/** Since when the data of an e-mail address is restricted, ignoring case; null where it is not. */
export async function restrictedSince(db: Kysely<Tables>, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('restrictions')
    .select('since')
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return found?.since ?? null;
}

/** Lifts the restriction of an e-mail address, ignoring case. @returns whether there was one */
export async function liftRestriction(db: Kysely<Tables>, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('restrictions')
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
