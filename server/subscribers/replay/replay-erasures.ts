import type { Transaction } from 'kysely';
import type { EmailKey } from '../../../domain/submission/email.ts';
import { forgetSubmission } from '../correct.ts';
import { eraseRows } from '../../db/personal-data.ts';
import type { Tables } from '../../db/tables.ts';
import type { MirrorEntry } from '../../db/mirror-entry.ts';

type Write = Transaction<Tables>;

/**
 * Deletes again what was stored before these erasures.
 * @param addresses the keys of those of the store that are known by the entries' hashes
 * @returns how many submissions were deleted
 */
export async function replayErasures(
  trx: Write,
  entries: readonly MirrorEntry[],
  addresses: Map<string, EmailKey>,
): Promise<number> {
  let submissions = 0;
  for (const { at, ids } of entries) {
    for (const id of ids) submissions += await deleteAgain(trx, id, at);
  }
  for (const { at, address_hash } of entries) {
    const key = addresses.get(address_hash ?? '');
    if (key !== undefined) submissions += await eraseStoredBefore(trx, key, at);
  }
  return submissions;
}

/**
 * Deletes a submission; with the last one, what else is older of the subscriber whom it is from.
 * @returns how many were deleted
 */
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

/**
 * Erases what is stored of an address since before a moment; nobody is written to. @returns how
 * many submissions were deleted
 */
async function eraseStoredBefore(trx: Write, key: EmailKey, before: string): Promise<number> {
  const erased = await eraseRows(trx, key, { at: before, storedUntil: before });
  return erased.interest_submissions ?? 0;
}
