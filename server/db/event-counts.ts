import type { Kysely } from 'kysely';
import type { Period } from '../../domain/admin/list-query.ts';
import type { AnalyticsEvent, EventCount } from '../../domain/events.ts';
import { dayMs, dayOf } from '../../domain/time.ts';
import type { Tables } from './tables.ts';

export type EventCounts = ReturnType<typeof eventCountQueries>;

/** The daily counts of what visitors did: the same statements in both engines. */
export const eventCountQueries = (db: Kysely<Tables>) => ({
  async countEvent(day: string, { event, properties }: AnalyticsEvent): Promise<void> {
    await db
      .insertInto('event_counts')
      .values({ day, event, properties: JSON.stringify(properties), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'event', 'properties'])
          .doUpdateSet((eb) => ({ count: eb('event_counts.count', '+', 1) })),
      )
      .execute();
  },

  eventCounts: (): Promise<EventCount[]> => readEventCounts(db, {}),
});

/** The day in UTC that begins nearest to the one that begins at a moment. */
const nearestDay = (begin: string): string => dayOf(new Date(Date.parse(begin) + dayMs / 2));

/** The event counts of a period, oldest first. They are kept by day, in UTC. */
export async function readEventCounts(
  db: Kysely<Tables>,
  { from, to }: Period,
): Promise<EventCount[]> {
  const rows = await db
    .selectFrom('event_counts')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('day', '>=', nearestDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('day', '<', nearestDay(to ?? '')))
    .orderBy('day')
    .orderBy('event')
    .orderBy('properties')
    .execute();
  return rows.map(
    (row) => ({ ...row, properties: JSON.parse(row.properties) as unknown }) as EventCount,
  );
}
