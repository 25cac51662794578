import type { Kysely, Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { invitationHours } from '../../../domain/admin/account.ts';
import type { LogKind } from '../../../domain/admin/api.ts';
import { hourMs, momentBefore } from '../../../domain/time.ts';
import type { Tables } from '../../db/tables.ts';
import type { Actor, UnitOfWork } from '../../events/change.ts';
import { newSecret, secretHash } from './passwords.ts';

type Write = Transaction<Tables>;

export interface AdminAccount {
  username: string;
  passwordHash: string;
}

/** The account of somebody whom the owner has invited, and who has passkeys alone. */
export interface HelperAccount {
  id: string;
  username: string;
  role: 'helper';
}

export type StoredPasskey = Tables['admin_passkeys'];

export type AccountStore = ReturnType<typeof storedOwner> & ReturnType<typeof storedLogins>;

/** The owner's account: the same statements in both engines. */
export const storedOwner = (db: Kysely<Tables>, change: UnitOfWork) => ({
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
    const created = await db
      .insertInto('admin_account')
      .values({
        id: 1,
        username,
        password_hash: passwordHash,
        created_at: createdAt.toISOString(),
        password_changed_at: passwordChangedAt?.toISOString() ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return created !== undefined;
  },

  /**
   * Changes the password of the stored account, and ends all sessions.
   * @param from the previous hash
   * @returns false where the account has another one by now; then nothing changes
   */
  changePassword: (from: string, to: string, by: Actor): Promise<boolean> =>
    logged(change, by, 'change_password', async (trx) => {
      const changed = await trx
        .updateTable('admin_account')
        .set({ password_hash: to, password_changed_at: by.at.toISOString() })
        .where('password_hash', '=', from)
        .returning('id')
        .executeTakeFirst();
      if (changed) await trx.deleteFrom('admin_sessions').execute();
      return changed;
    }),
});

/** The accounts of helpers, and the passkeys of all: the same statements in both engines. */
export const storedLogins = (db: Kysely<Tables>, change: UnitOfWork) => ({
  helpers: { ...readHelpers(db), ...changeHelpers(db, change) },
  passkeys: { ...readPasskeys(db), ...changePasskeys(db, change) },
});

const readHelpers = (db: Kysely<Tables>) => {
  const current = db.selectFrom('admin_accounts').where('ended_at', 'is', null);
  return {
    /** The account with an id; undefined where it has ended. */
    find: (id: string): Promise<HelperAccount | undefined> =>
      current.select(['id', 'username', 'role']).where('id', '=', id).executeTakeFirst(),

    /** Those who have not ended, by their names. */
    async list(now: Date) {
      const rows = await current.selectAll().orderBy('username').execute();
      return rows.map(({ id, username, created_at: invited_at, invitation_hash }) => {
        const until = invited_at > oldestInvitation(now) ? 'invited' : 'expired';
        return {
          id,
          username,
          invited_at,
          state: invitation_hash === null ? 'joined' : until,
        } as const;
      });
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

const changeHelpers = (db: Kysely<Tables>, change: UnitOfWork) => ({
  /** Makes an account. @returns what its link holds, or null where the name is taken */
  async invite(username: string, by: Actor): Promise<string | null> {
    const invitation = newSecret();
    const account = {
      id: uuidV7(),
      username,
      role: 'helper',
      created_at: by.at.toISOString(),
      invitation_hash: secretHash(invitation),
      ended_at: null,
    } as const;
    const isNew = await logged(change, by, 'invite_helper', (trx) =>
      trx
        .insertInto('admin_accounts')
        .values(account)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst(),
    );
    return isNew ? invitation : null;
  },

  /**
   * Uses an invitation up for the first passkey of its account.
   * @returns false where it was used meanwhile, is too old, or the account has ended
   */
  join: (invitation: string, passkey: StoredPasskey, by: Actor): Promise<boolean> =>
    logged(change, by, 'accept_invitation', async (trx) => {
      const joined = await trx
        .updateTable('admin_accounts')
        .set({ invitation_hash: null })
        .where('id', '=', passkey.account)
        .where('invitation_hash', '=', secretHash(invitation))
        .where('created_at', '>', oldestInvitation(by.at))
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (joined) await trx.insertInto('admin_passkeys').values(passkey).execute();
      return joined;
    }),

  /** Ends an account with its sessions and passkeys. @returns false where there is no such one */
  end: (id: string, by: Actor): Promise<boolean> =>
    logged(change, by, 'end_helper', async (trx) => {
      const ended = await trx
        .updateTable('admin_accounts')
        .set({ ended_at: by.at.toISOString(), invitation_hash: null })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!ended) return undefined;
      for (const table of ['admin_sessions', 'admin_passkeys'] as const) {
        await trx.deleteFrom(table).where('account', '=', id).execute();
      }
      return ended;
    }),

  /** Deletes the accounts that ended before a moment. @returns how many */
  async purge(before: Date): Promise<number> {
    const ended = db.deleteFrom('admin_accounts').where('ended_at', '<', before.toISOString());
    return (await ended.returning('id').execute()).length;
  },
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

  /** The passkeys of an account, the oldest first. */
  list: (account: string) =>
    db
      .selectFrom('admin_passkeys')
      .select(['credential_id as id', 'name', 'created_at', 'last_used_at', 'rp_id'])
      .where('account', '=', account)
      .orderBy('created_at')
      .orderBy('credential_id')
      .execute(),

  /** Whether anybody has a passkey for a host. */
  async isAnyAt(rpId: string): Promise<boolean> {
    const passkeys = db.selectFrom('admin_passkeys').select('credential_id');
    return (await passkeys.where('rp_id', '=', rpId).executeTakeFirst()) !== undefined;
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
    const found = await db
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
      .returning('credential_id')
      .executeTakeFirst();
    return found !== undefined;
  },

  /** @returns false where it was added before */
  add: (passkey: StoredPasskey, by: Actor): Promise<boolean> =>
    logged(change, by, 'add_passkey', (trx) =>
      trx
        .insertInto('admin_passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.doNothing())
        .returning('credential_id')
        .executeTakeFirst(),
    ),

  /**
   * Removes a passkey and ends the sessions that were begun with it.
   * @returns false where the account has no such passkey
   */
  remove: (credentialId: string, account: string, by: Actor): Promise<boolean> =>
    logged(change, by, 'remove_passkey', async (trx) => {
      const removed = await trx
        .deleteFrom('admin_passkeys')
        .where('credential_id', '=', credentialId)
        .where('account', '=', account)
        .returning('credential_id')
        .executeTakeFirst();
      if (removed) {
        await trx.deleteFrom('admin_sessions').where('passkey', '=', credentialId).execute();
      }
      return removed;
    }),
});

/**
 * Changes a row, which the log then has.
 * @param write what it returns is undefined where there is no such row
 * @returns whether there was one
 */
const logged = (
  change: UnitOfWork,
  by: Actor,
  log: LogKind,
  write: (trx: Write) => Promise<object | undefined>,
): Promise<boolean> =>
  change(by, async ({ trx, record }) => {
    const isFound = (await write(trx)) !== undefined;
    if (isFound) await record({ kind: { log }, count: 0 });
    return isFound;
  });

/** The moment after which an invitation must have been made to be accepted. */
const oldestInvitation = (now: Date): string => momentBefore(now, invitationHours * hourMs);
