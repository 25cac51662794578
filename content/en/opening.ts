import { howFarIsUnpublished, openingDates, ownersNote } from '../opening-dates.ts';
import type { Quarter } from '../facts.ts';

const { pilotProgrammes: pilot, fullOperations: full } = openingDates;
const name = ({ quarter, year }: Quarter): string => `Q${quarter} ${year}`;

const isPlanned = ({ hasPassed }: { hasPassed: boolean }) =>
  (hasPassed ? 'were' : 'are') + ' planned';
const pilotPlan = `ilot programmes ${isPlanned(pilot)} for ${name(pilot)}`;
const bothHavePassed = pilot.hasPassed && full.hasPassed;
const neitherKept = 'We missed both opening dates, and have no new one yet.';
const stillNeeded = `Before we set a third date, four things must be certain: land, licences, money and builder.${howFarIsUnpublished ? ' How far they are, and why we missed the dates, is not published yet.' : ''}`;

const plan = bothHavePassed
  ? `P${pilotPlan} and full operations for ${name(full)}. ${neitherKept}`
  : pilot.hasPassed
    ? `P${pilotPlan}. Full operations ${isPlanned(full)} for ${name(full)}.`
    : `P${pilotPlan} and full operations for ${name(full)}.`;

/**
 * All that the site says of when it opens. No other text names these quarters, and each is true on
 * the site's own day.
 */
export const opening = {
  /** The plan, past or present. */
  plan,
  /** How it stands, in a sentence. */
  standing: bothHavePassed ? neitherKept : plan,
  /** The owner's words on it; until there are any, what comes before a new date. */
  note: bothHavePassed ? ownersNote('en', stillNeeded) : ownersNote('en'),
  /** The same along a line. */
  timeline: {
    intro: bothHavePassed ? neitherKept : 'The timeline we work to:',
    steps: [
      {
        when: name(pilot),
        what: `pilot programmes ${isPlanned(pilot)}`,
        hasPassed: pilot.hasPassed,
      },
      { when: name(full), what: `full operations ${isPlanned(full)}`, hasPassed: full.hasPassed },
    ],
  },
};

export type Opening = typeof opening;
