import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The file beside a copy of the store that holds its SHA-256, as `sha256sum --check` reads it. */
export const checksumFileOf = (copy: string): string => `${copy}.sha256`;

/** Writes the checksum of a copy. @param content where its bytes are until they get its name */
export const writeChecksum = (copy: string, content: string): void =>
  writeFileSync(checksumFileOf(copy), `${sha256(content)}  ${basename(copy)}\n`);

/**
 * Whether a copy holds the bytes that were written; undefined where no checksum stands beside it.
 */
export function matchesChecksum(copy: string): boolean | undefined {
  if (!existsSync(checksumFileOf(copy))) return undefined;
  return readFileSync(checksumFileOf(copy), 'utf8').startsWith(`${sha256(copy)} `);
}

function sha256(file: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(1024 * 1024);
  const descriptor = openSync(file, 'r');
  try {
    for (let length; (length = readSync(descriptor, chunk)) > 0;) {
      hash.update(chunk.subarray(0, length));
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}
