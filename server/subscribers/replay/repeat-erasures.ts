import type { Transaction } from 'kysely';
import type { EmailKey } from '../../../domain/submission/email.ts';
import { personOf } from '../people.ts';
import { forgetSubmission } from '../correct.ts';
import { forgetRequests } from '../../events/requests.ts';
import type { Tables } from '../../db/tables.ts';
import type { LedgerEntry } from '../../db/ledger-entry.ts';

type Write = Transaction<Tables>;

/**
 * Deletes again what was stored before these erasures.
 * @param addresses the keys of those of the store that are known by the entries' hashes
 * @returns how many submissions were deleted
 */
export async function repeatErasures(
  trx: Write,
  entries: readonly LedgerEntry[],
  addresses: Map<string, EmailKey>,
): Promise<number> {
  let submissions = 0;
  for (const { at, ids } of entries) {
    for (const id of ids) submissions += await deleteAgain(trx, id, at);
  }
  for (const { at, person } of entries) {
    const key = addresses.get(person ?? '');
    if (key !== undefined) submissions += await eraseStoredBefore(trx, key, at);
  }
  return submissions;
}

/** Deletes a submission; with the last one, what else is older of the person whom it is from. @returns how many were deleted */
async function deleteAgain(trx: Write, id: string, before: string): Promise<number> {
  const [deleted] = await trx
    .deleteFrom('interest_submissions')
    .where('id', '=', id)
    .returning('email_key')
    .execute();
  if (!deleted) return 0;
  const isLast = !(await forgetSubmission(trx, deleted.email_key, id));
  if (isLast) await eraseStoredBefore(trx, deleted.email_key, before);
  return 1;
}

/** Erases what is stored of an address since before a moment; nobody is written to. @returns how many submissions were deleted */
async function eraseStoredBefore(trx: Write, key: EmailKey, before: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('interest_submissions')
    .where('email_key', '=', key)
    .where('created_at', '<=', before)
    .executeTakeFirstOrThrow();
  // With their letters.
  await trx.deleteFrom('people').where(personOf(key)).where('created_at', '<=', before).execute();
  // The farewell to somebody who was erased belongs to nobody.
  await trx
    .deleteFrom('letters')
    .where('email_key', '=', key)
    .where('queued_at', '<=', before)
    .execute();
  // What others asked to have moved to it.
  await trx
    .deleteFrom('email_changes')
    .where('email_key', '=', key)
    .where('asked_at', '<=', before)
    .execute();
  await trx
    .deleteFrom('restrictions')
    .where('email_key', '=', key)
    .where('since', '<=', before)
    .execute();
  await forgetRequests(trx, key, new Date(before), before.slice(0, 10));
  return Number(numDeletedRows);
}
