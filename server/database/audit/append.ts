import type { Transaction } from 'kysely';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { Tables } from '../tables.ts';

/**
 * Adds an entry to the audit log: every entry of a store is added here. It is the last statement of its
 * transaction, because from then on no other one can add an entry until this one has ended.
 * @param entry whose `account` is empty where nobody of the desk acted, but the person or a stranger
 */
export async function appendAuditEntry(trx: Transaction<Tables>, entry: AuditEntry): Promise<void> {
  await trx.insertInto('admin_audit').values(entry).execute();
}
