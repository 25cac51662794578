import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { AuditLink, Tables } from '../../db/tables.ts';

/** An event as it is chained. */
export interface ChainedEvent extends AuditEntry {
  /** The id of the subscriber; null where it is about nobody, or about many. */
  subject?: string | null;
  /** The `hashOfDetails` of its details; null if it has none. */
  details_hash?: string | null;
}

/**
 * The link of the event that follows another: the SHA-256 of, in UTF-8, the hash before, a line
 * feed, and the JSON array of its own seq, id, at (ISO 8601 in UTC with milliseconds), account,
 * kind and count, and where it has a subject that and the hash of its details, without spaces.
 */
export function nextLink(
  before: AuditLink,
  { id, at, account, kind, count, subject = null, details_hash = null }: ChainedEvent,
): AuditLink {
  const seq = before.seq + 1;
  const about = subject === null && details_hash === null ? [] : [subject, details_hash];
  const fields = JSON.stringify([seq, id, at, account, kind, count, ...about]);
  return { seq, hash: hash('sha256', `${before.hash}\n${fields}`) };
}

/**
 * The hash that stays in an event when its details are deleted: without the salt nobody can guess
 * them.
 */
export const hashOfDetails = (salt: string, details: string): string =>
  hash('sha256', `${salt}\n${details}`);

/** The person whom an event is about. */
export interface EventSubject {
  /** The id of the subscriber. */
  id: string;
  /** Details in JSON, deleted with the subscriber; none if the subscriber is gone. */
  details?: string | undefined;
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

/** The end of the audit log at a moment (ISO 8601 in UTC). */
export interface DatedHead extends AuditLink {
  at: string;
}

/** A head as a line of a message to the owner holds it. */
export const headLine = ({ at, seq, hash }: DatedHead): string => `${at} ${seq} ${hash}`;

/** Reads such a line; undefined for any other text. */
export function parseHead(line: string): DatedHead | undefined {
  const [, at = '', seq, hash = ''] = /^(\S+Z) ([1-9]\d*) ([\da-f]{64})$/.exec(line.trim()) ?? [];
  return at === '' ? undefined : { at, seq: Number(seq), hash };
}
