import { expect, test } from 'vitest';
import { countryNames } from './country-names.ts';

test('country names are listed once each, in the language of the page and its alphabetical order', () => {
  const english = countryNames('en');
  const portuguese = countryNames('pt-PT');
  expect(english).toEqual(
    expect.arrayContaining(['Portugal', 'Germany', 'Brazil', 'Åland Islands']),
  );
  expect(portuguese).toEqual(expect.arrayContaining(['Portugal', 'Alemanha', 'Brasil', 'Índia']));
  expect(english).not.toContain('European Union');
  expect(english).not.toContain('Unknown Region');
  // 193 members of the United Nations, and the territories CLDR names.
  expect(english.length).toBeGreaterThan(193);
  expect(english.length).toBeLessThan(260);
  expect(new Set(portuguese).size).toBe(portuguese.length);
  expect(portuguese.indexOf('Índia')).toBeLessThan(portuguese.indexOf('Itália'));
});
