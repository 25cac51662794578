import { expect, test } from 'vitest';
import { languageOfPath } from './language.ts';

test('only the path /pt and the paths below it are Portuguese', () => {
  expect(['/pt', '/pt/', '/pt/sobre'].map(languageOfPath)).toEqual(['pt', 'pt', 'pt']);
  expect(['/', '/about', '/ptx', '/portugal'].map(languageOfPath)).toEqual([
    'en',
    'en',
    'en',
    'en',
  ]);
});
