import { sql, type Kysely } from 'kysely';
import type { AdminVisits, VisitSource } from '../../domain/admin/api.ts';
import type { Period } from '../../domain/admin/list-query.ts';
import type { Language } from '../../domain/language.ts';
import { pathOf } from '../../domain/routes.ts';
import {
  countedPages,
  fewestJoins,
  formPages,
  outsideSources,
  visitMonths,
  type FormPage,
  type Joins,
  type PageViews,
} from '../../domain/visits.ts';
import { dayOf, mondayOf } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';

export type VisitStore = ReturnType<typeof visitQueries>;

/** The counts of opened pages: the same statements in both engines. */
export const visitQueries = (db: Kysely<Tables>) => ({
  /** Adds to the earlier counts. */
  async add({ views, joins }: { views: PageViews[]; joins: Joins[] }): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (views.length > 0) {
        await trx
          .insertInto('visits')
          .values(views)
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'page', 'language', 'came_from'])
              .doUpdateSet((eb) => ({ count: eb('visits.count', '+', eb.ref('excluded.count')) })),
          )
          .execute();
      }
      if (joins.length > 0) {
        await trx
          .insertInto('joins')
          .values(joins)
          .onConflict((conflict) =>
            conflict
              .columns(['week', 'page'])
              .doUpdateSet((eb) => ({ count: eb('joins.count', '+', eb.ref('excluded.count')) })),
          )
          .execute();
      }
    });
  },

  /** Deletes what is older than it may be. */
  async deleteOld(now: Date): Promise<void> {
    const oldest = new Date(now);
    oldest.setUTCMonth(oldest.getUTCMonth() - visitMonths);
    await db.deleteFrom('visits').where('day', '<', dayOf(oldest)).execute();
    await db.deleteFrom('joins').where('week', '<', dayOf(oldest)).execute();
  },
});

const total = sql<number>`sum(count)`.as('count');

/** The sums of a period; of joins those of every week that reaches into it. */
export async function readVisits(
  db: Kysely<Tables>,
  { period, language }: { period: Period; language: Language },
): Promise<AdminVisits> {
  const days = await viewsIn(db, period)
    .select(['day', total])
    .groupBy('day')
    .orderBy('day')
    .execute();
  const views = await viewsIn(db, period)
    .select(['page', total])
    .groupBy('page')
    .orderBy('count', 'desc')
    .orderBy('page')
    .execute();
  const forms = await viewsIn(db, period)
    .select(['came_from', total])
    .where('page', 'in', formPages)
    .whereRef('page', '<>', 'came_from')
    .groupBy('came_from')
    .execute();
  const joins = await joinsIn(db, period).select(['page', total]).groupBy('page').execute();
  const languages = await viewsIn(db, period)
    .select(['language', total])
    .groupBy('language')
    .orderBy('count', 'desc')
    .orderBy('language')
    .execute();
  const isOutside = sql<boolean>`came_from IN (${sql.join(outsideSources)})`;
  const source = sql<VisitSource>`CASE WHEN ${isOutside} THEN came_from ELSE '(ours)' END`;
  const sources = await viewsIn(db, period)
    .select([source.as('source'), total])
    .groupBy('source')
    .orderBy('count', 'desc')
    .orderBy('source')
    .execute();
  const pages = views.map(({ page, count }) => ({
    path: pathAt(page, language),
    views: count,
    went_on: forms.find((each) => each.came_from === page)?.count ?? 0,
    joins: isForm(page) ? told(joins.find((each) => each.page === page)?.count ?? 0) : null,
  }));
  return { days, pages, languages, sources };
}

/** The counts of a period by weeks. */
export interface VisitWeeks {
  /** Each `day` is the Monday of its week. */
  views: PageViews[];
  joins: { week: string; page: string; count: number | 'few' }[];
}

/** Reads the counts of a period by weeks, the earliest first. */
export async function readVisitWeeks(db: Kysely<Tables>, period: Period): Promise<VisitWeeks> {
  const days = await viewsIn(db, period)
    .selectAll()
    .orderBy('day')
    .orderBy('page')
    .orderBy('language')
    .orderBy('came_from')
    .execute();
  const weeks = new Map<string, PageViews>();
  for (const row of days) {
    const day = mondayOf(row.day);
    const key = [day, row.page, row.language, row.came_from].join(' ');
    weeks.set(key, { ...row, day, count: row.count + (weeks.get(key)?.count ?? 0) });
  }
  const joins = await joinsIn(db, period)
    .select(['week', 'page', 'count'])
    .orderBy('week')
    .orderBy('page')
    .execute();
  return {
    views: [...weeks.values()],
    joins: joins.map((row) => ({ ...row, count: told(row.count) })),
  };
}

const viewsIn = (db: Kysely<Tables>, { from, to }: Period) =>
  db
    .selectFrom('visits')
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''));

const joinsIn = (db: Kysely<Tables>, { from, to }: Period) =>
  db
    .selectFrom('joins')
    .$if(from !== undefined, (query) => query.where('week', '>=', mondayOf(from ?? '')))
    .$if(to !== undefined, (query) => query.where('week', '<=', to ?? ''));

/** The path of a counted page; the name of one that is gone. */
function pathAt(page: string, language: Language): string {
  const place = countedPages.get(page);
  return place ? pathOf(place, language) : page;
}

const isForm = (page: string): page is FormPage => (formPages as readonly string[]).includes(page);

/** A number of people who joined, where it names none of them. */
const told = (count: number): number | 'few' => (count > 0 && count < fewestJoins ? 'few' : count);
