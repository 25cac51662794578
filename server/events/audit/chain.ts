import { hash } from 'node:crypto';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { AuditLink } from '../../db/tables.ts';

/**
 * The link of the entry that follows another: the SHA-256 of, in UTF-8, the hash before, a line feed, and the JSON
 * array of its own seq, id, at (ISO 8601 in UTC with milliseconds), account, kind and count, without spaces.
 */
export function nextLink(
  before: AuditLink,
  { id, at, account, kind, count }: AuditEntry,
): AuditLink {
  const seq = before.seq + 1;
  const fields = JSON.stringify([seq, id, at, account, kind, count]);
  return { seq, hash: hash('sha256', `${before.hash}\n${fields}`) };
}
