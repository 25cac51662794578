import { facts, type Facts } from '../../content/facts.ts';
import type { Clock } from '../clock.ts';
import { aliveSince } from '../admin/login/sessions.ts';
import type { AdminWrites } from '../admin/writes.ts';
import type { Engine } from '../db/engine.ts';
import type { Purged, RetentionStore } from '../submissions/stored-submissions.ts';

type Store = RetentionStore & Pick<AdminWrites, 'purgeSessions'> & Pick<Engine, 'scrub'>;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type RetentionPeriods = Pick<
  Facts,
  'retentionYears' | 'technicalDataDays' | 'letterTextDays' | 'confirmationDays'
>;

/**
 * Does what the privacy policy promises: deletes submissions after some years, and clears IP address and
 * browser type after some days (`retentionYears` and `technicalDataDays` in content/facts.ts), so that neither
 * these, nor anything else deleted since, is left in the store's files. Idempotency keys are cleared after a
 * day: by then no browser retries the same submission. The IP addresses of the administrator are deleted with
 * their sessions.
 */
export async function purgeOldData(
  store: Store,
  clock: Clock,
  { retentionYears, technicalDataDays, letterTextDays, confirmationDays }: RetentionPeriods = facts,
): Promise<Purged> {
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const purged = await store.purge({
    submissions: yearsBefore(now, retentionYears),
    technicalData: ago(technicalDataDays * dayMs),
    idempotencyKeys: ago(dayMs),
    ownDataAsks: ago(dayMs),
    emailChanges: ago(confirmationDays * dayMs),
    letterTexts: ago(letterTextDays * dayMs),
    notices: now,
  });
  await store.purgeSessions(aliveSince(now));
  await store.scrub();
  return purged;
}

/** The moment before which a submission is too old to be kept. */
export function yearsBefore(now: Date, years: number = facts.retentionYears): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(now.getUTCFullYear() - years);
  // On a 29 February the same date some years ago may not exist, and rolls over to 1 March: one day too late.
  if (moment.getUTCMonth() !== now.getUTCMonth()) moment.setUTCDate(0);
  return moment;
}

type PurgeReport = ({ outcome: 'purged' } & Purged) | { outcome: 'failed'; err: unknown };

/**
 * Purges old data now and every hour from now on, so that the retention periods are exact to the hour.
 * @returns a function that stops it
 */
export function schedulePurge(
  store: Store,
  clock: Clock,
  report: (result: PurgeReport) => void,
): () => void {
  const purge = () => {
    purgeOldData(store, clock).then(
      (purged) => report({ outcome: 'purged', ...purged }),
      (err: unknown) => report({ outcome: 'failed', err }),
    );
  };
  purge();
  const timer = setInterval(purge, hourMs);
  return () => clearInterval(timer);
}
