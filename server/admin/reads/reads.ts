import { sql, type Kysely } from 'kysely';
import type {
  AdminExportCounts,
  AdminOverview,
  AdminPage,
  AdminStart,
} from '../../../domain/admin/api.ts';
import {
  defaultQuery,
  pageLimit,
  type ListQuery,
  type PageQuery,
  type Period,
} from '../../../domain/admin/list-query.ts';
import { addressOf } from '../../../domain/submission/email.ts';
import type { SubscriberData } from '../../../domain/my-data/my-data.ts';
import {
  optionsOf,
  type SubmissionField,
  type SubmissionIn,
  type SubmissionView,
} from '../../../domain/submission/fields.ts';
import type { ConsentReceipt } from '../../../domain/submission/consent.ts';
import { fieldsIn } from '../../../domain/submission/views.ts';
import { readConsents } from '../../events/consents.ts';
import {
  conditions,
  countAll,
  leftOutReason,
  orderOf,
  restricted,
  returning,
  state,
  type SqlDialect,
} from './list-sql.ts';
import { messageWaits } from '../../subscribers/messages.ts';
import { readSubscriberData } from '../../subscribers/read.ts';
import { readOverview } from './overview.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * Ids of many submissions in order, joined by line ends into one text per batch: passing a hundred
 * thousand texts from one thread to another takes long, and some hundred do not.
 */
type IdBatches = string[];

/** The number of submissions in a batch. */
const batchSize = 250;

/**
 * The queries of the administrator. Postgres runs them on its pool, the embedded store in a thread
 * of its own.
 */
export interface AdminReads {
  /** The first page and the overview of all time, read at the same moment. */
  start: (request: { now: Date }) => Promise<AdminStart>;
  overview: (request: { period: Period; days: string[]; now: Date }) => Promise<AdminOverview>;
  page: (query: PageQuery) => Promise<AdminPage>;
  listIds: (query: ListQuery) => Promise<IdBatches>;
  exportCounts: (query: Pick<ListQuery, 'filter'>) => Promise<AdminExportCounts>;
  /** Everything that is kept about an e-mail address, however it is spelled. */
  subscriber: (request: { email: string }) => Promise<SubscriberData>;
  /** The submissions with these ids, in their order. Deleted ones are left out. */
  rows: <View extends SubmissionView>(request: {
    ids: string[];
    view: View;
  }) => Promise<SubmissionIn[View][]>;
  /**
   * What is known of the consent to each of these submissions, in any order. Deleted ones are left
   * out.
   */
  consents: (request: { ids: string[] }) => Promise<ConsentReceipt[]>;
}

/**
 * The administrator's queries on one database. Several statements of one query see the same
 * snapshot: a submission added between them would otherwise be counted and not listed.
 */
export function createAdminReads(db: Kysely<Tables>, dialect: SqlDialect): AdminReads {
  const inSnapshot = <Result>(read: (trx: Kysely<Tables>) => Promise<Result>): Promise<Result> =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  const atOneMoment = <Result>(read: (moment: Moment) => Promise<Result>) =>
    inSnapshot((trx) => read(createMoment(trx, dialect)));
  return {
    ...createMoment(db, dialect),
    start: (request) =>
      atOneMoment(async (moment) => ({
        overview: await moment.overview({ period: {}, days: [], now: request.now }),
        page: await moment.page({ ...defaultQuery, offset: 0, limit: pageLimit }),
      })),
    overview: (request) => atOneMoment((moment) => moment.overview(request)),
    page: (query) => atOneMoment((moment) => moment.page(query)),
    subscriber: ({ email }) => inSnapshot((trx) => readSubscriberData(trx, addressOf(email))),
    consents: ({ ids }) => readConsents(db, ids),
  };
}

type Moment = Omit<AdminReads, 'start' | 'subscriber' | 'consents'>;

/** Each statement sees its own snapshot, unless a transaction holds one for all. */
function createMoment(db: Kysely<Tables>, dialect: SqlDialect): Moment {
  const submissions = () => db.selectFrom('interest_submissions as submission');
  const matching = ({ filter }: Pick<ListQuery, 'filter'>) =>
    submissions().where(conditions(filter, dialect));

  const count = async (query: Pick<ListQuery, 'filter'>): Promise<number> => {
    const found = matching(query).select(countAll.as('total'));
    return (await found.executeTakeFirstOrThrow()).total;
  };

  return {
    rows: (request) => readRows(db, request),

    overview: (asked) => readOverview(db, dialect, asked),

    async page({ offset, limit, ...query }) {
      const page = matching(query)
        .orderBy(orderOf(query.sort, dialect))
        .limit(limit)
        .offset(offset);
      // Searching a second time just to count would take twice as long.
      const total = query.filter.search ? sql<number | null>`count(*) OVER ()` : sql<null>`NULL`;
      const found = await page.select(['submission.id', total.as('total')]).execute();
      const isEmpty = found.length === 0 && offset === 0;
      return {
        rows: await readRows(db, { ids: found.map(({ id }) => id), view: 'row' }),
        total: found[0]?.total ?? (isEmpty ? 0 : await count(query)),
      };
    },

    /** The database joins the ids: reading a hundred thousand rows one by one blocks the server. */
    async listIds(query) {
      const order = orderOf(query.sort, dialect);
      const placed = matching(query).select([
        'submission.id',
        sql<number>`row_number() OVER (ORDER BY ${order}) - 1`.as('place'),
      ]);
      const number = sql`place / ${sql.lit(batchSize)}`;
      const batches = await db
        .selectFrom(placed.as('placed'))
        .select(sql<string>`string_agg(id, ${sql.lit('\n')} ORDER BY place)`.as('ids'))
        .groupBy(number)
        .orderBy(number)
        .execute();
      return batches.map(({ ids }) => ids);
    },

    async exportCounts(query) {
      const counts = await db
        .selectFrom(matching(query).select(leftOutReason.as('reason')).as('each'))
        .select(['reason', countAll.as('count')])
        .groupBy('reason')
        .execute();
      return {
        total: counts.reduce((total, { count }) => total + count, 0),
        left_out: Object.fromEntries(
          counts.flatMap(({ reason, count }) => (reason === null ? [] : [[reason, count]])),
        ),
      };
    },
  };
}

async function readRows<View extends SubmissionView>(
  db: Kysely<Tables>,
  { ids, view }: { ids: string[]; view: View },
): Promise<SubmissionIn[View][]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('interest_submissions as submission')
    .select(fieldsIn(view).map((field) => columnOf(field, view)))
    .where('id', 'in', ids)
    .execute();
  // The fields of a view are those of its type, which Kysely cannot know.
  const rows = found.map(withFlags) as unknown as SubmissionIn[View][];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Only a reader of all that is kept of a person reads the message of one whose data is restricted.
 */
function columnOf(field: SubmissionField, view: SubmissionView) {
  if (field === 'returning') return returning.as(field);
  if (field === 'message_waits') return messageWaits.as(field);
  if (field === 'state') return state.as(field);
  if (field === 'restricted') return restricted.as(field);
  if (field !== 'message' || view === 'subscriber') return field;
  return sql<string | null>`
    CASE WHEN ${restricted} THEN NULL ELSE submission.message END`.as(field);
}

/** A row with true and false, where SQLite returns 1 and 0. */
const withFlags = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      optionsOf(name as SubmissionField).kind === 'flag' ? Boolean(value) : value,
    ]),
  );

/**
 * Rows of a list that may be long, read one batch at a time. Rows erased meanwhile are left out.
 */
export interface RowStream<Row> {
  total: number;
  batches: AsyncIterable<Row[]>;
}

/**
 * Reads many submissions. The ids are read first, so that none is left out or read twice while
 * others are added and deleted.
 */
export function streamRows<View extends SubmissionView>(
  reads: AdminReads,
  idBatches: IdBatches,
  view: View,
): RowStream<SubmissionIn[View]> {
  const last = idBatches.at(-1);
  const batches = async function* () {
    for (const ids of idBatches) yield await reads.rows({ ids: ids.split('\n'), view });
  };
  return {
    total: last === undefined ? 0 : (idBatches.length - 1) * batchSize + last.split('\n').length,
    batches: batches(),
  };
}
