import { openingDates } from '../opening-dates.ts';
import type { Quarter } from '../facts.ts';

const { pilotProgrammes: pilot, fullOperations: full } = openingDates;
const name = ({ quarter, year }: Quarter): string => `Q${quarter} ${year}`;

const isPlanned = ({ hasPassed }: { hasPassed: boolean }) =>
  (hasPassed ? 'were' : 'are') + ' planned';
const pilotPlan = `Pilot programmes ${isPlanned(pilot)} for ${name(pilot)}`;
const bothHavePassed = pilot.hasPassed && full.hasPassed;
const next =
  pilot.hasPassed || full.hasPassed
    ? 'When new dates can be booked, we intend to tell those on the waitlist first.'
    : 'If anything changes, we intend to tell those on the waitlist first.';

/** All that the site says of when it opens. No other text names these quarters, and each is true on the site's own day. */
export const opening = {
  /** What was or is planned, and who hears of changes first. */
  plan:
    pilot.hasPassed === full.hasPassed
      ? `${pilotPlan} and full operations for ${name(full)}.${bothHavePassed ? ' Both dates have passed without an opening.' : ''} ${next}`
      : `${pilotPlan}. Full operations ${isPlanned(full)} for ${name(full)}. ${next}`,
  next,
  /** The same along a line. */
  timeline: {
    intro: bothHavePassed ? 'Both dates we had planned have passed:' : 'The timeline we work to:',
    steps: [
      { when: name(pilot), what: `pilot programmes ${isPlanned(pilot)}` },
      { when: name(full), what: `full operations ${isPlanned(full)}` },
    ],
  },
};

export type Opening = typeof opening;
