import type { Language } from '../domain/language.ts';
import { facts, ownersAnswers, type Facts, type Quarter } from './facts.ts';
import { longDate } from './formats.ts';
import { today } from './today.ts';
import { dayOf } from '../domain/time.ts';

interface OpeningDate extends Quarter {
  /** Whether it has passed without an opening: then the site says what was planned. */
  hasPassed: boolean;
}

/** The first day on which nobody may call a quarter the future. */
const dayAfter = ({ quarter, year }: Quarter): string =>
  dayOf(new Date(Date.UTC(year, quarter * 3, 1)));

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

const seenToday = (date: Quarter): OpeningDate => ({ ...date, hasPassed: dayAfter(date) <= today });

/** The quarters of the opening as the site's own day sees them. */
export const openingDates = {
  pilotProgrammes: seenToday(facts.pilotProgrammes),
  fullOperations: seenToday(facts.fullOperations),
};

const { land, licence, money, builder, whyNotYet: why } = ownersAnswers;

/** Whether nothing is published of what a new date waits for. */
export const howFarIsUnpublished = [land, licence, money, builder, why].every((each) => !each);

/**
 * The owner's note on the dates that passed: one paragraph with name and day.
 * @param otherwise what stands in its place until there is one
 */
export function ownersNote(language: Language, ...otherwise: string[]): string[] {
  const { whyNotYet, whatExists, whatMustHappen, whoWrites, noteWrittenOn } = ownersAnswers;
  const said = [whyNotYet, whatExists, whatMustHappen].flatMap((part) => part?.[language] ?? []);
  if (said.length === 0) return otherwise;
  const signed = [whoWrites?.[language], noteWrittenOn && longDate(noteWrittenOn, language)];
  const signature = signed.filter(Boolean).join(', ');
  return [[...said, ...(signature ? [`${signature}.`] : [])].join(' ')];
}
