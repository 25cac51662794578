import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { entriesBeside } from './queries.ts';
import type { AuditLink } from '../../db/tables.ts';
import { headsOf, type MirrorFile } from '../mirror/mirror-file.ts';
import type { MirrorKey } from '../mirror/mirror-key.ts';
import { cutText } from './cut.ts';
import { hashOfDetails, nextLink, type DatedHead } from './chain.ts';

const pageSize = 1000;

interface AuditVerdict {
  /** How many entries are in the chain. */
  chained: number;
  /** How many have no number in it: they should be from before there was one. */
  older: number;
  /** The faults, one line for each missing or changed entry. */
  faults: string[];
}

/**
 * Follows the chain of the audit log from its first entry to its last, while others add entries.
 * @param key of the mirror, which signed the link before the first event that is left
 * @param heads what the log ended with on some days, kept where anyone who changes the store cannot
 * reach
 */
export async function verifyAuditLog(
  db: Kysely<Tables>,
  heads: readonly DatedHead[],
  key?: MirrorKey,
): Promise<AuditVerdict> {
  const faults: string[] = [];
  // Read before the head, which an entry added meanwhile moves on.
  const { last } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  const head = await db
    .selectFrom('event_head')
    .select(['seq', 'hash', 'cut_seq', 'cut_hash', 'cut_signature'])
    .executeTakeFirstOrThrow();
  const { cut_seq, cut_hash, cut_signature } = head;
  if (key && cut_seq > 0 && cut_signature !== key.sign(cutText(head))) {
    faults.push(`entries up to ${cut_seq} were cut off, and not by the site`);
  }
  const headsBySeq = Map.groupBy(heads, ({ seq }) => seq);
  let before: AuditLink = { seq: cut_seq, hash: cut_hash };
  let began: { count: number; hash: string | undefined } | undefined;
  for await (const { seq, hash, ...entry } of chainedEntries(db, head.seq)) {
    const link = { seq, hash };
    if (seq > before.seq + 1) faults.push(missing(before.seq + 1, seq - 1));
    else if (nextLink(before, entry).hash !== hash) {
      faults.push(`entry ${seq} was changed, or stands in another's place`);
    }
    const other = headsBySeq.get(seq)?.find((each) => each.hash !== hash);
    if (other) faults.push(`up to entry ${seq} the log is not the one of ${other.at}`);
    before = link;
    // The last one: a move to Postgres may bring older entries to a log that had begun there.
    if (entry.kind === 'begin_log') began = { count: entry.count, hash: entry.id.split(' ')[1] };
  }
  for (const seq of await changedDetails(db)) {
    faults.push(`the details of entry ${seq} were changed`);
  }
  const older = await entriesBeside(db);
  if (began ? older.hash !== began.hash : older.count > 0) {
    faults.push(
      `of ${older.count} entries without a number the log knows ${began?.count ?? 0}: one was put in, changed or taken away`,
    );
  }
  if (before.seq < head.seq) faults.push(missing(before.seq + 1, head.seq));
  else if (before.hash !== head.hash)
    faults.push('the last entry is not the one that was added last');
  if ((last ?? 0) > head.seq) faults.push(`entries after ${head.seq} were not added by the site`);
  const longer = heads.findLast(({ seq }) => seq > head.seq);
  if (longer)
    faults.push(`the log ends with entry ${head.seq}, and had ${longer.seq} on ${longer.at}`);
  return { chained: before.seq, older: older.count, faults };
}

/** The faults of the log. The heads of the mirror show a cut, if there is a mirror. */
export async function auditFaults(
  db: Kysely<Tables>,
  mirror?: Pick<MirrorFile, 'read' | 'key'>,
): Promise<string[]> {
  const heads = mirror ? headsOf(mirror.read().lines) : [];
  return (await verifyAuditLog(db, heads, mirror?.key)).faults;
}

/**
 * The numbers of the events whose details are not those of their hash. What was deleted with its
 * subscriber is none of them.
 */
async function changedDetails(db: Kysely<Tables>): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('event_details')
    .innerJoin('events', 'events.id', 'event_details.event_id')
    .select(['events.seq', 'events.details_hash', 'event_details.salt', 'event_details.details'])
    .execute();
  return rows
    .filter(({ details_hash, salt, details }) => hashOfDetails(salt, details) !== details_hash)
    .map(({ seq }) => seq);
}

const missing = (from: number, to: number): string =>
  from === to ? `entry ${from} is missing` : `entries ${from} to ${to} are missing`;

/** The entries of the chain up to one, in its order. */
async function* chainedEntries(db: Kysely<Tables>, end: number) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('events')
      .selectAll()
      .where('seq', '>', last)
      .where('seq', '<=', end)
      .orderBy('seq')
      .limit(pageSize)
      .$narrowType<AuditLink>()
      .execute();
    yield* rows;
    const next = rows.at(-1);
    if (!next) return;
    last = next.seq;
  }
}
