import type { CsvSeparator } from '../../domain/admin/api.ts';

const separators: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' };

/** The value of a cell: null is an empty cell, and a boolean is written as yes or no. */
export type CsvValue = string | boolean | null;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

// What spreadsheets read as the beginning of a formula (OWASP, CSV Injection): full-width forms
// included, and also after white space, control characters and invisible characters, which some
// spreadsheets skip.
const formula = /^(?:[\t\r\n]|[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;

/**
 * One line of a CSV file (RFC 4180) with its line end. Every cell is quoted, since spreadsheets may
 * also split at tabs and at the other separator; a text that a spreadsheet would run as a formula
 * gets a leading `'`.
 */
export const csvLine = (values: readonly CsvValue[], separator: CsvSeparator): string =>
  `${values.map(cell).join(separators[separator])}\r\n`;

function cell(value: CsvValue): string {
  const text = value === null ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
