import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import type { MoreLinks } from '../more-links.ts';
import { quantity } from '../formats.ts';
import { earlyPrice } from './waitlist.ts';
import { inWords } from './in-words.ts';
import { opening } from './opening.ts';
import { firstDates, howLong, howOften, howToLeave } from './promise.ts';

export interface Question {
  question: string;
  answer: string[];
  /** The page to which the answer leads on. */
  links?: MoreLinks;
  /** Whether the answer speaks of distress, and so says whom to call. */
  crisisLines?: boolean;
}

const items: Question[] = [
  {
    question: 'Who can participate?',
    answer: [
      `Anyone aged ${facts.minimumAge} or over who is recovering from burnout or chronic stress, or feels cut off from what used to matter. You do not need a diagnosis or a letter.`,
      'We are not a medical service. If you are unwell or in treatment, please ask your doctor first.',
    ],
    links: { 'burnoutRecovery#care': 'What we are not' },
    crisisLines: true,
  },
  {
    question: 'How long do the programmes last?',
    answer: [
      `There will be three lengths: day experiences, ${facts.immersionDays}-day immersions and the signature ${facts.signatureProgrammeDays}-day burnout recovery programme.`,
    ],
    links: {
      experiences: 'The experiences',
      burnoutRecovery: 'The burnout recovery programme',
      destination: 'Recovering from burnout in Portugal',
    },
  },
  {
    question: 'Which languages are spoken?',
    answer: [
      'Programmes will run in English and Portuguese; Spanish and French on request. Please ask early.',
    ],
    links: { experiences: 'The experiences' },
  },
  {
    question: 'How do I get there from Lisbon or Porto?',
    answer: [
      'Without a car, take the coach: from Lisbon (Campo Grande) it reaches Óbidos in about an hour. Order a taxi in advance for the rest.',
      `By car it is ${facts.minutesFromLisbonAirport} minutes from Lisbon airport. From Porto our plans said ${facts.minutesFromPorto} minutes; by road, allow two and a half hours. The village is ${facts.kilometresFromHighwayExit} km from the motorway exit.`,
      `By train our plan said ${quantity(facts.hoursByTrain, 'hour', 'en')} to the nearest station, then ${facts.minutesByTaxiFromStation} minutes by taxi. From Lisbon the train took over two hours, and since March 2026, after a storm, buses have stood in for it: ask CP what runs. Transfers on request.`,
    ],
    links: { location: 'How to get here', 'location#without-a-car': 'Without a car' },
  },
  {
    question: 'Are there any physical requirements?',
    answer: [
      'You do not need to be fit. Each activity will have an easy form, and you may sleep late instead. The paths are uneven in places: if you need an adaptation, write to us before you plan anything.',
    ],
    links: { practicalInformation: 'Practical information' },
  },
  {
    question: 'Is my information confidential?',
    answer: [
      `We keep little, for ${howLong}, and delete it when you ask, as the General Data Protection Regulation (GDPR) obliges us to. We answer such requests within ${facts.rightsRequestDays} days.${siteConfig.dataController ? '' : ' The GDPR also obliges us to name who answers for your data. We have not done so yet.'}`,
      'What you tell the team during a stay will go no further than the people looking after you, unless a life is in danger or the law obliges us. Please do not tell us about your health on the form.',
    ],
    links: { privacy: 'Privacy policy', myData: 'See, correct or delete your data' },
  },
  {
    question: 'Can I bring my pet?',
    answer: [
      'Guest pets are not accepted, for the sake of the old dogs who will live here. Assistance dogs are welcome, as the law requires (Decree-Law 74/2007); please write first.',
      'Nobody has to spend time with the dogs. If you are allergic to them or afraid of them, tell us when you book, and we will plan your days away from them.',
    ],
    links: { oldDogSanctuary: 'The old dog sanctuary', dogs: 'Sitting with an old dog' },
  },
  {
    question: 'When do you open?',
    answer: [opening.plan, ...opening.note],
    links: { waitlist: 'The waitlist' },
  },
  {
    question: 'How does the waitlist work?',
    answer: [
      `You leave your name and e-mail address, and hear ${firstDates}: ${howOften}. It costs nothing and binds you to nothing. ${earlyPrice}`,
      `If you change your mind, ${howToLeave}.`,
    ],
    links: { waitlist: 'What the waitlist brings', 'terms#waitlist': 'What the terms say of it' },
  },
  {
    question: 'How can I become a founding partner or investor?',
    answer: [
      `Write to ${siteConfig.email} with a few lines about yourself. We will reply with plans, figures and risks, and suggest a time to talk.`,
    ],
    links: { partnerships: 'Who we are looking for' },
  },
];

export const faq = {
  name: 'FAQ',
  meta: {
    title: 'Frequently asked questions',
    description:
      'Who can take part, how long programmes last, languages, travel, animals, privacy, opening dates, the waitlist and founding partners.',
  },
  heading: 'Frequently Asked Questions',
  lead: `${capitalised(inWords(items.length))} things worth knowing before you join.`,
  items,
  contact: {
    heading: 'Still Have Questions?',
    text: 'Ask us. A person reads every message, and answers it.',
    mail: { label: 'Contact Us', subject: `A question for ${siteConfig.brand}` },
    join: 'Join the Waitlist',
  },
};

export type Faq = typeof faq;
