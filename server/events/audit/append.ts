import type { Transaction } from 'kysely';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { Tables } from '../../db/tables.ts';
import { nextLink } from './chain.ts';

/**
 * Adds an entry to the audit log, chained to the one before: every entry of a store is added here.
 * It is the last statement of its transaction, because from then on no other one can add an entry until this one
 * has ended.
 * @param entry whose `account` is empty where nobody of the desk acted, but the person or a stranger
 */
export async function appendAuditEntry(trx: Transaction<Tables>, entry: AuditEntry): Promise<void> {
  // Locks the row on Postgres, and on SQLite the store: two entries must not follow the same one.
  const { seq, hash } = await trx
    .updateTable('audit_head')
    .set((eb) => ({ seq: eb('seq', '+', 1) }))
    .returning((eb) => [eb('seq', '-', 1).as('seq'), 'hash'])
    .executeTakeFirstOrThrow();
  const link = nextLink({ seq, hash }, entry);
  await trx
    .insertInto('admin_audit')
    .values({ ...entry, ...link })
    .execute();
  await trx.updateTable('audit_head').set({ hash: link.hash }).execute();
}
