import { sql, type Kysely } from 'kysely';
import type { AdminOverview } from '../../../domain/admin/api.ts';
import type { Period } from '../../../domain/admin/list-query.ts';
import { readEventCounts } from '../../db/event-counts.ts';
import { conditions, countAll, returning, wantsUpdates, type SqlDialect } from './list-sql.ts';
import type { Tables } from '../../db/tables.ts';
import { dayMs, momentBefore } from '../../../domain/time.ts';

// Limits the list of countries to a readable length, whatever visitors type.
const mostCountries = 250;

/**
 * Reads the figures of a period with several statements; the caller provides the snapshot they
 * share.
 */
export async function readOverview(
  db: Kysely<Tables>,
  dialect: SqlDialect,
  period: Period,
  now: Date,
): Promise<AdminOverview> {
  const submissions = db.selectFrom('interest_submissions as submission');
  const since = (days: number) => {
    const moment = momentBefore(now, days * dayMs);
    return sql<number>`count(CASE WHEN submission.created_at > ${moment} THEN 1 END)`;
  };
  const counters = await submissions
    .select([countAll.as('total'), since(7).as('this_week'), since(30).as('this_month')])
    .executeTakeFirstOrThrow();
  const inPeriod = submissions.where(conditions(period, dialect));
  const subscribers = sql<number>`count(DISTINCT submission.email_key)`;
  const sums = await inPeriod
    .select([
      countAll.as('submissions'),
      sql<number>`count(CASE WHEN ${wantsUpdates} THEN 1 END)`.as('wants_updates'),
      subscribers.as('subscribers'),
    ])
    .executeTakeFirstOrThrow();
  const returned = await inPeriod
    .select(subscribers.as('returning_subscribers'))
    .where(returning)
    .executeTakeFirstOrThrow();
  const days = await inPeriod
    .select([dialect.day.as('day'), countAll.as('count')])
    .groupBy(dialect.day)
    .orderBy('day')
    .execute();
  const countries = await inPeriod
    .select(['country', countAll.as('count')])
    .groupBy('country')
    .orderBy('count', 'desc')
    .orderBy('country', (order) => order.asc().nullsLast())
    .limit(mostCountries)
    .execute();
  const languages = await inPeriod
    .select(['language', countAll.as('count')])
    .groupBy('language')
    .orderBy('count', 'desc')
    .orderBy('language')
    .execute();
  const event_counts = await readEventCounts(db, period);
  return { counters, ...sums, ...returned, days, countries, languages, event_counts };
}
