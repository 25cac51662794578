import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { content } from './index.ts';
import { privacyPolicy, privacyPolicyVersion, versionOf } from './privacy-policy.ts';

const texts = { en: content.en.privacy, pt: content.pt.privacy };

describe('the version of the privacy policy', () => {
  // Change the text, and this fails until the new version and what changed are entered there.
  test('is the last one in docs/privacy-policy-versions.md', () => {
    const list = readFileSync(
      join(import.meta.dirname, '../docs/privacy-policy-versions.md'),
      'utf8',
    );
    const versions = Array.from(list.matchAll(/^\| `([^`]+)`/gm), ([, version]) => version);
    expect(versions.at(-1)).toBe(privacyPolicyVersion);
    expect(new Set(versions).size).toBe(versions.length);
  });

  test.each(languages)('changes with any word of the text in %s', (language) => {
    const changed = structuredClone(texts);
    changed[language].sections[1]?.paragraphs.push('One more.');
    expect(versionOf(changed)).not.toBe(versionOf(texts));
    expect(versionOf(structuredClone(texts))).toBe(versionOf(texts));
  });

  test.each(languages)('is named in the text in %s', (language) => {
    const shown = JSON.stringify(privacyPolicy[language]);
    expect(shown).toContain(privacyPolicyVersion);
    expect(shown).not.toContain('{version}');
  });
});
