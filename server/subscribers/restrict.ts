import type { Transaction } from 'kysely';
import type { Address, EmailKey } from '../../domain/submission/email.ts';
import type { Change } from '../events/change.ts';
import type { Tables } from '../db/tables.ts';
import { countSubmissions } from './subscribers.ts';

/**
 * Restricts the data of an address that has submissions, so that no e-mail goes to it. @returns how
 * many submissions it has
 */
export async function restrict(change: Change, address: Address): Promise<number> {
  const { trx, actor } = change;
  const count = await countSubmissions(trx, address.email_key);
  if (count === 0) return 0;
  const isNew = await restrictAddress(trx, address.email_key, actor.at.toISOString());
  await change.record({ kind: 'restricted', address, count, isRepeated: !isNew });
  return count;
}

/** Lifts the restriction of an address. @returns whether there was one */
export async function liftRestriction(change: Change, address: Address): Promise<boolean> {
  const { numDeletedRows } = await change.trx
    .deleteFrom('restrictions')
    .where('email_key', '=', address.email_key)
    .executeTakeFirstOrThrow();
  const lifted = numDeletedRows > 0n;
  if (lifted) await change.record({ kind: 'restriction_lifted', address, count: 1 });
  return lifted;
}

/** Restricts the data of an address. @returns whether it was not restricted yet */
export async function restrictAddress(
  trx: Transaction<Tables>,
  key: EmailKey,
  since: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('restrictions')
    .values({ email_key: key, since })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
