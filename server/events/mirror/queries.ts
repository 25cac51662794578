import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DatedHead } from '../audit/head.ts';
import type { Mirror } from './mirror.ts';
import { reconcile } from './reconcile.ts';

export type MirrorQueries = ReturnType<typeof mirrorQueries>;

/** The functions of a store for its mirror. Without a mirror they do nothing. */
export const mirrorQueries = (db: Kysely<Tables>, mirror?: Mirror) => ({
  /**
   * Says what became of the mirror since the store last wrote to it.
   * @param older whether a store is taken that is older than the first line of the mirror
   * @throws MirrorError where it was changed; StartError where the store is too old
   */
  reconcileMirror: async (now: Date, older = false): Promise<string[]> =>
    mirror ? reconcile(db, mirror, { now, older }) : [],
  /**
   * Takes over what other servers erased, and drops what no copy is older than. @throws MirrorError
   */
  keepMirror: async (now: Date): Promise<void> => mirror?.keep(db, now),
  /** Notes the end of the audit log. @throws MirrorError */
  mirrorHead: async (head: DatedHead): Promise<void> => mirror?.recordHead(db, head),
});
