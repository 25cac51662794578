import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface AdminAccount {
  username: string;
  passwordHash: string;
}

export type AccountStore = ReturnType<typeof accountQueries>;

/** The administrator's account: the same statements in both engines. */
export const accountQueries = (db: Kysely<Tables>) => ({
  /** The account that the store keeps. `passwordChangedAt` is null while it has the password of the first start. */
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
});
