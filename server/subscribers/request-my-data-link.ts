import type { Transaction } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { EmailKey } from '../../domain/submission/email.ts';
import { addSubscriberOfSubmissions, isSubscriber } from './subscribers.ts';
import type { Tables } from '../db/tables.ts';
import { countLinkRequest } from './link-requests.ts';
import { queueToSubscribers } from './queue.ts';

/**
 * Queues the e-mail with the link to the data of anyone who is known by an address, or the reason
 * why none is due. For an unknown address the same statements find nobody.
 */
export async function requestMyDataLink(
  trx: Transaction<Tables>,
  key: EmailKey,
  language: Language,
  now: Date,
): Promise<void> {
  const reason = await countLinkRequest(trx, key, now);
  await addSubscriberOfSubmissions(trx, key, now.toISOString());
  await queueToSubscribers(trx, { kind: 'myData', who: isSubscriber(key), reason, language, now });
}
