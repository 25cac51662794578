import { languages, type Language } from '../domain/language.ts';
import { isListed, pageRefs, type PageRef } from '../domain/routes.ts';
import { inKebabCase } from '../domain/text.ts';
import dates from './text-dates.json' with { type: 'json' };

/**
 * The day on which a text last changed, as `2026-11-22`, and by what the next change is noticed.
 */
export interface TextDate {
  changed: string;
  hash: string;
}

/** The dates by the text's file below content/. `npm run dates` writes them. */
export const textDates: Partial<Record<string, TextDate>> = dates;

/** The file below content/ that holds the words of a page and of no other. */
const textFile = ({ page, ...place }: PageRef, language: Language): string =>
  'post' in place ? `posts/${place.post}/${language}.mdx` : `${language}/${inKebabCase(page)}.ts`;

/** Every text that has a date: those of pages that search engines may list. */
export const datedTexts: readonly string[] = pageRefs
  .filter(isListed)
  .flatMap((place) => languages.map((language) => textFile(place, language)));

/**
 * The day on which a page's text last changed.
 * @throws when it has no date yet
 */
export function lastChanged(place: PageRef, language: Language): string {
  const file = textFile(place, language);
  const date = textDates[file];
  if (!date) throw new Error(`content/${file} has no date: run npm run dates`);
  return date.changed;
}
