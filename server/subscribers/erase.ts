import { sql, type Transaction } from 'kysely';
import { kindsWithButton } from '../../domain/email/emails.ts';
import type { DeletionReceipt, ErasureReceipt } from '../../domain/my-data/my-data.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import { eraseRows, subscriberIdOf } from '../db/personal-data.ts';
import type { Tables } from '../db/tables.ts';
import type { Change } from '../events/change.ts';
import { latestOf } from './latest-submission.ts';
import { isSubscriber } from './subscribers.ts';
import { queueEmail } from './queue.ts';
import { isRestricted } from './restrictions.ts';

/**
 * Deletes a subscriber and everything that is kept of them.
 * @returns how much that was
 */
export async function erase(change: Change, address: Address): Promise<ErasureReceipt> {
  const { trx, actor } = change;
  const key = address.email_key;
  const { consents } = await trx
    .selectFrom('consents')
    .innerJoin('interest_submissions as submission', 'submission.id', 'consents.submission_id')
    .select((eb) => eb.fn.count<number>('consents.submission_id').distinct().as('consents'))
    .where('submission.email_key', '=', key)
    .executeTakeFirstOrThrow();
  const { emails } = await trx
    .selectFrom('emails')
    .innerJoin('subscribers', 'subscribers.id', 'emails.subscriber_id')
    .select((eb) => eb.fn.countAll<number>().as('emails'))
    .where(isSubscriber(key))
    .executeTakeFirstOrThrow();
  const subject = await subscriberIdOf(trx, key);
  await eraseSubscriber(change, key);
  const deleted = await trx
    .deleteFrom('interest_submissions')
    .where('email_key', '=', key)
    .returning('id')
    .execute();
  const ids = deleted.map(({ id }) => id);
  await change.record({
    kind: 'erased',
    address,
    count: ids.length,
    erased: { ids, isWholeSubscriber: true, subject },
  });
  return { at: actor.at.toISOString(), submissions: ids.length, consents, emails };
}

/**
 * Deletes one submission; with the last one, the subscriber. @returns when it was sent; undefined
 * where there is none
 */
export async function deleteSubmission(
  change: Change,
  id: string,
): Promise<DeletionReceipt | undefined> {
  const { trx, actor } = change;
  const [deleted] = await trx
    .deleteFrom('interest_submissions')
    .where('id', '=', id)
    .returning(['email', 'email_key', 'created_at'])
    .execute();
  if (!deleted) return undefined;
  const { created_at: sentAt, ...address } = deleted;
  const isWholeSubscriber = !(await forgetSubmission(trx, address.email_key, id));
  const subject = await subscriberIdOf(trx, address.email_key);
  if (isWholeSubscriber) await eraseSubscriber(change, address.email_key);
  await change.record({
    kind: 'submission_deleted',
    address,
    count: 1,
    erased: { ids: [id], isWholeSubscriber, subject },
  });
  return { at: actor.at.toISOString(), sentAt };
}

/**
 * Deletes what is kept of a subscriber but their submissions, and leaves kind and days alone of
 * their requests. The e-mail that tells them alone still knows the address, for ten
 * minutes at most.
 */
async function eraseSubscriber(
  { trx, actor: { at: now }, emailsAreOn }: Change,
  key: EmailKey,
): Promise<void> {
  const leaving = await trx
    .selectFrom('subscribers')
    .select(['email', 'name', 'language', 'wants_updates'])
    .where(isSubscriber(key))
    .where('state', 'in', ['confirmed', 'unsubscribed'])
    .where('language', 'is not', null)
    .where((eb) => eb.not(isRestricted(sql`${key}`)))
    .execute();
  await eraseRows(trx, key, { at: now.toISOString(), except: ['interest_submissions'] });
  for (const { email, name, language, wants_updates } of emailsAreOn ? leaving : []) {
    const row = sql`
      SELECT NULL AS subscriber_id, NULL AS submission_id, ${email} AS email, ${key} AS email_key, ${name} AS name,
        ${language} AS language, coalesce(${wants_updates}, FALSE) AS wants_updates, NULL AS reason`;
    await queueEmail(trx, 'unsubscribed', row, now);
  }
}

/**
 * Lets the latest submission of a subscriber speak for them after another one was deleted. @returns
 * false where there is none
 */
export async function forgetSubmission(
  trx: Transaction<Tables>,
  key: EmailKey,
  gone: string,
): Promise<boolean> {
  const latest = await latestOf(trx, key);
  if (latest === undefined) return false;
  // An e-mail's link to leave stays, and one to confirm goes.
  await trx
    .deleteFrom('emails')
    .where('submission_id', '=', gone)
    .where((eb) =>
      eb.or([eb('kind', 'in', kindsWithButton('confirm')), eb('state', '=', 'queued')]),
    )
    .execute();
  await trx
    .updateTable('emails')
    .set({ email: null, email_key: null, name: null })
    .where('submission_id', '=', gone)
    .execute();
  // Of two submissions, updates are wanted only where both asked for them.
  await sql`
    UPDATE subscribers SET
      submission_id = submission.id, email = submission.email, email_key = submission.email_key,
      name = submission.name, language = submission.language,
      wants_updates = CASE WHEN subscribers.wants_updates THEN submission.wants_updates ELSE subscribers.wants_updates END
    FROM interest_submissions AS submission
    WHERE subscribers.email_key = ${key} AND subscribers.submission_id = ${gone}
      AND submission.id = ${latest}`.execute(trx);
  return true;
}
