import { facts } from '../facts.ts';
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
      'These are findings about groups, most of them over a short time. None of them can say how your own week will go.',
    ],
    sources: [studies.naturePill, studies.gardeningReview, studies.humanAnimalReview],
  },
  {
    heading: 'Nature',
    paragraphs: [
      'Vau lies between fields, pine woods and the Óbidos lagoon. For generations its people gathered weed from the lagoon to feed their fields, and used to say that the lagoon gave them meat, bread and wine.',
      'They knew what their living depended on.',
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
      'A sustainable stay tries to leave a place no worse than it was. A regenerative one has to leave it better: soil that holds more rain, hedges with more birds, and more of the guests’ money kept in the village.',
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

export const about = {
  name: 'About',
  meta: {
    title: 'About our mission in rural Portugal',
    description: `Why we are preparing a retreat in ${village}, ${countryName}: recovery built on science, nature and care, tourism that gives back, and a home for old dogs.`,
  },
  heading: 'Our Mission',
  lead: 'To offer people who are worn out a place to recover, and to leave the land, the village and a few old dogs better off for having had guests.',
  /** What the mission rests on. */
  ideas,
  /** What it does: for the land and the village, and for the dogs. */
  doing,
  /** The generic words of the site, and the plans that are meant by them. */
  eco: {
    /** Where links to the section lead. */
    id: 'eco',
    heading: 'What We Mean by Eco',
    intro:
      'When we write “eco” or “regenerative”, we mean plans. The retreat has not opened, so nothing has been measured or certified, and we do not claim to do better than anyone. This is what we plan:',
    plans: [
      'Soil never left bare, fed with compost, and holding more rain from year to year.',
      'More hedges, with more birds in them.',
      'As little water as we can manage on.',
      `Food, crafts and repairs from ${village} and its neighbours first, and jobs offered there first.`,
    ],
    afterwards:
      'Once there is something to measure, we mean to say here what came of each plan, including what failed. Until then, put to us any of the questions we would ask of any place. We can answer few of them with a number yet.',
    questions: 'Read the questions',
  },
  now: {
    heading: 'Where We Are Now',
    intro: `We have not opened yet. ${opening.timeline.intro}`,
    steps: opening.timeline.steps,
    paragraphs: [
      `Stays cannot be booked yet. ${opening.next}`,
      `${facts.supporters}+ supporters have joined. You can join the waitlist, or become one of the first partners: there are none yet.`,
    ],
  },
  join: 'Join the Waitlist',
  partner: 'Become a Founding Partner',
};

export type About = typeof about;
