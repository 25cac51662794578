import { facts, type Facts, type Quarter } from './facts.ts';
import { today } from './today.ts';
import { dayOf } from '../domain/time.ts';

interface OpeningDate extends Quarter {
  /** Whether it has passed without an opening: then the site says what was planned. */
  hasPassed: boolean;
}

type OpeningDates = Record<'pilotProgrammes' | 'fullOperations', OpeningDate>;

/** The first day on which nobody may call a quarter the future. */
const dayAfter = ({ quarter, year }: Quarter): string =>
  dayOf(new Date(Date.UTC(year, quarter * 3, 1)));

/** The quarters of the opening as a day sees them. */
function openingDatesOn(
  day: string,
  { pilotProgrammes, fullOperations }: Facts = facts,
): OpeningDates {
  const seen = (date: Quarter): OpeningDate => ({ ...date, hasPassed: dayAfter(date) <= day });
  return { pilotProgrammes: seen(pilotProgrammes), fullOperations: seen(fullOperations) };
}

/**
 * The day on which a sentence of the site turns false that is true on a day; undefined where none
 * will.
 */
export const contentExpiresOn = (
  day: string,
  { pilotProgrammes, fullOperations }: Facts = facts,
): string | undefined =>
  [pilotProgrammes, fullOperations]
    .map(dayAfter)
    .filter((turn) => turn > day)
    .sort()[0];

/** The quarters of the opening as the site's own day sees them. */
export const openingDates = openingDatesOn(today);
