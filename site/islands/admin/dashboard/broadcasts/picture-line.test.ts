import { expect, test } from 'vitest';
import { printIn, withPrint } from './picture-line.ts';

test('a print comes below the first paragraph, stays where it was moved to, and goes without a trace', () => {
  const body = 'Hello.\n\nWe open.\n\nBye.';
  const lagoon = withPrint(body, 'lagoon');
  expect(lagoon).toBe('Hello.\n\n![](lagoon)\n\nWe open.\n\nBye.');
  expect(printIn(lagoon)).toBe('lagoon');
  const moved = 'Hello.\n\nWe open.\n\n![](lagoon)\n\nBye.';
  expect(withPrint(moved, 'old-dogs')).toBe('Hello.\n\nWe open.\n\n![](old-dogs)\n\nBye.');
  expect(withPrint(moved, 'letter')).toBe(body);
  expect(printIn(body)).toBe('letter');
  expect(withPrint('', 'pool')).toBe('![](pool)');
});
