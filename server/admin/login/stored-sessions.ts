import { createHmac } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { idleMinutes, sessionHours, type SessionEntry } from '../../../domain/admin/api.ts';
import { provedMinutes } from '../../../domain/admin/account.ts';
import { hourMs, minuteMs, momentBefore } from '../../../domain/time.ts';
import type { Tables } from '../../db/tables.ts';
import type { CurrentAccount, OwnerAccount } from './account.ts';
import { newSecret, secretHash } from './passwords.ts';

export type SessionStore = ReturnType<typeof storedSessions>;

/**
 * The sessions of the dashboard. All servers of one store share them, and both engines run the same
 * statements.
 */
export const storedSessions = (db: Kysely<Tables>) => ({
  ...liveSessions(db),
  ...proofsOfSessions(db),

  /**
   * Begins a session, with a passkey or the password.
   * @returns a new token, of which only the hash is stored
   */
  async addSession(
    account: CurrentAccount,
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
        account: account.id,
        address: ipAddress,
        begun_at: at,
        last_used_at: at,
        token_hash: secretHash(token),
        // A helper has no password: ending the account is what ends the session.
        password_mark: account.role === 'owner' ? passwordMark(account) : '',
        passkey,
        proved_at: at,
      })
      .execute();
    return token;
  },

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

const liveSessions = (db: Kysely<Tables>) => ({
  /**
   * Uses a session, which keeps it alive for another half hour.
   * @returns it with the id of its account, or undefined where it has expired
   */
  useSession: (owner: OwnerAccount, token: string, now: Date): Promise<FoundSession | undefined> =>
    db
      .updateTable('admin_sessions')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', secretHash(token))
      .where(isAlive(owner, now))
      .returning(['id', 'account'])
      .executeTakeFirst(),

  /** Finds a session without counting as use, for requests that a page sends by itself. */
  findSession: (owner: OwnerAccount, token: string, now: Date): Promise<FoundSession | undefined> =>
    db
      .selectFrom('admin_sessions')
      .select(['id', 'account'])
      .where('token_hash', '=', secretHash(token))
      .where(isAlive(owner, now))
      .executeTakeFirst(),

  /** The sessions of an account that are alive, the most recently begun first. */
  sessions: (
    account: string,
    owner: OwnerAccount,
    now: Date,
  ): Promise<Omit<SessionEntry, 'current'>[]> =>
    db
      .selectFrom('admin_sessions')
      .select(['id', 'begun_at', 'last_used_at', 'address as ip_address'])
      .select((eb) =>
        eb
          .selectFrom('admin_passkeys')
          .select('name')
          .whereRef('credential_id', '=', 'admin_sessions.passkey')
          .as('passkey'),
      )
      .where('account', '=', account)
      .where(isAlive(owner, now))
      .orderBy('begun_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
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
    const since = momentBefore(now, provedMinutes * minuteMs);
    const found = await db
      .selectFrom('admin_sessions')
      .select('id')
      .where('id', '=', id)
      .where('proved_at', '>', since)
      .executeTakeFirst();
    return found !== undefined;
  },
});

/** A session that is alive. */
interface FoundSession {
  id: string;
  /** The id of its account. */
  account: string;
}

/** The times since which a session must have begun and been used to be alive. */
const aliveSince = (now: Date) => ({
  begun: momentBefore(now, sessionHours * hourMs),
  used: momentBefore(now, idleMinutes * minuteMs),
});

/**
 * Whether a session has not expired, and is of the owner's password as it is now or of a helper
 * whose account has not ended.
 */
const isAlive = (owner: OwnerAccount, now: Date) => {
  const { begun, used } = aliveSince(now);
  return (eb: ExpressionBuilder<Tables, 'admin_sessions'>) =>
    eb.and([
      eb.or([
        eb.and([eb('account', '=', owner.id), eb('password_mark', '=', passwordMark(owner))]),
        eb(
          'account',
          'in',
          eb.selectFrom('admin_accounts').select('admin_accounts.id').where('ended_at', 'is', null),
        ),
      ]),
      eb('begun_at', '>', begun),
      eb('last_used_at', '>', used),
    ]);
};

/**
 * Ties sessions to a password, so that changing the password ends the sessions that began with the
 * old one. It reveals nothing else of the password.
 */
const passwordMark = ({ passwordHash }: OwnerAccount): string =>
  createHmac('sha256', passwordHash).update('dashboard sessions').digest('base64url');
