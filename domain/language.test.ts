import { expect, test } from 'vitest';
import { languageOfPath, requestedLanguage } from './language.ts';

test('only /pt and what is below it is Portuguese', () => {
  expect(['/pt', '/pt/', '/pt/sobre'].map(languageOfPath)).toEqual(['pt', 'pt', 'pt']);
  expect(['/', '/about', '/ptx', '/portugal'].map(languageOfPath)).toEqual([
    'en',
    'en',
    'en',
    'en',
  ]);
});

test('a request speaks the language of its content, then the one it accepts, then English', () => {
  expect(requestedLanguage({ contentLanguage: 'pt-PT', acceptLanguage: 'en' })).toBe('pt');
  expect(requestedLanguage({ acceptLanguage: 'de, pt-BR;q=0.8, en;q=0.9' })).toBe('en');
  expect(requestedLanguage({ acceptLanguage: 'fr, pt;q=0.5' })).toBe('pt');
  expect(requestedLanguage({ acceptLanguage: 'en;q=0, pt;q=0.1' })).toBe('pt');
  expect(requestedLanguage({ contentLanguage: 'xx', acceptLanguage: ';;q=,,' })).toBe('en');
  expect(requestedLanguage({})).toBe('en');
});
