import type { Clock } from '../../clock.ts';
import type { Engine } from '../../db/engine.ts';
import type { LedgerQueries } from './ledger-queries.ts';
import { reasonOf } from '../../events/ledger/ledger-error.ts';

const minuteMs = 60_000;

type LedgerStore = LedgerQueries & Pick<Engine, 'scrub'>;

/**
 * Erases from a store whom its ledger names, as a restored copy brings them back, so that nothing is left in its files, and does
 * again what people decided.
 * @throws LedgerError where the ledger cannot be used
 */
export async function bringUpToLedger(
  store: LedgerStore,
  clock: Clock,
  print: (line: string) => void,
): Promise<void> {
  await store.keepErasureLedger(clock());
  const { erasures, submissions, decisions, reopened } = await store.repeatLedger(clock());
  if (decisions > 0) {
    print(
      `The store did not know of ${decisions} decisions and requests of people, as after a restore. By the erasure ledger they hold again.`,
    );
  }
  if (reopened > 0) {
    print(
      `${reopened} requests for a correction were answered since the copy was made, and what was corrected then is lost. They are open again in the register of the desk: correct it once more.`,
    );
  }
  if (erasures > 0) {
    print(
      `The store did not know of ${erasures} erasures, as after a restore. By the erasure ledger they were done again: ${submissions} submissions were deleted.`,
    );
  }
  if (erasures + decisions + reopened === 0) return;
  await store.scrub().catch((error: unknown) => print(reasonOf(error)));
}

/**
 * Keeps the ledger every minute from now on, so that each server's file has the erasures of all.
 * @returns a function that stops it
 */
export function scheduleLedger(
  store: Pick<LedgerQueries, 'keepErasureLedger'>,
  clock: Clock,
  failed: (err: unknown) => void,
): () => void {
  const timer = setInterval(() => void store.keepErasureLedger(clock()).catch(failed), minuteMs);
  return () => clearInterval(timer);
}
