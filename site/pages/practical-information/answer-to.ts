import { decided, type PracticalQuestion } from '../../../content/decided.ts';
import type {
  PracticalAnswer,
  PracticalInformation,
} from '../../../content/en/practical-information.ts';
import { ownersAnswers, type OwnersAnswers } from '../../../content/facts.ts';
import type { Language } from '../../../domain/language.ts';

/** The questions that the owner answers in `content/facts.ts`. */
const askedOfOwner = {
  price: 'prices',
  sleeping: 'tents',
  groupSize: 'groupSize',
  accessibility: 'accessibility',
  people: 'team',
  land: 'land',
  licence: 'licence',
  money: 'money',
  builder: 'builder',
} as const satisfies Partial<Record<PracticalQuestion, keyof OwnersAnswers>>;

const isAsked = (question: PracticalQuestion): question is keyof typeof askedOfOwner =>
  question in askedOfOwner;

export type OwnersPart = Pick<OwnersAnswers, (typeof askedOfOwner)[keyof typeof askedOfOwner]>;

/**
 * The page's answer to a question, and how far it is settled. The owner's answer goes before ours.
 */
export function answerTo(
  question: PracticalQuestion,
  text: PracticalInformation,
  language: Language,
  owners: OwnersPart = ownersAnswers,
): PracticalAnswer & { state: keyof PracticalInformation['states'] } {
  const answer = text.answers[question];
  const given = isAsked(question) ? owners[askedOfOwner[question]]?.[language] : undefined;
  return given
    ? { ...answer, paragraphs: [given], state: 'settled' }
    : { ...answer, state: decided[question] };
}
