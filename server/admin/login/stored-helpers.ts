import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { HelperEntry } from '../../../domain/admin/api.ts';
import { invitationHours } from '../../../domain/admin/account.ts';
import { hourMs, momentBefore } from '../../../domain/time.ts';
import type { Tables } from '../../db/tables.ts';
import { byAdministrator, type LoggedAction, type UnitOfWork } from '../../events/change.ts';
import type { HelperAccount } from './account.ts';
import { newSecret, secretHash } from './passwords.ts';
import type { StoredPasskey } from './stored-passkeys.ts';

export type HelperStore = ReturnType<typeof storedHelpers>;

/** The accounts of helpers: the same statements in both engines. */
export const storedHelpers = (db: Kysely<Tables>, change: UnitOfWork) => ({
  ...readHelpers(db),
  ...inviteAndEnd(change),

  /** Deletes the accounts that ended before a moment. @returns how many */
  async purge(before: Date): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('admin_accounts')
      .where('ended_at', '<', before.toISOString())
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});

const readHelpers = (db: Kysely<Tables>) => {
  const current = db.selectFrom('admin_accounts').where('ended_at', 'is', null);
  return {
    /** The account with an id; undefined where it has ended. */
    find: (id: string): Promise<HelperAccount | undefined> =>
      current.select(['id', 'username', 'role']).where('id', '=', id).executeTakeFirst(),

    /** Those who have not ended, by their names. */
    async list(now: Date): Promise<HelperEntry[]> {
      const rows = await current.selectAll().orderBy('username').execute();
      return rows.map(({ id, username, created_at, invitation_hash }) => ({
        id,
        username,
        invited_at: created_at,
        state:
          invitation_hash === null
            ? 'joined'
            : created_at > oldestInvitation(now)
              ? 'invited'
              : 'expired',
      }));
    },

    /** Whose invitation it is; undefined where it was used, is too old, or the account ended. */
    invited: (invitation: string, now: Date): Promise<HelperAccount | undefined> =>
      current
        .select(['id', 'username', 'role'])
        .where('invitation_hash', '=', secretHash(invitation))
        .where('created_at', '>', oldestInvitation(now))
        .executeTakeFirst(),
  };
};

/** What the log has. */
const inviteAndEnd = (change: UnitOfWork) => ({
  /** Makes an account. @returns what its link holds, or null where the name is taken */
  invite: (username: string, action: LoggedAction): Promise<string | null> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const invitation = newSecret();
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('admin_accounts')
        .values({
          id: uuidV7(),
          username,
          role: 'helper',
          created_at: action.at,
          invitation_hash: secretHash(invitation),
          ended_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return null;
      await record({ kind: { log: 'invite_helper' }, count: 0 });
      return invitation;
    }),

  /**
   * Uses an invitation up for the first passkey of its account.
   * @returns false where it was used meanwhile, is too old, or the account has ended
   */
  join: (invitation: string, passkey: StoredPasskey, action: LoggedAction): Promise<boolean> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const { numUpdatedRows } = await trx
        .updateTable('admin_accounts')
        .set({ invitation_hash: null })
        .where('id', '=', passkey.account)
        .where('invitation_hash', '=', secretHash(invitation))
        .where('created_at', '>', oldestInvitation(new Date(action.at)))
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await trx.insertInto('admin_passkeys').values(passkey).execute();
      await record({ kind: { log: 'accept_invitation' }, count: 0 });
      return true;
    }),

  /** Ends an account with its sessions and passkeys. @returns false where there is no such one */
  end: (id: string, action: LoggedAction): Promise<boolean> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const { numUpdatedRows } = await trx
        .updateTable('admin_accounts')
        .set({ ended_at: action.at, invitation_hash: null })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      for (const table of ['admin_sessions', 'admin_passkeys'] as const) {
        await trx.deleteFrom(table).where('account', '=', id).execute();
      }
      await record({ kind: { log: 'end_helper' }, count: 0 });
      return true;
    }),
});

/** The moment after which an invitation must have been made to be accepted. */
const oldestInvitation = (now: Date): string => momentBefore(now, invitationHours * hourMs);
