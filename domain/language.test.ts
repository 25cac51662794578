import { expect, test } from 'vitest';
import { languageOfPath } from './language.ts';

test('only /pt and what is below it is Portuguese', () => {
  expect(['/pt', '/pt/', '/pt/sobre'].map(languageOfPath)).toEqual(['pt', 'pt', 'pt']);
  expect(['/', '/about', '/ptx', '/portugal'].map(languageOfPath)).toEqual([
    'en',
    'en',
    'en',
    'en',
  ]);
});
