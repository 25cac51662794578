import { legalNotice, siteConfig } from '../../site.config.ts';
import type { PracticalQuestion } from '../decided.ts';
import { facts } from '../facts.ts';
import type { MoreLinks } from '../more-links.ts';

export interface PracticalAnswer {
  heading: string;
  paragraphs: string[];
  more?: MoreLinks;
}

const answers: Record<PracticalQuestion, PracticalAnswer> = {
  price: {
    heading: 'Price',
    paragraphs: [
      'There are no prices yet, and nothing can be paid for on this site. What a price will include is not decided either.',
      'Joining the waitlist is free. We intend to tell the waitlist first, and to ask less of those who came early.',
    ],
    more: { waitlist: 'The waitlist' },
  },
  dayVisits: {
    heading: 'Day visits',
    paragraphs: [
      'You will be able to come for a morning or for a day. On which days, and for how many people at once, is not decided.',
    ],
    more: { experiences: 'The experiences' },
  },
  cancelling: {
    heading: 'Cancelling',
    paragraphs: [
      'Nothing can be booked, so there is nothing to cancel. The conditions will be shown to you before you book anything.',
      'You can leave the waitlist whenever you like.',
    ],
    more: { 'terms#waitlist': 'What the terms say of the waitlist' },
  },
  sleeping: {
    heading: 'Tents, bathrooms, heating',
    paragraphs: [
      'You will sleep under canvas, in a real bed. How many tents there will be, where their bathrooms are and how they are heated is not decided.',
    ],
    more: { glamping: 'Eco-glamping: what to look for' },
  },
  groupSize: {
    heading: 'How many guests at a time',
    paragraphs: ['Not decided. There is no number that we could honestly give you.'],
  },
  comingAlone: {
    heading: 'Coming alone',
    paragraphs: [
      'You may come by yourself, and the waitlist form is for one person. Whether a tent to yourself will cost more is not decided.',
    ],
  },
  food: {
    heading: 'Food',
    paragraphs: [
      'Everyone will eat at one table: what the garden gave that day, with bread, olive oil and fish from nearby. Which diets the kitchen can cook for is not decided.',
    ],
    more: { permaculture: 'What permaculture can teach a tired person' },
  },
  phones: {
    heading: 'Phones',
    paragraphs: [
      'You will leave your phone at the door, or keep it switched off in your tent; how strictly is not decided. People who need to reach you will have a number that someone answers.',
    ],
  },
  whatToBring: {
    heading: 'What to bring',
    paragraphs: [
      'There is no list yet. The place itself asks for shoes that can take an uneven country path, and for a jumper in the evening, even in August.',
    ],
  },
  gettingHere: {
    heading: 'Getting here',
    paragraphs: [
      `It is ${facts.minutesFromLisbonAirport} minutes from Lisbon airport. Without a car, the coach from Lisbon takes about an hour to Óbidos. We can arrange a transfer.`,
    ],
    more: { location: 'How to get here', 'location#without-a-car': 'Without a car' },
  },
  hospital: {
    heading: 'Nearest hospital',
    paragraphs: [
      'The nearest public hospital is in Caldas da Rainha. In an emergency, call 112. Otherwise call SNS 24 (808 24 24 24) before going to the hospital. We are not a medical service.',
    ],
    more: { 'burnoutRecovery#care': 'What we are not' },
  },
  accessibility: {
    heading: 'Accessibility',
    paragraphs: [
      'The paths are country paths, uneven in places. How much of the retreat can be reached without steps is not decided.',
      `If you need an adaptation, write to ${siteConfig.email} before you plan anything. Just tell us what you need; you do not have to say why.`,
    ],
  },
  people: {
    heading: 'Who runs it',
    paragraphs: [
      `The people who will look after you, and what they are trained in, are not announced yet. The terms ${legalNotice.operator ? 'name' : 'will name'} whoever runs this site.`,
    ],
    more: { 'terms#who-we-are': 'Who we are', partnerships: 'Who we are looking for' },
  },
  dogs: {
    heading: 'How many dogs',
    paragraphs: ['None yet. How many will live here, and when the first arrives, is not decided.'],
    more: { oldDogSanctuary: 'The old dog sanctuary', dogs: 'Sitting with an old dog' },
  },
  pets: {
    heading: 'Your own animals',
    paragraphs: ['Guest pets are not accepted, for the sake of the old dogs who will live here.'],
  },
  languages: {
    heading: 'Languages',
    paragraphs: ['Programmes will run in English and Portuguese; Spanish and French on request.'],
  },
};

export const practicalInformation = {
  meta: {
    title: 'Practical information before you come',
    description:
      'Price, tents, food, phones, what to bring, coming alone, the nearest hospital: what is decided about a stay near Óbidos, and what is not yet.',
  },
  heading: 'Practical Information',
  lead: 'What is decided about a stay, and what is not. When more is decided, we intend to tell the waitlist first.',
  states: { settled: 'Settled', partly: 'Partly settled', open: 'Not decided yet' },
  groups: {
    booking: 'Price and Booking',
    stay: 'Your Days Here',
    health: 'Travel and Health',
    residents: 'People and Animals',
  },
  answers,
  closing: {
    heading: 'Something Missing?',
    text: 'Ask us. If we do not know yet, we will say so.',
    mail: { label: 'Ask a Question', subject: `A practical question for ${siteConfig.brand}` },
    join: 'Join the Waitlist',
  },
};

export type PracticalInformation = typeof practicalInformation;
