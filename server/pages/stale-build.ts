import { hourMs, lisbonDay } from '../../domain/time.ts';
import { repeat, type Clock } from '../clock.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';

/** The day since when a sentence of the site is false that was true when it was built; null while all are true. */
export const outdatedSince = ({ contentExpiresOn }: BuiltSite, clock: Clock): string | null =>
  contentExpiresOn !== undefined && contentExpiresOn <= lisbonDay(clock())
    ? contentExpiresOn
    : null;

/** Reports a site that is served past its day: at once, and on every day from then on. @returns a function that stops it */
export function scheduleOutdatedReport(
  site: BuiltSite,
  clock: Clock,
  report: (since: string) => void,
): () => void {
  let reportedOn = '';
  return repeat(() => {
    const since = outdatedSince(site, clock);
    const day = lisbonDay(clock());
    if (since === null || day === reportedOn) return;
    reportedOn = day;
    report(since);
  }, hourMs);
}
