import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { inWords } from './in-words.ts';
import { town } from './place.ts';

interface ExperienceCard {
  title: string;
  description: string[];
  keywords: string[];
  evidence: string;
  join: string;
}

const cards: ExperienceCard[] = [
  {
    title: 'Yoga & Forest Immersion',
    description: [
      'A gentle yoga class late in the morning, on the ground or on a chair. Then an hour or two in the pines, walking slowly, with a guide.',
    ],
    keywords: ['yoga', 'forest bathing', 'breathing', 'slow walking'],
    evidence:
      'A review links forest bathing to lower cortisol for a short time; expecting to feel better may be part of it. For yoga we cite no study.',
    join: 'Join Waitlist',
  },
  {
    title: 'Natural Spa & Digital Detox',
    description: [
      'Water, and a bench in the sun. What the baths will be like is not decided. We plan to ask you to switch off your phone.',
      'The first hours without a screen are the hardest.',
    ],
    keywords: ['natural spa', 'bathing', 'no screens', 'silence', 'sleep'],
    evidence:
      'In healthy people cortisol tends to fall for a short time after bathing; against control groups, the difference may be chance.',
    join: 'Join Waitlist',
  },
  {
    title: 'Farm-to-Table & Permaculture',
    description: [
      'Work a morning in the garden and learn why soil is best not left bare.',
      'Then everyone will eat at one table: what the garden gave that day, with bread, olive oil and fish from nearby.',
    ],
    keywords: ['permaculture', 'regenerative farming', 'seasonal food', 'hands in soil'],
    evidence:
      'Gardening is linked to better mood; in a small trial it eased stress more than reading did.',
    join: 'Join Waitlist',
  },
  {
    title: 'Animal-Assisted Healing (Old Dog Sanctuary)',
    description: [
      'Sit on the floor with a dog who is in no hurry. Sessions will be optional and supervised, and end when one of you has had enough.',
      'There are no exercises. Most of it is brushing and leaning.',
    ],
    keywords: ['old dogs', 'supervised sessions', 'touch', 'optional'],
    evidence:
      'Students who stroked dogs and cats for ten minutes had lower cortisol. The authors call it momentary relief.',
    join: 'Join Waitlist',
  },
  {
    title: `Burnout Recovery Programme (${facts.signatureProgrammeDays} Days)`,
    description: [
      'Our signature programme will bring the others together in an order that suits a tired person: sleep first, and at the end a friendly, honest look at the life you go back to.',
    ],
    keywords: ['burnout', 'rest', 'guided days', 'tents with beds', 'going home'],
    evidence: 'The nearest trial was ten weeks of therapy in a garden; a stay here is not therapy.',
    join: 'Join Waitlist',
  },
];

export const experiences = {
  name: 'Experiences',
  meta: {
    title: 'Experiences at a retreat near Lisbon',
    description: `${capitalised(inWords(cards.length))} ways to rest at our retreat near ${town}: yoga and forest, natural spa, farm and table, old dogs, and a ${inWords(facts.signatureProgrammeDays)}-day burnout programme.`,
  },
  heading: 'Experiences',
  lead: `${capitalised(inWords(cards.length))} ways to rest near Lisbon, as we plan them. You cannot book them yet; there is one waitlist for all of them.`,
  /** Under the print of the last card. */
  pictureCaption: 'The view from the bed, as we imagine it.',
  keywordsLabel: 'In a few words',
  evidenceLabel: 'What research says',
  studies: 'The studies',
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
        text: 'Two nights, for those who cannot stay a week.',
      },
      {
        title: `${facts.signatureProgrammeDays}-day programme`,
        text: 'Our signature programme, to begin recovering from burnout.',
      },
    ],
  },
  practical: {
    heading: 'Good to Know',
    items: [
      'Programmes will run in English and Portuguese; Spanish and French on request.',
      `For adults, ${facts.minimumAge} and over, without pets of their own.`,
    ],
  },
};

export type Experiences = typeof experiences;
