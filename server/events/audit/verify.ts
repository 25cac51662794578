import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { entriesBeside } from './begin.ts';
import type { AuditLink } from '../../db/tables.ts';
import { nextLink } from './chain.ts';
import type { DatedHead } from './head.ts';

const pageSize = 1000;

export interface AuditVerdict {
  /** How many entries are in the chain. */
  chained: number;
  /** How many have no number in it: they should be from before there was one. */
  older: number;
  /** What is missing or changed, a line each. */
  faults: string[];
}

/**
 * Follows the chain of the audit log from its first entry to its last, while others add entries.
 * @param heads what the log ended with on some days, kept where whoever changes the store cannot reach
 */
export async function verifyAuditLog(
  db: Kysely<Tables>,
  heads: readonly DatedHead[],
): Promise<AuditVerdict> {
  const faults: string[] = [];
  // Read before the head, which an entry added meanwhile moves on.
  const { last } = await db
    .selectFrom('admin_audit')
    .select((eb) => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
  const headsBySeq = Map.groupBy(heads, ({ seq }) => seq);
  let before: AuditLink = { seq: 0, hash: '' };
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

const missing = (from: number, to: number): string =>
  from === to ? `entry ${from} is missing` : `entries ${from} to ${to} are missing`;

/** The entries of the chain up to one, in its order. */
async function* chainedEntries(db: Kysely<Tables>, end: number) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('admin_audit')
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
