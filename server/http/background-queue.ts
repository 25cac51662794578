import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const most = 1000;

/**
 * Does what nobody waits for, job after job, so that an answer does not tell by its time what there
 * was to do. A job that fails, or finds the queue
 * full, is logged and not done again.
 */
export class BackgroundQueue {
  readonly #jobs: (() => Promise<void>)[] = [];
  readonly #log: FastifyBaseLogger;
  #working: Promise<void> | undefined;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  add(job: () => Promise<void>): void {
    if (this.#jobs.length >= most) {
      this.#log.warn('a job was dropped, because too many wait');
      return;
    }
    this.#jobs.push(job);
    this.#working ??= this.#work();
  }

  /** Does what is left. */
  async close(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    // Not before the answer is on its way.
    await nextTurn();
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      await job().catch((err: unknown) => this.#log.error({ err }, 'a job failed'));
      // The embedded store answers within the turn: requests come in between.
      await nextTurn();
    }
    this.#working = undefined;
  }
}
