import type { Kysely } from 'kysely';
import type { Period } from '../../domain/admin/list-query.ts';
import type { AnalyticsEvent, EventCount } from '../../domain/events.ts';
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

/** The event counts of a period, oldest first. */
export async function readEventCounts(
  db: Kysely<Tables>,
  { from, to }: Period,
): Promise<EventCount[]> {
  const rows = await db
    .selectFrom('event_counts')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .orderBy('day')
    .orderBy('event')
    .orderBy('properties')
    .execute();
  return rows.map(
    (row) => ({ ...row, properties: JSON.parse(row.properties) as unknown }) as EventCount,
  );
}
