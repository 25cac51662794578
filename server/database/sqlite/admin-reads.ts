import { Worker } from 'node:worker_threads';
import type { DeskReads } from '../admin-queries.ts';
import type { DeskAnswer, DeskQuestion } from './admin-worker.ts';

interface Waiting {
  resolve: (result: never) => void;
  reject: (reason: Error) => void;
}

/**
 * Reads the embedded store for the desk in a thread of its own: SQLite answers only when it has read
 * everything, and with many submissions that would hold up every visitor. The thread starts when it is
 * first needed, and again after it failed.
 */
export class SqliteDesk implements DeskReads {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #number = 0;

  constructor(file: string) {
    this.#file = file;
  }

  start: DeskReads['start'] = (...asked) => this.#ask('start', asked);
  overview: DeskReads['overview'] = (...asked) => this.#ask('overview', asked);
  page: DeskReads['page'] = (...asked) => this.#ask('page', asked);
  newer: DeskReads['newer'] = (...asked) => this.#ask('newer', asked);
  listIds: DeskReads['listIds'] = (...asked) => this.#ask('listIds', asked);
  personIds: DeskReads['personIds'] = (...asked) => this.#ask('personIds', asked);
  details: DeskReads['details'] = (...asked) => this.#ask('details', asked);
  personRows: DeskReads['personRows'] = (...asked) => this.#ask('personRows', asked);

  /** Ends the thread. What it was asked and has not answered fails. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask<Result>(method: keyof DeskReads, parameters: unknown[]): Promise<Result> {
    const worker = (this.#worker ??= this.#start());
    this.#number += 1;
    const question: DeskQuestion = { number: this.#number, method, parameters };
    const answered = new Promise<Result>((resolve, reject) => {
      this.#waiting.set(question.number, { resolve, reject });
    });
    // Only while it is asked something does it keep the process from ending.
    worker.ref();
    worker.postMessage(question);
    return answered;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./admin-worker.ts', import.meta.url), {
      workerData: this.#file,
    });
    let failure = new Error('The thread that reads for the desk has ended.');
    worker.on('message', (answer: DeskAnswer) => {
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if ('result' in answer) waiting?.resolve(answer.result as never);
      else
        waiting?.reject(
          Object.assign(new Error(answer.error.message), { name: answer.error.name }),
        );
      if (this.#waiting.size === 0) worker.unref();
    });
    worker.on('error', (error: Error) => (failure = error));
    worker.on('exit', () => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(failure);
      this.#waiting.clear();
    });
    return worker;
  }
}
