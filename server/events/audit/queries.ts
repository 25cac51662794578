import type { Kysely } from 'kysely';
import { accessKinds, type AuditEntry, type AuditKind } from '../../../domain/admin/api.ts';
import type { EmailKey } from '../../../domain/submission/email.ts';
import type { AuditLink, Tables } from '../../db/tables.ts';
import { appendEvent, subscriberIdOf } from './append.ts';
import { beginAuditLog } from './begin.ts';

export type AuditQueries = ReturnType<typeof auditQueries>;

const listLength = 100;

/**
 * Kinds by the names that earlier versions wrote. Their entries stay as they are: the chain holds
 * them.
 */
const earlierKinds: Partial<Record<string, AuditKind>> = {
  settle_letter: 'settle_email',
  read_own_data: 'read_my_data',
  repeat_erasures: 'replay_erasures',
  repeat_decisions: 'replay_decisions',
};
const accesses = [...accessKinds, 'read_own_data' as AuditKind];

/** The audit log: the same statements in both engines. */
export const auditQueries = (db: Kysely<Tables>) => ({
  /** @param about the address of the one person whom it is about */
  addAuditEntry: (entry: AuditEntry, about?: EmailKey): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const id = await subscriberIdOf(trx, about ?? null);
      await appendEvent(trx, entry, id === null ? undefined : { id });
    }),

  /** The last hundred actions, or the last hundred logins and reads; newest first. */
  async auditEntries(of: 'actions' | 'accesses' = 'actions'): Promise<AuditEntry[]> {
    const entries = await db
      .selectFrom('events')
      .select(['id', 'at', 'account', 'kind', 'count'])
      .where('kind', of === 'actions' ? 'not in' : 'in', accesses)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(listLength)
      .execute();
    return entries.map((entry) => ({ ...entry, kind: earlierKinds[entry.kind] ?? entry.kind }));
  },

  /** Adds the entry that tells those from before the chain from others, once for a store. */
  beginAuditLog: (now: Date): Promise<void> => beginAuditLog(db, now),

  /** The last entry of the audit log's chain. */
  auditHead: (): Promise<AuditLink> =>
    db.selectFrom('event_head').select(['seq', 'hash']).executeTakeFirstOrThrow(),

  /** The last entry, and whether the owner has not been mailed it yet. */
  async auditHeadToMail(): Promise<AuditLink & { isNew: boolean }> {
    const { mailed_seq, ...link } = await db
      .selectFrom('event_head')
      .select(['seq', 'hash', 'mailed_seq'])
      .executeTakeFirstOrThrow();
    return { ...link, isNew: mailed_seq < link.seq };
  },

  /** Keeps that the log up to an entry was mailed. */
  async auditHeadWasMailed(seq: number): Promise<void> {
    await db.updateTable('event_head').set({ mailed_seq: seq }).execute();
  },
});
