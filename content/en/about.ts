import { ownersAnswers } from '../facts.ts';
import { opening } from './opening.ts';
import { type Source, studies } from '../sources.ts';
import { village, countryName } from './place.ts';

interface MissionSection {
  heading: string;
  paragraphs: string[];
  sources: readonly Source[];
}

const ideas: MissionSection[] = [
  {
    heading: 'Science',
    paragraphs: [
      'We build on what research supports: time outdoors can bring down the body’s signs of stress, gardening tends to lift the mood, and quiet contact with animals calms many people.',
      'These are findings about groups of people, over short periods. None can say how your own week will go.',
    ],
    sources: [studies.naturePill, studies.gardeningReview, studies.humanAnimalReview],
  },
  {
    heading: 'Nature',
    paragraphs: [
      'Vau lies between fields, pine woods and the Óbidos lagoon. For generations its people gathered waterweed from the lagoon to feed their fields, and used to say that it gave them meat, bread and wine.',
    ],
    sources: [],
  },
  {
    heading: 'Care',
    paragraphs: [
      'Care here means small things done on time: a meal, a warm bed, a question asked once and then left alone. It is owed to guests and animals, and no less to the people who will work here.',
      'You will never have to perform your recovery for anyone.',
    ],
    sources: [],
  },
];

const doing: MissionSection[] = [
  {
    heading: 'Regenerative Tourism',
    paragraphs: [
      'A sustainable stay tries to leave a place no worse than it was. A regenerative one has to leave it better, and whether it did is for the village to say, not for the brochure.',
      'Guests can have a small hand in it. The compost you turn in spring feeds the lettuce someone else eats in June.',
    ],
    sources: [],
  },
  {
    heading: 'The Old Dog Sanctuary',
    paragraphs: [
      'Old dogs tend to wait longest in shelters. Some of them will come to live here for good, with a sofa, a vet and no tricks to learn.',
      'They are residents first. Guests who want to may spend time with them, and a dog who has had enough may leave the room.',
    ],
    sources: [studies.shelterStay],
  },
];

const { whoIsBehind, whoWrites } = ownersAnswers;
const { timeline } = opening;

export const about = {
  name: 'About',
  meta: {
    title: 'About our mission in rural Portugal',
    description: `Why we are preparing a retreat in ${village}, ${countryName}: recovery built on science, nature and care, tourism that gives back, and a home for old dogs.`,
  },
  heading: 'Our Mission',
  lead: 'To offer people who are worn out a place to recover, and to leave the land, the village and a few old dogs better off for having had guests.',
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
      'We mean little by it, for now. We use “eco” and “regenerative” only to say what interests us, and claim nothing by them about what we do or will do. To promise an environmental result, a business now needs what we do not have yet:',
    plans: [
      'a public plan, with the money for it;',
      'targets with figures and dates;',
      'an independent expert who checks both, and says in public what came of them.',
    ],
    afterwards:
      'European Union law has asked for this since 27 September 2026. Until we have all three, ask us what we would ask anyone else. Most of those questions we cannot yet answer with a number.',
    questions: 'Read the questions',
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
      ...(whoIsBehind ? [whoIsBehind.en] : []),
      'There are no partners yet, so you could be the first. If you would rather come as a guest, join the waitlist and hear the dates before anyone else.',
    ],
  },
  join: 'Join the Waitlist',
  partner: 'Become a Founding Partner',
};

export type About = typeof about;
