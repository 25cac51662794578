import { hash } from 'node:crypto';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { AuditLink } from '../../db/tables.ts';

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
