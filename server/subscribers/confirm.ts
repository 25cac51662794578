import { sql, type SqlBool } from 'kysely';
import type { LinkState } from '../email/links.ts';
import type { Change } from '../events/change.ts';
import { lockedLink, stateOf } from './links.ts';
import { applyPreferences } from './subscribers.ts';
import { queueToSubscriber } from './queue.ts';

/**
 * Puts the subscriber whose confirmation link was pressed on the list, with what the submission
 * says that the e-mail answered.
 * @returns how the link stood; `done` where it has confirmed
 */
export async function confirm(change: Change, tokenHash: string): Promise<LinkState> {
  const { trx, actor, emailsAreOn } = change;
  const link = await lockedLink(trx, 'confirm', tokenHash);
  const state = stateOf(link, actor.at);
  if (!link || state !== 'open') return state;
  const { subscriber_id, submission_id: submissionId, language, email, email_key } = link;
  const at = actor.at.toISOString();
  await trx
    .updateTable('email_links')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
  await trx
    .updateTable('subscribers')
    .set({ state: 'confirmed', state_since: at })
    .where('id', '=', subscriber_id)
    .where('state', '<>', 'confirmed')
    .execute();
  // Unless a later one was confirmed before.
  const sooner = sql<SqlBool>`(subscribers.submission_id IS NULL OR subscribers.submission_id < submission.id)`;
  await applyPreferences(trx, submissionId, sql`subscribers.id = ${subscriber_id} AND ${sooner}`);
  const address = { email, email_key };
  await change.record({ kind: 'confirmed', address, submissionId, count: 1, shown: { language } });
  if (link.state !== 'confirmed' && emailsAreOn) {
    await queueToSubscriber(trx, 'welcome', subscriber_id, actor.at);
  }
  return 'done';
}

/**
 * Puts a subscriber who proved their address on the list, with what a submission of theirs says,
 * and welcomes them.
 */
export async function confirmSubscriber(
  { trx, actor: { at }, emailsAreOn }: Change,
  id: string,
  submissionId: string,
): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set({ state: 'confirmed', state_since: at.toISOString() })
    .where('id', '=', id)
    .execute();
  await applyPreferences(trx, submissionId, sql`subscribers.id = ${id}`);
  if (emailsAreOn) await queueToSubscriber(trx, 'welcome', id, at);
}
