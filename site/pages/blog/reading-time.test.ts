import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('the marks of an article’s notes are no words to read', () => {
  const prose = 'Sit with an old dog. '.repeat(95);
  const marks = '\n<Sidenote source="therapyDogs" />\n'.repeat(99);
  expect(readingMinutes(prose)).toBe(2);
  expect(readingMinutes(marks + prose)).toBe(2);
});
