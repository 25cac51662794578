import { town, village } from './place.ts';

export const drawnNotBuilt = {
  name: 'Drawn, not built',
  meta: {
    title: 'Drawn, not built: the plan as it stands',
    description: `The retreat near ${town} as one drawing: a full line is known, a dashed one planned, a dotted one not decided. Where nothing is known, the paper stays empty.`,
  },
  heading: 'Drawn, Not Built',
  lead: 'Apart from what is around us, none of this is built. The kind of line shows how far along each thing is.',
  lines: { known: 'known', planned: 'planned', open: 'not decided' },
  figures: {
    around: { heading: 'Around Us', note: 'What is there already.' },
    land: {
      heading: 'At the Retreat',
      note: 'In no order: where each thing will stand is not decided, except that the dogs will live away from the tents.',
    },
    tent: { heading: 'A Tent, Cut Through', note: 'A real bed under canvas.' },
  },
  things: {
    lagoon: 'The Óbidos lagoon',
    sea: 'The coast of the Atlantic',
    village,
    motorway: 'The A8 motorway',
    coachStop: 'The coach from Lisbon stops in Óbidos',
    hospital: 'The hospital, in Caldas da Rainha',
    tents: 'Tents',
    howMany: 'How many tents',
    bathroom: 'The bathroom, and the way there',
    table: 'One table for everyone',
    garden: 'The garden',
    pool: 'A place to bathe',
    dogs: 'The old dogs’ yard',
    canvas: 'The canvas',
    bed: 'The bed',
    heating: 'Heating',
    step: 'A way in without a step',
  },
  source: 'Not for navigation. The coast after OpenStreetMap contributors (ODbL).',
};

export type DrawnNotBuilt = typeof drawnNotBuilt;
