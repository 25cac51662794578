import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../domain/language.ts';
import { legalNotice, siteConfig, type LegalNotice } from '../site.config.ts';
import { specified } from './as-shipped.fixture.ts';
import { termsOf as inEnglish } from './en/terms.ts';
import { inForce } from './privacy-policy.ts';
import { termsOf as inPortuguese } from './pt/terms.ts';
import { termsOfUse } from './terms-of-use.ts';

const termsOf = { en: inEnglish, pt: inPortuguese };

const nothing = specified.legalNotice;
const everything: LegalNotice = {
  operator: {
    legalName: 'Quinta X, Lda.',
    postalAddress: 'Rua da Fonte, 7, Óbidos',
    taxNumber: '500000000',
    registry: 'C. R. C. Óbidos, 7',
  },
  establishment: {
    kind: { en: 'a rural hotel', pt: 'um hotel rural' },
    registrationNumber: '12345/RNET',
  },
  complaints: { book: 'https://www.livroreclamacoes.pt/x', disputeBodies: 'CNIACC, Lisboa' },
};

const read = (language: Language, notice: LegalNotice): string =>
  JSON.stringify(termsOf[language](siteConfig, notice, true));

/** How the terms say what is not there yet. */
const missing = {
  en: [
    /have not yet published the name, postal address and tax number/,
    /has no registration number yet/,
    /we will publish here the link to the electronic complaints book/,
  ],
  pt: [
    /NIF ou NIPC de quem responde por este site ainda não estão aqui/,
    /Ainda não temos número de registo/,
    /publicaremos aqui a ligação para o Livro de Reclamações Eletrónico/,
  ],
};

describe.each(languages)('the terms in %s', (language) => {
  test('name who runs the site, the establishment and where to complain', () => {
    const { operator, establishment, complaints } = everything;
    const text = read(language, everything);
    for (const given of [
      ...Object.values(operator ?? {}),
      establishment?.kind[language],
      establishment?.registrationNumber,
      ...Object.values(complaints ?? {}),
    ]) {
      expect(text).toContain(given);
    }
    for (const sentence of missing[language]) expect(text).not.toMatch(sentence);
    expect(text).not.toContain('..');
  });

  test('name the telephone where there is one', () => {
    const telephone = '+351 262 000 000';
    for (const notice of [nothing, everything]) {
      expect(
        JSON.stringify(termsOf[language]({ ...siteConfig, telephone }, notice, true)),
      ).toContain(telephone);
    }
  });

  test('say plainly what is not there yet, and promise nothing for before the site goes live', () => {
    const text = read(language, nothing);
    for (const sentence of missing[language]) expect(text).toMatch(sentence);
    expect(text).not.toMatch(/goes? live|entrar em funcionamento/);
  });

  test('say their version, which changes with any word and with what an owner fills in', () => {
    const versionWith = (notice: LegalNotice) =>
      inForce(
        { en: termsOf.en(siteConfig, notice, true), pt: termsOf.pt(siteConfig, notice, true) },
        'terms',
      ).version;
    expect(versionWith(nothing)).not.toBe(versionWith(everything));
    expect(JSON.stringify(termsOfUse(true)[language])).toContain(versionWith(legalNotice));
  });
});
