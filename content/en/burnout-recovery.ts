import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
import { onDays } from '../programme-days.ts';
import { type Source, studies } from '../sources.ts';
import { inWords } from './in-words.ts';

interface Finding {
  text: string;
  /** The amount in the text that tells most, to stand large beside it. */
  figure?: { amount: number; unit: string };
  /** The study nearest to what guests have: set larger than the rest. */
  strongest?: true;
  sources: readonly Source[];
}

const findings: Finding[] = [
  {
    text: 'Burnout is what long stress at work can become when it is not successfully managed: exhaustion, distance from the job, and the sense of doing it less well. The World Health Organization lists it as an occupational phenomenon and does not class it as an illness.',
    sources: [studies.burnoutDefinition],
  },
  {
    text: 'People who manage to switch off from work in their free time report less exhaustion and better sleep. Surveys of more than 38,000 employees show the link, and cannot prove the cause.',
    figure: { amount: 38_000, unit: 'employees' },
    sources: [studies.detachment],
  },
  {
    text: 'After a 90-minute walk in nature, healthy people brooded less. After an equally long walk beside a busy road, they did not.',
    figure: { amount: 90, unit: 'minutes' },
    sources: [studies.rumination],
  },
  {
    text: 'A trial of 84 people with stress-related illness compared therapy in a garden with a form of cognitive behavioural therapy. Burnout fell in both groups and was still lower a year later. Neither did better, and there was no untreated group to compare them with. Those were ten weeks with therapists; a stay here is much shorter, and is not therapy.',
    figure: { amount: 84, unit: 'people' },
    strongest: true,
    sources: [studies.natureTherapy],
  },
  {
    text: 'Holidays do people good, and the effect fades soon after work starts again. This is why one day of the programme is about what happens when you get home.',
    sources: [studies.vacations],
  },
];

export const burnoutRecovery = {
  name: 'Burnout recovery',
  meta: {
    title: `${facts.signatureProgrammeDays}-day burnout retreat in Portugal`,
    description: `Our ${facts.signatureProgrammeDays}-day burnout programme in rural Portugal, day by day as it is planned, what research says about rest and nature, and what it cannot do.`,
  },
  heading: 'Burnout Recovery',
  lead: `No burnout retreat ends burnout. Burnout eases when the strain stops for long enough and something in ordinary life changes afterwards. We plan ${inWords(facts.signatureProgrammeDays)} days in Portugal to help with the first part and make a start on the second.`,
  pictureCaption: 'The forest path, at your own pace.',
  week: {
    heading: `The ${facts.signatureProgrammeDays}-Day Programme, Day by Day`,
    intro: `The plan: ${inWords(facts.signatureProgrammeDays - 2)} whole days, a day to come and a day to go. Every part is optional, and the order depends on the weather and on you.`,
    days: onDays(
      [
        {
          title: 'Arrive',
          text: 'In time for an early supper. You need not say what you do for a living.',
        },
        {
          title: 'Sleep',
          text: 'No bell, and no plan before late morning. Then gentle yoga for those who want it, a long lunch, and an afternoon left empty.',
        },
        {
          title: 'Walk',
          text: 'A guided walk in the forest, slow enough to hear it. Then the natural spa, and early to bed.',
        },
        {
          title: 'Sow',
          text: 'A morning in the garden: sowing, mulching, picking, and what was picked for lunch.',
        },
        {
          title: 'Keep company',
          text: 'Time with the old dogs for those who want it, never alone with them. In the afternoon, the lagoon.',
        },
        {
          title: 'Look towards home',
          text: 'A talk about your ordinary week, and one or two changes you think you could keep.',
        },
        {
          title: 'Leave slowly',
          text: 'Breakfast, a last walk, and a page on which you write down what you decided.',
        },
      ],
      (first, last) => (first === last ? `Day ${first}` : `Days ${first} to ${last}`),
    ),
    link: 'What is decided, and what is not',
  },
  science: {
    heading: 'What the Research Says',
    intro: 'These are reasons to try something, and no more.',
    findings,
    limits: `These studies were done elsewhere, and promise nothing for ${inWords(facts.signatureProgrammeDays)} days here.`,
  },
  care: {
    heading: 'What We Are Not',
    paragraphs: [
      'We are not a clinic: we do not diagnose, prescribe or treat. If you are in treatment, talk to your doctor or therapist before you come, and go on with it.',
    ],
  },
  faq: {
    heading: 'Questions About the Programme',
    items: [
      {
        question: 'How long does the burnout recovery programme last?',
        answer: [
          `${capitalised(inWords(facts.signatureProgrammeDays))} days. If that is too long, we plan a ${facts.immersionDays}-day immersion, also called the ${facts.immersionDays}-day intensive. It is shorter, not harder, with time for sleep and for the talk about home.`,
        ],
      },
      {
        question: 'Who is it for?',
        answer: [
          `Adults, ${facts.minimumAge} and over, worn down by work, by caring for someone or by years of too much: professionals, entrepreneurs, carers. You do not need a diagnosis. By burnout we do not mean work alone.`,
          'It is the wrong place for an acute crisis, for withdrawal from alcohol or drugs, or for anyone who needs a nurse or a doctor on the premises. If that is where you are, please see a doctor instead.',
        ],
        crisisLines: true,
      },
      {
        question: 'Which programmes do you offer?',
        answer: [
          `We plan day experiences, ${facts.immersionDays}-day immersions and this one, in English and Portuguese; Spanish and French on request.`,
        ],
      },
      {
        question: 'Is what I share kept confidential?',
        answer: [
          'Yes. What you tell the team during a stay will stay with the people looking after you, unless a life is in danger or the law obliges us. If your employer pays, we will tell them nothing about you. In a group, we will ask everyone to keep what they hear to themselves.',
        ],
      },
    ],
  },
  clarityCall: {
    heading: 'Not Sure Yet?',
    text: 'Write to us, with nothing about your health, and we will find a time to talk. A clarity call costs nothing: it is a conversation about what you hope for and whether this is the right place. Who will talk to you is not published yet.',
    label: 'Reserve a Clarity Call',
    pictureCaption: 'We answer every e-mail.',
    subject: `A clarity call with ${siteConfig.brand}`,
  },
  join: 'Join the Waitlist',
};

export type BurnoutRecovery = typeof burnoutRecovery;
