import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type Language } from '../domain/language.ts';
import type { ConsentReceipt } from '../domain/submission/consent.ts';
import type { WriteLetter, WrittenLetter } from '../domain/letters/letter.ts';
import { consentTextNow } from '../content/consent-texts.ts';
import { consentFields } from '../server/letters/consent-fields.ts';
import { loadLetters } from '../server/letters/write-letter.ts';
import { writeLetterTemplates } from './letter-templates.ts';

/** Writes letters from templates that were rendered just now, as a build does. */
export async function freshLetters(): Promise<WriteLetter> {
  const dist = await mkdtemp(join(tmpdir(), 'letters-'));
  await writeLetterTemplates(dist);
  return loadLetters(dist);
}

export const confirmUrl = 'https://retreat.example/confirm?t=Aa0-_&lang=x';
export const myDataUrl = 'https://retreat.example/my-data';
export const ownDataUrl = 'https://retreat.example/my-data?t=Cc2-_';
export const newAddressUrl = 'https://retreat.example/new-address?t=Dd3-_';
export const unsubscribeUrl = 'https://retreat.example/unsubscribe?t=Bb1-_';

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
export function lettersTo<L extends Language>(
  write: WriteLetter,
  language: L,
  name: string,
): WrittenLetter<L>[] {
  const both = [true, false];
  return [
    ...both.map((wantsUpdates) =>
      write('confirm', language, { wantsUpdates, confirmUrl, myDataUrl }),
    ),
    ...both.map((wantsUpdates) =>
      write('welcome', language, {
        name,
        wantsUpdates,
        unsubscribeUrl,
        myDataUrl,
        ...consentFields(wantsUpdates ? consentOf(language) : undefined, language),
      }),
    ),
    write('already', language, { name, unsubscribeUrl, myDataUrl }),
    ...[false, true].map((isErased) => write('farewell', language, { name, myDataUrl, isErased })),
    write('ownData', language, { ownDataUrl, unsubscribeUrl }),
    write('newAddress', language, { newAddressUrl }),
    write('addressChanged', language, { name, myDataUrl }),
  ];
}

/** Every letter in both languages. */
export const everyLetter = (write: WriteLetter, name: string): WrittenLetter[] =>
  languages.flatMap((language) => lettersTo(write, language, name));
