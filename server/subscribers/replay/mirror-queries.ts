import type { Kysely } from 'kysely';
import type { DatedHead } from '../../events/audit/head.ts';
import type { Mirror } from '../../events/mirror/mirror.ts';
import { reconcile } from '../../events/mirror/reconcile.ts';
import type { Tables } from '../../db/tables.ts';
import { nothingToReplay, replay, type Replayed } from './replay.ts';

export type MirrorQueries = ReturnType<typeof mirrorQueries>;

/** What a store does with its mirror; nothing where it has none. */
export const mirrorQueries = (db: Kysely<Tables>, mirror?: Mirror) => ({
  /**
   * Says what became of the mirror since the store last wrote to it.
   * @param older whether a store is taken that is older than the first line of the mirror
   * @throws MirrorError where it was changed; StartError where the store is too old
   */
  reconcileMirror: async (now: Date, older = false): Promise<string[]> =>
    mirror ? reconcile(db, mirror, { now, older }) : [],
  /**
   * Erases again whom the mirror names and a restored copy brought back, before anybody can read them, and does again what people
   * decided and asked for since.
   * @throws MirrorError where the mirror cannot be read
   */
  replayMirror: async (now: Date): Promise<Replayed> =>
    mirror ? replay(db, mirror, now) : nothingToReplay,
  /** Takes over what other servers erased, and drops what no copy is older than. @throws MirrorError */
  keepMirror: async (now: Date): Promise<void> => mirror?.keep(db, now),
  /** Notes with what the audit log ends. @throws MirrorError */
  mirrorHead: async (head: DatedHead): Promise<void> => mirror?.noteHead(db, head),
});
