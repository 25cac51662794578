import { sql, type Kysely, type Transaction } from 'kysely';
import { facts } from '../../content/facts.ts';
import type { NewAddress, NewAddressAnswer } from '../../domain/admin/rights.ts';
import { kindsWithButton } from '../../domain/email/emails.ts';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import { dayMs, momentBefore } from '../../domain/time.ts';
import { moveRows, submissionsOf, subscriberIdOf } from '../db/personal-data.ts';
import type { Tables } from '../db/tables.ts';
import type { LinkState } from '../email/links.ts';
import type { Change } from '../events/change.ts';
import { confirmSubscriber } from './confirm.ts';
import { isOfUnsubscribed } from './entitlement.ts';
import { latestOf } from './latest-submission.ts';
import { isExpired, linkOf } from './links.ts';
import { queueEmail, queueToSubscribers, whenAskedTooOften } from './queue.ts';
import { isRestricted, restrictedSince } from './restrictions.ts';
import { addSubscriberOfSubmissions, isSubscriber } from './subscribers.ts';

type Write = Transaction<Tables>;

/**
 * Corrects the address of a subscriber for the administrator. With e-mails on, the new one is asked
 * to confirm first. One that is on the list already changes nothing.
 */
export async function correctAddress(
  change: Change,
  from: Address,
  to: Address,
): Promise<NewAddressAnswer> {
  const { trx, actor, emailsAreOn } = change;
  if (from.email === to.email) return null;
  if (from.email_key !== to.email_key && (await isOnList(trx, to.email_key))) return 'onList';
  await addSubscriberOfSubmissions(trx, from.email_key, actor.at.toISOString());
  const id = (await subscriberIdOf(trx, from.email_key)) ?? '';
  if (emailsAreOn) return (await askForAddress(trx, id, to, actor.at)) ? 'asked' : 'notAsked';
  await moveTo(change, id, from, to);
  return null;
}

/** Whether anything is kept of an address. */
async function isOnList(db: Kysely<Tables>, key: EmailKey): Promise<boolean> {
  const subscriber = await db
    .selectFrom('subscribers')
    .select('id')
    .where(isSubscriber(key))
    .executeTakeFirst();
  return subscriber !== undefined || (await submissionsOf(db, key)).length > 0;
}

/**
 * Writes down the address that a subscriber wants, and queues the e-mail that asks it to confirm,
 * under the caps of confirmations: for that address, no matter who gave it, and for what the
 * subscriber asked for in a day and a month.
 * @returns whether that e-mail is due
 */
export async function askForAddress(
  trx: Write,
  subscriberId: string,
  address: Address,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  await trx
    .insertInto('email_changes')
    .values({ subscriber_id: subscriberId, ...address, asked_at: at })
    .onConflict((conflict) =>
      conflict.column('subscriber_id').doUpdateSet({ ...address, asked_at: at }),
    )
    .execute();
  return queueToSubscribers(trx, {
    kind: 'newAddress',
    who: sql`subscribers.id = ${subscriberId}`,
    to: address,
    language: defaultLanguage,
    now,
    reason: sql`CASE
      WHEN ${isRestricted(sql`${address.email_key}`)} THEN 'restricted'
      ${whenAskedTooOften(address.email_key, now, subscriberId)}
    END`,
  });
}

/** The new address that the subscriber of an address asked for and that is not confirmed yet. */
export async function readNewAddress(
  db: Kysely<Tables>,
  key: EmailKey,
): Promise<NewAddress | null> {
  const asked = await db
    .selectFrom('email_changes as change')
    .innerJoin('subscribers', 'subscribers.id', 'change.subscriber_id')
    .select(['change.email', 'change.email_key', 'change.asked_at'])
    .where(isSubscriber(key))
    .executeTakeFirst();
  if (!asked) return null;
  const { email, email_key, asked_at } = asked;
  return { email, asked_at, on_list: email_key !== key && (await isOnList(db, email_key)) };
}

/** Whom the link in an e-mail to a new address moves. */
interface AddressLink {
  subscriberId: string;
  language: Language;
  from: Address;
  to: Address;
}

/**
 * The state of the link in an e-mail to a new address. The link is void once the subscriber asked
 * for another address, or left. While the data of either address is restricted, it changes nothing;
 * nor does it while the new one is on the list.
 */
export async function readAddressLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<{ state: 'open'; link: AddressLink } | { state: Exclude<LinkState, 'open'> }> {
  const found = await linkOf(db, 'newAddress', tokenHash);
  if (!found) return { state: 'unknown' };
  if (found.used_at !== null) return { state: 'done' };
  if (isOfUnsubscribed(found)) return { state: 'unknown' };
  const to = await db
    .selectFrom('email_changes')
    .select(['email', 'email_key'])
    .where('subscriber_id', '=', found.subscriber_id)
    .where('email_key', '=', found.sent_to)
    .where('asked_at', '>', momentBefore(now, facts.confirmationDays * dayMs))
    .executeTakeFirst();
  if (found.is_restricted || (to && (await restrictedSince(db, to.email_key)) !== null)) {
    return { state: 'restricted' };
  }
  if (!to || isExpired(found, now)) return { state: 'expired' };
  const { subscriber_id: subscriberId, language, email, email_key } = found;
  if (to.email_key !== email_key && (await isOnList(db, to.email_key))) return { state: 'onList' };
  return { state: 'open', link: { subscriberId, language, from: { email, email_key }, to } };
}

/** Moves a subscriber to the address whose link was pressed, which proves it to be theirs. */
export async function confirmAddress(change: Change, link: AddressLink): Promise<void> {
  const { trx } = change;
  const { subscriberId: id, language, from, to } = link;
  await moveTo(change, id, from, to);
  const { state, submission_id } = await trx
    .selectFrom('subscribers')
    .select(['state', 'submission_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const submissionId = submission_id ?? (await latestOf(trx, to.email_key));
  // Whoever left has left.
  if (state === 'confirmed' || state === 'unsubscribed' || submissionId === undefined) return;
  await confirmSubscriber(change, id, submissionId);
  await change.record({
    kind: 'confirmed',
    address: to,
    submissionId,
    count: 1,
    shown: { language },
  });
}

/** Moves a subscriber with all that is kept of them to another address, and tells the old one. */
async function moveTo(change: Change, id: string, from: Address, to: Address): Promise<void> {
  const { trx, actor, emailsAreOn } = change;
  if (from.email_key !== to.email_key) {
    const told = sql`
      SELECT NULL AS subscriber_id, NULL AS submission_id, ${from.email} AS email, ${from.email_key} AS email_key,
        name, language, wants_updates, NULL AS reason
      FROM emails WHERE subscriber_id = ${id} AND kind IN (${sql.join(kindsWithButton('newAddress'))})
      ORDER BY queued_at DESC, id DESC LIMIT 1`;
    // It belongs to nobody, and is gone after three days at most.
    if (emailsAreOn) await queueEmail(trx, 'addressChanged', told, actor.at);
    await forgetOldAddress(trx, id, from, to, actor.at);
  }
  await trx.deleteFrom('email_changes').where('subscriber_id', '=', id).execute();
  const count = await moveRows(trx, from.email_key, to);
  await change.record({ kind: 'corrected', address: to, count });
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
  const theirs = trx.selectFrom('emails').select('id').where('subscriber_id', '=', subscriberId);
  await trx
    .updateTable('email_links')
    .set({ expires_at: now.toISOString() })
    .where('purpose', 'in', ['myData', 'confirm'])
    .where('email_id', 'in', theirs)
    .execute();
  await trx
    .deleteFrom('email_links')
    .where('purpose', '=', 'unsubscribe')
    .where('email_id', 'in', theirs)
    .execute();
  await trx
    .deleteFrom('emails')
    .where('subscriber_id', '=', subscriberId)
    .where('kind', 'in', kindsWithButton('confirm'))
    .where('state', '=', 'queued')
    .execute();
  const toOld = trx
    .updateTable('emails')
    .where('subscriber_id', '=', subscriberId)
    .where('email_key', '=', from.email_key);
  const notEnded = ['queued', 'sending', 'unknown'] as const;
  await toOld.set(to).where('state', 'in', notEnded).execute();
  await toOld.set({ email: null, email_key: null, server_words: null }).execute();
}
