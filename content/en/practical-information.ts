import { siteConfig } from '../../site.config.ts';
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
      `By coach, an hour from Lisbon to Óbidos, then a taxi ordered ahead. By car, ${facts.minutesFromLisbonAirport} minutes from Lisbon airport, without traffic.`,
    ],
    more: { location: 'How to get here', 'location#without-a-car': 'Without a car' },
  },
  hospital: {
    heading: 'Nearest hospital',
    paragraphs: [
      'In Caldas da Rainha, the next town. In an emergency, call 112; otherwise call the health line SNS 24 (808 24 24 24) before you go.',
    ],
    more: { 'burnoutRecovery#care': 'What we are not' },
  },
  sickLeave: {
    heading: 'On sick leave',
    paragraphs: [
      'In Portugal, your doctor has to note on the certificate that you may be away from home. Elsewhere, ask your doctor and whoever pays your sick pay.',
    ],
  },
  meanwhile: {
    heading: 'Until we open',
    paragraphs: [
      'You cannot stay with us yet. There are good places to stay around Óbidos, and hot springs in the next town.',
    ],
    more: { worthVisiting: 'Where to stay', hotSprings: 'Hot springs' },
  },
  sleeping: {
    heading: 'Tents',
    paragraphs: [
      'A real bed under canvas. How many tents, where the bathrooms go and how to heat is not decided; bookings wait until it is.',
    ],
    more: { drawnNotBuilt: 'The tent as drawn', glamping: 'Eco-glamping: what to look for' },
  },
  food: {
    heading: 'Food',
    paragraphs: ['One table for everyone is planned, with what the garden gave that day.'],
    more: { permaculture: 'Permaculture' },
  },
  phones: {
    heading: 'Phones',
    paragraphs: [
      'We plan to ask guests to switch them off. How strictly, and how others reach you meanwhile, is open.',
    ],
  },
  comingAlone: {
    heading: 'Coming alone',
    paragraphs: ['You may. Whether a tent to yourself will cost more is open.'],
  },
  children: {
    heading: 'Children',
    paragraphs: [
      `Everything planned is for adults, ${facts.minimumAge} and over. Nothing is planned for children.`,
    ],
  },
  dayVisits: {
    heading: 'Day visits',
    paragraphs: ['On which days, and for how many people, is open.'],
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
      'What the baths will be like is open. If you are pregnant, have heart trouble or unsteady blood pressure, or take regular medicine, ask your doctor before any heat or cold.',
    ],
    more: { hotSprings: 'Hot springs, and who should stay dry' },
  },
  opening: {
    heading: 'Opening date',
    paragraphs: ['When we open, and for which seasons of the year.'],
    more: { waitlist: 'Where things stand' },
  },
  price: {
    heading: 'Price',
    paragraphs: ['What a stay costs, and what that includes.'],
    more: { waitlist: 'The waitlist hears it first' },
  },
  cancelling: {
    heading: 'Cancelling',
    paragraphs: ['How late you can cancel, and how much you get back.'],
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
      `How much can be reached without steps. If you need an adaptation, write to ${siteConfig.email} before you plan anything; you need not say why.`,
    ],
  },
  dogs: {
    heading: 'How many dogs',
    paragraphs: ['How many will live here, and when the first arrives.'],
    more: { oldDogSanctuary: 'The old dog sanctuary', dogs: 'Sitting with an old dog' },
  },
  people: {
    heading: 'Who runs it',
    paragraphs: ['Who is behind it, who will look after you, and what they are trained in.'],
    more: { 'terms#who-we-are': 'What the terms say', partnerships: 'Who we are looking for' },
  },
  land: {
    heading: 'The land',
    paragraphs: ['Whose it is, where exactly, and how large.'],
    more: { location: 'The village' },
  },
  licence: { heading: 'The licences', paragraphs: ['Which ones it needs, and how far they are.'] },
  money: { heading: 'The money', paragraphs: ['What it costs to build, and who pays for it.'] },
  builder: { heading: 'The builder', paragraphs: ['Who builds it, and by when.'] },
};

export const practicalInformation = {
  name: 'Practical information',
  meta: {
    title: 'Practical information before you come',
    description: `Price, tents, food, phones, what to bring, children, sick leave, the nearest hospital, land, licence: what is known about a stay near ${town}, and what is open.`,
  },
  heading: 'Practical Information',
  lead: 'What is known about a stay, and what is not yet. We add the answers as we have them.',
  pictureCaption: 'A bath house in the rain: one way it could be, not decided.',
  states: {
    settled: 'Known',
    partly: 'Known in part',
    open: 'Not decided',
    unpublished: 'Not published yet',
  },
  groups: {
    settled: 'What Is Known',
    partly: 'What Is Known in Part',
    open: 'What Is Not Decided',
    unpublished: 'What Is Not Published Yet',
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
