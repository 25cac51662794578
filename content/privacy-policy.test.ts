import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { siteConfig } from '../site.config.ts';
import { specified } from './as-shipped.fixture.ts';
import { facts } from './facts.ts';
import { content } from './index.ts';
import { policyOf, privacyPolicy, privacyPolicyVersion, versionOf } from './privacy-policy.ts';

const texts = { en: content.en.privacy, pt: content.pt.privacy };

describe('the version of the privacy policy', () => {
  // When the texts change, this fails until `npm run dates` has entered the new version there. The name and
  // figures of another owner give another version, which that list need not have.
  test('the privacy policy version of the shipped texts is the last one in docs/privacy-policy-versions.md', () => {
    const [list] = readFileSync(
      join(import.meta.dirname, '../docs/privacy-policy-versions.md'),
      'utf8',
    ).split('\n## ');
    const versions = Array.from(list?.matchAll(/^\| `([^`]+)`/gm) ?? [], ([, version]) => version);
    const shipped = policyOf(specified.owner, specified.facts);
    expect(versions.at(-1), 'run `npm run dates -- "what changed"`').toBe(
      versionOf(shipped, specified.facts.policiesUpdated),
    );
    expect(new Set(versions).size).toBe(versions.length);
  });

  test.each([
    'retentionYears',
    'technicalDataDays',
    'copyDays',
    'rightsRequestDays',
    'minimumAge',
  ] as const)('the privacy policy version changes when an owner changes %s', (figure) => {
    const changed = { ...facts, [figure]: facts[figure] + 1 };
    expect(versionOf(policyOf(siteConfig, changed))).not.toBe(privacyPolicyVersion);
  });

  test.each(languages)(
    'the privacy policy version changes when any word of the text in %s changes',
    (language) => {
      const changed = structuredClone(texts);
      changed[language].sections[1]?.paragraphs.push('One more.');
      expect(versionOf(changed)).not.toBe(versionOf(texts));
      expect(versionOf(structuredClone(texts))).toBe(versionOf(texts));
    },
  );

  test.each(languages)('the privacy policy in %s names its own version', (language) => {
    const shown = JSON.stringify(privacyPolicy[language]);
    expect(shown).toContain(privacyPolicyVersion);
    expect(shown).not.toContain('{version}');
  });
});

describe('the privacy policy', () => {
  test('says plainly that the data controller is not named yet, and promises it for no day', () => {
    const { en, pt } = policyOf(specified.owner, facts);
    expect(en.sections[0]?.paragraphs[0]).toContain('We have not yet published');
    expect(pt.sections[0]?.paragraphs[0]).toContain('ainda não estão aqui');
    expect(JSON.stringify([en, pt])).not.toMatch(/goes? live|antes de o site entrar/);
  });

  test('the privacy policy names the data controller that an owner has entered', () => {
    const controller = { name: 'Quinta X, Lda.', postalAddress: 'Rua da Fonte, 7, Óbidos' };
    const { en, pt } = policyOf({ ...specified.owner, dataController: controller }, facts);
    expect(en.sections[0]?.paragraphs[0]).toBe(
      'The controller of your personal data is Quinta X, Lda., Rua da Fonte, 7, Óbidos.',
    );
    expect(pt.sections[0]?.paragraphs[0]).toBe(
      'O responsável pelo tratamento dos seus dados pessoais é Quinta X, Lda., Rua da Fonte, 7, Óbidos.',
    );
  });

  test('the privacy policy in Portuguese agrees with the gender of the name', () => {
    const owner = { ...specified.owner, brand: 'Monte X', portugueseArticle: 'o' } as const;
    expect(policyOf(owner, facts).pt.intro[0]).toContain('no site do Monte X.');
  });
});
