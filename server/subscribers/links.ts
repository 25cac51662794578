import { sql, type Kysely, type Transaction } from 'kysely';
import type { LinkPurpose } from '../../domain/email/link-pages.ts';
import type { LinkState } from '../email/links.ts';
import { isRestricted } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';
import { isOfUnsubscribed } from './entitlement.ts';

type Link = NonNullable<Awaited<ReturnType<typeof linkOf>>>;

/**
 * Reads a link after locking its subscriber, so that of two presses at once the second sees what
 * the first has done.
 */
export async function lockedLink(
  trx: Transaction<Tables>,
  purpose: LinkPurpose,
  tokenHash: string,
) {
  await sql`
    UPDATE subscribers SET email = email WHERE id = (
      SELECT emails.subscriber_id FROM email_links JOIN emails ON emails.id = email_links.email_id
      WHERE email_links.token_hash = ${tokenHash} AND email_links.purpose = ${purpose}
    )`.execute(trx);
  return linkOf(trx, purpose, tokenHash);
}

export const linkOf = (db: Kysely<Tables>, purpose: LinkPurpose, tokenHash: string) =>
  db
    .selectFrom('email_links as link')
    .innerJoin('emails as mail', 'mail.id', 'link.email_id')
    .innerJoin('subscribers as subscriber', 'subscriber.id', 'mail.subscriber_id')
    .select([
      'link.purpose',
      'link.expires_at',
      'link.used_at',
      'mail.submission_id',
      'mail.queued_at',
      'mail.email_key as sent_to',
      'subscriber.id as subscriber_id',
      'subscriber.email',
      'subscriber.email_key',
      'subscriber.state',
      'subscriber.state_since',
      'mail.language',
      'subscriber.submission_id as confirmed_submission_id',
      isRestricted(sql.ref('subscriber.email_key')).as('is_restricted'),
    ])
    .where('link.token_hash', '=', tokenHash)
    .where('link.purpose', '=', purpose)
    .executeTakeFirst();

export function stateOf(link: Link | undefined, now: Date): LinkState {
  if (!link) return 'unknown';
  if (link.purpose === 'unsubscribe') return link.state === 'unsubscribed' ? 'done' : 'open';
  if (link.purpose === 'rejoin') {
    if (link.state === 'confirmed') return 'done';
    // It is of the last time that they left, or it undoes a later one.
    const isLatest = link.state === 'unsubscribed' && link.queued_at >= link.state_since;
    if (!isLatest || link.confirmed_submission_id === null) return 'unknown';
    return link.is_restricted ? 'restricted' : 'open';
  }
  if (link.purpose === 'myData') return isExpired(link, now) ? 'expired' : 'open';
  if (isOfUnsubscribed(link)) return 'unknown';
  // Ids are in the order of time: another e-mail may have confirmed this submission or a later one.
  const confirmed = link.state === 'confirmed' ? link.confirmed_submission_id : null;
  if (confirmed !== null && confirmed >= (link.submission_id ?? '')) return 'done';
  if (link.is_restricted) return 'restricted';
  return isExpired(link, now) ? 'expired' : 'open';
}

export const isExpired = ({ expires_at }: Link, now: Date): boolean =>
  expires_at !== null && expires_at <= now.toISOString();

/** Notes that a link was used. @returns whether it is the first time */
export async function useLink(
  trx: Transaction<Tables>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('email_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
