import type { About } from './en/about.ts';
import type { BurnoutRecovery } from './en/burnout-recovery.ts';
import type { Experiences } from './en/experiences.ts';
import type { Home } from './en/home.ts';
import type { Location } from './en/location.ts';
import type { OldDogSanctuary } from './en/old-dog-sanctuary.ts';
import type { Partnerships } from './en/partnerships.ts';
import type { PracticalInformation } from './en/practical-information.ts';
import { ownersAnswers, type OwnersAnswers } from './facts.ts';

/** A full line is known, a dashed one planned, a dotted one not decided. */
export type Line = 'known' | 'planned' | 'open';

/** The weakest of some lines. */
export const weakest = (lines: readonly Line[]): Line =>
  (['open', 'planned'] as const).find((line) => lines.includes(line)) ?? 'known';

/** A line for each section of a page, which is what has a heading; one for each of a list. */
type LinesOf<Text> = {
  [
    Key in keyof Text as Text[Key] extends Heading | Heading[] ? Key : never
  ]: Text[Key] extends unknown[] ? readonly Line[] : Line;
};
interface Heading {
  heading: string;
}

/** A line until the owner has given these answers, which close it. */
const until = (line: Line, ...answers: (keyof OwnersAnswers)[]): Line =>
  answers.every((answer) => ownersAnswers[answer]) ? 'known' : line;

/**
 * How far along the subject of each section about the place is, which the line above the section
 * shows. A section about two things takes the weaker line.
 */
export const lines = {
  home: { model: 'planned', programme: 'planned', science: 'known', place: 'known' },
  about: {
    ideas: ['known', 'known', 'planned'],
    doing: ['planned', 'planned'],
    eco: 'open',
    now: until('open', 'whyNotYet', 'whatExists', 'whatMustHappen'),
  },
  experiences: {
    cards: ['planned', 'open', 'planned', 'planned', 'planned'],
    lengths: 'planned',
    practical: 'planned',
  },
  burnoutRecovery: {
    week: 'planned',
    science: 'known',
    care: 'known',
    faq: 'planned',
    clarityCall: 'known',
  },
  oldDogSanctuary: {
    chapters: ['known', 'planned', 'planned', 'known', 'planned'],
    closing: 'planned',
  },
  location: { arrival: 'known', reasons: 'known', address: 'known', map: 'known' },
  withoutACar: 'known',
  practicalInformation: { closing: 'known' },
  partnerships: { sought: 'open', founding: 'planned' },
  partnersSection: 'open',
} as const satisfies {
  home: Omit<LinesOf<Home>, 'hero'>;
  about: LinesOf<About>;
  experiences: LinesOf<Experiences> & { cards: readonly Line[] };
  burnoutRecovery: LinesOf<BurnoutRecovery>;
  oldDogSanctuary: LinesOf<OldDogSanctuary>;
  location: LinesOf<Location>;
  withoutACar: Line;
  practicalInformation: LinesOf<PracticalInformation>;
  partnerships: LinesOf<Partnerships>;
  partnersSection: Line;
};
