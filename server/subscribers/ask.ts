import type { Transaction } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { EmailKey } from '../../domain/submission/email.ts';
import { addPersonOfSubmissions, personOf } from './people.ts';
import type { Tables } from '../db/tables.ts';
import { countAsk } from './asks.ts';
import { queuePersonLetter } from './queue.ts';

/**
 * Queues the letter with the link to the data of whoever is known by an address, or the reason why none is due. For an unknown
 * address the same statements find nobody.
 */
export async function askForOwnData(
  trx: Transaction<Tables>,
  key: EmailKey,
  language: Language,
  now: Date,
): Promise<void> {
  const reason = await countAsk(trx, key, now);
  await addPersonOfSubmissions(trx, key, now.toISOString());
  await queuePersonLetter(trx, { kind: 'ownData', who: personOf(key), reason, language, now });
}
