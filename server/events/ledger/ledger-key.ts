import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { EmailKey } from '../../../domain/submission/email.ts';
import { StartError } from '../../start-error.ts';
import { reasonOf } from './ledger-error.ts';

/** The key of the erasure ledger. */
export interface LedgerKey {
  /** The HMAC-SHA-256 of an address by its key, as hexadecimal digits. */
  hashOf: (key: EmailKey) => string;
  /** The hash that an entry from before there were keys has of an address: over its text in small letters. */
  formerHashOf: (email: string) => string;
  /** Tells this key from others, and reveals nothing else about it. */
  check: string;
}

/**
 * Reads the key of the erasure ledger from its file.
 * @param mayMake whether a missing one is made: with another key a ledger that is there would name nobody
 * @throws StartError where it is missing, none, or readable by others
 */
export function readLedgerKey(file: string, mayMake: boolean): LedgerKey {
  const key = Buffer.from(readText(file, mayMake), 'hex');
  const hmac = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  // No address holds a space.
  const check = hmac('check of the key');
  return { hashOf: hmac, formerHashOf: (email) => hmac(email.toLowerCase()), check };
}

function readText(file: string, mayMake: boolean): string {
  try {
    if (mayMake && !statSync(file, { throwIfNoEntry: false })) {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, {
        flag: 'wx',
        mode: 0o600,
        flush: true,
      });
    }
    if ((statSync(file).mode & 0o077) !== 0) {
      throw new StartError(
        `ERASURE_KEY_FILE ${file} can be read by other users, who could test with it whether somebody was erased. Run: chmod 600 ${file}`,
      );
    }
    const text = readFileSync(file, 'utf8').trim();
    if (/^[\da-f]{64}$/.test(text)) return text;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `ERASURE_KEY_FILE ${file} cannot be read (${reasonOf(error)}), so whom the erasure ledger names cannot be told. Put the key back, or mend the path; a new installation makes one where its folder is there.`,
      { cause: error },
    );
  }
  throw new StartError(
    `ERASURE_KEY_FILE ${file} holds no key, which has 64 hexadecimal digits. Put the key back; a new one comes from: openssl rand -hex 32`,
  );
}
