import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteConfig } from '../../../../../site.config.ts';
import { answerLink } from './answer-link.ts';

const said = (message: string) =>
  new URLSearchParams(answerLink('ana@example.org', message, '[cut]').split('?')[1]).get('body');

test('an answer quotes a short message whole', () => {
  expect(said('When?\nAnd how?')).toBe('\r\n\r\n> When?\r\n> And how?');
});

test('an answer to a long message quotes its beginning, and says so', () => {
  expect(said('a'.repeat(501))).toBe(`\r\n\r\n> ${'a'.repeat(500)}... [cut]`);
  expect(said('я'.repeat(500))).toMatch(/^\r\n\r\n> я{200,}\.\.\. \[cut\]$/);
  expect(said(`${'a'.repeat(499)}😀`)).toBe(`\r\n\r\n> ${'a'.repeat(499)}... [cut]`);
});

test('the link to an answer is short enough for Windows, whatever the message', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('a', 'ç', 'я', '語', '😀', '👩🏽\u200D⚕️', '\n'),
      fc.nat(1000),
      (character, count) => {
        const { length } = answerLink('ana@example.org', character.repeat(count), '[cut]');
        expect(length).toBeLessThan(1900);
      },
    ),
  );
  expect(answerLink('ana@example.org', 'Olá', '')).toContain(encodeURIComponent(siteConfig.brand));
});
