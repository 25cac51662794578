import { facts, type Facts } from '../../content/facts.ts';
import { dayMs, hourMs, sameMomentOf } from '../../domain/time.ts';
import { repeat, type Clock } from '../clock.ts';
import type { HelperStore } from '../admin/login/stored-helpers.ts';
import type { SessionStore } from '../admin/login/stored-sessions.ts';
import type { Engine } from '../db/engine.ts';
import type { VisitStore } from '../visits/stored-visits.ts';
import type { Purged, RetentionStore } from './purge.ts';

type Store = RetentionStore &
  Pick<SessionStore, 'purgeSessions'> &
  Pick<Engine, 'scrub' | 'cutEvents'> & {
    visits: Pick<VisitStore, 'deleteOld'>;
    helpers: Pick<HelperStore, 'purge'>;
  };

type RetentionPeriods = Pick<
  Facts,
  'retentionYears' | 'unconfirmedDays' | 'technicalDataDays' | 'emailTextDays' | 'confirmationDays'
>;

/**
 * Does what the privacy policy promises: deletes submissions after some years, and those that
 * nobody confirmed some days after their link has ended; clears IP address and browser type after
 * some days (`retentionYears` and `technicalDataDays` in content/facts.ts), so that neither these,
 * nor anything else deleted since, is left in the store's files. Idempotency keys are cleared after
 * a day: by then no browser retries the same submission. The events of the log go after as many
 * years as submissions. Anyone who is on the list is told before by e-mail, where these are on. The
 * IP addresses of the administrator are deleted with their sessions, and ended accounts of helpers
 * with the events that name them.
 */
export async function purgeOldData(
  store: Store,
  clock: Clock,
  periods: RetentionPeriods = facts,
): Promise<Purged> {
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const purged = await store.purge({
    submissions: sameMomentOf(now, -periods.retentionYears),
    unconfirmed: ago(periods.unconfirmedDays * dayMs),
    technicalData: ago(periods.technicalDataDays * dayMs),
    idempotencyKeys: ago(dayMs),
    linkRequests: ago(dayMs),
    emailChanges: ago(periods.confirmationDays * dayMs),
    emailTexts: ago(periods.emailTextDays * dayMs),
    // Its last moment counts.
    notices: ago(-1),
  });
  await store.queueBeforeDeletion(now, periods.retentionYears);
  await store.cutEvents(sameMomentOf(now, -periods.retentionYears));
  await store.purgeSessions(now);
  await store.helpers.purge(sameMomentOf(now, -periods.retentionYears));
  await store.visits.deleteOld(now);
  await store.scrub();
  return purged;
}

/**
 * Purges old data now and every hour from now on, so that the retention periods are exact to the
 * hour.
 * @returns a function that stops it
 */
export const schedulePurge = (
  store: Store,
  clock: Clock,
  done: (purged: Purged) => void,
  failed: (err: unknown) => void,
): (() => void) => repeat(() => void purgeOldData(store, clock).then(done, failed), hourMs);
