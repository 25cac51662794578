import { sql, type Kysely, type Transaction } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { SubscriptionStatus } from '../../domain/email/states.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import { linkOf, stateOf } from './links.ts';
import { restrictedSince } from './restrictions.ts';
import type { Tables } from '../db/tables.ts';
import { addSubscriberOfSubmissions, isSubscriber } from './subscribers.ts';
import { queueToSubscribers } from './queue.ts';
import { dayMs, minuteMs, momentBefore } from '../../domain/time.ts';
import { addressHash } from '../db/personal-data.ts';

/** Whose data a link opens. */
export interface LinkSubscriber extends Address {
  id: string;
  state: SubscriptionStatus;
  /** The submission that they confirmed; null where there is none. */
  confirmed: string | null;
  isRestricted: boolean;
  /** The language of the e-mail with the link. */
  language: Language;
}

/** Whose data a my-data link opens now. @returns undefined where it is not known, or too old */
export async function subscriberOfLink(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<LinkSubscriber | undefined> {
  const link = await linkOf(db, 'myData', tokenHash);
  if (!link || stateOf(link, now) !== 'open') return undefined;
  return {
    id: link.subscriber_id,
    email: link.email,
    email_key: link.email_key,
    state: link.state ?? 'unconfirmed',
    confirmed: link.confirmed_submission_id,
    language: link.language,
    isRestricted: (await restrictedSince(db, link.email_key)) !== null,
  };
}

/**
 * Queues the e-mail with the link to the data of anyone who is known by an address, or the reason
 * why none is due. For an unknown address the same statements find nobody, and every request
 * writes, so that its commit takes as long. The first statement decides whether the e-mail is due,
 * and locks the row, so that of two requests at once the second counts the first.
 */
export async function requestMyDataLink(
  trx: Transaction<Tables>,
  key: EmailKey,
  language: Language,
  now: Date,
): Promise<void> {
  const address = addressHash(key);
  await sql`
    INSERT INTO link_requests (address_hash, asked_at) VALUES (${address}, ${now.toISOString()})
    ON CONFLICT (address_hash) DO UPDATE SET
      asked_at = excluded.asked_at,
      reason = CASE
        WHEN link_requests.due_1 > ${momentBefore(now, 5 * minuteMs)} THEN 'five_minutes'
        WHEN link_requests.due_5 > ${momentBefore(now, dayMs)} THEN 'five_a_day'
      END`.execute(trx);
  await sql`
    UPDATE link_requests SET due_5 = due_4, due_4 = due_3, due_3 = due_2, due_2 = due_1, due_1 = asked_at
    WHERE address_hash = ${address} AND reason IS NULL`.execute(trx);
  await addSubscriberOfSubmissions(trx, key, now.toISOString());
  const reason = sql`(SELECT link_requests.reason FROM link_requests WHERE address_hash = ${address})`;
  await queueToSubscribers(trx, { kind: 'myData', who: isSubscriber(key), reason, language, now });
}
