import { sql, type Kysely } from 'kysely';
import type { DeskOverview } from '../../../domain/admin/api.ts';
import type { Period } from '../../../domain/admin/list-query.ts';
import { readEventCounts } from '../../db/event-counts.ts';
import { conditions, returning, wantsUpdates, type SqlDialect } from './list-sql.ts';
import type { Tables } from '../../db/tables.ts';
import { dayMs } from '../../../domain/time.ts';

// Limits the list of countries to a readable length, whatever visitors type.
const mostCountries = 250;

/** Reads the figures of a period with several statements; the caller provides the snapshot they share. */
export async function readOverview(
  db: Kysely<Tables>,
  dialect: SqlDialect,
  period: Period,
  now: Date,
): Promise<DeskOverview> {
  const submissions = db.selectFrom('interest_submissions as submission');
  const since = (days: number) => {
    const moment = new Date(now.getTime() - days * dayMs).toISOString();
    return sql<number | string>`count(CASE WHEN submission.created_at > ${moment} THEN 1 END)`;
  };
  const counters = await submissions
    .select((eb) => [
      eb.fn.countAll<number | string>().as('total'),
      since(7).as('this_week'),
      since(30).as('this_month'),
    ])
    .executeTakeFirstOrThrow();

  const inPeriod = submissions.where(conditions(period, dialect));
  const people = sql<number | string>`count(DISTINCT submission.email_key)`.as('people');
  const sums = await inPeriod
    .select((eb) => [
      eb.fn.countAll<number | string>().as('submissions'),
      sql<number | string>`count(CASE WHEN ${wantsUpdates} THEN 1 END)`.as('wants_updates'),
      people,
    ])
    .executeTakeFirstOrThrow();
  const returned = await inPeriod.select(people).where(returning).executeTakeFirstOrThrow();
  const days = await inPeriod
    .select((eb) => [dialect.day.as('day'), eb.fn.countAll<number | string>().as('count')])
    .groupBy(dialect.day)
    .orderBy('day')
    .execute();
  const countries = await inPeriod
    .select((eb) => ['country', eb.fn.countAll<number | string>().as('count')])
    .groupBy('country')
    .orderBy('count', 'desc')
    .orderBy('country', (order) => order.asc().nullsLast())
    .limit(mostCountries)
    .execute();
  const languages = await inPeriod
    .select((eb) => ['language', eb.fn.countAll<number | string>().as('count')])
    .groupBy('language')
    .orderBy('count', 'desc')
    .orderBy('language')
    .execute();
  return {
    counters: {
      total: Number(counters.total),
      this_week: Number(counters.this_week),
      this_month: Number(counters.this_month),
    },
    submissions: Number(sums.submissions),
    wants_updates: Number(sums.wants_updates),
    people: Number(sums.people),
    returning_people: Number(returned.people),
    days: days.map(counted),
    countries: countries.map(counted),
    languages: languages.map(counted),
    event_counts: await readEventCounts(db, period),
  };
}

/** Postgres returns counts as texts, because they may exceed JavaScript's safe integers. */
const counted = <Row extends { count: number | string }>(
  row: Row,
): Omit<Row, 'count'> & { count: number } => ({ ...row, count: Number(row.count) });
