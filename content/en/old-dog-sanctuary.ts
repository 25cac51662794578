import { type Source, studies } from '../sources.ts';
import { village, countryName } from './place.ts';

interface Chapter {
  heading: string;
  paragraphs: string[];
  /** Said after them, large. */
  pause?: string;
  sources: readonly Source[];
}

const chapters: Chapter[] = [
  {
    heading: 'Why Old Dogs',
    paragraphs: [
      'A puppy in a shelter has visitors. A dog of eleven with a stiff hip has a corner. In two American shelters where someone counted, the older the dog, the longer the wait.',
      'Some have spent years in one house with one person, until the person died, moved or could not cope. They know how to live with people.',
    ],
    sources: [studies.shelterStay],
  },
  {
    heading: 'How They Will Live',
    paragraphs: [
      'We plan a home before anything else: beds off the floor, ramps where there would be steps, a sheltered yard, a vet who knows each of them, and medicine given on time.',
    ],
    pause:
      'We do not mean to send any dog back. A dog who comes to live here will stay to the end, and will not face it alone.',
    sources: [],
  },
  {
    heading: 'If You Would Like to Meet Them',
    paragraphs: [
      'You need not: the sanctuary will be away from the tents. If you want to, you will be able to help with a slow morning walk, brush whoever enjoys brushing, or sit in the shade beside one who is asleep, always with someone who knows the dogs.',
      'There will also be supervised animal-assisted sessions. The dog comes if it likes, and when it leaves, the session is over.',
    ],
    sources: [],
  },
  {
    heading: 'What Happens Between You',
    paragraphs: [
      'In one study of quiet time together, oxytocin rose in people and dogs, and cortisol fell in the people; later work has not always found the same.',
      'It is company, and company helps. It does not treat an illness.',
    ],
    sources: [studies.humansAndDogs],
  },
  {
    heading: 'What We Ask of Guests',
    paragraphs: [
      'Please do not bring your own animals: a strange dog would unsettle these. Assistance dogs are the exception, as the law requires; please write first.',
      'If you are allergic to dogs or afraid of them, tell us when you book.',
    ],
    sources: [],
  },
];

export const oldDogSanctuary = {
  name: 'Old dog sanctuary',
  meta: {
    title: 'Old dog sanctuary in Portugal',
    description: `A home for dogs nobody asks for any more, at a retreat in ${village}, ${countryName}: how they will live, and how guests may keep them company.`,
  },
  heading: 'Old Dog Sanctuary',
  lead: 'We plan an old dog sanctuary as part of the retreat in Portugal, for dogs near the end of their lives.',
  pictureCaption: 'There are no residents yet. This is how we imagine them.',
  chapters,
  closing: {
    heading: 'Before the First Dogs Arrive',
    text: 'There are no dogs here to visit yet, and no work for volunteers. The shelters need help now: CRAPAA, in Caldas da Rainha, has asked for volunteers, sponsors, food and families who take a dog in (crapaa.animal@gmail.com). When our first dogs come, people on the waitlist who ticked the second box will hear about them.',
    dogsDay: 'The dog at the foot of the page: its whole day on one sheet',
  },
  join: 'Join the Waitlist',
};

export type OldDogSanctuary = typeof oldDogSanctuary;
