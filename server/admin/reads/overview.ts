import { sql, type Kysely } from 'kysely';
import type { AdminOverview } from '../../../domain/admin/api.ts';
import type { Period } from '../../../domain/admin/list-query.ts';
import { readEventCounts } from '../../db/event-counts.ts';
import { joinSpellings } from './countries.ts';
import { conditions, countAll, returning, wantsUpdates, type SqlDialect } from './list-sql.ts';
import type { Tables } from '../../db/tables.ts';
import { dayMs, momentBefore } from '../../../domain/time.ts';

// Before every submission.
const begin = '0001-01-01T00:00:00.000Z';

// Limits the list of countries to a readable length, whatever visitors type.
const mostCountries = 250;

/**
 * Reads the figures of a period with several statements; the caller provides the snapshot they
 * share.
 */
export async function readOverview(
  db: Kysely<Tables>,
  dialect: SqlDialect,
  asked: { period: Period; days: string[]; now: Date },
): Promise<AdminOverview> {
  const { period, now } = asked;
  const submissions = db.selectFrom('interest_submissions as submission');
  const since = (days: number) => {
    const moment = momentBefore(now, days * dayMs);
    return sql<number>`count(CASE WHEN submission.created_at > ${moment} THEN 1 END)`;
  };
  const counters = await submissions
    .select([countAll.as('total'), since(7).as('this_week'), since(30).as('this_month')])
    .executeTakeFirstOrThrow();
  const { first } = await submissions
    .select((eb) => eb.fn.min('submission.created_at').as('first'))
    .executeTakeFirstOrThrow();
  const { before } = await submissions
    .where(conditions({ to: period.from ?? begin }, dialect))
    .select(countAll.as('before'))
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
  const quarters = inPeriod
    .select([dialect.quarter.as('begin'), countAll.as('count')])
    .groupBy(dialect.quarter)
    .orderBy('begin');
  const days = asked.days.length === 0 ? [] : inDays(await quarters.execute(), asked.days, before);
  const spellings = await inPeriod
    .select(['country', countAll.as('count')])
    .groupBy('country')
    .orderBy('count', 'desc')
    .orderBy('country', (order) => order.asc().nullsLast())
    .execute();
  const languages = await inPeriod
    .select(['language', countAll.as('count')])
    .groupBy('language')
    .orderBy('count', 'desc')
    .orderBy('language')
    .execute();
  const event_counts = await readEventCounts(db, period);
  const countries = joinSpellings(spellings).slice(0, mostCountries);
  return { counters, first, ...sums, ...returned, days, countries, languages, event_counts };
}

/**
 * Adds up counts to days.
 * @param counts by when each part of a day began, oldest first
 * @param begins of the days, oldest first
 * @param before how many came before all of them
 */
function inDays(
  counts: { begin: string; count: number }[],
  begins: string[],
  before: number,
): AdminOverview['days'] {
  let next = 0;
  let total = before;
  return begins.map((begin, day) => {
    const end = begins[day + 1] ?? '9999';
    let count = 0;
    for (; next < counts.length && (counts[next]?.begin ?? '') < end; next += 1) {
      count += counts[next]?.count ?? 0;
    }
    total += count;
    return { begin, count, total };
  });
}
