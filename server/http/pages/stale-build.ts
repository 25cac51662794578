import { facts } from '../../../content/facts.ts';
import { longDate } from '../../../content/formats.ts';
import { serverWords } from '../../../content/server-words.ts';
import { statusIsOld } from '../../../content/status.ts';
import type { Language } from '../../../domain/language.ts';
import { fill } from '../../../domain/text.ts';
import { hourMs, lisbonDay } from '../../../domain/time.ts';
import { repeat, type Clock } from '../../clock.ts';
import type { BuiltSite } from './built-site.ts';

/**
 * Says that a date has passed which the built pages call the future, or that their line of status
 * is old; null while neither is so.
 */
export type StaleBuild = (language: Language) => string | null;

export const staleBuild =
  ({ contentExpiresOn }: BuiltSite, clock: Clock): StaleBuild =>
  (language) => {
    const words = serverWords[language];
    const say = (sentence: string, day: string) => fill(sentence, { day: longDate(day, language) });
    const today = lisbonDay(clock());
    if (contentExpiresOn !== undefined && today >= contentExpiresOn) {
      return say(words.outdated, contentExpiresOn);
    }
    return statusIsOld(today) ? say(words.statusIsOld, facts.status.day) : null;
  };

/** Says so in the log once a day. @returns a function that stops it */
export function sayWhereStale(
  stale: StaleBuild,
  clock: Clock,
  log: { warn: (message: string) => void },
): () => void {
  let saidOn: string | undefined;
  return repeat(() => {
    const day = lisbonDay(clock());
    const sentence = stale('en');
    if (sentence === null || saidOn === day) return;
    saidOn = day;
    log.warn(sentence);
  }, hourMs);
}
