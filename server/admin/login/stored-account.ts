import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { byAdministrator, type UnitOfWork } from '../../events/change.ts';

type Action = Parameters<typeof byAdministrator>[0];

export interface AdminAccount {
  username: string;
  passwordHash: string;
}

export type AccountStore = ReturnType<typeof accountQueries>;

/** The administrator's account: the same statements in both engines. */
export const accountQueries = (db: Kysely<Tables>, change: UnitOfWork) => ({
  /**
   * The account that the store keeps. `passwordChangedAt` is null while it has the password of the
   * first start, `passwordOffAt` while the password logs in.
   */
  adminAccount: () =>
    db
      .selectFrom('admin_account')
      .select([
        'username',
        'password_hash as passwordHash',
        'password_changed_at as passwordChangedAt',
        'password_off_at as passwordOffAt',
      ])
      .executeTakeFirst(),

  /** Creates the only account. @returns false where there is one already, which then stays */
  async createAdminAccount({
    username,
    passwordHash,
    createdAt,
    passwordChangedAt,
  }: AdminAccount & { createdAt: Date; passwordChangedAt?: Date }): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('admin_account')
      .values({
        id: 1,
        username,
        password_hash: passwordHash,
        created_at: createdAt.toISOString(),
        password_changed_at: passwordChangedAt?.toISOString() ?? null,
        password_off_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },

  /**
   * Changes the password of the stored account, which logs in from now on, and ends all sessions.
   * @param from the previous hash
   * @returns false where the account has another one by now; then nothing changes
   */
  changePassword: (from: string, to: string, action: Action): Promise<boolean> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const { numUpdatedRows } = await trx
        .updateTable('admin_account')
        .set({ password_hash: to, password_changed_at: action.at })
        .where('password_hash', '=', from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await trx.deleteFrom('admin_sessions').execute();
      await record({ kind: 'password_changed', count: 0 });
      if (await letPasswordIn(trx))
        await record({ kind: { audit: 'switch_on_password' }, count: 0 });
      return true;
    }),

  /** Lets the password log in again. @returns false where it did */
  switchPasswordOn: (action: Action): Promise<boolean> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      if (!(await letPasswordIn(trx))) return false;
      await record({ kind: { audit: 'switch_on_password' }, count: 0 });
      return true;
    }),
});

/** Lets the password log in again. @returns false where it did */
async function letPasswordIn(trx: Transaction<Tables>): Promise<boolean> {
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
