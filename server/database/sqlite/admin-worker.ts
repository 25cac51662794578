import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { deskReads, type DeskDialect, type DeskReads } from '../admin-queries.ts';
import { fold } from '../normalize-for-search.ts';
import { kyselyOn } from './kysely.ts';

/** One question to the worker, and its answer. */
export interface DeskQuestion {
  number: number;
  method: keyof DeskReads;
  parameters: unknown[];
}
export type DeskAnswer =
  | { number: number; result: unknown }
  | { number: number; error: { name: string; message: string } };

const dialect: DeskDialect = {
  day: sql<string>`substr(one.created_at, 1, 10)`,
  folded: (text) => sql<string | null>`fold(${text})`,
  hasWords: (words) => sql<boolean>`has_words(
    concat_ws(char(10), one.name, one.email, one.country, one.profession, one.message),
    ${JSON.stringify(words)}
  )`,
};

/** The embedded store read beside the server's own connection, which goes on writing meanwhile. */
function open(file: string): DeskReads {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  database.function('fold', { deterministic: true }, (text: SQLOutputValue) =>
    typeof text === 'string' ? fold(text) : null,
  );
  let wordsText = '';
  let words: string[] = [];
  database.function('has_words', (text: SQLOutputValue, list: SQLOutputValue) => {
    if (list !== wordsText) {
      wordsText = String(list);
      words = JSON.parse(wordsText) as string[];
    }
    const folded = fold(String(text));
    return words.every((word) => folded.includes(word)) ? 1 : 0;
  });
  return deskReads(kyselyOn(database), dialect);
}

const reads = open(workerData as string);

parentPort?.on('message', ({ number, method, parameters }: DeskQuestion) => {
  const read = reads[method] as (...parameters: unknown[]) => Promise<unknown>;
  read(...parameters).then(
    (result) => answer({ number, result }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      answer({ number, error: { name, message } });
    },
  );
});

const answer = (message: DeskAnswer) => parentPort?.postMessage(message);
