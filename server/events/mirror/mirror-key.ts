import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailKey } from '../../../domain/submission/email.ts';
import { reasonOf, StartError } from '../../start-error.ts';

/** The key of a mirror. */
export interface MirrorKey {
  /** The HMAC-SHA-256 of a text by the key, as hexadecimal digits. */
  sign: (text: string) => string;
  /** The HMAC of an address. */
  hashOf: (key: EmailKey) => string;
  /**
   * The hash that an entry from before there were keys of addresses has: over the address in small
   * letters.
   */
  formerHashOf: (email: string) => string;
  /** Tells this key from others, and reveals nothing else about it. */
  check: string;
}

/** The file of the key in `LEDGER_DIR`. */
export const keyFileIn = (folder: string): string => join(folder, 'key');

/**
 * Reads a key.
 * @param mayMake whether a missing one is made: with another key a mirror that is there would name
 * nobody
 * @throws StartError where it is missing, none, or readable by others
 */
export function readMirrorKey(file: string, mayMake: boolean): MirrorKey {
  const key = Buffer.from(readText(file, mayMake), 'hex');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  return {
    sign,
    hashOf: sign,
    formerHashOf: (email) => sign(email.toLowerCase()),
    // No address holds a space.
    check: sign('check of the key'),
  };
}

function readText(file: string, mayMake: boolean): string {
  try {
    if (mayMake && !statSync(file, { throwIfNoEntry: false })) {
      const key = `${randomBytes(32).toString('hex')}\n`;
      writeFileSync(file, key, { flag: 'wx', mode: 0o600, flush: true });
    }
    if ((statSync(file).mode & 0o077) !== 0) {
      throw new StartError(
        `${file} can be read by other users, who could test with it whether somebody was erased. Run: chmod 600 ${file}`,
      );
    }
    const text = readFileSync(file, 'utf8').trim();
    if (/^[\da-f]{64}$/.test(text)) return text;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The key ${file} cannot be read (${reasonOf(error)}), so whom the mirror beside it names cannot be told. Put the key back, or set LEDGER_DIR to a folder that is there and that this user may write.`,
      { cause: error },
    );
  }
  throw new StartError(`${file} holds no key, which has 64 hexadecimal digits. Put the key back.`);
}
