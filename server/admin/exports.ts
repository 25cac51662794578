import type { DeskDetails, DeskExportFormat } from '../../domain/admin/api.ts';
import { byteOrderMark, csvLine } from './csv.ts';

const columns = [
  'created_at',
  'name',
  'email',
  'country',
  'profession',
  'wants_updates',
  'message',
  'language',
  'returning',
  'privacy_policy_version',
  'id',
] as const satisfies (keyof DeskDetails)[];

export const exportTypes: Record<DeskExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
};

/** A list as a file, a part of it at a time. */
export const exportFile = (
  format: DeskExportFormat,
  parts: AsyncIterable<DeskDetails[]>,
): AsyncGenerator<string> => (format === 'csv' ? asCsv(parts) : asJsonList('[', parts, ']'));

async function* asCsv(parts: AsyncIterable<DeskDetails[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const rows of parts) {
    yield rows.map((row) => csvLine(columns.map((column) => row[column]))).join('');
  }
}

/** Rows as JSON between two texts, a part at a time, so that a long list is never whole in memory. */
export async function* asJsonList(
  before: string,
  parts: AsyncIterable<object[]>,
  after: string,
): AsyncGenerator<string> {
  let separator = before;
  // The first part is read before the first byte is sent, so that a store that fails is still a 500.
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield separator + part.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === before ? before + after : after;
}
