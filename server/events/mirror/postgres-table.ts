import { sql, type Kysely } from 'kysely';
import { locks } from '../../db/postgres/locks.ts';
import type { Tables } from '../../db/tables.ts';
import { StartError } from '../../start-error.ts';
import type { MirrorTable } from './mirror.ts';
import { asEntry, parsed } from './mirror-file.ts';

/** The lines in Postgres, from which every server fills its file. */
export const postgresMirrorTable: MirrorTable = {
  isShared: true,
  async lock(trx) {
    await sql`SELECT pg_advisory_xact_lock(${locks.mirror})`.execute(trx);
  },
  entries: async (db) =>
    (await db.selectFrom('mirror_lines').select('line').orderBy('at').execute())
      // What is no entry, somebody else wrote with the server's rights: it must not keep a server from starting.
      .flatMap(({ line }) => asEntry(parsed(line)) ?? []),
  async add(trx, entries) {
    for (const { id, at, ...entry } of entries) {
      const line = JSON.stringify({ id, at, ...entry });
      await trx.insertInto('mirror_lines').values({ id, at, line }).execute();
    }
  },
  async drop(trx, before) {
    await trx.deleteFrom('mirror_lines').where('at', '<', before).execute();
  },
};

/**
 * Checks that all servers make their hashes with the same key.
 * @throws StartError where another one made those in Postgres
 */
export async function expectSameKey(db: Kysely<Tables>, check: string): Promise<void> {
  const other = await db
    .selectFrom('mirrors')
    .select('id')
    .where('key_check', '<>', check)
    .executeTakeFirst();
  if (!other) return;
  throw new StartError(
    'LEDGER_DIR holds another key than the mirrors that Postgres knows, so neither could tell whom the other names. Put the key of the first server into every LEDGER_DIR, or begin anew as docs/operating-postgres.md says.',
  );
}
