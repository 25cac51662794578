import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../domain/language.ts';
import { dayMs, dayOf } from '../domain/time.ts';
import { facts, type Quarter } from './facts.ts';

const { pilotProgrammes: pilot, fullOperations: full } = facts;

const lastDay = ({ quarter, year }: Quarter) => new Date(Date.UTC(year, quarter * 3, 0));
const dayAfter = (quarter: Quarter) => dayOf(new Date(lastDay(quarter).getTime() + dayMs));

/** What a quarter is called, as the pages write it. */
const name: Record<Language, (date: Quarter) => string> = {
  en: ({ quarter, year }) => `Q${quarter} ${year}`,
  pt: ({ quarter, year }) => `${quarter}.º trimestre de ${year}`,
};

/** The words by which a sentence places a date ahead, or behind. */
const ahead = {
  en: /\b(are|is) (planned|set)\b|\bwill\b|timeline we work to/,
  pt: /est(á|ão) previst|calendário com que trabalhamos/,
};
const behind = { en: /\bwere planned\b/, pt: /estavam? previst/ };

/** Every text of the site as a build on a day writes it, each in its sentences. */
function sentencesOn(day: string): Record<Language, string[]> {
  const root = join(import.meta.dirname, '..');
  const print =
    "import { content } from './content/index.ts'; process.stdout.write(JSON.stringify(content))";
  const json = execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
    cwd: root,
    env: { ...process.env, BUILD_DAY: day },
    encoding: 'utf8',
  });
  const content = JSON.parse(json) as Record<Language, unknown>;
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return value.split(/(?<=[a-z\d][.:]) (?=\p{Lu})/u);
    // A date along a line is read with what comes then.
    if (isStep(value)) return [`${value.when} ${value.what}`];
    return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];
  };
  return { en: texts(content.en), pt: texts(content.pt) };
}

const isStep = (value: unknown): value is { when: string; what: string } =>
  typeof value === 'object' && value !== null && 'when' in value && 'what' in value;

describe.each([
  ['before either quarter has ended', dayOf(lastDay(pilot)), []],
  ['after the first has ended', dayAfter(pilot), [pilot]],
  ['after both have ended', dayAfter(full), [pilot, full]],
])('%s', (_when, day, passed) => {
  const sentences = sentencesOn(day);

  test.each(languages)(
    'both quarters stay on the site, and each sentence says of a date what is true, in %s',
    (language) => {
      for (const quarter of [pilot, full]) {
        const isBehind = passed.includes(quarter);
        const told = sentences[language].filter((text) => text.includes(name[language](quarter)));
        // The waitlist, about and the FAQ.
        expect(told.length).toBeGreaterThanOrEqual(3);
        for (const text of told) {
          expect(text).toMatch(isBehind ? behind[language] : ahead[language]);
          expect(text).not.toMatch(isBehind ? ahead[language] : behind[language]);
        }
      }
      // A timeline is called one only while a date lies ahead.
      const timeline = { en: /timeline we work to/, pt: /calendário com que trabalhamos/ };
      expect(sentences[language].some((text) => timeline[language].test(text))).toBe(
        passed.length < 2,
      );
    },
  );
});
