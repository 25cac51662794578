import type { Kysely } from 'kysely';
import type { AuditEntry } from '../../../domain/admin/api.ts';
import type { Tables } from '../../db/tables.ts';
import { appendAuditEntry } from './append.ts';

/** The entries of a store's audit log in the order in which they were added, the oldest first. */
export const auditEntriesOf = (db: Kysely<Tables>): Promise<AuditEntry[]> => inOrder(db).execute();

const inOrder = (db: Kysely<Tables>) =>
  db
    .selectFrom('admin_audit')
    .select(['id', 'at', 'account', 'kind', 'count'])
    .orderBy((eb) => eb.fn.coalesce('seq', eb.lit(0)))
    .orderBy('at')
    .orderBy('id');

/**
 * Adds the entries of a store's audit log that another store's has not. To an empty one they make the same chain, so
 * that heads of it kept elsewhere hold there, too.
 */
export const copyAudit = (from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> =>
  to.transaction().execute(async (trx) => {
    const there = await trx.selectFrom('admin_audit').select('id').execute();
    const known = new Set(there.map(({ id }) => id));
    for (const { seq, ...entry } of await inOrder(from).select('seq').execute()) {
      if (known.has(entry.id)) continue;
      // Those from before the chain stay outside it.
      if (seq === null) await trx.insertInto('admin_audit').values(entry).execute();
      else await appendAuditEntry(trx, entry);
    }
  });
