import type { Language } from '../domain/language.ts';

/** Three months of a year: the first from January to March. */
export interface Quarter {
  quarter: number;
  year: number;
}

/** Figures and dates of the retreat, once for both languages. */
export const facts = {
  coordinates: { latitude: 39.3, longitude: -9.1 },
  minutesFromLisbonAirport: 60,
  minutesFromPorto: 90,
  kilometresFromHighwayExit: 10,
  hoursByTrain: 1,
  minutesByTaxiFromStation: 15,
  sunnyDaysAYear: 300,
  minutesInNatureThatLowerCortisol: 10,
  supporters: 120,
  pilotProgrammes: { quarter: 2, year: 2026 },
  fullOperations: { quarter: 3, year: 2026 },
  immersionDays: 3,
  signatureProgrammeDays: 7,
  minimumAge: 18,
  retentionYears: 2,
  /** The most e-mails that a person on the list gets, besides answers to what they do. */
  emailsAYear: 4,
  rightsRequestDays: 30,
  /** After this, a submission's IP address and browser type are cleared. */
  technicalDataDays: 30,
  /** After this, copies of the store delete themselves. */
  copyDays: 14,
  /** How long the link holds by which an address is confirmed. */
  confirmationDays: 14,
  /** After the end of that link, what nobody confirmed is deleted. */
  unconfirmedDays: 30,
  /** How long the link holds by which people see their own data. */
  myDataMinutes: 30,
  /** After this, the record of an e-mail no longer says to whom, and with which name, it went. */
  emailTextDays: 30,
  /** The national 2030 tourism initiative that the partners section names. */
  tourismInitiativeYear: 2030,
  policiesUpdated: { year: 2025, month: 1 },
  /** What there is of the retreat, and the day on which the owner last looked. */
  status: {
    day: '2026-11-28',
    en: 'there is a plan, this site and a list. There are no tents, no garden and no dogs yet.',
    pt: 'há um plano, este site e uma lista. Tendas, horta e cães ainda não há.',
  },
};

export type Facts = typeof facts;

/** The telephone numbers that texts name, each as it is written there. */
export const telephones = ['1411', '112', '808 24 24 24'] as const;

/** Helplines of the countries that most readers of the English texts come from. */
export const telephonesAbroad = ['116 123', '0800 111 0 111'] as const;

/** The owner's words, in both languages. */
type Answer = Record<Language, string>;

/**
 * Facts that only the owner knows. `npm run check:open` lists the undefined ones. The site invents
 * none.
 */
export interface OwnersAnswers {
  /** The name that signs: e-mails, their sender, and the note on the opening. */
  whoWrites: Answer | undefined;
  /** One sentence on who is behind the place. */
  whoIsBehind: Answer | undefined;
  /**
   * Why the planned dates passed. With the two below it becomes one note, signed by `whoWrites`.
   */
  whyNotYet: Answer | undefined;
  /** The things that exist today: land, licence, a tent, a dog. */
  whatExists: Answer | undefined;
  /** The steps before there is a new date. */
  whatMustHappen: Answer | undefined;
  /** The day on which that note was written, as `2026-11-24`. */
  noteWrittenOn: string | undefined;
  /** The people who run the place, and their qualifications. */
  team: Answer | undefined;
  /** Whose the land is, where and how large. */
  land: Answer | undefined;
  /** The licences it needs, and how far they are. */
  licence: Answer | undefined;
  /** What it costs to build, and who pays. */
  money: Answer | undefined;
  /** Who builds it, and by when. */
  builder: Answer | undefined;
  prices: Answer | undefined;
  groupSize: Answer | undefined;
  /** The equipment of a tent: bed, bathroom, heating, electricity. */
  tents: Answer | undefined;
  accessibility: Answer | undefined;
  /** For search engines; `coordinates` above is what pages show. */
  exactPoint: { latitude: number; longitude: number } | undefined;
  /** The source of `sunnyDaysAYear`. */
  sunnyDaysSource: Answer | undefined;
  /** The meaning of one of the `supporters`, and the day on which they were counted. */
  supportersSource: Answer | undefined;
  /** The official name of the initiative of `tourismInitiativeYear`. */
  tourismInitiative: Answer | undefined;
  /**
   * The day on which the owner last compared trees, walls and terraces of texts and prints with the
   * land.
   */
  landComparedOn: string | undefined;
  /** The day on which a lawyer last read the privacy policy and the terms. */
  policiesReadByLawyer: string | undefined;
  /** The day on which the owner last filled in what docs/data-protection/ marks. */
  dataProtectionFilledIn: string | undefined;
}

export const ownersAnswers: OwnersAnswers = {
  whoWrites: undefined,
  whoIsBehind: undefined,
  whyNotYet: undefined,
  whatExists: undefined,
  whatMustHappen: undefined,
  noteWrittenOn: undefined,
  team: undefined,
  land: undefined,
  licence: undefined,
  money: undefined,
  builder: undefined,
  prices: undefined,
  groupSize: undefined,
  tents: undefined,
  accessibility: undefined,
  exactPoint: undefined,
  sunnyDaysSource: undefined,
  supportersSource: undefined,
  tourismInitiative: undefined,
  landComparedOn: undefined,
  policiesReadByLawyer: undefined,
  dataProtectionFilledIn: undefined,
};
