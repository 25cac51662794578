import { expect } from 'vitest';
import { languages, type Language } from '../../domain/language.ts';
import { pathOf, pageRefs } from '../../domain/routes.ts';
import { test } from '../setup/test.ts';

/** What a line must not break in, where nothing keeps it together. */
const loose: Record<Language, RegExp> = {
  en: /\bQ\d \d{4}|\bet al\.|\d-\p{L}+|\d (?:days|years|hours|minutes|min|km|people|supporters)\b/gu,
  pt: /\d\.º trimestre|trimestre de \d|\bet al\.|\d (?:dias|anos|horas?|minutos|min|km|pessoas|apoiantes)\b|\p{L}+-(?:se|lhe|nos|los?|las?)(?!\p{L})/gu,
};

for (const language of languages) {
  test(`no line in ${language} breaks between a figure and its noun, or before a syllable that leans on a word`, async ({
    sourceOf,
  }) => {
    const found: string[] = [];
    let bound = 0;
    for (const place of pageRefs) {
      const address = pathOf(place, language);
      const words = await (
        await sourceOf(address)
      ).evaluate((document) => {
        // What stands in a span is held together by its style.
        for (const element of document.querySelectorAll('script, style, .bound')) element.remove();
        return document.body.textContent;
      });
      for (const [phrase] of words.matchAll(loose[language])) found.push(`${address}: ${phrase}`);
      bound += words.split('\u00a0').length - 1;
    }
    expect(found).toEqual([]);
    // Without this, the test would pass if it read no text at all.
    expect(bound).toBeGreaterThan(pageRefs.length);
  });
}
