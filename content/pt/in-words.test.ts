import { expect, test } from 'vitest';
import { inWords, years } from './in-words.ts';

test('amounts are written as a Portuguese text writes them, whatever an owner enters', () => {
  expect([inWords(3), inWords(7), inWords(13)]).toEqual(['três', 'sete', '13']);
  expect([years(1), years(2)]).toEqual(['um\u00a0ano', 'dois\u00a0anos']);
});
