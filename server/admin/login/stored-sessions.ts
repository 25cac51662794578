import { createHmac, hash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { idleMinutes, sessionHours, type SessionEntry } from '../../../domain/admin/api.ts';
import { provedMinutes } from '../../../domain/admin/step-up.ts';
import { hourMs, minuteMs } from '../../../domain/time.ts';
import type { Tables } from '../../db/tables.ts';
import type { AdminAccount } from './stored-account.ts';

const tokenBytes = 32;

export type SessionStore = ReturnType<typeof storedSessions>;

/**
 * The sessions of the dashboard. All servers of one store share them, and both engines run the same
 * statements.
 */
export const storedSessions = (db: Kysely<Tables>) => ({
  ...proofsOfSessions(db),

  /**
   * Begins a session, with a passkey or the password.
   * @returns a new token, of which only the hash is stored
   */
  async addSession(
    account: AdminAccount,
    ipAddress: string,
    now: Date,
    passkey: string | null = null,
  ): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const at = now.toISOString();
    await db
      .insertInto('admin_sessions')
      .values({
        id: uuidV7(),
        account: account.username,
        address: ipAddress,
        begun_at: at,
        last_used_at: at,
        token_hash: tokenHash(token),
        password_mark: passwordMark(account),
        passkey,
        proved_at: at,
      })
      .execute();
    return token;
  },

  /**
   * Uses a session, which keeps it alive for another half hour.
   * @returns its id, or undefined if it has expired
   */
  async useSession(account: AdminAccount, token: string, now: Date): Promise<string | undefined> {
    const found = await db
      .updateTable('admin_sessions')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash(token))
      .where(isAlive(account, now))
      .returning('id')
      .executeTakeFirst();
    return found?.id;
  },

  /**
   * Finds a session for a request that a page sends by itself, which does not count as use.
   * @returns its id, or undefined if it has expired
   */
  async findSession(account: AdminAccount, token: string, now: Date): Promise<string | undefined> {
    const found = await db
      .selectFrom('admin_sessions')
      .select('id')
      .where('token_hash', '=', tokenHash(token))
      .where(isAlive(account, now))
      .executeTakeFirst();
    return found?.id;
  },

  /** The sessions of an account that are alive, the most recently begun first. */
  sessions: (account: AdminAccount, now: Date): Promise<Omit<SessionEntry, 'current'>[]> =>
    db
      .selectFrom('admin_sessions')
      .select(['id', 'begun_at', 'last_used_at', 'address as ip_address'])
      .where(isAlive(account, now))
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
  async purgeSessions(now: Date): Promise<void> {
    const { begun, used } = aliveSince(now);
    await db
      .deleteFrom('admin_sessions')
      .where((eb) => eb.or([eb('begun_at', '<=', begun), eb('last_used_at', '<=', used)]))
      .execute();
  },
});

const proofsOfSessions = (db: Kysely<Tables>) => ({
  /** Notes that a session has shown the password or a passkey again. */
  async proveSession(id: string, now: Date): Promise<void> {
    await db
      .updateTable('admin_sessions')
      .set({ proved_at: now.toISOString() })
      .where('id', '=', id)
      .execute();
  },

  /** Whether a session has shown the password or a passkey within the last minutes. */
  async isProved(id: string, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - provedMinutes * minuteMs).toISOString();
    const found = await db
      .selectFrom('admin_sessions')
      .select('id')
      .where('id', '=', id)
      .where('proved_at', '>', since)
      .executeTakeFirst();
    return found !== undefined;
  },
});

/** The times since which a session must have begun and been used to be alive. */
const aliveSince = (now: Date) => ({
  begun: new Date(now.getTime() - sessionHours * hourMs).toISOString(),
  used: new Date(now.getTime() - idleMinutes * minuteMs).toISOString(),
});

const isAlive = (account: AdminAccount, now: Date) => {
  const { begun, used } = aliveSince(now);
  return (eb: ExpressionBuilder<Tables, 'admin_sessions'>) =>
    eb.and([
      eb('account', '=', account.username),
      eb('password_mark', '=', passwordMark(account)),
      eb('begun_at', '>', begun),
      eb('last_used_at', '>', used),
    ]);
};

const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

/**
 * Ties sessions to a password, so that changing the password ends the sessions that began with the
 * old one. It reveals nothing else of the password.
 */
const passwordMark = ({ passwordHash }: AdminAccount): string =>
  createHmac('sha256', passwordHash).update('dashboard sessions').digest('base64url');
