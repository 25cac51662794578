import { sql, type Kysely } from 'kysely';
import { StartError } from '../../start-error.ts';
import type { LedgerTable } from './erasure-ledger.ts';
import { asEntry, parsed } from './ledger-file.ts';
import type { Tables } from '../../db/tables.ts';
import { locks } from '../../db/postgres/locks.ts';

/** The ledger in Postgres, from which every server fills its file. */
export const postgresLedgerTable: LedgerTable = {
  async lock(trx) {
    await sql`SELECT pg_advisory_xact_lock(${locks.ledger})`.execute(trx);
  },
  entries: async (db) =>
    (await db.selectFrom('erasure_ledger').selectAll().orderBy('at').execute()).flatMap(
      ({ ids, decision, request, ...row }) =>
        // What is no entry, somebody else wrote with the server's rights: it must not keep a server from starting.
        asEntry({
          ...row,
          ids: parsed(ids),
          decision: decision ?? undefined,
          request: request === null ? undefined : parsed(request),
        }) ?? [],
    ),
  async add(trx, entries) {
    for (const entry of entries) {
      const { decision = null, request } = entry;
      const row = {
        ...entry,
        ids: JSON.stringify(entry.ids),
        decision,
        request: request ? JSON.stringify(request) : null,
      };
      await trx.insertInto('erasure_ledger').values(row).execute();
    }
  },
  async drop(trx, before) {
    await trx.deleteFrom('erasure_ledger').where('at', '<', before).execute();
  },
};

/**
 * Checks that all servers make their hashes with the same key.
 * @throws StartError where another one made those in Postgres
 */
export async function expectLedgerKey(db: Kysely<Tables>, check: string): Promise<void> {
  await db
    .insertInto('erasure_ledger_key')
    .values({ id: 1, key_check: check })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key_check } = await db
    .selectFrom('erasure_ledger_key')
    .select('key_check')
    .executeTakeFirstOrThrow();
  if (key_check === check) return;
  throw new StartError(
    'ERASURE_KEY_FILE holds another key than that of the erasure ledger in Postgres, so neither could tell whom the other names. Put the key of the first server into every server, or begin anew as docs/operating-postgres.md says.',
  );
}
