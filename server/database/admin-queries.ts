import { sql, type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { defaultDeskSort } from '../../domain/admin/defaults.ts';
import {
  type DeskColumn,
  type DeskDetails,
  type DeskFilter,
  type DeskNewer,
  type DeskOverview,
  type DeskPage,
  type DeskPeriod,
  type DeskRow,
  type DeskSort,
  type DeskStart,
  type PersonSubmission,
} from '../../domain/admin/api.ts';
import type { Language } from '../../domain/language.ts';
import type { DeskPageRequest } from './admin-store.ts';
import { wordsOf } from './normalize-for-search.ts';
import { eventCountsOf, returning } from './submissions.ts';
import type { SubmissionRow, Tables } from './tables.ts';

/** What the two engines write differently; `one` is the submission that is looked at. */
export interface DeskDialect {
  /** The day of `one.created_at` in UTC. */
  day: RawBuilder<string>;
  /** A text folded as `fold` does it, in the order of its code points. */
  folded: (text: RawBuilder<string | null>) => RawBuilder<string | null>;
  /** Whether all of some folded words are in the folded texts of `one`. No word has a line end in it. */
  hasWords: (words: string[]) => RawBuilder<SqlBool>;
}

/**
 * Ids of many submissions in order, so many a text, one a line: a hundred thousand texts take long to
 * hand from one thread to another, and some hundred do not.
 */
export type PackedIds = string[];

/** How many submissions a part of a list has. */
export const partSize = 250;

/** The desk's reading, as the worker of the embedded store and Postgres's pool both offer it. */
export interface DeskReads {
  start: (request: DeskPageRequest, now: string) => Promise<DeskStart>;
  overview: (period: DeskPeriod, now: string) => Promise<DeskOverview>;
  page: (request: DeskPageRequest) => Promise<DeskPage>;
  newer: (than: string | null) => Promise<DeskNewer>;
  listIds: (filter: DeskFilter, sort: DeskSort) => Promise<PackedIds>;
  personIds: (email: string) => Promise<PackedIds>;
  details: (ids: string[]) => Promise<DeskDetails[]>;
  personRows: (ids: string[]) => Promise<PersonSubmission[]>;
}

const rowColumns = [
  'id',
  'created_at',
  'name',
  'email',
  'country',
  'profession',
  'wants_updates',
  'language',
] as const;
const detailColumns = [...rowColumns, 'message', 'privacy_policy_version'] as const;
const personColumns = [
  ...detailColumns,
  'ip_address',
  'user_agent',
  'idempotency_key',
] as const satisfies (keyof SubmissionRow)[];

// The choice of countries stays short enough to read, whatever strangers type.
const mostCountries = 250;

const weekMs = 7 * 24 * 60 * 60 * 1000;
const monthMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The desk's reading on one database. What takes several statements sees one moment: a submission that came
 * between them would otherwise be in neither the rows nor those announced as newer.
 */
export function deskReads(db: Kysely<Tables>, dialect: DeskDialect): DeskReads {
  const atOneMoment = <Result>(read: (reads: MomentReads) => Promise<Result>): Promise<Result> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => read(momentReads(trx, dialect)));
  return {
    ...momentReads(db, dialect),
    start: (request, now) =>
      atOneMoment(async (reads) => ({
        overview: await reads.overview({}, now),
        page: await reads.page(request),
      })),
    overview: (period, now) => atOneMoment((reads) => reads.overview(period, now)),
    page: (request) => atOneMoment((reads) => reads.page(request)),
    newer: (than) => atOneMoment((reads) => reads.newer(than)),
  };
}

type MomentReads = Omit<DeskReads, 'start'>;

/** Each statement sees the moment in which it runs, unless a transaction holds one for all. */
function momentReads(db: Kysely<Tables>, dialect: DeskDialect): MomentReads {
  const submissions = () => db.selectFrom('interest_submissions as one');

  const matching = (filter: DeskFilter) =>
    submissions().where((eb) => eb.and(conditions(eb, filter, dialect)));

  /** Packed by the database: to read a hundred thousand rows one by one holds up the server. */
  const pack = async (
    rows: ReturnType<typeof matching>,
    order: RawBuilder<unknown>,
  ): Promise<PackedIds> => {
    const placed = rows.select([
      'one.id',
      sql<number>`row_number() OVER (ORDER BY ${order}) - 1`.as('place'),
    ]);
    const part = sql`place / ${sql.lit(partSize)}`;
    const parts = await db
      .selectFrom(placed.as('placed'))
      .select(sql<string>`string_agg(id, ${sql.lit('\n')} ORDER BY place)`.as('ids'))
      .groupBy(part)
      .orderBy(part)
      .execute();
    return parts.map(({ ids }) => ids);
  };

  const count = async (filter: DeskFilter): Promise<number> => {
    const { total } = await matching(filter)
      .select((eb) => eb.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };

  const rows = async (ids: string[]): Promise<DeskRow[]> => {
    if (ids.length === 0) return [];
    const found = await submissions()
      .select([...rowColumns, returning.as('returning')])
      .where('id', 'in', ids)
      .execute();
    return inOrder(ids, found.map(withFlags));
  };

  const newest = async (): Promise<string | null> => {
    const found = await submissions()
      .select((eb) => eb.fn.max('one.id').as('id'))
      .executeTakeFirst();
    return found?.id ?? null;
  };

  return {
    async overview(period, now) {
      const since = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
      const counters = await submissions()
        .select((eb) => [
          eb.fn.countAll<number | string>().as('total'),
          sql<number | string>`count(CASE WHEN one.created_at > ${since(weekMs)} THEN 1 END)`.as(
            'this_week',
          ),
          sql<number | string>`count(CASE WHEN one.created_at > ${since(monthMs)} THEN 1 END)`.as(
            'this_month',
          ),
        ])
        .executeTakeFirstOrThrow();

      const inPeriod = matching(period);
      const sums = await inPeriod
        .select((eb) => [
          eb.fn.countAll<number | string>().as('submissions'),
          sql<number | string>`count(CASE WHEN ${wants} THEN 1 END)`.as('wants_updates'),
          sql<number | string>`count(DISTINCT lower(one.email))`.as('people'),
        ])
        .executeTakeFirstOrThrow();
      const { people: returningPeople } = await inPeriod
        .select(sql<number | string>`count(DISTINCT lower(one.email))`.as('people'))
        .where(returning as RawBuilder<SqlBool>)
        .executeTakeFirstOrThrow();
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
      const spoken = await inPeriod
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
        returning_people: Number(returningPeople),
        days: days.map(counted),
        countries: countries.map(counted),
        languages: spoken.map((row) => counted<{ language: Language }>(row)),
        event_counts: await eventCountsOf(db, period),
      };
    },

    async page({ filter, sort, offset, limit }) {
      const page = matching(filter).orderBy(orderOf(sort, dialect)).limit(limit).offset(offset);
      if (!filter.search) {
        const total = await count(filter);
        const ids = await page.select('one.id').execute();
        return { rows: await rows(ids.map(({ id }) => id)), total, newest: await newest() };
      }
      // To search twice, once to count, takes twice as long.
      const found = await page
        .select(['one.id', sql<number | string>`count(*) OVER ()`.as('total')])
        .execute();
      const total = found[0] ? Number(found[0].total) : offset === 0 ? 0 : await count(filter);
      return { rows: await rows(found.map(({ id }) => id)), total, newest: await newest() };
    },

    async newer(than) {
      const { count: after } = await submissions()
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .$if(than !== null, (query) => query.where('one.id', '>', than))
        .executeTakeFirstOrThrow();
      return { count: Number(after), newest: await newest() };
    },

    listIds: (filter, sort) => pack(matching(filter), orderOf(sort, dialect)),

    personIds: (email) =>
      pack(submissions().where(ofEmail('one', email)), orderOf(defaultDeskSort, dialect)),

    async details(ids) {
      const found = await submissions()
        .select([...detailColumns, returning.as('returning')])
        .where('id', 'in', ids)
        .execute();
      return inOrder(ids, found.map(withFlags));
    },

    async personRows(ids) {
      const found = await submissions().select(personColumns).where('id', 'in', ids).execute();
      return inOrder(
        ids,
        found.map((row) => ({ ...row, wants_updates: Boolean(row.wants_updates) })),
      );
    },
  };
}

/** The submissions of an e-mail address, ignoring case, by the index of the two migrations. */
export const ofEmail = (table: string, email: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(`${table}.email`)}) = lower(${email})`;

// In SQLite a yes is 1, in Postgres it is true.
const wants = sql<SqlBool>`one.wants_updates`;

type Builder = ExpressionBuilder<{ one: SubmissionRow }, 'one'>;

function conditions(eb: Builder, filter: DeskFilter, dialect: DeskDialect) {
  const { search, country, language, wants_updates, from, to } = filter;
  const words = search === undefined ? [] : wordsOf(search);
  const isReturning = returning as RawBuilder<SqlBool>;
  return [
    ...(from === undefined ? [] : [eb('one.created_at', '>=', `${from}T00:00:00.000Z`)]),
    ...(to === undefined ? [] : [eb('one.created_at', '<=', `${to}T23:59:59.999Z`)]),
    ...(country === undefined ? [] : [eb('one.country', 'is not distinct from', country)]),
    ...(language === undefined ? [] : [eb('one.language', '=', language)]),
    ...(wants_updates === undefined ? [] : [wants_updates ? wants : sql<SqlBool>`NOT ${wants}`]),
    ...(words.length === 0 ? [] : [dialect.hasWords(words)]),
    ...(filter.returning === undefined
      ? []
      : [filter.returning ? isReturning : sql<SqlBool>`NOT ${isReturning}`]),
  ];
}

/** Rows that are the same in the column stand in the order in which they came; an empty one comes last. */
function orderOf({ column, direction }: DeskSort, dialect: DeskDialect): RawBuilder<unknown> {
  const to = sql.raw(direction === 'descending' ? 'DESC' : 'ASC');
  return column === 'created_at'
    ? sql`one.created_at ${to}, one.id ${to}`
    : sql`${sortKey(column, dialect)} ${to} NULLS LAST, one.created_at, one.id`;
}

function sortKey(by: DeskColumn, dialect: DeskDialect): RawBuilder<unknown> {
  switch (by) {
    case 'name':
    case 'email':
    case 'country':
    case 'profession':
      return dialect.folded(sql<string | null>`${sql.ref(`one.${by}`)}`);
    case 'returning':
      return returning;
    case 'created_at':
    case 'wants_updates':
    case 'language':
      return sql`${sql.ref(`one.${by}`)}`;
  }
}

/** How many ids there are. */
export const countPacked = (packed: PackedIds): number =>
  packed.length === 0 ? 0 : (packed.length - 1) * partSize + unpack(packed.at(-1) ?? '').length;

/** The ids of one part. */
export const unpack = (part: string): string[] => part.split('\n');

function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const withFlags = <Row extends { wants_updates: unknown; returning: unknown }>(row: Row) => ({
  ...row,
  wants_updates: Boolean(row.wants_updates),
  returning: Boolean(row.returning),
});

const counted = <Row extends object>(row: Row & { count: number | string }) => ({
  ...row,
  count: Number(row.count),
});
