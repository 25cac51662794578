import { sql, type Kysely, type Transaction } from 'kysely';
import type { AuditEntry } from '../../domain/desk.ts';
import { ofEmail } from './desk-queries.ts';
import type { DeskStore } from './desk.ts';
import type { Tables } from './tables.ts';

// A write holds up everyone else's, and in the embedded store the whole server.
const rowsAtOnce = 200;
const auditLength = 100;

/** What the desk writes: the same statements in both engines. */
export const deskWrites = (
  db: Kysely<Tables>,
): Pick<
  DeskStore,
  | 'erasePerson'
  | 'unsubscribePerson'
  | 'addAuditEntry'
  | 'auditEntries'
  | 'addSession'
  | 'useSession'
  | 'hasSession'
  | 'endSession'
> => ({
  erasePerson: (email, entry) =>
    inParts(db, entry, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('interest_submissions')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('interest_submissions as one')
            .select('one.id')
            .where(ofEmail('one', email))
            .limit(rowsAtOnce),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    }),

  unsubscribePerson: (email, entry) =>
    inParts(db, entry, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('interest_submissions')
        .set({ wants_updates: sql<boolean>`FALSE` })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('interest_submissions as one')
            .select('one.id')
            .where(ofEmail('one', email))
            .where(sql<boolean>`one.wants_updates`)
            .limit(rowsAtOnce),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    }),

  addAuditEntry: async (entry) => {
    await db.insertInto('admin_audit').values(entry).execute();
  },

  auditEntries: () =>
    db
      .selectFrom('admin_audit')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(auditLength)
      .execute(),

  async addSession({ tokenHash, account }, { now, idleSince }) {
    await db
      .deleteFrom('admin_sessions')
      .where('last_used_at', '<=', idleSince.toISOString())
      .execute();
    await db
      .insertInto('admin_sessions')
      .values({ token_hash: tokenHash, account, last_used_at: now.toISOString() })
      .execute();
  },

  async useSession({ tokenHash, account }, { now, idleSince }) {
    const { numUpdatedRows } = await db
      .updateTable('admin_sessions')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .where('account', '=', account)
      .where('last_used_at', '>', idleSince.toISOString())
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },

  async hasSession({ tokenHash, account }, { idleSince }) {
    const found = await db
      .selectFrom('admin_sessions')
      .select('token_hash')
      .where('token_hash', '=', tokenHash)
      .where('account', '=', account)
      .where('last_used_at', '>', idleSince.toISOString())
      .executeTakeFirst();
    return found !== undefined;
  },

  async endSession({ tokenHash, account }) {
    await db
      .deleteFrom('admin_sessions')
      .where('token_hash', '=', tokenHash)
      .where('account', '=', account)
      .execute();
  },
});

/**
 * Writes a part at a time until a part is not full; the audit entry is of one transaction with the last,
 * so that one who has no more than `rowsAtOnce` submissions is never written without it.
 */
async function inParts(
  db: Kysely<Tables>,
  entry: Omit<AuditEntry, 'count'>,
  writePart: (trx: Transaction<Tables>) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const written = await db.transaction().execute(async (trx) => {
      const part = await writePart(trx);
      if (part < rowsAtOnce) {
        await trx
          .insertInto('admin_audit')
          .values({ ...entry, count: count + part })
          .execute();
      }
      return part;
    });
    count += written;
    if (written < rowsAtOnce) return count;
    // Whoever waits is served between two parts.
    await new Promise(setImmediate);
  }
}
