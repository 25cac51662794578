import fc from 'fast-check';
import { expect, test } from 'vitest';
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

/** Characters that are invisible at the start of a cell, and that some spreadsheets skip. */
const unseen = [
  ...[' ', '\u00A0', '\u3000'], // spaces
  ...['\b', '\v', '\u001B', '\u007F', '\u0085'], // controls
  ...['\u00AD', '\u3164', '\u200B', '\u2028', '\u2029'], // hyphen, filler, spaces and separators
  ...['\u200C', '\u200D', '\u2060'], // joiners
  ...['\u061C', '\u200E', '\u200F'], // marks of direction
  ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\uFE0F', '\uFEFF', '\uFFF9', '\u{E0041}'], // selector, byte order mark, annotation, tag
];

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
          // Quotes may have been put in, which the tests below cover.
          const plain = (rows: string[][]) =>
            rows.map((row) => row.map((each) => each.replaceAll("'", '')));
          expect(plain(read)).toEqual(plain(records));
        },
      ),
      { numRuns: 1000 },
    );
  },
);

test('no cell of a CSV export starts like a spreadsheet formula, whichever separator it is split at', () => {
  const start = new RegExp(`(^|[,;\\t\\r\\n])(?:["\\s]|${unseen.join('|')})*[=+\\-@]`, 'u');
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1 }),
      fc.constantFrom('comma' as const, 'semicolon' as const),
      (values, separator) => {
        expect(csvLine(values, separator)).not.toMatch(start);
      },
    ),
    { numRuns: 1000 },
  );
  expect(line(['id1', ';=1+1;', '\t@SUM(A1)', 'a\n=2'])).toBe(
    `"id1",";'=1+1;","'\t'@SUM(A1)","a\n'=2"\r\n`,
  );
  expect(parseCsv(line(['\ta']))).toEqual([["'\ta"]]);
});

test.each(unseen)('a CSV export quotes a spreadsheet formula that begins after %j', (character) => {
  for (const start of [character, character.repeat(3), ` ${character}\u00A0`]) {
    for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠SUM(A1)']) {
      expect(parseCsv(line([start + formula]))).toEqual([[`'${start}${formula}`]]);
    }
  }
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
  ]) {
    expect(parseCsv(line([value]))).toEqual([[value]]);
  }
});

test('a CSV export writes what is empty, and yes and no', () => {
  expect(line([null, true, false])).toBe('"","yes","no"\r\n');
});
