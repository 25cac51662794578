import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { EmailKey } from '../../../domain/submission/email.ts';
import type { Tables } from '../../db/tables.ts';
import { hashOfDetails, nextLink, type ChainedEvent } from './chain.ts';

/** The person whom an event is about. */
export interface EventSubject {
  /** The id of the subscriber. */
  id: string;
  /** Details in JSON, deleted with the subscriber; none if the subscriber is gone. */
  details?: string | undefined;
}

/** The id of the subscriber of an address; null where nobody is known. */
export async function subscriberIdOf(
  trx: Transaction<Tables>,
  key: EmailKey | null,
): Promise<string | null> {
  if (key === null) return null;
  const found = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', key)
    .executeTakeFirst();
  return found?.id ?? null;
}

/**
 * Adds an event to the log, chained to the one before: every event of a store is added here. It is
 * the last statement of its transaction, because from then on no other one can add an event until
 * this one has ended.
 * @param entry whose `account` is empty where nobody of the dashboard acted, but the person or a
 * stranger
 */
export async function appendEvent(
  trx: Transaction<Tables>,
  entry: AuditEntry,
  subject?: EventSubject,
): Promise<void> {
  const salt = randomBytes(16).toString('hex');
  const details = subject?.details;
  await appendChained(trx, {
    ...entry,
    subject: subject?.id ?? null,
    details_hash: details === undefined ? null : hashOfDetails(salt, details),
  });
  if (subject === undefined || details === undefined) return;
  const row = { event_id: entry.id, subscriber_id: subject.id, salt, details };
  await trx.insertInto('event_details').values(row).execute();
}

/** Adds an event whose details are kept, or hashed, already. */
export async function appendChained(trx: Transaction<Tables>, event: ChainedEvent): Promise<void> {
  // Locks the row on Postgres, and on SQLite the store: two events must not follow the same one.
  const { seq, hash } = await trx
    .updateTable('event_head')
    .set((eb) => ({ seq: eb('seq', '+', 1) }))
    .returning((eb) => [eb('seq', '-', 1).as('seq'), 'hash'])
    .executeTakeFirstOrThrow();
  const link = nextLink({ seq, hash }, event);
  await trx
    .insertInto('events')
    .values({ ...event, ...link })
    .execute();
  await trx.updateTable('event_head').set({ hash: link.hash }).execute();
}
