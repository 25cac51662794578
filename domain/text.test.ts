import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf } from './text.ts';

const characters = ['a', 'é', 'e\u0301', '😀', '👩🏽\u200D⚕️', '🇵🇹', 'ส้', '한', '\u0301'];

test('the beginning of a text ends between two characters as people see them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...characters)).map((parts) => parts.join('')),
      fc.nat(20),
      (text, most) => {
        const beginning = beginningOf(text, most);
        const whole = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
        const kept = Array.from(new Intl.Segmenter().segment(beginning), ({ segment }) => segment);
        expect(kept).toEqual(whole.slice(0, kept.length));
        expect(beginning.length).toBeLessThanOrEqual(most);
        const next = whole[kept.length];
        if (next !== undefined) expect(beginning.length + next.length).toBeGreaterThan(most);
      },
    ),
  );
});
