import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { accessKinds, type AuditEntry, type AuditKind } from '../../../domain/admin/api.ts';
import type { EmailKey } from '../../../domain/submission/email.ts';
import type { AuditLink, Tables } from '../../db/tables.ts';
import { subscriberIdOf } from '../../db/personal-data.ts';
import { appendEvent } from './chain.ts';

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

/**
 * Adds to the log, once for a store, an entry of the kind `begin_log`, which counts the entries
 * from before the chain and whose id ends with their hash: whatever is put beside the chain
 * afterwards is told from them.
 */
async function beginAuditLog(db: Kysely<Tables>, now: Date): Promise<void> {
  const begun = await db
    .selectFrom('events')
    .select('id')
    .where('kind', '=', 'begin_log')
    .where('seq', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (begun) return;
  const older = await entriesBeside(db);
  const [id, at] = [`${uuidV7()} ${older.hash}`, now.toISOString()];
  await db
    .transaction()
    .execute((trx) =>
      appendEvent(trx, { id, at, account: '', kind: 'begin_log', count: older.count }),
    );
}

/** How many entries have no number in the chain, and the SHA-256 of them. */
export async function entriesBeside(db: Kysely<Tables>): Promise<{ count: number; hash: string }> {
  const entries = await db
    .selectFrom('events')
    .select(['id', 'at', 'account', 'kind', 'count'])
    .where('seq', 'is', null)
    .execute();
  const lines = entries.map(({ id, at, account, kind, count }) =>
    JSON.stringify([id, at, account, kind, count]),
  );
  return { count: lines.length, hash: hash('sha256', lines.toSorted().join('\n')) };
}
