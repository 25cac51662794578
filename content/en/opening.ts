import { openingDates, ownersNote } from '../opening-dates.ts';
import type { Quarter } from '../facts.ts';

const { pilotProgrammes: pilot, fullOperations: full } = openingDates;
const name = ({ quarter, year }: Quarter): string => `Q${quarter} ${year}`;

const isPlanned = ({ hasPassed }: { hasPassed: boolean }) =>
  (hasPassed ? 'were' : 'are') + ' planned';
const pilotPlan = `ilot programmes ${isPlanned(pilot)} for ${name(pilot)}`;
const bothHavePassed = pilot.hasPassed && full.hasPassed;
const neitherKept = 'Neither date was kept, and we will name no third one until we can keep it.';

/**
 * All that the site says of when it opens. No other text names these quarters, and each is true on
 * the site's own day.
 */
export const opening = {
  /** The plan, past or present. */
  plan: bothHavePassed
    ? `We meant to be open by now: p${pilotPlan} and full operations for ${name(full)}. ${neitherKept}`
    : pilot.hasPassed
      ? `P${pilotPlan}. Full operations ${isPlanned(full)} for ${name(full)}.`
      : `P${pilotPlan} and full operations for ${name(full)}.`,
  /** The owner's words on it, if there are any. */
  note: ownersNote('en'),
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
