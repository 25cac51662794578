import { ownersAnswers } from '../facts.ts';
import { opening } from './opening.ts';
import { statusLine } from '../status.ts';
import { village, countryName } from './place.ts';

interface MissionSection {
  heading: string;
  paragraphs: string[];
}

const ideas: MissionSection[] = [
  {
    heading: 'Science',
    paragraphs: [
      'We build on what research supports: time outdoors, gardening and quiet contact with animals can ease stress for a while, in many people. No study can say how your own week will go.',
    ],
  },
  { heading: 'Nature', paragraphs: ['Vau lies between fields, pine woods and the Óbidos lagoon.'] },
  {
    heading: 'Care',
    paragraphs: [
      'By care we mean small things done on time: a meal, a warm bed, a question asked once. You will never have to perform your recovery for anyone.',
    ],
  },
];

const doing: MissionSection[] = [
  {
    heading: 'Regenerative Tourism',
    paragraphs: [
      'A sustainable stay tries to leave a place no worse than it was. A regenerative one has to leave it better, and the village is the judge of that.',
      'Guests will be able to take a small part: turning compost, sowing, picking.',
    ],
  },
  {
    heading: 'The Old Dog Sanctuary',
    paragraphs: [
      'We plan to give some old dogs a home for good, with a sofa, a vet and no tricks to learn. They will be residents first: guests may spend time with them, always with someone who knows the dogs, and a dog who has had enough may leave the room.',
    ],
  },
];

const { whoIsBehind, whoWrites } = ownersAnswers;
const { timeline } = opening;

export const about = {
  name: 'About',
  meta: {
    title: 'About our mission in rural Portugal',
    description: `Why we are preparing a retreat in ${village}, ${countryName}: recovery built on science, nature and care, tourism at the village’s pace, and a home for old dogs.`,
  },
  heading: 'Our Mission',
  lead: 'To offer people who are worn out a place to recover, and a few old dogs a home for the rest of their lives.',
  /** The ideas behind the mission. */
  ideas,
  /** The work of the mission: for the land and the village, and for the dogs. */
  doing,
  /** The generic words of the site, and that nothing is claimed by them. */
  eco: {
    /** The anchor of the section. */
    id: 'eco',
    heading: 'What We Mean by Eco',
    intro:
      '“Eco” and “regenerative” say what interests us. We have measured nothing yet, so we claim nothing by them. To promise an environmental result, a business needs:',
    plans: [
      'a public plan, with the money for it;',
      'targets with figures and dates;',
      'an independent expert who checks both and publishes the findings.',
    ],
    afterwards:
      'European Union law asks for all three, and the member states have had to apply it since September 27, 2026. We do not have them.',
    questions: 'The questions we would put to anyone',
  },
  now: {
    heading: 'Where We Are Now',
    intro: `We have not opened yet. ${timeline.intro}`,
    steps: timeline.steps,
    /** For those who do not see the owner's portrait. */
    portraitOf: whoWrites
      ? `Portrait of ${whoWrites.en}.`
      : 'Portrait of the person behind the place.',
    paragraphs: [
      ...opening.note,
      statusLine('en'),
      whoIsBehind?.en ?? 'Who we are is not published yet.',
    ],
  },
  join: 'Join the Waitlist',
  partner: 'Become a Founding Partner',
};

export type About = typeof about;
