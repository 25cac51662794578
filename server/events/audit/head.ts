import type { AuditLink } from '../../db/tables.ts';

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
