import { lisbonDay } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import type { BuiltSite } from '../http/pages/built-site.ts';

/**
 * The day since when a sentence of the site is false that was true when it was built; null while
 * all are true.
 */
export const outdatedSince = ({ contentExpiresOn }: BuiltSite, clock: Clock): string | null =>
  contentExpiresOn !== undefined && contentExpiresOn <= lisbonDay(clock())
    ? contentExpiresOn
    : null;
