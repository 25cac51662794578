import { facts } from '../../content/facts.ts';
import { dayMs, dayOf, hourMs, sameMomentOf } from '../../domain/time.ts';
import { repeat, type Clock } from '../clock.ts';
import type { AccountStore } from '../admin/login/stored-accounts.ts';
import type { SessionStore } from '../admin/login/stored-sessions.ts';
import type { Engine } from '../db/engine.ts';
import type { LogQueries } from '../events/log.ts';
import type { PageViewStore } from '../page-views/stored-page-views.ts';
import type { WaveStore } from '../waves/stored-waves.ts';
import type { Purged, RetentionStore } from './purge.ts';

type Store = RetentionStore &
  Pick<SessionStore, 'purgeSessions'> &
  Pick<LogQueries, 'deleteOldEntries'> & {
    pageViews: Pick<PageViewStore, 'deleteOld'>;
    waves: Pick<WaveStore, 'fill'>;
    helpers: Pick<AccountStore['helpers'], 'purge'>;
    dropErasures: (moment: string) => void;
  };

/**
 * Does what the privacy policy promises: deletes submissions after some years, and those that
 * nobody confirmed some days after their link has ended; clears IP address and browser type after
 * some days (`retentionYears` and `technicalDataDays` in content/facts.ts). Idempotency keys are
 * cleared after a day: by then no browser retries the same submission. Entries of the log go after
 * as many years as submissions. Anyone who is on the list is told before by e-mail, where these are
 * on. The IP addresses of the administrator are deleted with their sessions, and ended accounts of
 * helpers with the entries that name them.
 */
export async function purgeOldData(store: Store, clock: Clock): Promise<Purged> {
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const purged = await store.purge({
    submissions: sameMomentOf(now, -facts.retentionYears),
    unconfirmed: ago(facts.unconfirmedDays * dayMs),
    technicalData: ago(facts.technicalDataDays * dayMs),
    idempotencyKeys: ago(dayMs),
    linkRequests: ago(dayMs),
    emailChanges: ago(facts.confirmationDays * dayMs),
    emailTexts: ago(facts.emailTextDays * dayMs),
    // Its last moment counts.
    notices: ago(-1),
  });
  await store.waves.fill(now);
  await store.queueBeforeDeletion(now, facts.retentionYears);
  await store.deleteOldEntries(now);
  // Backups are kept for some days, and deleted within the day after.
  store.dropErasures(ago((facts.copyDays + 1) * dayMs).toISOString());
  await store.purgeSessions(now);
  await store.helpers.purge(sameMomentOf(now, -facts.retentionYears));
  await store.pageViews.deleteOld(now);
  return purged;
}

/**
 * Purges old data now and every hour from now on, so that the retention periods are exact to the
 * hour; now and once each night it compacts the store after that.
 * @returns a function that stops it
 */
export function schedulePurge(
  store: Store & Pick<Engine, 'compact'>,
  clock: Clock,
  done: (purged: Purged) => void,
  failed: (err: unknown) => void,
): () => void {
  let compactedOn: string | undefined;
  const purge = async () => {
    done(await purgeOldData(store, clock));
    const today = dayOf(clock());
    if (today === compactedOn) return;
    await store.compact();
    compactedOn = today;
  };
  return repeat(() => void purge().catch(failed), hourMs);
}
