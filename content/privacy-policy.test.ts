import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { siteConfig } from '../site.config.ts';
import { specified } from './as-shipped.fixture.ts';
import { facts } from './facts.ts';
import { policyOf, privacyPolicy, versionOf } from './privacy-policy.ts';
import { termsOfUse } from './terms-of-use.ts';
import { textFaults } from './text-faults.ts';

/** Without e-mails that confirm an address, and with them. */
const variants = [false, true];
const texts = policyOf(siteConfig, facts, true);

/** The words of a text as a visitor reads them. */
const wordsOf = (text: object): string[] =>
  Object.entries(text).flatMap(([name, value]: [string, unknown]) => {
    if (['meta', 'id'].includes(name)) return [];
    return typeof value === 'string' ? value.split(/\s+/) : wordsOf(value as object);
  });

describe('the version of the privacy policy', () => {
  // When the texts change, this fails until `npm run dates` has entered the new version there. The
  // name and figures of another owner give another version, which that list need not have.
  test('each privacy policy version of the shipped texts is the last one of its kind in docs/privacy-policy-versions.md', () => {
    const list = readFileSync(
      join(import.meta.dirname, '../docs/privacy-policy-versions.md'),
      'utf8',
    );
    const rows = Array.from(list.matchAll(/^\| `([^`]+)` +\| (\S+)/gm), ([, version, emails]) => ({
      version,
      emails,
    }));
    for (const emailsAreOn of variants) {
      const shipped = policyOf(specified.owner, specified.facts, emailsAreOn);
      const its = rows.filter(({ emails }) => emails === (emailsAreOn ? 'on' : 'off'));
      expect(its.at(-1)?.version, 'run `npm run dates -- "what changed"`').toBe(
        versionOf(shipped, specified.facts.policiesUpdated),
      );
    }
    expect(new Set(rows.map(({ version }) => version)).size).toBe(rows.length);
  });

  test('the privacy policy has a version where addresses are confirmed by e-mail, and another where they are not', () => {
    expect(privacyPolicy(true).version).not.toBe(privacyPolicy(false).version);
  });

  test.each([
    'retentionYears',
    'technicalDataDays',
    'copyDays',
    'rightsRequestDays',
    'minimumAge',
  ] as const)('the privacy policy version changes when an owner changes %s', (figure) => {
    const changed = { ...facts, [figure]: facts[figure] + 1 };
    for (const emailsAreOn of variants) {
      expect(versionOf(policyOf(siteConfig, changed, emailsAreOn))).not.toBe(
        privacyPolicy(emailsAreOn).version,
      );
    }
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
    for (const { version, texts } of variants.map(privacyPolicy)) {
      const shown = JSON.stringify(texts[language]);
      expect(shown).toContain(version);
      expect(shown).not.toContain('{version}');
    }
  });
});

describe('the privacy policy', () => {
  test('says plainly that the data controller is not named yet, and promises it for no day', () => {
    const { en, pt } = policyOf(specified.owner, facts, false);
    expect(en.sections[0]?.paragraphs[0]).toContain('We have not yet published');
    expect(pt.sections[0]?.paragraphs[0]).toContain('ainda não estão aqui');
    expect(JSON.stringify([en, pt])).not.toMatch(/goes? live|antes de o site entrar/);
  });

  test('the privacy policy names the data controller that an owner has entered', () => {
    const controller = { name: 'Quinta X, Lda.', postalAddress: 'Rua da Fonte, 7, Óbidos' };
    const { en, pt } = policyOf({ ...specified.owner, dataController: controller }, facts, false);
    expect(en.sections[0]?.paragraphs[0]).toBe(
      'The controller of your personal data is Quinta X, Lda., Rua da Fonte, 7, Óbidos.',
    );
    expect(pt.sections[0]?.paragraphs[0]).toBe(
      'O responsável pelo tratamento dos seus dados pessoais é Quinta X, Lda., Rua da Fonte, 7, Óbidos.',
    );
  });

  test('the privacy policy in Portuguese agrees with the gender of the name', () => {
    const owner = { ...specified.owner, brand: 'Monte X', portugueseArticle: 'o' } as const;
    expect(policyOf(owner, facts, false).pt.intro[0]).toContain('no site do Monte X.');
  });
});

describe.each(variants)('the legal pages, with e-mails on: %s', (emailsAreOn) => {
  const pages = { privacy: privacyPolicy(emailsAreOn).texts, terms: termsOfUse(emailsAreOn) };

  test.each(languages)('have at most 1,600 words each in %s', (language) => {
    for (const page of Object.values(pages)) {
      expect(wordsOf(page[language]).length).toBeLessThanOrEqual(1600);
    }
  });

  test('say the same in both languages, sentence by sentence', () => {
    for (const { en, pt } of Object.values(pages)) {
      expect(textFaults({ en: { page: en }, pt: { page: pt } })).toEqual([]);
    }
  });

  test.each(languages)('in %s leave nothing of e-mails to an if', (language) => {
    const shown = JSON.stringify([pages.privacy[language], pages.terms[language]]);
    expect(shown).not.toMatch(/where we confirm|onde confirmamos/i);
    const promised = { en: 'the link in our e-mail', pt: 'ligação do nosso e-mail' };
    expect(shown.includes(promised[language])).toBe(emailsAreOn);
  });
});
