import { siteConfig } from '../../site.config.ts';
import { capitalised } from '../sentence.ts';
import { facts } from '../facts.ts';
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
    text: 'Burnout is what long, badly managed stress at work can become: exhaustion, distance from the job, and the sense of doing it less well. The World Health Organization lists it as an occupational phenomenon and does not class it as an illness.',
    sources: [studies.burnoutDefinition],
  },
  {
    text: 'People who manage to switch off from work in their free time report less exhaustion and better sleep. This comes from surveys of more than 38,000 employees, so it shows a link and cannot prove the cause.',
    figure: { amount: 38_000, unit: 'employees' },
    sources: [studies.detachment],
  },
  {
    text: 'Cortisol, the hormone most often used to measure stress, is lower after time in a forest than after time in a city. In the same studies it was already lower before the visit began: looking forward to it may do part of the work.',
    sources: [studies.forestBathing],
  },
  {
    text: 'After a 90-minute walk in nature, healthy people brooded less. After an equally long walk beside a busy road, they did not.',
    figure: { amount: 90, unit: 'minutes' },
    sources: [studies.rumination],
  },
  {
    text: 'In a review of 42 trials, those that measured it found lower cortisol and a slower resting heart rate in people who practised yoga postures than in people who did something else.',
    figure: { amount: 42, unit: 'trials' },
    sources: [studies.yoga],
  },
  {
    text: 'A trial of 84 people with stress-related illness compared therapy in a garden with a form of cognitive behavioural therapy. Burnout fell in both groups and stayed lower a year later, without a difference between the two; nobody was left untreated for comparison. That treatment lasted ten weeks and was given by therapists. A stay here is much shorter, and is not therapy.',
    figure: { amount: 84, unit: 'people' },
    strongest: true,
    sources: [studies.natureTherapy],
  },
  {
    text: 'Holidays do people good, and the effect fades soon after work starts again. This is why the programme keeps a whole day for what happens when you get home.',
    sources: [studies.vacations],
  },
];

export const burnoutRecovery = {
  name: 'Burnout recovery',
  meta: {
    title: `${facts.signatureProgrammeDays}-day burnout retreat in Portugal`,
    description: `What research says about rest, nature and burnout, what our ${facts.signatureProgrammeDays}-day programme in rural Portugal will offer, and what it cannot do.`,
  },
  heading: 'Burnout Recovery',
  lead: `No burnout retreat ends burnout. Burnout eases when the strain stops for long enough, and when something in ordinary life changes afterwards. ${capitalised(inWords(facts.signatureProgrammeDays))} days in Portugal can help with the first part, and get you started on the second.`,
  pictureCaption: 'The forest path, at your own pace.',
  science: {
    heading: 'What the Research Says',
    intro: 'Take each as a reason to try something, and no more than a reason.',
    findings,
    limits: `None of these studies was done at our retreat, and none of them promises that you will recover in ${inWords(facts.signatureProgrammeDays)} days.`,
  },
  programme: {
    heading: 'What You Can Expect Here',
    paragraphs: [
      `The ${inWords(facts.signatureProgrammeDays)}-day signature programme will start with sleep and empty time; the home page has it day by day. Walking, yoga, warm water, work with soil and the company of old dogs will come in slowly, each one optional.`,
      'The sixth day turns towards home: what wears you down there, and which one or two changes are small enough to keep. The seventh is for leaving slowly.',
    ],
  },
  care: {
    heading: 'What We Are Not',
    paragraphs: [
      'We are not a clinic. We do not diagnose, prescribe or treat. If you are in treatment, please talk to your doctor or therapist before you come, and go on with whatever has been prescribed.',
    ],
  },
  faq: {
    heading: 'Questions About the Programme',
    items: [
      {
        question: 'How long does the burnout recovery programme last?',
        answer: [
          `It will take ${inWords(facts.signatureProgrammeDays)} days. If that is too long, there will be a ${facts.immersionDays}-day intensive, with time for sleep and for the talk about home.`,
        ],
      },
      {
        question: 'Who is it for?',
        answer: [
          `Adults, ${facts.minimumAge} and over, worn down by work, by caring for someone or by years of too much. We have professionals, entrepreneurs and carers in mind. You do not need a diagnosis or a letter.`,
          'It is the wrong place for an acute crisis, for withdrawal from alcohol or drugs, or for anyone who needs a nurse or a doctor on the premises. Then please see a doctor rather than come to us.',
          'If you are on sick leave in Portugal, you may leave home only as far as the doctor’s certificate allows. Ask before you book anything.',
        ],
        crisisLines: true,
      },
      {
        question: 'Which programmes do you offer?',
        answer: [
          `There will be day experiences, ${facts.immersionDays}-day immersions (the intensives) and the signature ${facts.signatureProgrammeDays}-day burnout recovery programme, in English and Portuguese; Spanish and French on request.`,
        ],
      },
      {
        question: 'Is what I share kept confidential?',
        answer: [
          'Yes. What you tell the team during a stay will go no further than the people looking after you, except where someone’s life is in danger or the law obliges us. If your employer pays, it will still learn nothing from us, and nobody will be photographed or quoted without being asked. In a group, we will ask everyone to leave other people’s stories where they heard them.',
        ],
      },
    ],
  },
  clarityCall: {
    heading: 'Not Sure Yet?',
    text: 'Write to us, and we will find a time to talk; please do not write about your health in the e-mail itself. A clarity call is a plain conversation about how you are, what you hope for, and whether this is the right place. If it is not, we will say so.',
    label: 'Reserve a Clarity Call',
    pictureCaption: 'Somebody writes back. The room is drawn.',
    subject: `A clarity call with ${siteConfig.brand}`,
  },
  join: 'Join the Waitlist',
};

export type BurnoutRecovery = typeof burnoutRecovery;
