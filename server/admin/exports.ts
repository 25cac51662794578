import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvSeparator, ExportAudience, ExportFormat } from '../../domain/admin/api.ts';
import type { SubscriberData } from '../../domain/my-data/my-data.ts';
import type { ExportedSubmission } from '../../domain/submission/fields.ts';
import { fieldsIn } from '../../domain/submission/views.ts';
import type { RowStream } from './reads/reads.ts';
import { byteOrderMark, csvLine, type CsvValue } from './csv.ts';
import { dayOf } from '../../domain/time.ts';

/**
 * A file for the administrator to download; the text of a long one is produced one batch at a time.
 */
export class AdminFile {
  readonly name: string;
  readonly contentType: string;
  readonly text: string | AsyncIterable<string>;

  constructor(name: string, contentType: string, text: string | AsyncIterable<string>) {
    this.name = name;
    this.contentType = contentType;
    this.text = text;
  }
}

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
};

/** Submissions as a file whose name says its audience. */
export const exportList = (
  {
    format,
    audience,
    separator,
  }: { format: ExportFormat; audience: ExportAudience; separator: CsvSeparator },
  { batches }: RowStream<ExportedSubmission>,
  now: Date,
): AdminFile =>
  new AdminFile(
    `submissions-${audience}-${dayOf(now)}.${format}`,
    contentTypes[format],
    format === 'csv' ? csvList(batches, separator) : jsonList('[', batches, ']'),
  );

/** All that is kept about a person as a file, as they download it themselves. */
export const exportSubscriber = (data: SubscriberData, now: Date): AdminFile =>
  new AdminFile(
    `person-${dayOf(now)}.json`,
    contentTypes.json,
    `${JSON.stringify(data, null, 2)}\n`,
  );

/** Sends a file as the response. */
export const sendFile = (reply: FastifyReply, { name, contentType, text }: AdminFile) =>
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(typeof text === 'string' ? text : Readable.from(text));

async function* csvList(
  batches: AsyncIterable<ExportedSubmission[]>,
  separator: CsvSeparator,
): AsyncGenerator<string> {
  const line = (values: readonly CsvValue[]) => csvLine(values, separator);
  const columns = fieldsIn('export') as (keyof ExportedSubmission)[];
  yield byteOrderMark + line(columns);
  for await (const rows of batches) {
    yield rows.map((row) => line(columns.map((column) => row[column]))).join('');
  }
}

/**
 * Rows as JSON between two texts, one batch at a time, so that a long list is never in memory as a
 * whole.
 */
export async function* jsonList(
  before: string,
  batches: AsyncIterable<object[]>,
  after: string,
): AsyncGenerator<string> {
  let separator = before;
  // The first batch is read before the first byte is sent, so that a failing store is still
  // answered with 500.
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield separator === before ? before + after : after;
}
