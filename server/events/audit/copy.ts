import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { appendChained } from './append.ts';
import type { ChainedEvent } from './chain.ts';

/** The entries of a store's audit log in the order in which they were added, the oldest first. */
export const auditEntriesOf = (db: Kysely<Tables>): Promise<ChainedEvent[]> =>
  inOrder(db).execute();

const inOrder = (db: Kysely<Tables>) =>
  db
    .selectFrom('events')
    .select(['id', 'at', 'account', 'kind', 'count', 'subject', 'details_hash'])
    .orderBy((eb) => eb.fn.coalesce('seq', eb.lit(0)))
    .orderBy('at')
    .orderBy('id');

/**
 * Adds the entries of a store's audit log that another store's has not. To an empty one they make
 * the same chain, so that heads of it kept elsewhere hold there, too.
 */
export const copyAudit = (from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> =>
  to.transaction().execute(async (trx) => {
    const there = await trx.selectFrom('events').select('id').execute();
    const known = new Set(there.map(({ id }) => id));
    for (const { seq, ...entry } of await inOrder(from).select('seq').execute()) {
      if (known.has(entry.id)) continue;
      // Those from before the chain stay outside it.
      if (seq === null) await trx.insertInto('events').values(entry).execute();
      else await appendChained(trx, entry);
    }
  });
