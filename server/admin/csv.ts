/** A value of a cell: a missing one is an empty cell, a yes or no is written out. */
export type CsvValue = string | boolean | null;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

// What spreadsheets take for the beginning of a formula (OWASP, CSV Injection), full-width forms included, and
// also behind white space, controls and characters that cannot be seen, which some leave out.
const formula = /^(?:[\t\r\n]|[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;

/**
 * One line of a CSV file (RFC 4180), its end included. Every cell is quoted, since spreadsheets may also
 * split at semicolons and tabs; a text that a spreadsheet would run as a formula has a `'` put in front.
 */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: CsvValue): string {
  const text = value === null ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
