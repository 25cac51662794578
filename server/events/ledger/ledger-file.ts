import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import { rightsKinds } from '../../../domain/admin/rights.ts';
import { decisions, type LedgerEntry } from '../../db/ledger-entry.ts';
import type { LedgerConfig } from './ledger-config.ts';
import { LedgerError, reasonOf } from './ledger-error.ts';
import { readLedgerKey, type LedgerKey } from './ledger-key.ts';

/** Whether an entry says that somebody was erased, or one submission deleted. */
export const isErasure = ({ decision, request }: LedgerEntry): boolean => !decision && !request;

const header = z.strictObject({ erasures: z.literal('Raiz do Vau'), key: z.string() });
const entrySchema = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  account: z.string(),
  kind: z.string().transform((kind) => kind as AuditEntry['kind']),
  count: z.int(),
  person: z.string().nullable(),
  ids: z.array(z.string()),
  decision: z.enum(decisions).optional(),
  request: z
    .strictObject({
      id: z.string(),
      kind: z.enum(rightsKinds),
      received_on: z.iso.date(),
      due_on: z.iso.date(),
      made_by: z.enum(['desk', 'self']),
      answered_on: z.iso.date().nullable(),
      outcome: z.enum(['done', 'refused']).nullable(),
    })
    .optional(),
}) satisfies z.ZodType<LedgerEntry>;

/**
 * The file of the erasure ledger: a line that says which key it was made with, then one for each erasure, decision and request. Who writes
 * holds the ledger's lock in the database, so that two processes never write at once.
 */
export class LedgerFile {
  readonly key: LedgerKey;
  readonly #file: string;

  /** @throws StartError where the file or its key cannot be used, or do not belong together */
  constructor({ file, keyFile }: LedgerConfig) {
    this.#file = file;
    const isNew = !statSync(file, { throwIfNoEntry: false })?.size;
    this.key = readLedgerKey(keyFile, isNew);
    if (isNew) this.replace([]);
    else this.read();
    this.#writing(() => closeSync(openSync(file, constants.O_RDWR)));
  }

  /** @throws LedgerError where the file cannot be read, is none of these, or was made with another key */
  read(): LedgerEntry[] {
    let text: string;
    try {
      text = readFileSync(this.#file, 'utf8');
    } catch (error) {
      throw this.#error(`cannot be read (${reasonOf(error)})`, error);
    }
    // What follows the last line end was never acknowledged.
    const [first = '', ...lines] = text.split('\n').slice(0, -1);
    const { data: top } = header.safeParse(parsed(first));
    if (!top) throw this.#error('is no erasure ledger');
    if (top.key !== this.key.check) throw this.#error('was made with another key');
    return lines.map((line, index) => {
      const entry = asEntry(parsed(line));
      if (!entry) throw this.#error(`holds something else in line ${index + 2}`);
      return entry;
    });
  }

  /** Adds an entry; it is on disk when this returns. @throws LedgerError where it could not be written */
  append(entry: LedgerEntry): void {
    this.#writing(() => {
      // Not made anew where it is gone: its disk may not be mounted.
      const descriptor = openSync(this.#file, constants.O_RDWR | constants.O_APPEND);
      try {
        dropBrokenLine(descriptor);
        writeFileSync(descriptor, `${JSON.stringify(entry)}\n`);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
    });
  }

  /** Writes the file anew with these entries, which then are on disk. @throws LedgerError where that could not be done */
  replace(entries: readonly LedgerEntry[]): void {
    const top: z.input<typeof header> = { erasures: 'Raiz do Vau', key: this.key.check };
    const lines = [top, ...entries].map((line) => `${JSON.stringify(line)}\n`);
    const partial = `${this.#file}.partial`;
    this.#writing(() => {
      writeFileSync(partial, lines.join(''), { mode: 0o600, flush: true });
      renameSync(partial, this.#file);
      const folder = openSync(dirname(this.#file), 'r');
      fsyncSync(folder);
      closeSync(folder);
    });
  }

  #writing(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw this.#error(`cannot be written (${reasonOf(error)})`, error);
    }
  }

  #error(what: string, cause?: unknown): LedgerError {
    return new LedgerError(
      `ERASURE_LEDGER ${this.#file} ${what}, so nobody is erased: a restored copy would bring them back. Put back the file and its key, and let this user write to it and its folder.`,
      { cause },
    );
  }
}

/** What was read of an entry; undefined where it is none. */
export const asEntry = (value: unknown): LedgerEntry | undefined =>
  entrySchema.safeParse(value).data;

/** The value of a JSON text; undefined where it is none. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Cuts off what a write left that was interrupted. */
function dropBrokenLine(descriptor: number): void {
  const { size } = fstatSync(descriptor);
  const content = Buffer.alloc(size);
  readSync(descriptor, content, 0, size, 0);
  const end = content.lastIndexOf('\n') + 1;
  if (end < size) ftruncateSync(descriptor, end);
}
