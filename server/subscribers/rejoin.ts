import { sql } from 'kysely';
import { rejoinTextNow } from '../../content/consent-texts.ts';
import type { LinkState } from '../email/links.ts';
import type { Change } from '../events/change.ts';
import { lockedLink, stateOf } from './links.ts';

/**
 * Puts back on the list who pressed the link of the e-mail that says that they left, for the dates
 * alone: a new consent, of which the words are kept.
 */
export async function rejoin(change: Change, tokenHash: string): Promise<LinkState> {
  const { trx, actor } = change;
  const link = await lockedLink(trx, 'rejoin', tokenHash);
  const state = stateOf(link, actor.at);
  if (!link || state !== 'open') return state;
  const { subscriber_id, confirmed_submission_id: submissionId, language, ...address } = link;
  await trx
    .updateTable('subscribers')
    .set({
      state: 'confirmed',
      state_since: actor.at.toISOString(),
      wants_updates: sql<boolean>`FALSE`,
    })
    .where('id', '=', subscriber_id)
    .execute();
  await change.record({
    kind: 'subscribed',
    address: { email: address.email, email_key: address.email_key },
    submissionId,
    count: 1,
    shown: { language, wording: { language, text: rejoinTextNow[language] } },
  });
  return 'done';
}
