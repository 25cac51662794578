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
import { join } from 'node:path';
import { v7 as uuidV7 } from 'uuid';
import * as z from 'zod';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import { rightsKinds } from '../../../domain/admin/rights.ts';
import { decisions, type MirrorEntry } from '../../db/mirror-entry.ts';
import { reasonOf, StartError } from '../../start-error.ts';
import { keyFileIn, readMirrorKey, type MirrorKey } from './mirror-key.ts';

/** The mirror cannot be used: a start ends with it, and an erasure is not done. */
export class MirrorError extends StartError {
  override name = 'MirrorError';
}

const entrySchema = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  account: z.string(),
  kind: z.string().transform((kind) => kind as AuditEntry['kind']),
  count: z.int(),
  subject: z.string().nullable(),
  address_hash: z.string().nullable(),
  ids: z.array(z.string()),
  decision: z.enum(decisions).optional(),
  request: z
    .strictObject({
      id: z.string(),
      kind: z.enum(rightsKinds),
      received_on: z.iso.date(),
      due_on: z.iso.date(),
      made_by: z.enum(['admin', 'subscriber']),
      answered_on: z.iso.date().nullable(),
      outcome: z.enum(['done', 'refused']).nullable(),
    })
    .optional(),
  old: z.literal(true).optional(),
}) satisfies z.ZodType<MirrorEntry>;

const link = z.strictObject({ n: z.int(), link: z.string() });
/**
 * The place of a line in the mirror's chain: the first has 1. Its link is keyed, so that without
 * the key none can be made.
 */
type MirrorLink = z.infer<typeof link>;

const headSchema = z.strictObject({
  at: z.iso.datetime(),
  seq: z.int(),
  hash: z.string(),
  restored: z.literal(true).optional(),
});
/**
 * With what the audit log ended at a moment; `restored` where a copy was put back, and what the
 * heads before say holds no longer.
 */
export type MirrorHead = z.infer<typeof headSchema>;

const lineSchema = link.extend({ entry: entrySchema.optional(), head: headSchema.optional() });
type MirrorLine = z.infer<typeof lineSchema>;
type Content = Pick<MirrorLine, 'entry'> | Pick<MirrorLine, 'head'>;

const headerSchema = z.strictObject({
  mirror: z.literal('Raiz do Vau'),
  id: z.string(),
  key: z.string(),
  /** The last line that was dropped. */
  after: link,
  signature: z.string(),
});

const fileIn = (folder: string) => join(folder, 'mirror');

/**
 * The file of the mirror in `LEDGER_DIR`: a first line that says which key it was made with and
 * what was dropped before, then one for each erasure, decision, request and head of the log, each
 * chained to the one before.
 */
export class MirrorFile {
  readonly key: MirrorKey;
  /** The random id of each mirror. */
  readonly id: string;
  readonly #file: string;
  #after: MirrorLink = { n: 0, link: '' };
  #last: MirrorLink = { n: 0, link: '' };

  /** @throws StartError where the file or its key cannot be used, or do not belong together */
  constructor(folder: string, mayMake = true) {
    this.#file = fileIn(folder);
    const isMade = mayMake && !statSync(this.#file, { throwIfNoEntry: false })?.size;
    this.key = readMirrorKey(keyFileIn(folder), isMade);
    this.id = uuidV7();
    if (isMade) this.replace([]);
    else this.id = this.read().id;
  }

  /** The last line that is in it. */
  get last(): MirrorLink {
    return this.#last;
  }

  /** The last line that was dropped. */
  get after(): MirrorLink {
    return this.#after;
  }

  /**
   * @throws MirrorError where the file cannot be read, is none of these, was made with another key
   * or was changed
   */
  read(): { id: string; lines: MirrorLine[] } {
    let text: string;
    try {
      text = readFileSync(this.#file, 'utf8');
    } catch (error) {
      throw this.#error(`cannot be read (${reasonOf(error)})`, error);
    }
    // Text after the last line end was never acknowledged.
    const [first = '', ...rest] = text.split('\n').slice(0, -1);
    const { data: header } = headerSchema.safeParse(parsed(first));
    if (!header) throw this.#error('is no mirror of this site');
    if (header.key !== this.key.check) throw this.#error('was made with another key');
    const { signature, ...signed } = header;
    if (signature !== this.key.sign(JSON.stringify(signed))) {
      throw this.#error('was changed in line 1');
    }
    let before = header.after;
    const lines = rest.map((each, index) => {
      const line = parsed(each) as MirrorLine;
      const isOurs = lineSchema.safeParse(line).success;
      if (!isOurs || this.#linked(before, contentOf(line)).link !== line.link) {
        throw this.#error(`was changed in line ${index + 2}`);
      }
      before = linkOf(line);
      return line;
    });
    [this.#after, this.#last] = [header.after, before];
    return { id: header.id, lines };
  }

  /**
   * Adds a line; it is on disk when this returns. @throws MirrorError where it could not be written
   */
  append(content: Content): void {
    const line = this.#linked(this.#last, content);
    this.#writing(() => {
      // Not made anew where it is gone: its disk may not be mounted.
      const descriptor = openSync(this.#file, constants.O_RDWR | constants.O_APPEND);
      try {
        dropBrokenLine(descriptor);
        const { size } = fstatSync(descriptor);
        try {
          writeFileSync(descriptor, `${JSON.stringify(line)}\n`);
          fsyncSync(descriptor);
        } catch (error) {
          // Otherwise the next line would follow one that was never acknowledged.
          ftruncateSync(descriptor, size);
          throw error;
        }
      } finally {
        closeSync(descriptor);
      }
    });
    this.#last = linkOf(line);
  }

  /** Drops the first lines that are from before a moment. @throws MirrorError */
  drop(before: string): void {
    const { lines } = this.read();
    const isFresh = ({ entry, head }: MirrorLine) => (entry ?? head ?? { at: '' }).at >= before;
    const first = lines.findIndex(isFresh);
    const kept = first < 0 ? [] : lines.slice(first);
    const dropped = lines.at(lines.length - kept.length - 1);
    if (kept.length < lines.length && dropped) this.replace(kept, linkOf(dropped));
  }

  /**
   * Writes the file anew with these lines, which follow one that is dropped. @throws MirrorError
   * where that could not be done
   */
  replace(lines: readonly MirrorLine[], after = this.#after): void {
    const signed = { mirror: 'Raiz do Vau' as const, id: this.id, key: this.key.check, after };
    const header = { ...signed, signature: this.key.sign(JSON.stringify(signed)) };
    const partial = `${this.#file}.partial`;
    this.#writing(() => {
      const text = [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
      writeFileSync(partial, text, { mode: 0o600, flush: true });
      renameSync(partial, this.#file);
      const folder = openSync(join(this.#file, '..'), 'r');
      fsyncSync(folder);
      closeSync(folder);
    });
    const last = lines.at(-1);
    this.#after = after;
    this.#last = last ? linkOf(last) : after;
  }

  #linked(before: MirrorLink, content: Content): MirrorLine {
    const line = { n: before.n + 1, ...content };
    return { ...line, link: this.key.sign(`${before.link}\n${JSON.stringify(line)}`) };
  }

  #writing(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw this.#error(`cannot be written (${reasonOf(error)})`, error);
    }
  }

  #error(what: string, cause?: unknown): MirrorError {
    return new MirrorError(
      `The mirror ${this.#file} ${what}, so nobody is erased: a restored copy would bring them back. Put back the file and its key, and let this user write to LEDGER_DIR.`,
      { cause },
    );
  }
}

/**
 * The heads that hold, the oldest first: a copy that was put back makes those void that are after
 * its own.
 */
export function headsOf(lines: readonly Pick<MirrorLine, 'head'>[]): MirrorHead[] {
  let heads: MirrorHead[] = [];
  for (const { head } of lines) {
    if (!head) continue;
    if (head.restored) heads = heads.filter(({ seq }) => seq < head.seq);
    heads.push(head);
  }
  return heads;
}

/** The entry of a line; undefined if the line holds none. */
export const asEntry = (value: unknown): MirrorEntry | undefined =>
  entrySchema.safeParse(value).data;

/** The value of a JSON text; undefined where it is none. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const linkOf = ({ n, link }: MirrorLine): MirrorLink => ({ n, link });
const contentOf = ({ entry, head }: MirrorLine): Content => (entry ? { entry } : { head });

/** Cuts off what a write left that was interrupted. */
function dropBrokenLine(descriptor: number): void {
  const { size } = fstatSync(descriptor);
  const content = Buffer.alloc(size);
  readSync(descriptor, content, 0, size, 0);
  const end = content.lastIndexOf('\n') + 1;
  if (end < size) ftruncateSync(descriptor, end);
}
