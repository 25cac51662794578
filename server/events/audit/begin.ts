import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Tables } from '../../db/tables.ts';
import { appendEvent } from './append.ts';

/**
 * Adds to the log, once for a store, an entry of the kind `begin_log`, which counts the entries
 * from before the chain and whose id ends with their hash: whatever is put beside the chain
 * afterwards is told from them.
 */
export async function beginAuditLog(db: Kysely<Tables>, now: Date): Promise<void> {
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
