import type { Kysely } from 'kysely';
import type { Store } from '../../stores/store.ts';
import type { Tables } from '../../db/tables.ts';

/** The administrator's account: the same statements in both engines. */
export const accountQueries = (
  db: Kysely<Tables>,
): Pick<Store, 'adminAccount' | 'createAdminAccount'> => ({
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
