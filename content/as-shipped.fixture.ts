import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  legalNotice,
  postalAddress,
  siteConfig,
  type LegalNotice,
  type PostalAddress,
} from '../site.config.ts';
import { facts, ownersAnswers, type Facts, type OwnersAnswers } from './facts.ts';

/**
 * The values of the specification that an owner may change. Tests of the specified texts and of the
 * looks are valid only with these.
 */
export const specified = {
  owner: {
    brand: 'Raiz do Vau',
    portugueseArticle: 'a',
    email: 'hello@raizdovau.example',
  } as const,
  facts: {
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
    emailsAYear: 4,
    rightsRequestDays: 30,
    technicalDataDays: 30,
    copyDays: 14,
    confirmationDays: 14,
    unconfirmedDays: 30,
    myDataMinutes: 30,
    emailTextDays: 30,
    tourismInitiativeYear: 2030,
    policiesUpdated: { year: 2025, month: 1 },
    // An owner looks at it anew, and stays as shipped.
    status: facts.status,
  } satisfies Facts,
  postalAddress: {
    village: 'Vau',
    town: 'Óbidos',
    country: 'PT',
    portugueseArticles: { village: 'o' },
  } satisfies Partial<PostalAddress>,
  legalNotice: {
    operator: undefined,
    establishment: undefined,
    complaints: undefined,
  } satisfies LegalNotice,
  ownersAnswers: Object.fromEntries(
    Object.keys(ownersAnswers).map((question) => [question, undefined]),
  ) as Record<keyof OwnersAnswers, undefined>,
};

/** The names of the values that differ. */
const differences = <Values extends object>(ours: Values, specified: Partial<Values>): string[] =>
  (Object.keys(specified) as (keyof Values & string)[]).filter(
    (name) => !isDeepStrictEqual(ours[name], specified[name]),
  );

/** The photographs that stand in the place of prints, with what describes them. */
export const photographs = readdirSync(join(import.meta.dirname, 'photographs')).filter(
  (file) => file !== 'README.md',
);

/**
 * What an owner has changed of the project as shipped, one text per file: `site.config.ts (brand,
 * email)`.
 */
export const ownersChanges: string[] = [
  [
    'site.config.ts',
    [
      ...differences(siteConfig, specified.owner),
      ...differences<Partial<PostalAddress>>(postalAddress, specified.postalAddress),
      ...differences(legalNotice, specified.legalNotice),
    ],
  ] as const,
  [
    'content/facts.ts',
    [
      ...differences(facts, specified.facts),
      ...differences(ownersAnswers, specified.ownersAnswers),
    ],
  ] as const,
  ['content/photographs', photographs] as const,
].flatMap(([file, changes]) => (changes.length ? [`${file} (${changes.join(', ')})`] : []));

/** Whether brand, e-mail, figures and pictures are those of the specification. */
export const asShipped = ownersChanges.length === 0;
