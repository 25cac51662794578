import { sql } from 'kysely';
import type { DeletionReceipt, ErasureReceipt } from '../../domain/own-data/own-data.ts';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import type { Change } from '../events/change.ts';
import { forgetRequests } from '../events/requests.ts';
import { forgetChangesTo } from './address-link.ts';
import { forgetAsks } from './asks.ts';
import { forgetSubmission } from './correct.ts';
import { personOf } from './people.ts';
import { queueEmail } from './queue.ts';
import { deleteRestriction, isRestricted } from './restrictions.ts';

/**
 * Deletes a person and everything that is kept of them. The farewell to who had confirmed is the only thing that still knows the
 * address, for ten minutes at most.
 * @returns how much that was
 */
export async function erase(change: Change, address: Address): Promise<ErasureReceipt> {
  const { trx, actor } = change;
  const key = address.email_key;
  const { consents } = await trx
    .selectFrom('consents')
    .innerJoin('interest_submissions as submission', 'submission.id', 'consents.submission_id')
    .select((eb) => eb.fn.countAll<number | string>().as('consents'))
    .where('submission.email_key', '=', key)
    .executeTakeFirstOrThrow();
  const { letters } = await trx
    .selectFrom('letters')
    .innerJoin('people', 'people.id', 'letters.person_id')
    .select((eb) => eb.fn.countAll<number | string>().as('letters'))
    .where(personOf(key))
    .executeTakeFirstOrThrow();
  await erasePerson(change, key);
  const deleted = await trx
    .deleteFrom('interest_submissions')
    .where('email_key', '=', key)
    .returning('id')
    .execute();
  const ids = deleted.map(({ id }) => id);
  await change.record({
    kind: 'erased',
    address,
    count: ids.length,
    erased: { ids, isPerson: true },
  });
  return {
    at: actor.at.toISOString(),
    submissions: ids.length,
    consents: Number(consents),
    letters: Number(letters),
  };
}

/** Deletes one submission; with the last one, the person. @returns when it was sent; undefined where there is none */
export async function deleteSubmission(
  change: Change,
  id: string,
): Promise<DeletionReceipt | undefined> {
  const { trx, actor } = change;
  const [deleted] = await trx
    .deleteFrom('interest_submissions')
    .where('id', '=', id)
    .returning(['email', 'email_key', 'created_at'])
    .execute();
  if (!deleted) return undefined;
  const { created_at: sentAt, ...address } = deleted;
  const isPerson = !(await forgetSubmission(trx, address.email_key, id));
  if (isPerson) await erasePerson(change, address.email_key);
  await change.record({
    kind: 'submission_deleted',
    address,
    count: 1,
    erased: { ids: [id], isPerson },
  });
  return { at: actor.at.toISOString(), sentAt };
}

/** Deletes what is kept of a person beside submissions, and leaves kind and days alone of their requests. */
async function erasePerson(
  { trx, actor: { at: now }, lettersAreOn }: Change,
  key: EmailKey,
): Promise<void> {
  if (lettersAreOn) {
    const row = sql`
      SELECT NULL AS person_id, NULL AS submission_id, email, email_key, name, language,
        coalesce(wants_updates, FALSE) AS wants_updates, NULL AS reason
      FROM people WHERE ${personOf(key)} AND state IN ('confirmed', 'left') AND language IS NOT NULL
        AND NOT ${isRestricted(sql`${key}`)}`;
    await queueEmail(trx, 'farewell', row, now);
  }
  await deleteRestriction(trx, key);
  await forgetRequests(trx, key, now);
  await forgetAsks(trx, key);
  await forgetChangesTo(trx, key);
  await trx.deleteFrom('people').where(personOf(key)).execute();
}
