import { appendFileSync, readFileSync } from 'node:fs';
import { StartError } from '../../start-error.ts';
import type { AuditLink } from '../../db/tables.ts';

/** What the audit log ended with at a moment (ISO 8601 in UTC). */
export interface DatedHead extends AuditLink {
  at: string;
}

/**
 * Adds a head to a file as a line of its own, or nothing but the file itself where the log is empty.
 * @throws StartError where the file cannot be written
 */
export function appendHead(file: string, { at, seq, hash }: DatedHead): void {
  try {
    appendFileSync(file, seq === 0 ? '' : `${at} ${seq} ${hash}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    throw new StartError(
      `AUDIT_HEAD_FILE ${file} cannot be written (${(error as Error).message}), so a log cut short would not be noticed. Name a file in a folder this user may write, best on another disk than DATA_DIR, or leave it out.`,
      { cause: error },
    );
  }
}

/**
 * The heads that a file holds, the oldest first.
 * @throws StartError where it holds something else, or cannot be read
 */
export function readHeads(file: string): DatedHead[] {
  return linesOf(file).flatMap((line, index) => {
    if (line === '') return [];
    const head = parseHead(line);
    if (head) return [head];
    throw new StartError(
      `Line ${index + 1} of ${file} (AUDIT_HEAD_FILE) is not a head of the log, so the log cannot be compared with it. Look who changed the file, and put back a copy of it.`,
    );
  });
}

/** A head as a line of the file, or of a message to the owner, holds it; undefined for any other text. */
export function parseHead(line: string): DatedHead | undefined {
  const [, at = '', seq, hash = ''] = /^(\S+Z) ([1-9]\d*) ([\da-f]{64})$/.exec(line.trim()) ?? [];
  return at === '' ? undefined : { at, seq: Number(seq), hash };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    throw new StartError(
      `AUDIT_HEAD_FILE ${file} cannot be read (${(error as Error).message}), so the log cannot be compared with it. The server makes it at its start: if it was there, look who took it away.`,
      { cause: error },
    );
  }
}
