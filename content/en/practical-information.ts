import { legalNotice, siteConfig } from '../../site.config.ts';
import type { PracticalQuestion } from '../decided.ts';
import { facts } from '../facts.ts';
import type { MoreLinks } from '../more-links.ts';
import { earlyPrice } from './early-price.ts';
import { town } from './place.ts';

export interface PracticalAnswer {
  heading: string;
  paragraphs: string[];
  more?: MoreLinks;
}

const answers: Record<PracticalQuestion, PracticalAnswer> = {
  price: {
    heading: 'Price',
    paragraphs: [
      'There are no prices yet, and nothing can be paid for on this site. Nor can we yet say what a price will include.',
      `Joining the waitlist is free. ${earlyPrice}`,
    ],
    more: { waitlist: 'The waitlist' },
  },
  dayVisits: {
    heading: 'Day visits',
    paragraphs: [
      'You will be able to come for a morning or for a day. We do not yet know on which days, or how many people at once.',
    ],
    more: { experiences: 'The experiences' },
  },
  cancelling: {
    heading: 'Cancelling',
    paragraphs: [
      'Nothing can be booked, so there is nothing to cancel. You will see the conditions before you book anything.',
      'You can leave the waitlist whenever you like: just send us a line.',
    ],
    more: { 'terms#waitlist': 'What the terms say of the waitlist' },
  },
  sleeping: {
    heading: 'Tents, bathrooms, heating',
    paragraphs: [
      'You will sleep under canvas, in a real bed. How many tents there will be, how far it is to the bathroom at night and what keeps out the cold are questions still open.',
    ],
    more: { glamping: 'Eco-glamping: what to look for' },
  },
  groupSize: {
    heading: 'How many guests at a time',
    paragraphs: ['Any number we gave you today would be a guess.'],
  },
  comingAlone: {
    heading: 'Coming alone',
    paragraphs: [
      'You may come by yourself, and the waitlist form is for one person. We cannot yet say whether a tent to yourself will cost more.',
    ],
  },
  food: {
    heading: 'Food',
    paragraphs: [
      'Everyone will eat at one table: what the garden gave that day, with bread, olive oil and fish from nearby. We do not yet know which diets the kitchen will be able to cook for.',
    ],
    more: { permaculture: 'What permaculture can teach a tired person' },
  },
  phones: {
    heading: 'Phones',
    paragraphs: [
      'We will ask you to leave your phone at the door, or to keep it switched off in your tent; how strict we will be about it is an open question. People who need to reach you will have a number that someone answers.',
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
      `It is ${facts.minutesFromLisbonAirport} minutes from Lisbon airport. Without a car, the coach from Lisbon takes about an hour to Óbidos. Transfers on request.`,
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
      'The paths are country paths, uneven in places. We cannot yet say how much of the retreat can be reached without steps.',
      `If you need an adaptation, write to ${siteConfig.email} before you plan anything. Just tell us what you need; you do not have to say why.`,
    ],
  },
  people: {
    heading: 'Who runs it',
    paragraphs: [
      `We have not yet announced who will look after you, or what they are trained in. The terms ${legalNotice.operator ? 'name' : 'will name'} whoever runs this site.`,
    ],
    more: { 'terms#who-we-are': 'Who we are', partnerships: 'Who we are looking for' },
  },
  dogs: {
    heading: 'How many dogs',
    paragraphs: [
      'None yet. We do not know how many will live here, or when the first will arrive.',
    ],
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
  name: 'Practical information',
  meta: {
    title: 'Practical information before you come',
    description: `Price, tents, food, phones, what to bring, coming alone, the nearest hospital: what is decided about a stay near ${town}, and what is not yet.`,
  },
  heading: 'Practical Information',
  lead: 'What we know about a stay, and what we do not yet know. As the answers come, they will stand here.',
  states: { settled: 'Known', partly: 'Partly known', open: 'Not decided yet' },
  groups: {
    booking: 'Price and Booking',
    stay: 'Your Days Here',
    health: 'Travel and Health',
    residents: 'People and Animals',
  },
  answers,
  closing: {
    heading: 'Something Missing?',
    text: 'Ask us. If we do not yet know, we will say so.',
    mail: { label: 'Ask a Question', subject: `A practical question for ${siteConfig.brand}` },
    join: 'Join the Waitlist',
  },
};

export type PracticalInformation = typeof practicalInformation;
