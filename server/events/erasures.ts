import { createHmac, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { EmailKey } from '../../domain/submission/email.ts';
import { reasonOf, StartError } from '../start-error.ts';

/** Whom a restored backup must not bring back, or to what it must not go back. */
export const erasureKinds = [
  'erased',
  'submission_deleted',
  'left',
  'no_updates',
  'restricted',
] as const;
export type ErasureKind = (typeof erasureKinds)[number];

const lineSchema = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(erasureKinds),
  /** The id of its entry in the log, by which a store is known that has it. */
  id: z.string(),
  /** The HMAC of the key of the address; null where one submission of several was deleted. */
  person: z.string().nullable(),
  /** The ids of the submissions that were deleted, or are the person's. */
  submissions: z.array(z.string()),
});
export type ErasureLine = z.infer<typeof lineSchema>;

/** A line before its address is hidden. */
export type Erasure = Omit<ErasureLine, 'person'> & { emailKey: EmailKey | null };

/** The file cannot be used: a start ends with it, and nothing is changed by who had to be in it. */
export class ErasuresError extends StartError {
  override name = 'ErasuresError';
}

/** The name of the file, in the data folder and in a backup; that of its key ends with `.key`. */
export const erasuresName = 'erasures';
export const keyOf = (file: string): string => `${file}.key`;

/** The server's own file of erasures, which it alone writes. */
export class Erasures {
  readonly #file: string;
  readonly #hashOf: (key: EmailKey) => string;

  /** @throws ErasuresError where the file or its key cannot be used */
  constructor(dataDir: string) {
    this.#file = join(dataDir, erasuresName);
    try {
      if (!existsSync(this.#file)) {
        const key = keyOf(this.#file);
        if (!existsSync(key)) writeSynced(key, randomBytes(32).toString('hex'));
        writeSynced(this.#file, '');
      }
      this.#hashOf = hashBy(this.#file);
    } catch (error) {
      throw this.#error(error);
    }
  }

  /** Adds lines, which are on disk when this returns. @throws ErasuresError where they are not */
  append(erasures: readonly Erasure[]): void {
    if (erasures.length === 0) return;
    const lines = erasures.map(({ emailKey, ...erasure }) => {
      const person = emailKey === null ? null : this.#hashOf(emailKey);
      return JSON.stringify({ ...erasure, person } satisfies ErasureLine);
    });
    try {
      appendLines(this.#file, lines);
    } catch (error) {
      throw this.#error(error);
    }
  }

  /** Drops the first lines that are from before a moment. */
  dropBefore(moment: string): void {
    const lines = linesOf(this.#file);
    const parsed = lines.map(parse);
    if (!parsed.some((line) => line && line.at < moment)) return;
    const first = parsed.findIndex((line) => line && line.at >= moment);
    writeSynced(this.#file, first < 0 ? '' : `\n${lines.slice(first).join('\n')}`);
  }

  #error(cause: unknown): ErasuresError {
    return new ErasuresError(
      `${this.#file} cannot be used (${reasonOf(cause)}), so nobody is erased or leaves: a restored backup would bring them back. Free the disk, let this user write there, or put back the file with its key.`,
      { cause },
    );
  }
}

/** A file of erasures as a restore reads it. */
export interface ReadErasures {
  lines: ErasureLine[];
  /** The HMAC of an address by the file's own key. */
  hashOf: (key: EmailKey) => string;
}

/**
 * Reads every file of erasures in some folders: those of other servers lie beside this one's by
 * names such as `erasures-2` and `erasures-2.key`.
 * @param without the numbers of lines that the owner gives up, because they cannot be read
 * @throws StartError which names another line that cannot be read
 */
export function readErasures(
  folders: readonly string[],
  without: readonly number[],
): ReadErasures[] {
  return filesIn(folders).map((file) => {
    const lines = linesOf(file).flatMap((text, index) => {
      const line = parse(text);
      if (line || text === '' || without.includes(index + 1)) return line ?? [];
      throw new StartError(
        `Line ${index + 1} of ${file} cannot be read, and whoever it names would come back. Nothing was changed. Put back a whole file, or do without it: --without-line ${index + 1}`,
      );
    });
    return { lines, hashOf: hashBy(file) };
  });
}

/** Keeps the erasures of a backup in a data folder, for the next restore. */
export function keepErasures(folder: string, dataDir: string): void {
  for (const from of filesIn([folder])) {
    const to = join(dataDir, erasuresName);
    const isHere = existsSync(keyOf(to)) && readKey(to) === readKey(from);
    if (isHere) {
      const known = new Set(linesOf(to));
      appendLines(
        to,
        linesOf(from).filter((line) => !known.has(line)),
      );
    } else {
      const isEmpty = !existsSync(to) || readFileSync(to, 'utf8').trim() === '';
      const file = isEmpty ? to : `${to}-${new Date().toISOString().replaceAll(/\W/g, '')}`;
      writeSynced(keyOf(file), readKey(from));
      writeSynced(file, readFileSync(from, 'utf8'));
    }
  }
}

const filesIn = (folders: readonly string[]): string[] =>
  [...new Set(folders)].flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => /^erasures(-[\w-]+)?$/.test(name))
      .map((name) => join(folder, name)),
  );

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

function parse(text: string): ErasureLine | undefined {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Each begins on a line of its own, whatever a power cut left of the one before. */
function appendLines(file: string, lines: readonly string[]): void {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    const { size } = fstatSync(descriptor);
    try {
      appendFileSync(descriptor, lines.map((line) => `\n${line}`).join(''));
      fsyncSync(descriptor);
    } catch (error) {
      // What is not acknowledged must not be done again after a restore.
      ftruncateSync(descriptor, size);
      throw error;
    }
  } finally {
    closeSync(descriptor);
  }
}

function readKey(file: string): string {
  const key = readFileSync(keyOf(file), 'utf8').trim();
  if (/^[\da-f]{64}$/.test(key)) return key;
  throw new StartError(`${keyOf(file)} holds no key, so nobody knows whom ${file} names.`);
}

function hashBy(file: string): (key: EmailKey) => string {
  const secret = Buffer.from(readKey(file), 'hex');
  return (key) => createHmac('sha256', secret).update(key).digest('hex');
}

function writeSynced(file: string, text: string): void {
  const partial = `${file}.partial`;
  writeFileSync(partial, text, { mode: 0o600, flush: true });
  renameSync(partial, file);
  const folder = openSync(join(file, '..'), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
