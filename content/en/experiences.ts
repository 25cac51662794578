import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { type Source, studies } from '../sources.ts';
import { inWords } from './in-words.ts';
import { town } from './place.ts';

interface ExperienceCard {
  title: string;
  description: string[];
  keywords: string[];
  evidence: { text: string; sources: readonly Source[] };
  join: string;
}

const cards: ExperienceCard[] = [
  {
    title: 'Yoga & Forest Immersion',
    description: [
      'A gentle yoga class late in the morning, on the ground or on a chair. Then into the pines with a guide who says little: an hour or two of walking slowly and stopping often.',
      'If you have not moved much for a year, this is a kind way to begin.',
    ],
    keywords: ['yoga', 'forest bathing', 'breathing', 'slow walking'],
    evidence: {
      text: 'Reviews link both yoga and time in forests with lower cortisol in the short term. Expecting to feel better may be part of the effect.',
      sources: [studies.yoga, studies.forestBathing],
    },
    join: 'Join Waitlist',
  },
  {
    title: 'Natural Spa & Digital Detox',
    description: [
      'Water, heat, cold if you dare, and a bench in the sun. If you are pregnant, have a heart condition or low or high blood pressure, or take regular medicine, ask your doctor before you use heat or cold. Your phone stays at the door, or switched off in your tent.',
      'For the first few hours without a screen, your hand goes to your pocket. By the second day, with luck, you remember what you used to do with an empty moment.',
    ],
    keywords: ['natural pool', 'warm water', 'no screens', 'silence', 'sleep'],
    evidence: {
      text: 'In a review of 17 studies, cortisol tended to fall after bathing, but the difference from control groups was too small to be told from chance. People who switch off from work report less exhaustion.',
      sources: [studies.balneotherapyUpdate, studies.detachment],
    },
    join: 'Join Waitlist',
  },
  {
    title: 'Farm-to-Table & Permaculture',
    description: [
      'Work a morning beside the growers and learn why soil is never left bare. The heavier jobs are for those who want them.',
      'Then everyone will eat at one table: what the garden gave that day, with bread, olive oil and fish from nearby.',
    ],
    keywords: ['permaculture', 'regenerative farming', 'seasonal food', 'hands in soil'],
    evidence: {
      text: 'Across 22 studies, gardening was associated with better mood and a better quality of life. In a small trial it eased stress more than reading did.',
      sources: [studies.gardeningReview, studies.gardeningTrial],
    },
    join: 'Join Waitlist',
  },
  {
    title: 'Animal-Assisted Healing (Old Dog Sanctuary)',
    description: [
      'Sit on the floor with a dog who has nowhere to be. Sessions will be optional and always supervised, by someone who notices which of you has had enough.',
      'There are no exercises. Most of it is brushing and leaning, at the pace of someone older.',
    ],
    keywords: ['old dogs', 'supervised sessions', 'touch', 'optional'],
    evidence: {
      text: 'In a randomised trial, students who stroked dogs and cats for ten minutes had lower cortisol afterwards than those who only watched or waited. The authors call it momentary relief, and so do we.',
      sources: [studies.animalVisits],
    },
    join: 'Join Waitlist',
  },
  {
    title: `Burnout Recovery Programme (${facts.signatureProgrammeDays} Days)`,
    description: [
      'Our signature programme will bring the others together in an order that a tired person can bear: sleep first, then walking, then soil and animals, and at the end a hard, friendly look at the life you go back to.',
      'You will sleep in a bed under canvas, with trees overhead and birds for an alarm clock.',
    ],
    keywords: ['burnout', 'rest', 'guided days', 'tents with beds', 'going home'],
    evidence: {
      text: 'In the trial nearest to it, therapy in a garden did no worse than a form of cognitive behavioural therapy, which does not prove them equal. Our programme is much shorter, and is not therapy.',
      sources: [studies.natureTherapy],
    },
    join: 'Join Waitlist',
  },
];

export const experiences = {
  name: 'Experiences',
  meta: {
    title: 'Experiences at a retreat near Lisbon',
    description: `${capitalised(inWords(cards.length))} ways to rest at our retreat near ${town}: yoga and forest, natural spa, farm and table, old dogs, and ${inWords(facts.signatureProgrammeDays)} days for burnout recovery.`,
  },
  heading: 'Experiences',
  lead: `${capitalised(inWords(cards.length))} ways to rest near Lisbon, described and drawn as we plan them. None of them can be booked yet.`,
  /** Under the print of the last card. */
  pictureCaption: 'The view from the bed, in a tent that is drawn, not built.',
  keywordsLabel: 'In a few words',
  evidenceLabel: 'What research says',
  cards,
  lengths: {
    heading: 'How Long to Stay',
    items: [
      {
        title: 'Day experiences',
        text: 'One morning or one day, for those who live nearby or are passing through.',
      },
      {
        title: `${facts.immersionDays}-day immersions`,
        text: 'Two nights: long enough to sleep properly, and then to do it again.',
      },
      {
        title: `${facts.signatureProgrammeDays}-day programme`,
        text: 'Our signature programme for burnout recovery.',
      },
    ],
  },
  practical: {
    heading: 'Good to Know',
    items: [
      'Programmes will run in English and Portuguese; Spanish and French on request.',
      `For adults, ${facts.minimumAge} and over.`,
      'Please leave your own pets at home: old dogs need the peace. Assistance dogs are welcome; please tell us first.',
      'Transfers from the airport or the station, on request.',
    ],
  },
};

export type Experiences = typeof experiences;
