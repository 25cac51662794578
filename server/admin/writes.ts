import { type ExpressionBuilder, type Kysely } from 'kysely';
import { accessKinds, type AuditEntry } from '../../domain/admin/api.ts';
import { addressOf } from '../../domain/submission/email.ts';
import { appendAuditEntry } from '../events/audit/append.ts';
import { beginAuditLog } from '../events/audit/begin.ts';
import { byAdministrator, type UnitOfWork } from '../events/change.ts';
import { erase } from '../subscribers/erase.ts';
import { unsubscribe } from '../subscribers/unsubscribe.ts';
import type { DeskUnsubscribed, SessionEntry } from '../../domain/admin/api.ts';
import type { AuditHeads } from '../events/audit/keep-heads.ts';
import type { Tables } from '../db/tables.ts';

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

/** A new password, which ends all sessions. */
export interface PasswordChange {
  /** The previous hash: where the account has another one by now, nothing changes. */
  from: string;
  to: string;
  at: Date;
  entry: AuditEntry;
}

/** The writes of the desk, and what it reads back of them. */
export interface AdminWrites extends AuditHeads {
  /**
   * Deletes all submissions of an e-mail address, however it is spelled, with the person and their letters. Where letters are on, a
   * farewell to who had confirmed is queued.
   * @returns how many submissions were deleted
   */
  erasePerson(email: string, entry: Omit<AuditEntry, 'count'>): Promise<number>;
  /** Takes an e-mail address off the list, however it is spelled, and withdraws its wish for updates. */
  unsubscribePerson(email: string, entry: Omit<AuditEntry, 'count'>): Promise<DeskUnsubscribed>;
  addAuditEntry(entry: AuditEntry): Promise<void>;
  /** The last hundred acts, or of who came in and what was read; newest first. */
  auditEntries(of?: 'acts' | 'accesses'): Promise<AuditEntry[]>;
  /** Adds the entry that tells those from before the chain from others, once for a store. */
  beginAuditLog(now: Date): Promise<void>;

  addSession(session: DeskSession & { id: string; ipAddress: string; now: Date }): Promise<void>;
  /** Records that a session is used now. @returns its id, or undefined where none is alive */
  useSession(session: DeskSession, now: Date, alive: AliveSince): Promise<string | undefined>;
  /** Finds a session without counting as use. @returns its id, or undefined where none is alive */
  findSession(session: DeskSession, alive: AliveSince): Promise<string | undefined>;
  /** The sessions that are alive, the most recently begun first. */
  sessions(of: SessionsOf, alive: AliveSince): Promise<Omit<SessionEntry, 'current'>[]>;
  /** Ends a session. @returns false where the account has no such session */
  endSession(account: string, id: string): Promise<boolean>;
  /** Deletes the sessions that are no longer alive. */
  purgeSessions(alive: AliveSince): Promise<void>;
  /** Changes the password of the stored account. @returns false where its hash is not the one to be replaced */
  changePassword(change: PasswordChange): Promise<boolean>;
}

const auditLength = 100;
const dayMs = 24 * 60 * 60 * 1000;

/** What the desk writes: the same statements in both engines. */
export const adminWrites = (db: Kysely<Tables>, change: UnitOfWork): AdminWrites => ({
  erasePerson: async (email, entry) => {
    const { submissions } = await change(byAdministrator(entry), (made) =>
      erase(made, addressOf(email)),
    );
    return submissions;
  },

  unsubscribePerson: (email, entry) =>
    change(byAdministrator(entry), (made) => unsubscribe(made, addressOf(email))),

  addAuditEntry: (entry) => db.transaction().execute((trx) => appendAuditEntry(trx, entry)),

  auditEntries: (of = 'acts') =>
    db
      .selectFrom('admin_audit')
      .select(['id', 'at', 'account', 'kind', 'count'])
      .where('kind', of === 'acts' ? 'not in' : 'in', accessKinds)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(auditLength)
      .execute(),

  beginAuditLog: (now) => beginAuditLog(db, now),

  auditHead: () => db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow(),

  auditHeadToMail: (now) =>
    db
      .updateTable('audit_head')
      .set({ mailed_at: now.toISOString() })
      .whereRef('mailed_seq', '<', 'seq')
      .where((eb) =>
        eb.or([
          eb('mailed_at', 'is', null),
          eb('mailed_at', '<=', new Date(now.getTime() - dayMs).toISOString()),
        ]),
      )
      .returning(['seq', 'hash'])
      .executeTakeFirst(),

  async auditHeadWasMailed(seq) {
    await db.updateTable('audit_head').set({ mailed_seq: seq }).execute();
  },

  async addSession({ id, tokenHash, account, passwordMark, ipAddress, now }) {
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

  async useSession({ tokenHash, ...of }, now, alive) {
    const found = await db
      .updateTable('admin_sessions')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .where(isAlive(of, alive))
      .returning('id')
      .execute();
    return found[0]?.id;
  },

  async findSession({ tokenHash, ...of }, alive) {
    const found = await db
      .selectFrom('admin_sessions')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .where(isAlive(of, alive))
      .execute();
    return found[0]?.id;
  },

  sessions: (of, alive) =>
    db
      .selectFrom('admin_sessions')
      .select(['id', 'begun_at', 'last_used_at', 'address as ip_address'])
      .where(isAlive(of, alive))
      .orderBy('begun_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  async endSession(account, id) {
    const { numDeletedRows } = await db
      .deleteFrom('admin_sessions')
      .where('account', '=', account)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },

  async purgeSessions({ begun, used }) {
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

  changePassword: ({ from, to, at, entry }) =>
    change(byAdministrator(entry), async ({ trx, record }) => {
      const { numUpdatedRows } = await trx
        .updateTable('admin_account')
        .set({ password_hash: to, password_changed_at: at.toISOString() })
        .where('password_hash', '=', from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await trx.deleteFrom('admin_sessions').execute();
      await record({ kind: 'password_changed', count: entry.count });
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
