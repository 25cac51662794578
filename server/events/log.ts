import { sql, type Kysely, type Transaction } from 'kysely';
import { facts } from '../../content/facts.ts';
import { accessKinds, type LogEntry } from '../../domain/admin/api.ts';
import type { EmailKey } from '../../domain/submission/email.ts';
import { sameMomentOf } from '../../domain/time.ts';
import { subscriberIdOf } from '../db/personal-data.ts';
import type { Tables } from '../db/tables.ts';

export type LogQueries = ReturnType<typeof logQueries>;

/** The person whom an entry of the log is about. */
export interface LogSubject {
  /** The random id of the subscriber, which stays in the entry. */
  id: string;
  /** Details in JSON, deleted with the subscriber; none if the subscriber is gone. */
  details?: string;
}

/** What the server's log has of an entry: nobody's name or address, not even the account's. */
export type LogLine = Pick<LogEntry, 'id' | 'kind' | 'count'> & { subject: string | null };

/** Is told of each entry once it is stored. */
export type LogLineWriter = (line: LogLine) => void;

const listLength = 100;

/**
 * Adds an entry to the log. Its details go with the person, the entry after two years.
 * @param entry whose `account` is empty where nobody of the dashboard acted, but the person or a
 * stranger
 * @returns its line for the server's log, once the transaction is committed
 */
export async function addToLog(
  trx: Transaction<Tables>,
  entry: LogEntry,
  subject?: LogSubject,
): Promise<LogLine> {
  const { id, kind, count } = entry;
  const line = { id, kind, count, subject: subject?.id ?? null };
  await trx
    .insertInto('events')
    .values({ ...entry, ...line })
    .execute();
  if (subject?.details !== undefined) {
    const row = { event_id: id, subscriber_id: subject.id, details: subject.details };
    await trx.insertInto('event_details').values(row).execute();
  }
  return line;
}

/** The log: the same statements in both engines, whose triggers keep it append-only. */
export const logQueries = (db: Kysely<Tables>, write: LogLineWriter) => ({
  /** @param about the address of the one person whom it is about */
  async addLogEntry(entry: LogEntry, about?: EmailKey): Promise<void> {
    const line = await db.transaction().execute(async (trx) => {
      const id = await subscriberIdOf(trx, about ?? null);
      return addToLog(trx, entry, id === null ? undefined : { id });
    });
    write(line);
  },

  /** The last hundred actions, or the last hundred logins and reads; newest first. */
  async logEntries(of: 'actions' | 'accesses' = 'actions'): Promise<LogEntry[]> {
    return db
      .selectFrom('events')
      .select(['id', 'at', 'account', 'kind', 'count'])
      .where('kind', of === 'actions' ? 'not in' : 'in', accessKinds)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(listLength)
      .execute();
  },

  /** Deletes what is older than the years of the policy. */
  async deleteOldEntries(now: Date): Promise<void> {
    // The store refuses to delete younger ones by its own clock.
    const before = new Date(Math.min(now.getTime(), Date.now()));
    const limit = sameMomentOf(before, -facts.retentionYears).toISOString();
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('events').where('at', '<', limit).execute();
      await sql`DELETE FROM event_details WHERE event_id NOT IN (SELECT id FROM events)`.execute(
        trx,
      );
    });
  },
});
