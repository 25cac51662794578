import type { Kysely } from 'kysely';
import type { PasskeyEntry, Role } from '../../../domain/admin/api.ts';
import { canReplacePassword } from '../../../domain/admin/account.ts';
import { minuteMs, momentBefore } from '../../../domain/time.ts';
import type { Tables } from '../../db/tables.ts';
import { byAdministrator, type UnitOfWork } from '../../events/change.ts';
import { secretHash } from './passwords.ts';
import { lockPassword } from './stored-account.ts';

/** What a challenge is to be signed for. */
export type ChallengePurpose = 'log_in' | 'prove' | 'add' | 'join';

type Action = Parameters<typeof byAdministrator>[0];

/** A passkey as the store has it. */
export interface StoredPasskey {
  credentialId: string;
  /** The id of whose it is. */
  account: string;
  /** The host that it is for. */
  rpId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  isBackedUp: boolean;
  name: string;
}

const challengeMs = 2 * minuteMs;
/** How many challenges may wait to be signed; with one more, the oldest waits no longer. */
export const openChallenges = 1000;

export type PasskeyStore = ReturnType<typeof storedPasskeys>;

/** The passkeys of all accounts and their challenges: the same statements in both engines. */
export const storedPasskeys = (db: Kysely<Tables>, change: UnitOfWork) => ({
  ...storedChallenges(db),
  ...readPasskeys(db),
  ...writePasskeys(db),
  ...addOrRemove(change),
});

const storedChallenges = (db: Kysely<Tables>) => ({
  /**
   * Keeps a challenge that may be signed once, within two minutes.
   * @param account empty before a login
   */
  addChallenge: (
    challenge: string,
    purpose: ChallengePurpose,
    account: string,
    now: Date,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('admin_challenges')
        .where('created_at', '<=', momentBefore(now, challengeMs))
        .execute();
      await trx
        .insertInto('admin_challenges')
        .values({ hash: secretHash(challenge), purpose, account, created_at: now.toISOString() })
        .execute();
      const oldest = await trx
        .selectFrom('admin_challenges')
        .select('hash')
        .orderBy('created_at', 'desc')
        .orderBy('hash')
        .limit(openChallenges)
        .offset(openChallenges)
        .execute();
      if (oldest.length === 0) return;
      const hashes = oldest.map((each) => each.hash);
      await trx.deleteFrom('admin_challenges').where('hash', 'in', hashes).execute();
    }),

  /** Uses up a challenge. @returns whether it waited to be signed for this */
  async takeChallenge(
    challenge: string,
    purpose: ChallengePurpose,
    account: string,
    now: Date,
  ): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('admin_challenges')
      .where('hash', '=', secretHash(challenge))
      .where('purpose', '=', purpose)
      .where('account', '=', account)
      .where('created_at', '>', momentBefore(now, challengeMs))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },
});

/** The passkeys of an account, the oldest first. @param rpId the host where they are to work */
async function passkeysOf(
  db: Kysely<Tables>,
  account: string,
  rpId: string | undefined,
): Promise<PasskeyEntry[]> {
  const rows = await db
    .selectFrom('admin_passkeys')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute();
  return rows.map((row) => ({
    id: row.credential_id,
    name: row.name,
    created_at: row.created_at,
    last_used_at: row.last_used_at,
    backed_up: row.backed_up === 1,
    is_of_this_address: row.rp_id === rpId,
  }));
}

const readPasskeys = (db: Kysely<Tables>) => ({
  /** Finds a passkey for a host. */
  async find(credentialId: string, rpId: string): Promise<StoredPasskey | undefined> {
    const row = await db
      .selectFrom('admin_passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .where('rp_id', '=', rpId)
      .executeTakeFirst();
    return (
      row && {
        credentialId,
        account: row.account,
        rpId,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
        transports: row.transports.split(' ').filter(Boolean),
        isBackedUp: row.backed_up === 1,
        name: row.name,
      }
    );
  },

  list: (account: string, rpId: string | undefined) => passkeysOf(db, account, rpId),

  /** Whether the owner or a helper has a passkey for a host. */
  async isAnyAt(rpId: string, owner: string): Promise<boolean> {
    const found = await db
      .selectFrom('admin_passkeys')
      .select('credential_id')
      .where('rp_id', '=', rpId)
      .where((eb) =>
        eb.or([
          eb('account', '=', owner),
          eb('account', 'in', eb.selectFrom('admin_accounts').select('id')),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** How many passkeys are for another host than this one. */
  async countElsewhere(rpId: string): Promise<number> {
    const { count } = await db
      .selectFrom('admin_passkeys')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('rp_id', '!=', rpId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});

const writePasskeys = (db: Kysely<Tables>) => ({
  /**
   * Notes that a passkey was used.
   * @param former its counter before
   * @returns false where it is gone, or was used meanwhile
   */
  async use(
    {
      credentialId,
      counter,
      isBackedUp,
    }: Pick<StoredPasskey, 'credentialId' | 'counter' | 'isBackedUp'>,
    former: number,
    now: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('admin_passkeys')
      .set({ counter, backed_up: Number(isBackedUp), last_used_at: now.toISOString() })
      .where('credential_id', '=', credentialId)
      .where('counter', '=', former)
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
});

/** What the audit log has. */
const addOrRemove = (change: UnitOfWork) => ({
  /** @returns false where it was added before */
  add: (passkey: StoredPasskey, action: Action): Promise<boolean> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('admin_passkeys')
        .values(rowOf(passkey, action.at))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await record({ kind: { audit: 'add_passkey' }, count: 0 });
      return true;
    }),

  /**
   * Removes a passkey and ends the sessions that were begun with it.
   * @param rpId the host where passkeys are to work
   * @param sessionId the session that asks
   * @returns its_own where it ended that session, too, missing where the account has no such
   * passkey, and needed where the password is off and those that would be left are not enough
   * without it
   */
  remove: (
    credentialId: string,
    account: { id: string; role: Role },
    rpId: string | undefined,
    sessionId: string,
    action: Action,
  ): Promise<'removed' | 'its_own' | 'missing' | 'needed'> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      const isOff = account.role === 'owner' && (await lockPassword(trx));
      const all = await passkeysOf(trx, account.id, rpId);
      const removed = all.find(({ id }) => id === credentialId);
      if (!removed) return 'missing';
      const left = all.filter((each) => each !== removed);
      if (isOff && removed.is_of_this_address && !canReplacePassword(left)) return 'needed';
      await trx.deleteFrom('admin_passkeys').where('credential_id', '=', credentialId).execute();
      const ended = await trx
        .deleteFrom('admin_sessions')
        .where('passkey', '=', credentialId)
        .returning('id')
        .execute();
      await record({ kind: { audit: 'remove_passkey' }, count: 0 });
      return ended.some(({ id }) => id === sessionId) ? 'its_own' : 'removed';
    }),

  /**
   * Lets nothing but passkeys log in, and ends the sessions that were begun with the password but
   * the one that does it.
   * @returns false where the passkeys of a host are not enough for that; then nothing changes
   */
  switchPasswordOff: (
    account: string,
    rpId: string,
    sessionId: string,
    action: Action,
  ): Promise<boolean> =>
    change(byAdministrator(action), async ({ trx, record }) => {
      await lockPassword(trx);
      if (!canReplacePassword(await passkeysOf(trx, account, rpId))) return false;
      await trx.updateTable('admin_account').set({ password_off_at: action.at }).execute();
      await trx
        .deleteFrom('admin_sessions')
        .where('account', '=', account)
        .where('passkey', 'is', null)
        .where('id', '!=', sessionId)
        .execute();
      await record({ kind: { audit: 'switch_off_password' }, count: 0 });
      return true;
    }),
});

/** A new passkey as a row. */
export const rowOf = (passkey: StoredPasskey, at: string): Tables['admin_passkeys'] => ({
  credential_id: passkey.credentialId,
  account: passkey.account,
  rp_id: passkey.rpId,
  public_key: Buffer.from(passkey.publicKey).toString('base64url'),
  counter: passkey.counter,
  transports: passkey.transports.join(' '),
  backed_up: Number(passkey.isBackedUp),
  name: passkey.name,
  created_at: at,
  last_used_at: null,
});
