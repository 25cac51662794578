import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import type { MoreLinks } from '../more-links.ts';
import { earlyPrice } from './waitlist.ts';
import { inWords } from './in-words.ts';
import { opening } from './opening.ts';
import {
  firstDatesEarly,
  howLong,
  howOften,
  howToLeave,
  howToLeaveByEmail,
  ifWeGiveUp,
} from './promise.ts';

export interface Question {
  question: string;
  answer: string[];
  /** The same where the site writes e-mails. */
  answerByEmail?: string[];
  /** The page to which the answer leads on. */
  links?: MoreLinks;
  /** Whether the answer speaks of distress, and so says whom to call. */
  crisisLines?: boolean;
}

const lettersAndPrice = `You get ${howOften}, free and without obligation. ${earlyPrice}`;

const items: Question[] = [
  {
    question: 'Who can participate?',
    answer: [
      `Anyone aged ${facts.minimumAge} or over who is recovering from burnout or chronic stress, or feels cut off from what used to matter. You do not need a diagnosis. It is not for an acute crisis, withdrawal or nursing care.`,
      'We are not a medical service. If you are in treatment, ask your doctor first.',
    ],
    links: { 'burnoutRecovery#care': 'What we are not' },
    crisisLines: true,
  },
  {
    question: 'How long do the programmes last?',
    answer: [
      `Day experiences, ${facts.immersionDays}-day immersions and the signature ${facts.signatureProgrammeDays}-day burnout recovery programme are planned.`,
    ],
    links: {
      experiences: 'The experiences',
      burnoutRecovery: 'The burnout recovery programme',
      destination: 'Recovering from burnout in Portugal',
    },
  },
  {
    question: 'Which languages are spoken?',
    answer: ['English and Portuguese; Spanish and French on request, if you ask early.'],
    links: { experiences: 'The experiences' },
  },
  {
    question: 'How do I get there from Lisbon or Porto?',
    answer: [
      'Without a car, take the coach: from Lisbon (Campo Grande) it is about an hour to Óbidos, then a taxi. From Porto, allow two and a half hours by road; without a car, travel by way of Lisbon.',
      `By car it is ${facts.minutesFromLisbonAirport} minutes from Lisbon airport, without traffic. Transfers can be arranged once we are open.`,
    ],
    links: { location: 'How to get here', 'location#without-a-car': 'Without a car' },
  },
  {
    question: 'Are there any physical requirements?',
    answer: [
      'You do not need to be fit. Each activity will have an easy form, and you may sleep late instead. Expect uneven paths. If you need an adaptation, write to us first.',
    ],
    links: { practicalInformation: 'Practical information' },
  },
  {
    question: 'Is my information confidential?',
    answer: [
      `We keep what you put into the form for ${howLong}, and delete it when you ask, as the General Data Protection Regulation (GDPR) obliges us to. We answer within ${facts.rightsRequestDays} days.${siteConfig.dataController ? '' : ' We have not yet published who is responsible for it, which the GDPR also requires.'}`,
      'What you tell us during a stay stays with the people looking after you, unless a life is in danger or the law obliges us. Please write nothing about your health on the form.',
    ],
    links: { privacy: 'Privacy policy', myData: 'Your data' },
  },
  {
    question: 'Can I bring my pet?',
    answer: [
      'Guest pets are not accepted, for the sake of the old dogs. Assistance dogs are welcome, as the law requires (Decree-Law 74/2007); please write first.',
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
      `You leave your name and e-mail address, and hear ${firstDatesEarly}. ${lettersAndPrice}`,
      `If you change your mind, ${howToLeave}. ${ifWeGiveUp}`,
    ],
    answerByEmail: [
      `You leave your name and e-mail address, press the button in our e-mail, and confirm on the page that opens. Then you are on the list, and hear ${firstDatesEarly}. ${lettersAndPrice}`,
      `If you change your mind, ${howToLeaveByEmail}. ${ifWeGiveUp}`,
    ],
    links: { waitlist: 'What the waitlist brings', 'terms#waitlist': 'What the terms say of it' },
  },
  {
    question: 'How can I become a founding partner or investor?',
    answer: [
      `A founding partner brings money, land, skill or time before the first guest arrives; an investor brings only money. Write to ${siteConfig.email}.`,
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
    text: 'Ask us, and we will answer.',
    mail: { label: 'Contact Us', subject: `A question for ${siteConfig.brand}` },
    join: 'Join the Waitlist',
  },
};

export type Faq = typeof faq;
