import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { StartError } from '../../start-error.ts';
import type { AuditLink } from './chain.ts';

/** What the audit log ended with at a moment (ISO 8601 in UTC). */
export interface DatedHead extends AuditLink {
  at: string;
}

/** Adds a head to a file as a line of its own, or nothing but the file itself where the log is empty. */
export function appendHead(file: string, { at, seq, hash }: DatedHead): void {
  appendFileSync(file, seq === 0 ? '' : `${at} ${seq} ${hash}\n`, { mode: 0o600, flush: true });
}

/**
 * The heads that a file holds, the oldest first.
 * @throws StartError where it holds something else, or cannot be read
 */
export function readHeads(file: string): DatedHead[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const [, at = '', seq, hash = ''] = /^(\S+Z) ([1-9]\d*) ([\da-f]{64})$/.exec(line) ?? [];
    if (at !== '') return [{ at, seq: Number(seq), hash }];
    throw new StartError(
      `Line ${index + 1} of ${file} (AUDIT_HEAD_FILE) is not a head of the log, so the log cannot be compared with it. Look who changed the file, and put back a copy of it.`,
    );
  });
}
