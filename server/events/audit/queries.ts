import type { Kysely } from 'kysely';
import { accessKinds, type AuditEntry } from '../../../domain/admin/api.ts';
import { dayMs } from '../../../domain/time.ts';
import type { AuditLink, Tables } from '../../db/tables.ts';
import { appendAuditEntry } from './append.ts';
import { beginAuditLog } from './begin.ts';

export type AuditQueries = ReturnType<typeof auditQueries>;

const listLength = 100;

/** The audit log: the same statements in both engines. */
export const auditQueries = (db: Kysely<Tables>) => ({
  addAuditEntry: (entry: AuditEntry): Promise<void> =>
    db.transaction().execute((trx) => appendAuditEntry(trx, entry)),

  /** The last hundred acts, or of who came in and what was read; newest first. */
  auditEntries: (of: 'acts' | 'accesses' = 'acts'): Promise<AuditEntry[]> =>
    db
      .selectFrom('admin_audit')
      .select(['id', 'at', 'account', 'kind', 'count'])
      .where('kind', of === 'acts' ? 'not in' : 'in', accessKinds)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(listLength)
      .execute(),

  /** Adds the entry that tells those from before the chain from others, once for a store. */
  beginAuditLog: (now: Date): Promise<void> => beginAuditLog(db, now),

  /** The last entry of the audit log's chain. */
  auditHead: (): Promise<AuditLink> =>
    db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow(),

  /**
   * The last entry where it is to be mailed: it was not yet, and the last try of any server, of which this is one, is a
   * day ago.
   */
  auditHeadToMail: (now: Date): Promise<AuditLink | undefined> =>
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

  /** Keeps that the log up to an entry was mailed. */
  async auditHeadWasMailed(seq: number): Promise<void> {
    await db.updateTable('audit_head').set({ mailed_seq: seq }).execute();
  },
});
