import { describe, expect, test } from 'vitest';
import { spellHidden, splitHidden } from './hidden-characters.ts';

const between = (code: number) => spellHidden(`a${String.fromCodePoint(code)}b`);
const name = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset);

describe('hidden characters', () => {
  test.each([
    ['C0 controls, ESC among them', range(0x01, 0x1f)],
    ['DEL and C1 controls', range(0x7f, 0x9f)],
    ['what steers the direction', [0x061c, 0x200e, 0x200f, ...range(0x202a, 0x202e)]],
    ['isolates', range(0x2066, 0x2069)],
    ['zero-width characters and joiners between Latin letters', range(0x200b, 0x200d)],
    ['the soft hyphen, word joiner and byte order mark', [0x00ad, 0x2060, 0xfeff]],
    ['invisible operators', range(0x2061, 0x2064)],
    ['separators of lines and paragraphs', [0x2028, 0x2029]],
    ['blank letters', [0x034f, 0x115f, 0x1160, 0x3164, 0xffa0]],
    ['variation selectors between Latin letters', [...range(0xfe00, 0xfe0f), 0xe0100]],
    ['tags', range(0xe0020, 0xe007f)],
    ['annotations', range(0xfff9, 0xfffb)],
  ])('hidden characters are shown as their code points: %s', (_kind, codes) => {
    for (const code of codes) expect(between(code)).toBe(`a${name(code)}b`);
  });

  test('splitHidden returns a hidden character as a piece of its own', () => {
    expect(splitHidden('a\u202Egnp.exe')).toEqual([
      { text: 'a', hidden: false },
      { text: 'U+202E', hidden: true },
      { text: 'gnp.exe', hidden: false },
    ]);
    expect(splitHidden('')).toEqual([]);
  });

  test('line ends are hidden characters in a text of one line, but not in a message', () => {
    const text = 'Boa tarde.\r\n\tHá um quarto?\n';
    expect(splitHidden(text, true)).toEqual([{ text, hidden: false }]);
    expect(spellHidden('Ana\nReis\tB')).toBe('AnaU+000AReisU+0009B');
    expect(splitHidden('a\rb', true)[1]).toEqual({ text: 'U+000D', hidden: true });
  });

  test('a hidden character after a visible joiner or variation selector is shown as its code point', () => {
    expect(spellHidden('❤\uFE0F\uFE0F\uFE01')).toBe('❤\uFE0FU+FE0FU+FE01');
    expect(spellHidden('می\u200C\u200Cخواهم')).toBe('می\u200CU+200Cخواهم');
    expect(spellHidden('🏴\u{E0067}\u{E0061}')).toBe('🏴U+E0067U+E0061');
  });
});

test.each([
  'Maria João d’Ávila, Ngọc Nguyễn, Zoe\u0308',
  'محمد عبد الله',
  'מרים כהן',
  'می\u200Cخواهم',
  'ශ්\u200Dරී, മോഹന്\u200D, क्\u200Dष',
  '👩🏽\u200D⚕️ 👨\u200D👩\u200D👧\u200D👦 🏳️\u200D🌈 ❤️ ☺︎ 1️⃣ 🇵🇹',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
  '葛\u{E0100}城, 陈, 김민준',
])('text without hidden characters stays unchanged: %s', (text) => {
  expect(spellHidden(text)).toBe(text);
});
