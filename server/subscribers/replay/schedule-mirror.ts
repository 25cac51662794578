import type { Clock } from '../../clock.ts';
import { minuteMs } from '../../../domain/time.ts';
import type { Engine } from '../../db/engine.ts';
import { reasonOf } from '../../start-error.ts';
import type { MirrorQueries } from '../../events/mirror/queries.ts';
import type { Replayed } from './replay.ts';

type MirroredStore = Pick<MirrorQueries, 'reconcileMirror' | 'keepMirror'> &
  Pick<Engine, 'scrub'> & { replayMirror: (now: Date) => Promise<Replayed> };

/**
 * Erases from a store the people whom its mirror names and a restored copy brought back: nothing
 * is left in its files, and does again what people decided. What is noticed of the mirror is
 * printed.
 * @param older whether a store is taken that is older than the first line of the mirror
 * @throws MirrorError where the mirror cannot be used; StartError where the store is too old
 */
export async function reconcileAndReplay(
  store: MirroredStore,
  clock: Clock,
  print: (line: string) => void,
  older = false,
): Promise<void> {
  (await store.reconcileMirror(clock(), older)).forEach(print);
  // Before lines go that are too old for any copy but this one, and after those of other servers
  // came.
  const before = await store.replayMirror(clock());
  await store.keepMirror(clock());
  const after = await store.replayMirror(clock());
  const erasures = before.erasures + after.erasures;
  const submissions = before.submissions + after.submissions;
  const decisions = before.decisions + after.decisions;
  const reopened = before.reopened + after.reopened;
  if (decisions > 0) {
    print(
      `The store did not know of ${decisions} decisions and requests of people, as after a restore. By the mirror they hold again.`,
    );
  }
  if (reopened > 0) {
    print(
      `${reopened} requests for a correction were answered since the copy was made, and what was corrected then is lost. They are open again in the register of the dashboard: correct it once more.`,
    );
  }
  if (erasures > 0) {
    print(
      `The store did not know of ${erasures} erasures, as after a restore. By the mirror they were done again: ${submissions} submissions were deleted.`,
    );
  }
  if (erasures + decisions + reopened === 0) return;
  await store.scrub().catch((error: unknown) => print(reasonOf(error)));
}

/**
 * Keeps the mirror every minute from now on, so that each server's file has the erasures of all.
 * @returns a function that stops it
 */
export function scheduleMirror(
  store: Pick<MirrorQueries, 'keepMirror'>,
  clock: Clock,
  failed: (err: unknown) => void,
): () => void {
  const timer = setInterval(() => void store.keepMirror(clock()).catch(failed), minuteMs);
  return () => clearInterval(timer);
}
