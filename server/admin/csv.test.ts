import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine, type CsvValue } from './csv.ts';
import { parseCsv } from './parse-csv.fixture.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        '\r\n',
        '"',
        '""',
        ',',
        ';',
        "'",
        'a',
        '😀',
      ),
    )
    .map((parts) => parts.join('')),
);

const line = (values: readonly CsvValue[]) => csvLine(values, 'comma');

/**
 * Characters at the start of a cell that are invisible and that some spreadsheets skip, with what
 * follows them.
 */
const unseen: [name: string, character: string][] = [
  ['a space', ' '],
  ['a no-break space', '\u00A0'],
  ['an ideographic space', '\u3000'],
  ['ESC', '\u001B'],
  ['a backspace', '\b'],
  ['a vertical tab', '\v'],
  ['DEL', '\u007F'],
  ['a C1 control', '\u0085'],
  ['a soft hyphen', '\u00AD'],
  ['an Arabic letter mark', '\u061C'],
  ['a Hangul filler', '\u3164'],
  ['a zero-width space', '\u200B'],
  ['a zero-width non-joiner', '\u200C'],
  ['a zero-width joiner', '\u200D'],
  ['a left-to-right mark', '\u200E'],
  ['a right-to-left mark', '\u200F'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E'].map(bidi),
  ['a word joiner', '\u2060'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'].map(bidi),
  ['a variation selector', '\uFE0F'],
  ['a byte order mark', '\uFEFF'],
  ['an annotation', '\uFFF9'],
  ['a tag', '\u{E0041}'],
];

function bidi(character: string): [string, string] {
  return [`U+${character.charCodeAt(0).toString(16).toUpperCase()}`, character];
}

describe('the CSV export', () => {
  test.each([
    ['commas', 'comma', ','],
    ['semicolons', 'semicolon', ';'],
  ] as const)(
    'a CSV export with %s is read back unchanged by a parser of RFC 4180',
    (_name, separator, character) => {
      fc.assert(
        fc.property(
          fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 }),
          (records) => {
            const read = parseCsv(
              records.map((record) => csvLine(record, separator)).join(''),
              character,
            );
            // A quote may have been put in front, which the tests below cover.
            const asWritten = read.map((record, row) =>
              record.map((value, column) => {
                const written = records[row]?.[column] ?? '';
                return value === `'${written}` ? written : value;
              }),
            );
            expect(asWritten).toEqual(records);
          },
        ),
        { numRuns: 1000 },
      );
    },
  );

  test('no cell of a CSV export starts like a spreadsheet formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), text, (start, rest) => {
        expect(parseCsv(line([start + rest]))).toEqual([[`'${start}${rest}`]]);
      }),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (values) => {
        for (const cell of parseCsv(line(values))[0] ?? [])
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  test.each(unseen)(
    'a CSV export quotes a spreadsheet formula that begins after %s',
    (_name, character) => {
      for (const start of [character, character.repeat(3), ` ${character}\u00A0`]) {
        for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠SUM(A1)']) {
          expect(parseCsv(line([start + formula]))).toEqual([[`'${start}${formula}`]]);
        }
      }
    },
  );

  test('a CSV export quotes a spreadsheet formula that begins after any number of invisible characters', () => {
    const start = fc
      .array(fc.constantFrom(...unseen.map(([, character]) => character)))
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(start, fc.constantFrom('=', '+', '-', '@'), text, (before, formula, rest) => {
        const value = before + formula + rest;
        expect(parseCsv(line([value]))).toEqual([[`'${value}`]]);
      }),
    );
  });

  test('a CSV export leaves ordinary names, e-mail addresses and messages unchanged', () => {
    for (const value of [
      'Ana-Maria',
      ' Ana',
      'ana+rest@example.pt',
      'محمد عبد الله',
      '\u200Fמרים',
      'می\u200Cخواهم',
      '👩🏽\u200D⚕️ 1+1=2',
      'Olá.\n=1+1',
    ]) {
      expect(parseCsv(line([value]))).toEqual([[value]]);
    }
  });

  test('a cell of a CSV export with commas is not split by a spreadsheet that separates at semicolons or tabs', () => {
    expect(line(['a;=1+1', 'b\t=1+1', null, true, false])).toBe(
      '"a;=1+1","b\t=1+1","","yes","no"\r\n',
    );
  });
});
