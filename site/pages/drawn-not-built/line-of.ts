import type { PracticalQuestion } from '../../../content/decided.ts';
import type { Line } from '../../../content/lines.ts';
import type { PracticalInformation } from '../../../content/en/practical-information.ts';
import type { Language } from '../../../domain/language.ts';
import { answerTo, type OwnersPart } from '../practical-information/answer-to.ts';

/**
 * All that is drawn, figure by figure, in the order of its numbers: how far it is, and the question
 * whose answer closes its line.
 */
export const sheet = {
  around: {
    sea: { line: 'known' },
    lagoon: { line: 'known' },
    village: { line: 'known' },
    motorway: { line: 'known', question: 'gettingHere' },
    coachStop: { line: 'known', question: 'gettingHere' },
    hospital: { line: 'known', question: 'hospital' },
  },
  land: {
    tents: { line: 'planned', question: 'sleeping' },
    howMany: { line: 'open', question: 'groupSize' },
    bathroom: { line: 'open', question: 'sleeping' },
    table: { line: 'planned', question: 'food' },
    garden: { line: 'planned', question: 'food' },
    pool: { line: 'planned', question: 'heatAndCold' },
    dogs: { line: 'planned', question: 'dogs' },
  },
  tent: {
    canvas: { line: 'planned', question: 'sleeping' },
    bed: { line: 'planned', question: 'sleeping' },
    heating: { line: 'open', question: 'sleeping' },
    step: { line: 'open', question: 'accessibility' },
  },
} as const satisfies Record<string, Record<string, { line: Line; question?: PracticalQuestion }>>;

export type Figure = keyof typeof sheet;
export type Drawn = { [Name in Figure]: keyof (typeof sheet)[Name] }[Figure];

/** One thing on the sheet. */
export interface Entry {
  name: Drawn;
  number: number;
  line: Line;
  question: PracticalQuestion | undefined;
}

/**
 * The things in a figure, each with its number on the sheet. A line is full once the question
 * behind it is settled, by us or by the owner.
 */
export function entriesOf(
  figure: Figure,
  text: PracticalInformation,
  language: Language,
  owners?: OwnersPart,
): Entry[] {
  const all = Object.values(sheet).flatMap((part) => Object.keys(part));
  const part: Record<string, { line: Line; question?: PracticalQuestion }> = sheet[figure];
  return Object.entries(part).map(([name, { line, question }]) => ({
    name: name as Drawn,
    number: all.indexOf(name) + 1,
    line:
      question && answerTo(question, text, language, owners).state === 'settled' ? 'known' : line,
    question,
  }));
}
