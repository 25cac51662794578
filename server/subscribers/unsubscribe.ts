import { sql, type Kysely, type SqlBool } from 'kysely';
import type { UnsubscribeResult } from '../../domain/admin/api.ts';
import type { Language } from '../../domain/language.ts';
import type { Address } from '../../domain/submission/email.ts';
import { bySubscriber, type Change, type UnitOfWork } from '../events/change.ts';
import { addSubscriberOfSubmissions, countSubmissions, isSubscriber } from './subscribers.ts';
import { queueToSubscriber } from './queue.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Takes an address off the list and withdraws its consent to updates. No e-mail is due to it any
 * more but the last one to a subscriber who had confirmed. People who joined while e-mails were off
 * leave as well, and are not asked to confirm once e-mails are on.
 * @param language of the e-mail or page that was pressed
 */
export async function unsubscribe(
  change: Change,
  address: Address,
  language?: Language,
): Promise<UnsubscribeResult> {
  const { trx, actor } = change;
  const key = address.email_key;
  await addSubscriberOfSubmissions(trx, key, actor.at.toISOString());
  const unsubscribed = await unsubscribeSubscriber(change, address);
  const { changed } = await trx
    .selectFrom('interest_submissions')
    .select((eb) => eb.fn.countAll<number>().as('changed'))
    .where('email_key', '=', key)
    .where(sql<SqlBool>`wants_updates`)
    .executeTakeFirstOrThrow();
  await change.record({
    kind: 'unsubscribed',
    address,
    count: await countSubmissions(trx, key),
    isRepeated: !unsubscribed,
    ...(language && { shown: { language } }),
  });
  return { unsubscribed, changed };
}

/** @returns whether the subscriber of the address was on the list */
async function unsubscribeSubscriber(
  { trx, actor: { at }, emailsAreOn }: Change,
  { email_key }: Address,
): Promise<boolean> {
  const left = { state: 'unsubscribed', state_since: at.toISOString() } as const;
  const leave = trx
    .updateTable('subscribers')
    .set(left)
    .where(isSubscriber(email_key))
    .returning('id');
  const confirmed = await leave.where('state', '=', 'confirmed').execute();
  const others = await leave.where('state', '<>', 'unsubscribed').execute();
  if (emailsAreOn) {
    for (const { id } of confirmed) await queueToSubscriber(trx, 'unsubscribed', id, at);
  }
  return confirmed.length + others.length > 0;
}

/**
 * Takes off the list whoever complained of an e-mail that was sent since they joined. No e-mail
 * tells them.
 * @returns how many
 */
export async function leaveAfterComplaints(
  db: Kysely<Tables>,
  change: UnitOfWork,
  now: Date,
): Promise<number> {
  const complained = await db
    .selectFrom('emails as mail')
    .innerJoin('subscribers as subscriber', 'subscriber.id', 'mail.subscriber_id')
    .select(['subscriber.email', 'subscriber.email_key', 'mail.language'])
    .where('mail.complained_at', 'is not', null)
    .where('subscriber.state', '<>', 'unsubscribed')
    .whereRef('mail.complained_at', '>=', 'subscriber.state_since')
    .where(
      sql<SqlBool>`NOT EXISTS (SELECT 1 FROM interest_submissions AS later WHERE later.id = subscriber.submission_id AND later.created_at > mail.queued_at)`,
    )
    .execute();
  for (const { language, ...address } of complained) {
    await change(bySubscriber(now, 'complaint'), (made) =>
      unsubscribe({ ...made, emailsAreOn: false }, address, language),
    );
  }
  return complained.length;
}
