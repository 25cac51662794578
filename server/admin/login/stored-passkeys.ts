import type { Kysely } from 'kysely';
import type { PasskeyEntry } from '../../../domain/admin/api.ts';
import type { Tables } from '../../db/tables.ts';
import { byAdministrator, type LoggedAction, type UnitOfWork } from '../../events/change.ts';

export type StoredPasskey = Tables['admin_passkeys'];

export type PasskeyStore = ReturnType<typeof storedPasskeys>;

/** The passkeys of all accounts: the same statements in both engines. */
export const storedPasskeys = (db: Kysely<Tables>, change: UnitOfWork) => ({
  ...readPasskeys(db),
  ...changePasskeys(db, change),
});

const readPasskeys = (db: Kysely<Tables>) => ({
  /** Finds a passkey for a host. */
  find: (credentialId: string, rpId: string): Promise<StoredPasskey | undefined> =>
    db
      .selectFrom('admin_passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .where('rp_id', '=', rpId)
      .executeTakeFirst(),

  /** The passkeys of an account, the oldest first. @param rpId the host where they are to work */
  async list(account: string, rpId: string | undefined): Promise<PasskeyEntry[]> {
    const rows = await db
      .selectFrom('admin_passkeys')
      .select(['credential_id as id', 'name', 'created_at', 'last_used_at', 'backed_up', 'rp_id'])
      .where('account', '=', account)
      .orderBy('created_at')
      .orderBy('credential_id')
      .execute();
    return rows.map(({ backed_up, rp_id, ...entry }) => ({
      ...entry,
      backed_up: backed_up === 1,
      is_of_this_address: rp_id === rpId,
    }));
  },

  /** Whether anybody has a passkey for a host. */
  async isAnyAt(rpId: string): Promise<boolean> {
    const found = await db
      .selectFrom('admin_passkeys')
      .select('credential_id')
      .where('rp_id', '=', rpId)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  },
});

const changePasskeys = (db: Kysely<Tables>, change: UnitOfWork) => ({
  /**
   * Notes that a passkey was used, for which each challenge must be newer than the last one: so it
   * is signed once, and no store keeps those that wait.
   * @param challengedAt when what it signed was made
   * @returns false where it is gone, was used meanwhile, or has signed this or a later one before
   */
  async use(
    { credential_id, counter: former }: StoredPasskey,
    used: Pick<StoredPasskey, 'counter' | 'backed_up'>,
    challengedAt: Date,
    now: Date,
  ): Promise<boolean> {
    const last_used_at = challengedAt.toISOString();
    const { numUpdatedRows } = await db
      .updateTable('admin_passkeys')
      .set({ ...used, last_used_at })
      .where('credential_id', '=', credential_id)
      .where('counter', '=', former)
      .where((eb) =>
        eb.or([
          eb('last_used_at', 'is', null),
          eb('last_used_at', '<', last_used_at),
          // The clock was wrong then.
          eb('last_used_at', '>', now.toISOString()),
        ]),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  /** @returns false where the account has no such passkey */
  async rename(credentialId: string, account: string, name: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('admin_passkeys')
      .set({ name })
      .where('credential_id', '=', credentialId)
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  /** @returns false where it was added before */
  add: (passkey: StoredPasskey, action: LoggedAction): Promise<boolean> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('admin_passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await record({ kind: { log: 'add_passkey' }, count: 0 });
      return true;
    }),

  /**
   * Removes a passkey and ends the sessions that were begun with it.
   * @param sessionId the session that asks
   * @returns its_own where it ended that session, too, and missing where the account has no such
   * passkey
   */
  remove: (
    credentialId: string,
    account: string,
    sessionId: string,
    action: LoggedAction,
  ): Promise<'removed' | 'its_own' | 'missing'> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const { numDeletedRows } = await trx
        .deleteFrom('admin_passkeys')
        .where('credential_id', '=', credentialId)
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return 'missing';
      const ended = await trx
        .deleteFrom('admin_sessions')
        .where('passkey', '=', credentialId)
        .returning('id')
        .execute();
      await record({ kind: { log: 'remove_passkey' }, count: 0 });
      return ended.some(({ id }) => id === sessionId) ? 'its_own' : 'removed';
    }),
});
