import { sql, type Kysely, type SqlBool } from 'kysely';
import { hourMs, momentAfter, momentBefore } from '../../domain/time.ts';
import type { Tables } from '../db/tables.ts';
import type { HourlyCaps } from '../email/outbox.ts';
import { networkOf } from '../http/client-ip.ts';
import { giveUpAt } from './queue.ts';

/** Looked at in one transaction. */
const atOnce = 500;

/**
 * Whether an e-mail asks somebody to confirm who never did, and waits for its turn. Once that
 * comes, `turn_at` says when.
 */
export const awaitsTurn = sql<SqlBool>`(
  emails.kind = 'confirm' AND emails.state = 'queued' AND emails.turn_at IS NULL AND EXISTS (
    SELECT 1 FROM subscribers AS asked WHERE asked.id = emails.subscriber_id AND asked.submission_id IS NULL
  )
)`;

/**
 * Lets the first confirmations go whose turn it is, in the order in which people joined. Whoever
 * joined while e-mails were off comes after those who wait for an answer to the form. The days
 * after which one is given up begin with its turn. The sender does this, since a visitor would
 * notice how long it takes.
 */
export async function takeTurns(db: Kysely<Tables>, now: Date, caps: HourlyCaps): Promise<void> {
  const hour = await db
    .selectFrom('emails')
    .leftJoin('interest_submissions as submission', 'submission.id', 'emails.submission_id')
    .select(['emails.id', 'submission.ip_address', 'turn_at'])
    .where('turn_at', '>', momentBefore(now, hourMs))
    .orderBy('turn_at')
    .execute();
  let free = caps.ofSite - hour.length;
  if (free <= 0) return;
  const turns = Map.groupBy(hour, networkOfRow);
  await db.transaction().execute(async (trx) => {
    await dropEarlier(trx, now);
    const waiting = await trx
      .selectFrom('emails')
      .leftJoin('interest_submissions as submission', 'submission.id', 'emails.submission_id')
      .select(['emails.id', 'submission.ip_address'])
      .where('emails.state', '=', 'queued')
      .where('emails.due_at', '<=', now.toISOString())
      .where(awaitsTurn)
      .orderBy('emails.priority')
      .orderBy(sql`coalesce(submission.created_at, emails.queued_at)`)
      .orderBy('emails.id')
      .limit(atOnce)
      .execute();
    for (const row of waiting) {
      const network = networkOfRow(row);
      const ofNetwork = turns.get(network) ?? [];
      const tenth = ofNetwork.at(-caps.ofNetwork)?.turn_at;
      const update = trx.updateTable('emails').where('id', '=', row.id);
      if (tenth) {
        await update.set({ due_at: momentAfter(new Date(tenth), hourMs) }).execute();
        continue;
      }
      const turn_at = now.toISOString();
      await update.set({ turn_at, give_up_at: giveUpAt('confirm', now) }).execute();
      turns.set(network, [...ofNetwork, { ...row, turn_at }]);
      free -= 1;
      if (free === 0) return;
    }
  });
}

/** Those whose IP address is not kept any more are of a network each. */
const networkOfRow = ({ id, ip_address }: { id: string; ip_address: string | null }): string =>
  ip_address === null ? id : networkOf(ip_address);

/** Anyone who joins again while they wait is asked once, for the later submission. */
const dropEarlier = (trx: Kysely<Tables>, now: Date) =>
  trx
    .updateTable('emails')
    .set({ state: 'dropped', reason: 'not_last', ended_at: now.toISOString() })
    .where('state', '=', 'queued')
    .where(awaitsTurn)
    .where(
      sql<SqlBool>`EXISTS (
        SELECT 1 FROM emails AS later WHERE later.subscriber_id = emails.subscriber_id AND later.kind = 'confirm'
          AND later.state = 'queued' AND later.queued_at > emails.queued_at
      )`,
    )
    .execute();
