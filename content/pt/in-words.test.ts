import { expect, test } from 'vitest';
import { duration, inFigures, inWords, years } from './in-words.ts';

test('amounts are written as a Portuguese text writes them, whatever an owner enters', () => {
  expect([inWords(3), inWords(7), inWords(12)]).toEqual(['três', 'sete', '12']);
  expect([years(1), years(2)]).toEqual(['um\u00a0ano', 'dois\u00a0anos']);
  expect([60, 90, 45].map(duration)).toEqual(['uma hora', 'hora e meia', '45 minutos']);
  expect([60, 90, 125, 15].map(inFigures)).toEqual(['1 hora', '1h30', '2h05', '15 minutos']);
});
