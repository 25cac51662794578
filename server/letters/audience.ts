import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Audience, AudienceCount, NotAddressed } from '../../domain/letter.ts';
import { byLanguage } from '../../domain/language.ts';
import type { Tables } from '../db/tables.ts';
import { isRestricted } from '../subscribers/restrictions.ts';

/** Why a subscriber is not among those to whom an audience's letters go; null where they are. */
export const whyNotAddressed = (audience: Audience): RawBuilder<NotAddressed | null> => sql`
  CASE WHEN ${isRestricted(sql.ref('subscribers.email_key'))} THEN 'restricted'
    WHEN state IS NULL THEN 'unconfirmed'
    WHEN state <> 'confirmed' THEN state
    ${audience === 'updates' ? sql`WHEN NOT wants_updates THEN 'no_updates'` : sql``}
  END`;

/** The people of an audience who would get a letter now, and why others would not. */
export async function countAudience(db: Kysely<Tables>, of: Audience): Promise<AudienceCount> {
  const counted = await db
    .selectFrom('subscribers')
    .select((eb) => [
      'language',
      whyNotAddressed(of).as('reason'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['language', 'reason'])
    .execute();
  const recipients = byLanguage(() => 0);
  const left_out: AudienceCount['left_out'] = {};
  for (const { language, reason, count } of counted) {
    if (reason !== null) left_out[reason] = (left_out[reason] ?? 0) + count;
    else if (language !== null) recipients[language] += count;
  }
  return { recipients, left_out };
}
