import type { ExpressionBuilder, Kysely } from 'kysely';
import { byAdministrator, type UnitOfWork } from '../../events/change.ts';
import type { Tables } from '../../db/tables.ts';

/** The sessions of an account that were begun with one of its passwords. */
export interface SessionsOf {
  account: string;
  /** Distinguishes the password from others, and reveals nothing else about it. */
  passwordMark: string;
}

/** A session of the desk. The store never receives its token, only the hash of it. */
export interface DeskSession extends SessionsOf {
  tokenHash: string;
}

/** The times since which a session must have begun and been used to be alive. */
export interface AliveSince {
  begun: Date;
  used: Date;
}

export type SessionStore = ReturnType<typeof storedSessions>;

/** The desk's sessions, and the change of password that ends them all: the same statements in both engines. */
export const storedSessions = (db: Kysely<Tables>, change: UnitOfWork) => ({
  async addSession({
    id,
    tokenHash,
    account,
    passwordMark,
    ipAddress,
    now,
  }: DeskSession & { id: string; ipAddress: string; now: Date }): Promise<void> {
    const at = now.toISOString();
    await db
      .insertInto('admin_sessions')
      .values({
        id,
        account,
        address: ipAddress,
        begun_at: at,
        last_used_at: at,
        token_hash: tokenHash,
        password_mark: passwordMark,
      })
      .execute();
  },

  /** Records that a session is used now. @returns its id, or undefined where none is alive */
  async useSession(
    { tokenHash, ...of }: DeskSession,
    now: Date,
    alive: AliveSince,
  ): Promise<string | undefined> {
    const found = await db
      .updateTable('admin_sessions')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .where(isAlive(of, alive))
      .returning('id')
      .execute();
    return found[0]?.id;
  },

  /** Finds a session without counting as use. @returns its id, or undefined where none is alive */
  async findSession(
    { tokenHash, ...of }: DeskSession,
    alive: AliveSince,
  ): Promise<string | undefined> {
    const found = await db
      .selectFrom('admin_sessions')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .where(isAlive(of, alive))
      .execute();
    return found[0]?.id;
  },

  /** The sessions that are alive, the most recently begun first. */
  sessions: (of: SessionsOf, alive: AliveSince) =>
    db
      .selectFrom('admin_sessions')
      .select(['id', 'begun_at', 'last_used_at', 'address as ip_address'])
      .where(isAlive(of, alive))
      .orderBy('begun_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** Ends a session. @returns false where the account has no such session */
  async endSession(account: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('admin_sessions')
      .where('account', '=', account)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },

  /** Deletes the sessions that are no longer alive. */
  async purgeSessions({ begun, used }: AliveSince): Promise<void> {
    await db
      .deleteFrom('admin_sessions')
      .where((eb) =>
        eb.or([
          eb('begun_at', '<=', begun.toISOString()),
          eb('last_used_at', '<=', used.toISOString()),
        ]),
      )
      .execute();
  },

  /**
   * Changes the password of the stored account, and ends all sessions.
   * @param from the previous hash
   * @returns false where the account has another one by now; then nothing changes
   */
  changePassword: (
    from: string,
    to: string,
    act: Parameters<typeof byAdministrator>[0],
  ): Promise<boolean> =>
    change(byAdministrator(act), async ({ trx, record }) => {
      const { numUpdatedRows } = await trx
        .updateTable('admin_account')
        .set({ password_hash: to, password_changed_at: act.at })
        .where('password_hash', '=', from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await trx.deleteFrom('admin_sessions').execute();
      await record({ kind: 'password_changed', count: 0 });
      return true;
    }),
});

const isAlive =
  ({ account, passwordMark }: SessionsOf, { begun, used }: AliveSince) =>
  (eb: ExpressionBuilder<Tables, 'admin_sessions'>) =>
    eb.and([
      eb('account', '=', account),
      eb('password_mark', '=', passwordMark),
      eb('begun_at', '>', begun.toISOString()),
      eb('last_used_at', '>', used.toISOString()),
    ]);
