import { createHmac } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { idleMinutes, sessionHours } from '../../../domain/admin/account.ts';
import { dayMs, hourMs, minuteMs, momentBefore } from '../../../domain/time.ts';
import type { Tables } from '../../db/tables.ts';
import type { OwnerAccount } from './account.ts';
import { newSecret } from './passwords.ts';

export type SessionStore = ReturnType<typeof storedSessions>;

/** For how long a network is known after the owner has logged in from it. */
const knownDays = 14;

/**
 * The sessions of the dashboard. All servers of one store share them, and both engines run the same
 * statements.
 */
export const storedSessions = (db: Kysely<Tables>) => ({
  ...networksOfOwner(db),

  /**
   * Begins a session, with a passkey or the password.
   * @param owner as they are now
   * @returns a new token, of which only the hash is stored
   */
  async addSession(
    account: string,
    owner: OwnerAccount,
    ipAddress: string,
    now: Date,
    passkey: string | null = null,
  ): Promise<string> {
    const token = newSecret();
    const at = now.toISOString();
    await db
      .insertInto('admin_sessions')
      .values({
        id: uuidV7(),
        account,
        address: ipAddress,
        begun_at: at,
        last_used_at: at,
        token_hash: tokenHash(token, owner),
        passkey,
      })
      .execute();
    return token;
  },

  /**
   * Uses a session, which keeps it alive for another half hour.
   * @param renews false for what the dashboard asks for by itself
   * @returns it with the id of its account, or undefined where it has expired
   */
  useSession: (
    owner: OwnerAccount,
    token: string,
    now: Date,
    renews = true,
  ): Promise<{ id: string; account: string } | undefined> =>
    db
      .updateTable('admin_sessions')
      .set((eb) => ({ last_used_at: renews ? now.toISOString() : eb.ref('last_used_at') }))
      .where('token_hash', '=', tokenHash(token, owner))
      .where(isAlive(now))
      .returning(['id', 'account'])
      .executeTakeFirst(),

  /** The sessions of an account that are alive, the most recently begun first. */
  sessions: (account: string, now: Date) =>
    db
      .selectFrom('admin_sessions')
      .select(['id', 'begun_at', 'last_used_at', 'address as ip_address'])
      .where('account', '=', account)
      .where(isAlive(now))
      .orderBy('begun_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** Ends a session. @returns false where the account has no such session */
  async endSession(account: string, id: string): Promise<boolean> {
    const ended = await db
      .deleteFrom('admin_sessions')
      .where('account', '=', account)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return ended !== undefined;
  },

  /** Deletes the sessions that are no longer alive, and the networks that are no longer known. */
  async purgeSessions(now: Date): Promise<void> {
    await db
      .deleteFrom('admin_sessions')
      .where((eb) => eb.not(isAlive(now)(eb)))
      .execute();
    await db.deleteFrom('admin_networks').where('last_login_at', '<=', knownSince(now)).execute();
  },
});

/** The networks from which the owner logs in: a guess from elsewhere does not make them wait. */
const networksOfOwner = (db: Kysely<Tables>) => ({
  async rememberNetwork(network: string, now: Date): Promise<void> {
    const last_login_at = now.toISOString();
    await db
      .insertInto('admin_networks')
      .values({ network, last_login_at })
      .onConflict((conflict) => conflict.column('network').doUpdateSet({ last_login_at }))
      .execute();
  },

  async isKnownNetwork(network: string, now: Date): Promise<boolean> {
    const found = await db
      .selectFrom('admin_networks')
      .select('network')
      .where('network', '=', network)
      .where('last_login_at', '>', knownSince(now))
      .executeTakeFirst();
    return found !== undefined;
  },
});

const knownSince = (now: Date): string => momentBefore(now, knownDays * dayMs);

const isAlive = (now: Date) => (eb: ExpressionBuilder<Tables, 'admin_sessions'>) =>
  eb.and([
    eb('begun_at', '>', momentBefore(now, sessionHours * hourMs)),
    eb('last_used_at', '>', momentBefore(now, idleMinutes * minuteMs)),
  ]);

/** Tied to the owner's password: with another one, every session is over. */
const tokenHash = (token: string, { passwordHash }: OwnerAccount): string =>
  createHmac('sha256', passwordHash).update(token).digest('base64url');
