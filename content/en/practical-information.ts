import { legalNotice, siteConfig } from '../../site.config.ts';
import type { PracticalQuestion } from '../decided.ts';
import { facts } from '../facts.ts';
import type { MoreLinks } from '../more-links.ts';
import { town } from './place.ts';

export interface PracticalAnswer {
  heading: string;
  paragraphs: string[];
  more?: MoreLinks;
}

const answers: Record<PracticalQuestion, PracticalAnswer> = {
  gettingHere: {
    heading: 'Getting here',
    paragraphs: [
      `By coach, an hour from Lisbon to Óbidos, and a taxi ordered ahead. By car, ${facts.minutesFromLisbonAirport} minutes from Lisbon airport. Transfers on request.`,
    ],
    more: { location: 'How to get here', 'location#without-a-car': 'Without a car' },
  },
  hospital: {
    heading: 'Nearest hospital',
    paragraphs: [
      'In Caldas da Rainha, the next town; Vau itself has a branch of the health centre. In an emergency, call 112. Otherwise call SNS 24 (808 24 24 24) before you go. We are not a medical service.',
    ],
    more: { 'burnoutRecovery#care': 'What we are not' },
  },
  sickLeave: {
    heading: 'On sick leave',
    paragraphs: [
      'In Portugal you may leave home only as your doctor has noted on the certificate: ask before you book anything. Elsewhere, ask your insurer.',
    ],
  },
  weather: {
    heading: 'Weather',
    paragraphs: [
      'March to May is green and changeable; June to August has misty mornings, wind and few hot days; September and October are the calmest; from November to February expect rain and early evenings.',
    ],
    more: { glamping: 'When to sleep in a tent' },
  },
  pets: {
    heading: 'Your own animals',
    paragraphs: [
      'Guest pets are not accepted, for the sake of the old dogs. Assistance dogs are welcome, as the law requires; please write first.',
    ],
  },
  languages: {
    heading: 'Languages',
    paragraphs: ['English and Portuguese; Spanish and French on request.'],
  },
  meanwhile: {
    heading: 'Until we open',
    paragraphs: [
      'We cannot put you up. There are good places to stay around Óbidos, and hot springs in the next town.',
    ],
    more: { worthVisiting: 'Where to stay', hotSprings: 'Hot springs' },
  },
  sleeping: {
    heading: 'Tents',
    paragraphs: [
      'A real bed under canvas. We have not decided how many tents there will be, where the bathrooms go or how to heat; bookings wait until we have.',
    ],
    more: { glamping: 'Eco-glamping: what to look for' },
  },
  food: {
    heading: 'Food',
    paragraphs: ['One table for everyone, and on it what the garden gave that day.'],
    more: { permaculture: 'What permaculture can teach a tired person' },
  },
  phones: {
    heading: 'Phones',
    paragraphs: [
      'At the door, or switched off in your tent; we have not decided how strict to be. People who need to reach you will have a number that someone answers.',
    ],
  },
  comingAlone: {
    heading: 'Coming alone',
    paragraphs: ['You may. Whether a tent to yourself costs more is open.'],
  },
  children: {
    heading: 'Children',
    paragraphs: [
      `All that is planned so far is for adults, ${facts.minimumAge} and over. Whether there will be days for children is open.`,
    ],
  },
  dayVisits: {
    heading: 'Day visits',
    paragraphs: [
      'You will be able to come for a morning or for a day. On which days, and how many people, is open.',
    ],
    more: { experiences: 'The experiences' },
  },
  whatToBring: {
    heading: 'What to bring',
    paragraphs: [
      'Shoes for an uneven country path, a jumper even in August and a coat in winter. The rest is open.',
    ],
  },
  heatAndCold: {
    heading: 'Heat and cold',
    paragraphs: [
      'If you are pregnant, have heart trouble or unsteady blood pressure, or take regular medicine, ask your doctor first. What our water will be like is open.',
    ],
    more: { hotSprings: 'Hot water, and who should keep out of it' },
  },
  price: {
    heading: 'Price',
    paragraphs: ['What a stay costs, and what that includes.'],
    more: { waitlist: 'The waitlist hears it first' },
  },
  cancelling: {
    heading: 'Cancelling',
    paragraphs: ['What you get back, and until when.'],
    more: { 'terms#waitlist': 'What the terms say of the waitlist' },
  },
  groupSize: {
    heading: 'How many guests at a time',
    paragraphs: ['How many, and in how many tents.'],
  },
  diets: {
    heading: 'Diets',
    paragraphs: ['Which ones the kitchen can cook for, allergies included.'],
  },
  accessibility: {
    heading: 'Accessibility',
    paragraphs: [
      `How much can be reached without steps; the paths are country paths, uneven in places. If you need an adaptation, write to ${siteConfig.email} before you plan anything; you need not say why.`,
    ],
  },
  people: {
    heading: 'Who runs it',
    paragraphs: [
      `Who will look after you, and what they are trained in. The terms ${legalNotice.operator ? 'name' : 'will name'} whoever runs this site.`,
    ],
    more: { 'terms#who-we-are': 'Who we are', partnerships: 'Who we are looking for' },
  },
  dogs: {
    heading: 'How many dogs',
    paragraphs: ['How many will live here, and when the first arrives. There is none yet.'],
    more: { oldDogSanctuary: 'The old dog sanctuary', dogs: 'Sitting with an old dog' },
  },
};

export const practicalInformation = {
  name: 'Practical information',
  meta: {
    title: 'Practical information before you come',
    description: `Price, tents, food, phones, what to bring, children, sick leave, the nearest hospital: what is known about a stay near ${town}, and what is open.`,
  },
  heading: 'Practical Information',
  lead: 'What we know about a stay, and what is still open. We add the answers as we have them.',
  pictureCaption: 'A bath house in the rain: one way it could be, not decided.',
  states: { settled: 'Known', partly: 'Known in part', open: 'Not decided' },
  groups: {
    settled: 'What Is Known',
    partly: 'What Is Known in Part',
    open: 'What Is Not Decided',
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
