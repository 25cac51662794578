import { sql, type Kysely } from 'kysely';
import { locks } from '../../db/postgres/locks.ts';
import type { Tables } from '../../db/tables.ts';
import { StartError } from '../../start-error.ts';
import type { MirrorTable } from './mirror.ts';
import { asEntry, parsed, type MirrorFile } from './mirror-file.ts';

/** The lines in Postgres, from which every server fills its file. */
export const postgresMirrorTable: MirrorTable = {
  isShared: true,
  async lock(trx) {
    await sql`SELECT pg_advisory_xact_lock(${locks.mirror})`.execute(trx);
  },
  entries: async (db) =>
    (await db.selectFrom('mirror_lines').select('line').orderBy('at').execute())
      // What is no entry, somebody else wrote with the server's rights: it must not keep a server
      // from starting.
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
 * Checks that the mirror of a new server has the same key as those of the others.
 * @throws StartError where it has another one
 */
export async function expectSameKey(
  db: Kysely<Tables>,
  { id, key }: Pick<MirrorFile, 'id' | 'key'>,
): Promise<void> {
  const known = await db.selectFrom('mirrors').select(['id', 'key_check']).execute();
  if (known.some((each) => each.id === id || each.key_check === key.check)) return;
  if (known.length === 0) return;
  throw new StartError(
    'LEDGER_DIR holds another key than the mirrors that Postgres knows, so neither could tell whom the other names. Put the key of the first server into every LEDGER_DIR, or begin anew as docs/operating-postgres.md says.',
  );
}
