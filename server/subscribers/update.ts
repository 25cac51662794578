import { sql, type SqlBool } from 'kysely';
import type { Language } from '../../domain/language.ts';
import type { ConsentText } from '../../domain/submission/consent.ts';
import type { Address } from '../../domain/submission/email.ts';
import type { Interest } from '../../domain/submission/fields.ts';
import { isBySubscriber, type Change, type ChangeEvent } from '../events/change.ts';
import { asFlag } from '../db/engines.ts';
import { confirmSubscriber } from './confirm.ts';
import { latestOf } from './latest-submission.ts';
import type { LinkSubscriber } from './my-data-link.ts';
import { restrictedSince } from './restrictions.ts';
import { applyPreferences } from './subscribers.ts';

/** Why nothing was changed: there is no such submission, or its subscriber's data is restricted. */
export type Unchanged = 'missing' | 'restricted';

/** What can be changed of a submission. Its address changes by new-address.ts alone. */
export type Values = Omit<Interest, 'email'> & { language: Language };

/**
 * Changes what a submission says; what its subscriber confirmed follows it.
 * @param shown the words that the subscriber was shown
 * @returns the submission's address
 */
export async function update(
  change: Change,
  id: string,
  { wants_updates, ...others }: Partial<Values>,
  shown?: ChangeEvent['shown'],
): Promise<Unchanged | Address> {
  const { trx, actor } = change;
  const before = await trx
    .selectFrom('interest_submissions')
    .select(['email', 'email_key', 'wants_updates'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!before) return 'missing';
  const address = { email: before.email, email_key: before.email_key };
  if ((await restrictedSince(trx, address.email_key)) !== null) return 'restricted';
  const event = { address, count: 1, ...(shown && { shown }) };
  const isChoice = isBySubscriber(actor) || Boolean(before.wants_updates) !== wants_updates;
  if (wants_updates === false && isChoice) {
    await change.record({ ...event, kind: 'updates_stopped' });
  }
  if (wants_updates === true && isChoice) {
    await change.record({ ...event, submissionId: id, kind: 'updates_wanted' });
  }
  await trx
    .updateTable('interest_submissions')
    .set({
      ...others,
      ...(wants_updates !== undefined && { wants_updates: asFlag(wants_updates) }),
    })
    .where('id', '=', id)
    .execute();
  await applyPreferences(trx, id, sql<SqlBool>`subscribers.submission_id = ${id}`);
  if (Object.keys(others).length > 0) await change.record({ ...event, kind: 'corrected' });
  return address;
}

/**
 * Takes over what a subscriber chose: the submission that they confirmed says it, else their latest
 * one. Whoever wants updates is on the list from now on: the link proved the address, as that of a
 * confirmation does.
 * @param wording what people who want updates were shown
 */
export async function choose(
  change: Change,
  { id, state, confirmed, language, ...address }: LinkSubscriber,
  chosen: Partial<Pick<Values, 'language' | 'wants_updates'>>,
  wording?: ConsentText,
): Promise<'done' | Unchanged> {
  const isOnList = state === 'confirmed';
  const submissionId =
    (isOnList ? confirmed : null) ?? (await latestOf(change.trx, address.email_key));
  if (submissionId === undefined) return 'missing';
  const shown = { language, wording };
  const updated = await update(change, submissionId, chosen, shown);
  if (typeof updated === 'string') return updated;
  if (!chosen.wants_updates || isOnList) return 'done';
  await change.record({ kind: 'subscribed', address, submissionId, count: 1, shown });
  await confirmSubscriber(change, id, submissionId);
  return 'done';
}
