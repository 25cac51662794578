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
      'Many of them spent years in one house with one person, until the person died, moved or could not cope. They know how to live with people. They only need to be allowed to go on doing it.',
    ],
    sources: [studies.shelterStay],
  },
  {
    heading: 'How They Will Live',
    paragraphs: [
      'We plan a home before anything else: beds off the floor, ramps where there would be steps, a sheltered yard, a vet who knows each of them, and medicine given on time.',
    ],
    pause:
      'We do not mean to send anyone back. A dog who comes to live here is to stay until the end, and is not to face it alone.',
    sources: [],
  },
  {
    heading: 'If You Would Like to Meet Them',
    paragraphs: [
      'You may never want to, and that is fine; the sanctuary will be away from the tents. If you do, you can help with a slow morning walk, brush whoever enjoys brushing, or sit in the shade beside one who is asleep. Someone from the team will always be there.',
      'There will also be supervised animal-assisted sessions. The dog comes if it likes and leaves when it likes, and that is the end of the session.',
    ],
    sources: [],
  },
  {
    heading: 'What Happens Between You',
    paragraphs: [
      'In one study of quiet time together, oxytocin rose in people and dogs, and cortisol fell in the people; later work has not always found the same. A review of 69 studies found that time with animals can lift the mood and ease stress and fear, some of it better documented than the rest.',
      'It is company, and company helps. It does not treat an illness, and an old dog should not be asked to.',
    ],
    sources: [studies.humansAndDogs, studies.humanAnimalReview],
  },
  {
    heading: 'What We Ask of Guests',
    paragraphs: [
      'Please do not bring your own animals. A new dog at the gate is an event, and these dogs have had enough events. Assistance dogs are the exception, in law and with us: write first, so that ours can be ready.',
      'If you are allergic to dogs or afraid of them, tell us when you book, and we will plan your days away from them.',
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
  lead: 'Part of the retreat in Portugal will be an old dog sanctuary, where dogs near the end of their lives find shade, soft beds, regular meals and people who have time.',
  pictureCaption: 'There are no residents yet. This is how we see them settling in.',
  chapters,
  closing: {
    heading: 'Before the First Dogs Arrive',
    text: 'There is nobody to visit yet, and no place for a volunteer. Shelters need one now: CRAPAA, the association for abandoned animals in Caldas da Rainha, has asked for volunteers, sponsors, food and families who take a dog in (crapaa.animal@gmail.com). When our first dogs come, those on the waitlist who ticked the box for updates will hear their names and habits.',
    dogsDay: 'The day of the dog at the foot of these pages, on one sheet',
  },
  join: 'Join the Waitlist',
};

export type OldDogSanctuary = typeof oldDogSanctuary;
