import { sql, type Transaction } from 'kysely';
import { kindsWithButton } from '../../domain/email/emails.ts';
import type { Language } from '../../domain/language.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import type { Change } from '../events/change.ts';
import { confirmSubscriber } from './confirm.ts';
import { handOverNote } from './messages.ts';
import { isSubscriber } from './subscribers.ts';
import { queueEmail } from './queue.ts';
import { latestOf } from './latest-submission.ts';
import { handOverRows, moveRows } from '../db/personal-data.ts';
import type { Tables } from '../db/tables.ts';

type Write = Transaction<Tables>;

interface Move {
  subscriberId: string;
  /** The language of the e-mail to the new address. */
  language: Language;
  from: Address;
  to: Address;
}

/**
 * Moves a subscriber with all that is kept of them to an address that is proven to be theirs.
 * Anyone who is known there becomes the same subscriber; the choices are those of the subscriber
 * who moves, unless only the other one had confirmed, or had left.
 */
export async function moveSubscriber(
  change: Change,
  { subscriberId, language, from, to }: Move,
): Promise<void> {
  const {
    trx,
    actor: { at: now },
    emailsAreOn,
  } = change;
  if (from.email_key !== to.email_key) {
    if (emailsAreOn) await tellOldAddress(trx, subscriberId, from, now);
    await forgetOldAddress(trx, subscriberId, from, to, now);
    await joinWith(trx, subscriberId, to.email_key, now);
  }
  await trx.deleteFrom('email_changes').where('subscriber_id', '=', subscriberId).execute();
  const moved = await moveRows(trx, from.email_key, to);
  const { state, submission_id } = await trx
    .selectFrom('subscribers')
    .select(['state', 'submission_id'])
    .where('id', '=', subscriberId)
    .executeTakeFirstOrThrow();
  const speaks = submission_id ?? (await latestOf(trx, to.email_key));
  // The new address is proven as by a confirmation; anyone who left has left.
  if ((state === 'unconfirmed' || state === 'bounced') && speaks !== undefined) {
    await confirmSubscriber(change, subscriberId, speaks);
    const shown = { language };
    await change.record({ kind: 'confirmed', address: to, submissionId: speaks, count: 1, shown });
  }
  await change.record({ kind: 'corrected', address: to, count: moved.interest_submissions ?? 0 });
}

/**
 * Queues the e-mail that tells the old address. It belongs to nobody, and is gone after three days
 * at most.
 */
async function tellOldAddress(
  trx: Write,
  subscriberId: string,
  from: Address,
  now: Date,
): Promise<void> {
  const row = sql`
    SELECT NULL AS subscriber_id, NULL AS submission_id, ${from.email} AS email, ${from.email_key} AS email_key,
      name, language, wants_updates, NULL AS reason
    FROM emails WHERE subscriber_id = ${subscriberId} AND kind IN (${sql.join(kindsWithButton('newAddress'))})
    ORDER BY queued_at DESC, id DESC LIMIT 1`;
  await queueEmail(trx, 'addressChanged', row, now);
}

/**
 * Leaves nothing of the old address in the record of e-mails. The links that went there must not
 * open, confirm or take off the list what is at the new one.
 */
async function forgetOldAddress(
  trx: Write,
  subscriberId: string,
  from: Address,
  to: Address,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('email_links')
    .set({ expires_at: now.toISOString() })
    .where('purpose', 'in', ['myData', 'confirm'])
    .where('email_id', 'in', (eb) =>
      eb.selectFrom('emails').select('id').where('subscriber_id', '=', subscriberId),
    )
    .execute();
  await trx
    .deleteFrom('email_links')
    .where('purpose', '=', 'unsubscribe')
    .where('email_id', 'in', (eb) =>
      eb.selectFrom('emails').select('id').where('subscriber_id', '=', subscriberId),
    )
    .execute();
  await trx
    .deleteFrom('emails')
    .where('subscriber_id', '=', subscriberId)
    .where('kind', 'in', kindsWithButton('confirm'))
    .where('state', 'in', ['queued', 'held'])
    .execute();
  const toOld = trx
    .updateTable('emails')
    .where('subscriber_id', '=', subscriberId)
    .where('email_key', '=', from.email_key);
  const notEnded = ['queued', 'sending', 'unknown'] as const;
  await toOld.set(to).where('state', 'in', notEnded).execute();
  await toOld.set({ email: null, email_key: null, server_words: null }).execute();
}

/**
 * Makes anyone who is known at an address the same subscriber as another, who keeps what belongs to
 * both.
 */
async function joinWith(trx: Write, subscriberId: string, to: EmailKey, now: Date): Promise<void> {
  const other = await trx
    .selectFrom('subscribers')
    .selectAll()
    .where(isSubscriber(to))
    .executeTakeFirst();
  if (!other) return;
  await handOverRows(trx, other.id, subscriberId);
  await handOverNote(trx, other.id, subscriberId);
  await dropSecondCopies(trx, subscriberId, now);
  await trx.deleteFrom('subscribers').where('id', '=', other.id).execute();
  if (other.state !== 'confirmed' && other.state !== 'unsubscribed') return;
  const { submission_id, name, language, wants_updates, state, state_since } = other;
  await trx
    .updateTable('subscribers')
    .set({ submission_id, name, language, wants_updates, state, state_since })
    .where('id', '=', subscriberId)
    .where('state', 'in', [
      'unconfirmed',
      'bounced',
      ...(state === 'confirmed' ? ['unsubscribed' as const] : []),
    ])
    .execute();
}

/**
 * Gives no second copy of a broadcast to a person who was two subscribers, if both got it or wait
 * for it.
 */
async function dropSecondCopies(trx: Write, subscriberId: string, now: Date): Promise<void> {
  await sql`
    UPDATE emails SET state = 'dropped', reason = 'moved', ended_at = ${now.toISOString()}
    WHERE subscriber_id = ${subscriberId} AND state = 'queued' AND EXISTS (
      SELECT 1 FROM emails AS other
      WHERE other.subscriber_id = ${subscriberId} AND other.broadcast_id = emails.broadcast_id
        AND (other.state NOT IN ('queued', 'dropped') OR other.state = 'queued' AND other.id < emails.id)
    )`.execute(trx);
}
