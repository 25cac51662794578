import { sql, type SqlBool, type Transaction } from 'kysely';
import { kindsWithButton } from '../../domain/email/emails.ts';
import type { Language } from '../../domain/language.ts';
import { addressOf, type Address, type EmailKey } from '../../domain/submission/email.ts';
import type { Interest } from '../../domain/submission/fields.ts';
import type { Change } from '../events/change.ts';
import { addSubscriber, isSubscriber, applyPreferences } from './subscribers.ts';
import { latestOf } from './latest-submission.ts';
import { queueAnswer } from './queue.ts';
import { askForAddress } from './email-change.ts';
import type { Tables } from '../db/tables.ts';
import { restrictedSince } from './restrictions.ts';

type Write = Transaction<Tables>;

/** Why nothing was changed: there is no such submission, or its subscriber's data is restricted. */
type Unchanged = 'missing' | 'restricted';

type Before = Address & { wants_updates: boolean };

/**
 * Replaces what a submission says, at its subscriber's request. With e-mails on, a new address is
 * asked to confirm; where the old one is confirmed, its subscriber keeps it until then, and moves
 * with all their submissions.
 */
export async function correct(
  change: Change,
  id: string,
  interest: Interest & { language: Language },
): Promise<Unchanged | { asked: boolean; waits: boolean }> {
  const { trx, actor, emailsAreOn } = change;
  const { email, ...others } = interest;
  const to = addressOf(email);
  const confirmed = emailsAreOn ? await confirmedElsewhere(trx, id, to.email_key) : undefined;
  const before = await changeable(trx, id);
  if (typeof before === 'string') return before;
  if (before.wants_updates !== interest.wants_updates) {
    await change.record({
      kind: interest.wants_updates ? 'updates_wanted' : 'updates_stopped',
      address: confirmed ? before : to,
      submissionId: id,
      count: 1,
    });
  }
  await correctSubmission(trx, id, confirmed ? others : interest);
  await change.record({ kind: 'corrected', address: to, count: 1 });
  const moved = before.email_key !== to.email_key;
  const asked = confirmed
    ? await askForAddress(trx, confirmed, to, actor.at)
    : moved && (await moveTo(change, id, before.email_key, to));
  return { asked, waits: confirmed !== undefined };
}

/** Deletes the message of a submission. */
export async function blankMessage(change: Change, id: string): Promise<Unchanged | 'blanked'> {
  const before = await changeable(change.trx, id);
  if (typeof before === 'string') return before;
  await change.trx
    .updateTable('interest_submissions')
    .set({ message: null })
    .where('id', '=', id)
    .execute();
  await change.record({ kind: 'message_blanked', address: before, count: 1 });
  return 'blanked';
}

/** Gives a submission to another address. @returns whether that is asked to confirm */
async function moveTo(
  { trx, actor: { at: now }, emailsAreOn }: Change,
  id: string,
  from: EmailKey,
  to: Address,
): Promise<boolean> {
  // A link sent to the old address must not confirm the new one.
  await forgetEmails(trx, id);
  const stateOf = async (key: EmailKey) => {
    const subscribers = trx.selectFrom('subscribers').select('state');
    return (await subscribers.where(isSubscriber(key)).executeTakeFirst())?.state;
  };
  const left = (await stateOf(from)) === 'unsubscribed';
  const latest = await latestOf(trx, from);
  if (latest === undefined) {
    await trx.updateTable('data_subject_requests').set(to).where('email_key', '=', from).execute();
    await trx.deleteFrom('subscribers').where(isSubscriber(from)).execute();
  } else await narrowTo(trx, from, id, latest);
  const known = await stateOf(to.email_key);
  if (left && !known) {
    // A withdrawal holds for the corrected address, too.
    await addSubscriber(trx, to, now.toISOString());
    await trx
      .updateTable('subscribers')
      .set({ state: 'unsubscribed' })
      .where(isSubscriber(to.email_key))
      .execute();
  }
  await addSubscriber(trx, to, now.toISOString(), emailsAreOn ? 'unconfirmed' : null);
  if (!emailsAreOn || left || known === 'confirmed') return false;
  return (await queueAnswer(trx, { id, ...to }, now))?.reason === null;
}

/** The subscriber of a submission, where they confirmed another address than this one. */
const confirmedElsewhere = (trx: Write, id: string, key: EmailKey) =>
  trx
    .selectFrom('subscribers')
    .innerJoin(
      'interest_submissions as submission',
      'submission.email_key',
      'subscribers.email_key',
    )
    .select('subscribers.id')
    .where('submission.id', '=', id)
    .where('subscribers.state', '=', 'confirmed')
    .where('subscribers.email_key', '<>', key)
    .executeTakeFirst();

/**
 * Replaces what a submission says; what its subscriber confirmed follows it, unless it gets another
 * address.
 * @returns the address and whether it wanted updates
 */
export async function correctSubmission(
  trx: Write,
  id: string,
  { wants_updates, ...interest }: Partial<Interest & { language: Language }>,
): Promise<Unchanged | Before> {
  const before = await changeable(trx, id);
  if (typeof before === 'string') return before;
  await trx
    .updateTable('interest_submissions')
    .set({
      ...interest,
      ...(interest.email !== undefined && addressOf(interest.email)),
      ...(wants_updates !== undefined && {
        wants_updates: sql<boolean>`${sql.raw(wants_updates ? 'TRUE' : 'FALSE')}`,
      }),
    })
    .where('id', '=', id)
    .execute();
  const confirmed = sql<SqlBool>`subscribers.submission_id = ${id} AND subscribers.email_key = submission.email_key`;
  await applyPreferences(trx, id, confirmed);
  return before;
}

async function changeable(trx: Write, id: string): Promise<Unchanged | Before> {
  const found = await trx
    .selectFrom('interest_submissions')
    .select(['email', 'email_key', 'wants_updates'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return 'missing';
  if ((await restrictedSince(trx, found.email_key)) !== null) return 'restricted';
  return { ...found, wants_updates: Boolean(found.wants_updates) };
}

/**
 * Lets the latest submission of a subscriber speak for them after another one was deleted. @returns
 * false where there is none
 */
export async function forgetSubmission(trx: Write, key: EmailKey, gone: string): Promise<boolean> {
  const latest = await latestOf(trx, key);
  if (latest === undefined) return false;
  await forgetEmails(trx, gone);
  await narrowTo(trx, key, gone, latest);
  return true;
}

/**
 * Deletes what an e-mail knows of a submission. Its link to leave stays, and one to confirm goes.
 */
async function forgetEmails(trx: Write, submissionId: string): Promise<void> {
  await trx
    .deleteFrom('emails')
    .where('submission_id', '=', submissionId)
    .where((eb) =>
      eb.or([eb('kind', 'in', kindsWithButton('confirm')), eb('state', '=', 'queued')]),
    )
    .execute();
  await trx
    .updateTable('emails')
    .set({ email: null, email_key: null, name: null })
    .where('submission_id', '=', submissionId)
    .execute();
}

/**
 * A subscriber whose confirmed submission is gone keeps another one's, and wants no updates that
 * either did not want.
 */
async function narrowTo(trx: Write, key: EmailKey, gone: string, latest: string): Promise<void> {
  await sql`
    UPDATE subscribers SET
      submission_id = submission.id, email = submission.email, email_key = submission.email_key,
      name = submission.name, language = submission.language,
      wants_updates = CASE WHEN subscribers.wants_updates THEN submission.wants_updates ELSE subscribers.wants_updates END
    FROM interest_submissions AS submission
    WHERE subscribers.email_key = ${key} AND subscribers.submission_id = ${gone}
      AND submission.id = ${latest}`.execute(trx);
}
