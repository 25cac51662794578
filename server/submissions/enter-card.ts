import { v7 as uuidV7 } from 'uuid';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import type { EnteredCard } from '../../domain/admin/rights.ts';
import type { Language } from '../../domain/language.ts';
import type { Interest, Submission } from '../../domain/submission/fields.ts';
import { lisbonDay } from '../../domain/time.ts';
import { addConsent } from '../events/consents.ts';
import type { Change } from '../events/change.ts';
import { queueAnswer } from '../subscribers/queue.ts';
import { addSubscriber, isSubscriber } from '../subscribers/subscribers.ts';
import { rowOf, type SubmissionEngine } from './stored-submissions.ts';

/** A card that somebody filled in, as at a fair. */
export interface Card {
  interest: Interest;
  language: Language;
  /** `YYYY-MM-DD`. */
  signedOn: string;
  /** The words beside the card's boxes. */
  wording: string;
}

/**
 * Stores what stands on a card, with its consent as it was given, and asks to confirm the address:
 * the ordinary e-mail, within its caps. People who left the list after they filled in the card
 * are not entered.
 */
export async function enterCard(
  { trx, actor, emailsAreOn, record }: Change,
  insert: SubmissionEngine['insert'],
  { interest, language, signedOn, wording }: Card,
): Promise<Exclude<EnteredCard, { errors: unknown }>> {
  const now = actor.at.toISOString();
  if (signedOn > lisbonDay(actor.at)) return { entered: false, reason: 'future' };
  const submission: Submission = {
    ...interest,
    id: uuidV7(),
    created_at: now,
    language,
    ip_address: null,
    user_agent: null,
    privacy_policy_version: privacyPolicy(emailsAreOn).version,
    idempotency_key: null,
  };
  const row = rowOf(submission);
  const known = await trx
    .selectFrom('subscribers')
    .select(['state', 'state_since'])
    .where(isSubscriber(row.email_key))
    .executeTakeFirst();
  if (known?.state === 'unsubscribed' && lisbonDay(new Date(known.state_since)) >= signedOn) {
    return { entered: false, reason: 'left' };
  }
  await insert(trx, row);
  await addConsent(trx, submission, {
    wording: { language, text: wording },
    channel: 'paper',
    at: `${signedOn}T00:00:00.000Z`,
  });
  await addSubscriber(trx, row, now);
  const queued = await queueAnswer(trx, row, actor.at);
  await record({ kind: { audit: 'enter_card' }, address: row, submissionId: row.id, count: 1 });
  return { entered: true, isKnown: queued?.kind === 'already', reason: queued?.reason ?? null };
}
