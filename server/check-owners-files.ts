import { byLanguage, languages } from '../domain/language.ts';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { facts, ownersAnswers, type Facts, type OwnersAnswers } from '../content/facts.ts';
import { legalNotice, postalAddress, siteConfig, ownerLanguage } from '../site.config.ts';
import { StartError } from './start-error.ts';

/**
 * Whether a text is a site's address as browsers send it: `https://example.org`, without a path or
 * a trailing slash.
 */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/**
 * Whether strangers can reach a site at its address: not one of this machine, of a network at home,
 * or made up.
 */
export function isPublicAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return !/(^|\.)(example|localhost|local|test|internal)$|^[\d.]+$|^\[/.test(hostname);
}

const must = (rule: string) => ({ error: `It must be ${rule}.` });

const line = must('a line of text that is not empty');
const words = z.string(line).regex(/^\S(.*\S)?$/, line);
const email = z.email(must('an e-mail address, such as hello@example.org'));
const origin = z
  .string()
  .refine(isOrigin, must('such as https://example.org, without a path or a trailing slash'));
const page = z
  .string()
  .refine(
    (text) => /^https:\/\/[^/]+\.[^/]/.test(text) && URL.canParse(text),
    must('the address of a page, such as https://www.example.org/name'),
  );

const year = z.int(must('a year')).min(1900, must('a year')).max(9999, must('a year'));

/** A whole number; the rule that it breaks is told with it. */
const whole = (rule = 'a whole number, without a dot or a comma', least = 1, most = 1_000_000) =>
  z.int(must(rule)).min(least, must(rule)).max(most, must(rule));
const degrees = (most: number) =>
  z
    .number(must('a number of degrees'))
    .min(-most, must('a number of degrees'))
    .max(most, must('a number of degrees'));
const point = z.object({ latitude: degrees(90), longitude: degrees(180) });
const quarter = z.object(
  { quarter: whole('a quarter: 1, 2, 3 or 4', 1, 4), year },
  must('such as { quarter: 2, year: 2026 }'),
);
const answer = z
  .object(
    byLanguage(() => words),
    must(
      `a sentence in each language: { ${languages.map((language) => `${language}: '…'`).join(', ')} }`,
    ),
  )
  .optional();
const writtenDay = z.iso.date(must("a day, such as '2026-07-01'"));
const day = writtenDay.optional();

const factsSchema = z.object({
  coordinates: point,
  minutesFromLisbonAirport: whole(),
  minutesFromPorto: whole(),
  kilometresFromHighwayExit: whole(),
  hoursByTrain: whole(),
  minutesByTaxiFromStation: whole(),
  sunnyDaysAYear: whole('a whole number of days, at most 366', 1, 366),
  minutesInNatureThatLowerCortisol: whole(),
  supporters: whole(),
  pilotProgrammes: quarter,
  fullOperations: quarter,
  immersionDays: whole('a whole number of days, at least 2', 2),
  signatureProgrammeDays: whole('a whole number of days, at least 2', 2),
  minimumAge: whole(),
  emailsAYear: whole(),
  retentionYears: whole('a whole number of years, such as 1 or 2, in which the policies count'),
  // Article 12(3) of the GDPR.
  rightsRequestDays: whole('a whole number of days, at most the 30 that the law gives', 1, 30),
  technicalDataDays: whole(),
  copyDays: whole(),
  confirmationDays: whole(),
  unconfirmedDays: whole(),
  myDataMinutes: whole(),
  emailTextDays: whole(),
  tourismInitiativeYear: year,
  policiesUpdated: z.object({ year, month: whole('a month from 1 to 12', 1, 12) }),
  status: z.object({ day: writtenDay, en: words, pt: words }),
} satisfies Record<keyof Facts, z.ZodType>);

const answersSchema = z.object({
  whoWrites: answer,
  whoIsBehind: answer,
  whyNotYet: answer,
  whatExists: answer,
  whatMustHappen: answer,
  noteWrittenOn: day,
  team: answer,
  land: answer,
  licence: answer,
  money: answer,
  builder: answer,
  prices: answer,
  groupSize: answer,
  tents: answer,
  accessibility: answer,
  exactPoint: point.optional(),
  sunnyDaysSource: answer,
  supportersSource: answer,
  tourismInitiative: answer,
  landComparedOn: day,
  policiesReadByLawyer: day,
  dataProtectionFilledIn: day,
} satisfies Record<keyof OwnersAnswers, z.ZodType>);

const article = z.enum(['a', 'o', 'as', 'os'], must("'a', 'o', 'as' or 'os'")).optional();

const configSchema = z.object({
  siteConfig: z.object({
    brand: words,
    portugueseArticle: z.enum(['a', 'o'], must("'a' or 'o', as in a Quinta, o Monte")),
    email,
    telephone: z
      .string()
      .regex(/^\+\d[\d ]{6,}\d$/, must('a number from abroad, such as +351 262 000 000'))
      .optional(),
    url: origin,
    profiles: z.object({ instagram: page, facebook: page, linkedin: page }),
    dataController: z.object({ name: words, postalAddress: words }).optional(),
    publicClientKey: z.string().regex(/^[!-~]+$/, must('letters, digits and signs without spaces')),
    backendUrl: z.union([z.literal(''), origin], must("'', or such as https://api.example.org")),
    copyrightYear: year,
  }),
  ownerLanguage: z.enum(languages, must(languages.map((each) => `'${each}'`).join(' or '))),
  postalAddress: z.object({
    street: words.optional(),
    village: words,
    postalCode: words.optional(),
    town: words,
    country: z.string().regex(/^[A-Z]{2}$/, must('a code of ISO 3166 in capitals, such as PT')),
    portugueseArticles: z.object({ village: article, town: article }).optional(),
  }),
  legalNotice: z.object({
    operator: z
      .object({
        legalName: words,
        postalAddress: words,
        taxNumber: words,
        registry: words.optional(),
      })
      .optional(),
    establishment: z
      .object({ kind: z.object(byLanguage(() => words)), registrationNumber: words })
      .optional(),
    complaints: z.object({ book: page, disputeBodies: words }).optional(),
  }),
});

/** What an owner has typed; JavaScript reads 1.000 as one, and so the text is looked at, too. */
const typed = () => ({
  siteConfig,
  ownerLanguage,
  postalAddress,
  legalNotice,
  facts,
  ownersAnswers,
  factsFile: readFileSync(new URL('../content/facts.ts', import.meta.url), 'utf8'),
});

type OwnersValue = keyof ReturnType<typeof typed>;

/**
 * Checks what an owner has typed into site.config.ts and content/facts.ts.
 * @param other values in the place of those that stand there
 * @throws StartError with one line that names the first wrong value and says what it must be
 */
export function checkOwnersFiles(other: Partial<Record<OwnersValue, unknown>> = {}): void {
  const values = { ...typed(), ...other };
  check('site.config.ts', configSchema, values);
  const [, name, value] =
    /^\s*(?!latitude|longitude)(\w+): (\d{1,3}\.000)\b/m.exec(String(values.factsFile)) ?? [];
  if (name && value) {
    throw new StartError(
      `${name} in content/facts.ts is ${value}. It must be a whole number, without a dot or a comma.`,
    );
  }
  check('content/facts.ts', z.object({ facts: factsSchema, ownersAnswers: answersSchema }), values);
}

function check(file: string, schema: z.ZodType, values: object): void {
  const [issue] = schema.safeParse(values, { reportInput: true }).error?.issues ?? [];
  if (!issue) return;
  const [constant = '', ...names] = issue.path.map(String);
  const isMain = constant === 'siteConfig' || constant === 'facts';
  const name = (isMain ? names : [constant, ...names]).join('.');
  const value = issue.input === undefined ? 'missing' : JSON.stringify(issue.input);
  throw new StartError(`${name} in ${file} is ${value}. ${issue.message}`);
}
