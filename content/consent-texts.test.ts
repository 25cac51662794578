import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { consentTextHash, consentTextNow, consentTexts, findConsentText } from './consent-texts.ts';

test.each(languages)(
  'what stands beside the boxes in %s is among the wordings that content/consent-texts.ts keeps',
  (language) => {
    expect(consentTexts).toContainEqual({ language, text: consentTextNow[language] });
  },
);

// Receipts name their wording by these: one that changes or goes away here is one that they cannot
// show any more.
test('the wordings that were ever shown keep their hashes', () => {
  expect(consentTexts.map(({ text }) => consentTextHash(text))).toEqual([
    '4f07293c30ab3212',
    '9a561988ea228323',
    'dc4670ad0e352ac3',
  ]);
});

test('a wording is found by its hash, and by nothing else', () => {
  for (const wording of consentTexts) {
    expect(findConsentText(consentTextHash(wording.text))).toEqual(wording);
  }
  for (const none of ['', '0', null, undefined, [consentTextHash(consentTextNow.en)]]) {
    expect(findConsentText(none)).toBeUndefined();
  }
});
