import { sql, type Kysely } from 'kysely';
import { facts } from '../../content/facts.ts';
import type { Language } from '../../domain/language.ts';
import type { Address } from '../../domain/submission/email.ts';
import { dayMs, momentBefore } from '../../domain/time.ts';
import type { LinkState } from '../email/links.ts';
import { isOfUnsubscribed } from './entitlement.ts';
import { isRestricted } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';

/** A link in an e-mail to a new address, and the move that it confirms. */
interface AddressLink {
  subscriberId: string;
  language: Language;
  from: Address;
  to: Address;
}

/**
 * The state of the link in an e-mail to a new address. The link is void once the subscriber asked
 * for another address, or left. While the data of either address is restricted, it changes nothing.
 */
export async function readAddressLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<{ state: 'open'; link: AddressLink } | { state: Exclude<LinkState, 'open'> }> {
  const at = now.toISOString();
  const askedSince = momentBefore(now, facts.confirmationDays * dayMs);
  const found = await db
    .selectFrom('email_links as link')
    .innerJoin('emails as mail', 'mail.id', 'link.email_id')
    .innerJoin('subscribers as subscriber', 'subscriber.id', 'mail.subscriber_id')
    .leftJoin('email_changes as change', (join) =>
      join
        .onRef('change.subscriber_id', '=', 'subscriber.id')
        .onRef('change.email_key', '=', 'mail.email_key')
        .on('change.asked_at', '>', askedSince),
    )
    .select([
      'link.used_at',
      'link.expires_at',
      'subscriber.id',
      'subscriber.email',
      'subscriber.state',
      'subscriber.state_since',
      'mail.queued_at',
      'subscriber.email_key',
      'change.email as to',
      'change.email_key as to_key',
      'mail.language',
      isRestricted(sql.ref('subscriber.email_key')).as('from_restricted'),
      isRestricted(sql.ref('change.email_key')).as('to_restricted'),
    ])
    .where('link.token_hash', '=', tokenHash)
    .where('link.purpose', '=', 'newAddress')
    .executeTakeFirst();
  if (!found) return { state: 'unknown' };
  if (found.used_at !== null) return { state: 'done' };
  if (isOfUnsubscribed(found)) return { state: 'unknown' };
  if (found.from_restricted || found.to_restricted) return { state: 'restricted' };
  const isTooOld = found.expires_at !== null && found.expires_at <= at;
  const { id, email, email_key, to, to_key } = found;
  if (to === null || to_key === null || isTooOld) return { state: 'expired' };
  return {
    state: 'open',
    link: {
      subscriberId: id,
      language: found.language,
      from: { email, email_key },
      to: { email: to, email_key: to_key },
    },
  };
}
