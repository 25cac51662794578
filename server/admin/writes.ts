import { type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';
import { accessKinds, type AuditEntry } from '../../domain/admin/api.ts';
import { emailKey } from '../../domain/submission/email.ts';
import { appendAuditEntry } from '../events/audit/append.ts';
import { beginAuditLog } from '../events/audit/begin.ts';
import { withdrawFromList } from '../subscribers/consents.ts';
import type { ErasureLedger } from '../events/ledger/erasure-ledger.ts';
import {
  addPersonOfSubmissions,
  countSubmissions,
  erasePersonRow,
  leaveList,
  personOf,
  withdrawWishes,
} from '../subscribers/people.ts';
import type { AdminWrites, AliveSince, SessionsOf } from '../stores/store.ts';
import type { Tables } from '../db/tables.ts';

// A write blocks all other writes, and in the embedded store the whole server.
const rowsAtOnce = 200;
const auditLength = 100;
const dayMs = 24 * 60 * 60 * 1000;

/** What the desk writes: the same statements in both engines. */
export const adminWrites = (
  db: Kysely<Tables>,
  lettersAreOn: boolean,
  ledger?: ErasureLedger,
): AdminWrites => ({
  erasePerson: (email, entry) => {
    const key = emailKey(email);
    let unnoted = ledger;
    return inBatches(db, entry, async (trx) => {
      await erasePersonRow(trx, key, entry, { lettersAreOn, ledger: unnoted });
      unnoted = undefined;
      const { numDeletedRows } = await trx
        .deleteFrom('interest_submissions')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('interest_submissions as submission')
            .select('submission.id')
            .where('submission.email_key', '=', key)
            .limit(rowsAtOnce),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  },

  unsubscribePerson: (email, entry) =>
    db.transaction().execute(async (trx) => {
      const key = emailKey(email);
      await ledger?.lock(trx);
      await ledger?.noteDecision(trx, entry, 'leave', key);
      const act = { at: new Date(entry.at), way: 'desk', language: null } as const;
      // Who joined while letters were off has left, too, and is not asked to confirm once they are on.
      await addPersonOfSubmissions(trx, key, entry.at);
      const left = await leaveList(trx, personOf(key), act.at, lettersAreOn);
      await withdrawFromList(trx, key, act);
      const changed = await withdrawWishes(trx, key, act);
      await appendAuditEntry(trx, { ...entry, count: await countSubmissions(trx, key) });
      return { left, changed };
    }),

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
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('admin_account')
        .set({ password_hash: to, password_changed_at: at.toISOString() })
        .where('password_hash', '=', from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await trx.deleteFrom('admin_sessions').execute();
      await appendAuditEntry(trx, entry);
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

/**
 * Writes one batch at a time until a batch is not full. The audit entry is in the same transaction as the last
 * batch, so that a person with no more than `rowsAtOnce` submissions is never written without it.
 */
async function inBatches(
  db: Kysely<Tables>,
  entry: Omit<AuditEntry, 'count'>,
  writeBatch: (trx: Transaction<Tables>) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const written = await db.transaction().execute(async (trx) => {
      const batch = await writeBatch(trx);
      if (batch < rowsAtOnce) {
        await appendAuditEntry(trx, { ...entry, count: count + batch });
      }
      return batch;
    });
    count += written;
    if (written < rowsAtOnce) return count;
    // Other requests are served between two batches.
    await new Promise(setImmediate);
  }
}
