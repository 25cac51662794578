import type { Kysely } from 'kysely';
import { bySubscriber, type UnitOfWork } from '../events/change.ts';
import type { Tables } from '../db/tables.ts';
import { unsubscribe } from './unsubscribe.ts';

/**
 * Takes off the list anyone who complained about an e-mail since they joined it. No e-mail says so
 * to them.
 * @returns how many
 */
export async function leaveAfterComplaints(
  db: Kysely<Tables>,
  change: UnitOfWork,
  now: Date,
): Promise<number> {
  const complained = await db
    .selectFrom('emails as mail')
    .innerJoin('subscribers as subscriber', 'subscriber.id', 'mail.subscriber_id')
    .select(['subscriber.email', 'subscriber.email_key', 'mail.language'])
    .where('mail.complained_at', 'is not', null)
    .where('subscriber.state', '<>', 'unsubscribed')
    .whereRef('mail.complained_at', '>=', 'subscriber.state_since')
    .execute();
  for (const { language, ...address } of complained) {
    await change(bySubscriber(now, 'complaint'), (made) =>
      unsubscribe({ ...made, emailsAreOn: false }, address, language),
    );
  }
  return complained.length;
}
