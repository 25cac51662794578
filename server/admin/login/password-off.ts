import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Lets the password log in again. @returns false where it did */
export async function letPasswordIn(trx: Transaction<Tables>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('admin_account')
    .set({ password_off_at: null })
    .where('password_off_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Keeps others from switching the password off, and from removing a passkey that is needed while it
 * is off, until the transaction ends.
 * @returns whether it is off
 */
export async function lockPassword(trx: Transaction<Tables>): Promise<boolean> {
  const account = await trx
    .updateTable('admin_account')
    .set((eb) => ({ password_off_at: eb.ref('password_off_at') }))
    .returning('password_off_at')
    .executeTakeFirst();
  return (account?.password_off_at ?? null) !== null;
}
