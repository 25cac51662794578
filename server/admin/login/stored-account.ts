import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { byAdministrator, type LoggedAction, type UnitOfWork } from '../../events/change.ts';

export interface AdminAccount {
  username: string;
  passwordHash: string;
}

export type AccountStore = ReturnType<typeof accountQueries>;

/** The administrator's account: the same statements in both engines. */
export const accountQueries = (db: Kysely<Tables>, change: UnitOfWork) => ({
  /**
   * The account that the store keeps. `passwordChangedAt` is null while it has the password of the
   * first start.
   */
  adminAccount: () =>
    db
      .selectFrom('admin_account')
      .select([
        'username',
        'password_hash as passwordHash',
        'password_changed_at as passwordChangedAt',
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
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  },

  /**
   * Changes the password of the stored account, and ends all sessions.
   * @param from the previous hash
   * @returns false where the account has another one by now; then nothing changes
   */
  changePassword: (from: string, to: string, action: LoggedAction): Promise<boolean> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const { numUpdatedRows } = await trx
        .updateTable('admin_account')
        .set({ password_hash: to, password_changed_at: action.at })
        .where('password_hash', '=', from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await trx.deleteFrom('admin_sessions').execute();
      await record({ kind: 'password_changed', count: 0 });
      return true;
    }),
});
