import type { Preferences } from '../../domain/my-data/my-data.ts';
import type { ConsentText } from '../../domain/submission/consent.ts';
import type { Change } from '../events/change.ts';
import { confirmSubscriber } from './confirm.ts';
import { correctSubmission } from './correct.ts';
import { latestOf } from './latest-submission.ts';
import type { LinkSubscriber } from './my-data-link.ts';

/**
 * Takes over what a subscriber chose. It is said by the submission that they confirmed, else by
 * their latest one. People who want updates are on the list from now on: the link proved the
 * address, as that of a confirmation does.
 * @param wording what people who want updates were shown
 */
export async function changePreferences(
  change: Change,
  { id, state, confirmed, language: ofLink, ...address }: LinkSubscriber,
  { language, wantsUpdates }: Preferences,
  wording?: ConsentText,
): Promise<void> {
  const { trx } = change;
  const submissionId =
    (state === 'confirmed' ? confirmed : null) ?? (await latestOf(trx, address.email_key)) ?? null;
  const event = { address, count: 1, shown: { language: ofLink, wording } };
  if (wantsUpdates === false) await change.record({ ...event, kind: 'updates_stopped' });
  else if (!wantsUpdates) await change.record({ ...event, kind: 'corrected' });
  if (submissionId !== null) {
    await correctSubmission(trx, submissionId, {
      ...(language !== undefined && { language }),
      ...(wantsUpdates !== undefined && { wants_updates: wantsUpdates }),
    });
  }
  if (!wantsUpdates) return;
  await change.record({ ...event, submissionId, kind: 'updates_wanted' });
  if (state === 'confirmed' || submissionId === null) return;
  await change.record({ ...event, submissionId, kind: 'subscribed' });
  await confirmSubscriber(change, id, submissionId);
}
