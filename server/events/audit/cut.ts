import { sql, type Kysely, type Transaction } from 'kysely';
import { dayMs } from '../../../domain/time.ts';
import type { Tables } from '../../db/tables.ts';
import type { MirrorKey } from '../mirror/mirror-key.ts';

/** The signed part of a cut: the last event that was deleted. */
export const cutText = ({ cut_seq, cut_hash }: { cut_seq: number; cut_hash: string }): string =>
  `cut ${cut_seq} ${cut_hash}`;

/**
 * Deletes the events up to a number, with their details, and those beside the chain once the event
 * that counts them is gone.
 */
type DeleteEvents = (trx: Transaction<Tables>, last: number) => Promise<unknown>;

/** How the embedded store deletes them. */
export const deleteEvents: DeleteEvents = async (trx, last) => {
  await sql`
    DELETE FROM events WHERE seq <= ${last} OR seq IS NULL AND NOT EXISTS (
      SELECT 1 FROM events WHERE kind = 'begin_log' AND seq > ${last}
    )`.execute(trx);
  await sql`DELETE FROM event_details WHERE event_id NOT IN (SELECT id FROM events)`.execute(trx);
};

/** How Postgres does, whose server may delete none by itself. */
export const deleteEventsInPostgres: DeleteEvents = (trx, last) =>
  sql`SELECT delete_events_up_to(${last})`.execute(trx);

/**
 * Deletes the events from before a moment, and keeps the link of the last of them, with which the
 * chain goes on.
 * @param key of the mirror, which signs that link; without a mirror nobody does
 */
export async function cutEvents(
  db: Kysely<Tables>,
  before: Date,
  key: MirrorKey | undefined,
  remove: DeleteEvents,
): Promise<void> {
  // The store refuses to delete younger ones, whatever the program's clock says.
  const yearAgo = Date.now() - 365.25 * dayMs;
  const last = await lastBefore(db, new Date(Math.min(before.getTime(), yearAgo)));
  if (!last) return;
  const cut = { cut_seq: last.seq, cut_hash: last.hash };
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('event_head')
      .set({ ...cut, cut_signature: key?.sign(cutText(cut)) ?? null })
      .execute();
    await remove(trx, last.seq);
  });
}

/** The last event before the first one that is young enough. */
async function lastBefore(
  db: Kysely<Tables>,
  before: Date,
): Promise<{ seq: number; hash: string } | undefined> {
  const { rows } = await sql<{ seq: number; hash: string }>`
    SELECT seq, hash FROM events WHERE seq < coalesce(
      (SELECT min(seq) FROM events WHERE at >= ${before.toISOString()}), (SELECT max(seq) FROM events)
    ) ORDER BY seq DESC LIMIT 1`.execute(db);
  return rows[0];
}
