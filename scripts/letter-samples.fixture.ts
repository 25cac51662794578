import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type Language } from '../domain/language.ts';
import type { ConsentReceipt } from '../domain/submission/consent.ts';
import { templateNames, type WriteLetter, type WrittenLetter } from '../domain/letters/letter.ts';
import { consentTextNow } from '../content/consent-texts.ts';
import { consentFields } from '../server/email/consent-fields.ts';
import { loadLetters } from '../server/email/write-letter.ts';
import { writeLetterTemplates } from './letter-templates.ts';

/** Writes letters from templates that were rendered just now, as a build does. */
export async function freshLetters(): Promise<WriteLetter> {
  const dist = await mkdtemp(join(tmpdir(), 'letters-'));
  await writeLetterTemplates(dist);
  return loadLetters(dist);
}

/** What stands in the slots, but for the name and the receipt of a consent. */
export const urls = {
  buttonUrl: 'https://retreat.example/confirm?t=Aa0-_&lang=x',
  myDataUrl: 'https://retreat.example/my-data',
  unsubscribeUrl: 'https://retreat.example/unsubscribe?t=Bb1-_',
};

/** A consent on the first of two days, confirmed on the second. */
export const consentOf = (language: Language): ConsentReceipt => ({
  submission_id: '1',
  text: consentTextNow[language],
  text_hash: '1',
  language,
  way: 'script',
  given_at: '2026-01-30T23:30:00.000Z',
  privacy_policy_version: '2025-01-12345678',
  confirmed_at: '2026-02-01T09:00:00.000Z',
  wants_updates: true,
  history: [],
});

/** Every letter to a person, for each choice that changes its words, in one language. */
export const lettersTo = <L extends Language>(
  write: WriteLetter,
  language: L,
  name: string,
): WrittenLetter<L>[] =>
  templateNames.map((template) =>
    write(template, language, {
      ...urls,
      name,
      ...consentFields(template === 'welcome' ? undefined : consentOf(language), language),
    }),
  );

/** Every letter in both languages. */
export const everyLetter = (write: WriteLetter, name: string): WrittenLetter[] =>
  languages.flatMap((language) => lettersTo(write, language, name));
