import { sql, type Kysely } from 'kysely';
import type { AdminPageViews } from '../../domain/admin/api.ts';
import type { Language } from '../../domain/language.ts';
import { countedPages, pageViewMonths } from '../../domain/page-views.ts';
import { pathOf } from '../../domain/routes.ts';
import { dayMs, dayOf, momentBefore, mondayOf } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';

export type PageViewStore = ReturnType<typeof pageViewQueries>;

/** The counts of opened pages: the same statements in both engines. */
export const pageViewQueries = (db: Kysely<Tables>) => ({
  /** Adds views, at least one page's, to the counts of the week that it is. */
  async add(views: ReadonlyMap<string, number>, now: Date): Promise<void> {
    const week = mondayOf(dayOf(now));
    await db
      .insertInto('page_views')
      .values([...views].map(([page, count]) => ({ page, week, count })))
      .onConflict((conflict) =>
        conflict
          .columns(['page', 'week'])
          .doUpdateSet((eb) => ({ count: eb('page_views.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
  },

  /** The pages by their paths in a language, the most opened first. */
  async read(language: Language, now: Date): Promise<AdminPageViews[]> {
    const sumOf = (week: string) =>
      sql<number>`sum(CASE WHEN week = ${week} THEN count ELSE 0 END)`;
    const all = sql<number>`sum(count)`;
    const rows = await db
      .selectFrom('page_views')
      .select([
        'page',
        sumOf(mondayOf(dayOf(now))).as('this_week'),
        sumOf(mondayOf(momentBefore(now, 7 * dayMs).slice(0, 10))).as('last_week'),
        all.as('all'),
      ])
      .groupBy('page')
      .orderBy(all, 'desc')
      .orderBy('page')
      .execute();
    return rows.map(({ page, ...counts }) => ({ path: pathAt(page, language), ...counts }));
  },

  /** Deletes what is older than it may be. */
  async deleteOld(now: Date): Promise<void> {
    const oldest = new Date(now);
    oldest.setUTCMonth(oldest.getUTCMonth() - pageViewMonths);
    await db.deleteFrom('page_views').where('week', '<', dayOf(oldest)).execute();
  },
});

/** The path of a counted page; the name of one that is gone. */
function pathAt(page: string, language: Language): string {
  const place = countedPages.get(page);
  return place ? pathOf(place, language) : page;
}
