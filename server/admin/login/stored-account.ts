import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface AdminAccount {
  username: string;
  passwordHash: string;
}

/** The account that the store keeps. */
export interface StoredAccount extends AdminAccount {
  /** Null while the account has the password of the first start. */
  passwordChangedAt: string | null;
}

export interface AccountStore {
  adminAccount(): Promise<StoredAccount | undefined>;
  /** Creates the only account. @returns false where there is one already, which then stays */
  createAdminAccount(
    account: AdminAccount & { createdAt: Date; passwordChangedAt?: Date },
  ): Promise<boolean>;
}

/** The administrator's account: the same statements in both engines. */
export const accountQueries = (db: Kysely<Tables>): AccountStore => ({
  adminAccount: () =>
    db
      .selectFrom('admin_account')
      .select([
        'username',
        'password_hash as passwordHash',
        'password_changed_at as passwordChangedAt',
      ])
      .executeTakeFirst(),

  async createAdminAccount({ username, passwordHash, createdAt, passwordChangedAt }) {
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
