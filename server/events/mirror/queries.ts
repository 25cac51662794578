import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Tables } from '../../db/tables.ts';
import { appendEvent, type DatedHead } from '../audit/chain.ts';
import type { Mirror } from './mirror.ts';
import { facts } from '../../../content/facts.ts';
import { StartError } from '../../start-error.ts';
import { headsOf, type MirrorFile } from './mirror-file.ts';

type Database = Kysely<Tables>;

export type MirrorQueries = ReturnType<typeof mirrorQueries>;

/** The functions of a store for its mirror. Without a mirror they do nothing. */
export const mirrorQueries = (db: Database, mirror?: Mirror) => ({
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

/**
 * Compares the mirror with what the store knows of it, and from then on knows it as it is.
 * @param options.older whether a store is taken that is older than the first line of the mirror
 * @returns what is noticed, a line each; the audit log has an entry of that
 * @throws MirrorError where the mirror was changed without its key; StartError where the store is
 * older than its first line
 */
async function reconcile(
  db: Database,
  mirror: Mirror,
  { now, older = false }: { now: Date; older?: boolean },
): Promise<string[]> {
  const { file } = mirror;
  const known = await db.selectFrom('mirrors').select(['id', 'n']).execute();
  if (!older && isTooOld(known, file) && (await holdsAnybody(db))) throw tooOld();
  const noticed = await mirrorFaults(db, file);
  const missing = (known.find(({ id }) => id === file.id)?.n ?? 0) - file.last.n;
  await db.transaction().execute(async (trx) => {
    await mirror.lock(trx);
    if (noticed.length > 0) {
      await appendEvent(trx, {
        id: uuidV7(),
        at: now.toISOString(),
        account: '',
        kind: 'miss_mirror',
        count: Math.max(missing, 0),
      });
    }
    await mirror.remember(trx);
  });
  return [...noticed, ...(await compareHead(db, mirror, now))];
}

/**
 * The faults of a mirror that the store knows, a line for each missing part.
 * @throws MirrorError if the mirror was changed without its key
 */
export async function mirrorFaults(db: Database, file: MirrorFile): Promise<string[]> {
  const { lines } = file.read();
  const known = await db.selectFrom('mirrors').select(['id', 'n', 'link']).execute();
  const own = known.find(({ id }) => id === file.id);
  if (!own) {
    return file.last.n === 0 && known.length > 0
      ? [
          'The mirror that the store knows is not in LEDGER_DIR: it was taken away, unless this is a new server beside others. A new one begins; whoever was erased before comes back by a copy of before.',
        ]
      : [];
  }
  const there = own.n === file.after.n ? file.after : lines.find(({ n }) => n === own.n);
  if (there && there.link !== own.link) {
    return [
      `The mirror in LEDGER_DIR and the store do not agree on line ${own.n}: somebody wrote one of them anew.`,
    ];
  }
  return own.n > file.last.n
    ? [
        `The mirror in LEDGER_DIR ends with line ${file.last.n} and had ${own.n}: it was cut, or is an older copy. Look who changed it; whoever was erased in between comes back by a copy.`,
      ]
    : [];
}

/**
 * Whether a store is older than the first line of a mirror. @param known the last lines of the
 * mirrors that it knows
 */
export const isTooOld = (
  known: readonly { id: string; n: number }[],
  { id, after }: Pick<MirrorFile, 'id' | 'after'>,
): boolean => (known.find((each) => each.id === id)?.n ?? 0) < after.n;

/** Whether somebody is in the store whom an erasure may have been about. */
async function holdsAnybody(db: Database): Promise<boolean> {
  const found = await db.selectFrom('interest_submissions').select('id').limit(1).execute();
  return found.length > 0;
}

/** The refusal of a store that is older than the first line of the mirror. */
export const tooOld = (): StartError =>
  new StartError(
    `The store is older than the first line of the mirror in LEDGER_DIR, which keeps ${facts.copyDays + 1} days: whoever was erased in between is in it again. Restore a newer copy; \`npm run restore -- --older\` takes this one all the same, and whom you erased since is yours to erase again.`,
  );

/** Compares the audit log with the last head that the mirror has of it. */
async function compareHead(db: Database, mirror: Mirror, now: Date): Promise<string[]> {
  const last = headsOf(mirror.file.read().lines).at(-1);
  if (!last || last.seq === 0) return [];
  const entry = await db
    .selectFrom('events')
    .select('hash')
    .where('seq', '=', last.seq)
    .executeTakeFirst();
  if (entry?.hash === last.hash) return [];
  const head = await db.selectFrom('event_head').select(['seq', 'hash']).executeTakeFirstOrThrow();
  await mirror.recordHead(db, { at: now.toISOString(), ...head, restored: true });
  return [
    `The audit log is not the one that had entry ${last.seq} on ${last.at}: an older copy was put back, or somebody cut or wrote it. It is compared with what it is from now on.`,
  ];
}
