import type { Kysely } from 'kysely';
import type { Period } from '../../domain/admin/list-query.ts';
import type { AnalyticsEvent, EventCount } from '../../domain/events.ts';
import type { Tables } from './tables.ts';

/** The daily counts of what visitors did. */
export interface EventCounts {
  countEvent(day: string, event: AnalyticsEvent): Promise<void>;
  eventCounts(): Promise<EventCount[]>;
}

type Database = Kysely<Tables>;

/** Counts an event on a day. */
export async function countEvent(
  db: Database,
  day: string,
  { event, properties }: AnalyticsEvent,
): Promise<void> {
  await db
    .insertInto('event_counts')
    .values({ day, event, properties: JSON.stringify(properties), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'event', 'properties'])
        .doUpdateSet((eb) => ({ count: eb('event_counts.count', '+', 1) })),
    )
    .execute();
}

/** The event counts of a period, oldest first. */
export async function readEventCounts(db: Database, { from, to }: Period): Promise<EventCount[]> {
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
