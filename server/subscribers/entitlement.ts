import { sql } from 'kysely';
import { kindsWithButton } from '../../domain/email/emails.ts';
import type { EmailReason, SubscriptionStatus } from '../../domain/email/states.ts';
import { latestSubmission } from './latest-submission.ts';
import { isRestricted } from './restrictions.ts';

/**
 * Whether an e-mail is from before its subscriber left the list, which no link in it undoes: anyone
 * a person who joins again gets a new one.
 */
export const isOfUnsubscribed = (mail: {
  state: SubscriptionStatus | null;
  state_since: string;
  queued_at: string;
}): boolean => mail.state === 'unsubscribed' && mail.queued_at <= mail.state_since;

const toNewAddress = sql.join(kindsWithButton('newAddress'));

/**
 * Why the subscriber of an e-mail may not receive its kind now, by its age, and by what their
 * address, state and restriction are at this moment; null where they may. A notice belongs to
 * nobody, so that only its time ends it. The link to one's data is nobody else's wish.
 */
export const whyMayNotReceive = (now: Date) => sql<EmailReason | null>`(
  CASE WHEN emails.give_up_at <= ${now.toISOString()} THEN 'too_old' ELSE (SELECT CASE
    WHEN emails.kind IN (${toNewAddress}) AND NOT EXISTS (
      SELECT 1 FROM email_changes AS change
      WHERE change.subscriber_id = subscribers.id AND change.email_key = emails.email_key
    ) THEN 'moved'
    WHEN emails.kind NOT IN (${toNewAddress}) AND emails.email_key <> subscribers.email_key THEN 'moved'
    WHEN emails.kind IN (${sql.join(kindsWithButton('myData'))}) THEN NULL
    WHEN ${isRestricted(sql.ref('subscribers.email_key'))} OR ${isRestricted(sql.ref('emails.email_key'))} THEN 'restricted'
    WHEN emails.kind = 'beforeDeletion' AND emails.submission_id <> ${latestSubmission(sql.ref('subscribers.email_key'))}
      THEN 'not_last'
    WHEN emails.kind <> 'unsubscribed' AND subscribers.state IN ('unsubscribed', 'bounced') AND emails.queued_at <= subscribers.state_since
      THEN subscribers.state
    WHEN emails.kind = 'letter' AND subscribers.state <> 'confirmed' THEN 'unsubscribed'
    WHEN emails.kind = 'letter' AND NOT subscribers.wants_updates AND EXISTS (
      SELECT 1 FROM letters WHERE letters.id = emails.letter_id AND letters.audience = 'updates'
    ) THEN 'no_updates'
  END
  FROM subscribers WHERE subscribers.id = emails.subscriber_id) END
)`;
