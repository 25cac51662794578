import { sql, type Expression, type SqlBool, type Transaction } from 'kysely';
import type { EmailKind } from '../../domain/email/emails.ts';
import type { Guests, Moved, OfferState, WavePress, WaveState } from '../../domain/wave.ts';
import type { Tables } from '../db/tables.ts';
import { queueEmail } from '../subscribers/queue.ts';

type Write = Transaction<Tables>;

/** The states of a wave from which a press of the owner moves it, and to which. */
const waveMoves: Record<WavePress, { from: readonly WaveState[]; to: WaveState }> = {
  start: { from: ['draft'], to: 'inviting' },
  pause: { from: ['inviting'], to: 'paused' },
  resume: { from: ['paused'], to: 'inviting' },
  close: { from: ['inviting', 'paused'], to: 'closed' },
};

/** The states from which an offer comes to another, and the e-mail that is owed then. */
const offerMoves: Record<
  Exclude<OfferState, 'held'>,
  { from: readonly OfferState[]; owes?: EmailKind }
> = {
  // By the guest, at the link.
  accepted: { from: ['held'], owes: 'placeAccepted' },
  declined: { from: ['held'], owes: 'placeDeclined' },
  // By the clock.
  lapsed: { from: ['held'], owes: 'placeLapsed' },
  undeliverable: { from: ['held'] },
  // Because the guest left the list, their data is restricted, or the wave is closed.
  withdrawn: { from: ['held'] },
  // By the owner: deposit and booking happen elsewhere.
  settled: { from: ['accepted'] },
  released: { from: ['accepted', 'settled'] },
};

/** Moves a wave: of two that would invite, the second does not. */
export async function moveWave(trx: Write, id: string, press: WavePress): Promise<Moved> {
  const { from, to } = waveMoves[press];
  const inviting = trx.selectFrom('waves').select('id').where('state', '=', 'inviting');
  if (to === 'inviting' && (await inviting.executeTakeFirst())) return 'busy';
  const { numUpdatedRows } = await trx
    .updateTable('waves')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? 'done' : 'changed';
}

/**
 * Moves an offer, and queues the e-mail that is owed. An invitation or a reminder that still waits
 * does not go any more.
 * @param where must hold, too, at the moment of the move
 * @returns false where the offer is in another state by now, or the condition does not hold
 */
export async function moveOffer(
  trx: Write,
  id: string,
  to: Exclude<OfferState, 'held'>,
  now: Date,
  { guests, where = sql<SqlBool>`1 = 1` }: { guests?: Guests; where?: Expression<SqlBool> } = {},
): Promise<boolean> {
  const { from, owes } = offerMoves[to];
  const moved = await trx
    .updateTable('offers')
    .set({
      state: to,
      // A place that is settled keeps the moment of its answer.
      ...(to !== 'settled' && { answered_at: now.toISOString() }),
      ...(guests && { guests }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where(where)
    .returning('id')
    .execute();
  if (moved.length === 0) return false;
  await trx
    .deleteFrom('emails')
    .where('offer_id', '=', id)
    .where('state', '=', 'queued')
    .where('kind', 'in', ['invitation', 'invitationReminder'])
    .execute();
  if (owes) await queueAboutOffer(trx, owes, id, now);
  return true;
}

/** Queues an e-mail about an offer. A submission that goes does not take it along. */
export const queueAboutOffer = (trx: Write, kind: EmailKind, offerId: string, now: Date) =>
  queueEmail(
    trx,
    kind,
    sql`
      SELECT subscribers.id AS subscriber_id, NULL AS submission_id, email, email_key, name, language, wants_updates, NULL AS reason
      FROM subscribers JOIN offers ON offers.subscriber_id = subscribers.id
      WHERE offers.id = ${offerId}`,
    now,
    { offerId },
  );
