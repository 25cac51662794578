import type { CsvSeparator } from '../../domain/admin/api.ts';

const separators: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' };

/** The value of a cell: null is an empty cell, and a boolean is written as yes or no. */
export type CsvValue = string | boolean | null;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

// What spreadsheets read as the beginning of a formula (OWASP, CSV Injection): full-width forms
// included, and also after white space, control characters and invisible characters, which some
// spreadsheets skip. A cell also begins at another separator than the file's and at a line break
// within it, where a spreadsheet splits at that separator: then quotes protect nothing.
const beforeFormula =
  /(?<=^|[,;\t\r\n])(?=[\s\p{C}\p{Default_Ignorable_Code_Point}"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gu;

/**
 * One line of a CSV file (RFC 4180) with its line end. Every cell is quoted; where a spreadsheet
 * would run a text as a formula, whichever separator it splits at, a `'` stands before it.
 */
export const csvLine = (values: readonly CsvValue[], separator: CsvSeparator): string =>
  `${values.map(cell).join(separators[separator])}\r\n`;

function cell(value: CsvValue): string {
  const text = value === null ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return `"${text.replace(beforeFormula, "'").replaceAll('"', '""')}"`;
}
