import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';
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

describe('a CSV file', () => {
  test('is read back as it was written by any reader of RFC 4180', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 }),
        (records) => {
          const read = parseCsv(records.map(csvLine).join(''));
          const asWritten = read.map((record, row) =>
            record.map((value, column) =>
              /^[=+\-@\t\r\n＝＋－＠]/.test(records[row]?.[column] ?? '') ? value.slice(1) : value,
            ),
          );
          expect(asWritten).toEqual(records);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), text, (start, rest) => {
        expect(parseCsv(csvLine([start + rest]))).toEqual([[`'${start}${rest}`]]);
      }),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (values) => {
        for (const cell of parseCsv(csvLine(values))[0] ?? [])
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  test('has no cell that falls apart where a spreadsheet splits at semicolons or tabs too', () => {
    expect(csvLine(['a;=1+1', 'b\t=1+1', null, true, false])).toBe(
      '"a;=1+1","b\t=1+1","","yes","no"\r\n',
    );
  });
});
