import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Tinypool } from 'tinypool';
import type { ScrubResult, ScrubTask } from './scrub-worker.ts';
import type { Tables } from '../tables.ts';

// Three seconds, plus the time that the attempts take.
const attempts = 15;
const pauseMs = 200;

// It starts when it is needed, and stays for a moment, because one erasure often follows another.
const thread = new Tinypool({
  filename: new URL('./scrub-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 1000,
});

/**
 * Removes from the files of an embedded store whatever was deleted or replaced, in a thread of its
 * own: with many submissions it takes half a second, in which queries on `db` wait, and all other
 * requests are served.
 */
export class SqliteScrubber {
  readonly #file: string;
  readonly #db: Kysely<Tables>;
  /** How many rows this connection had changed when the file was last rebuilt. */
  #rebuiltAt: number | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(file: string, db: Kysely<Tables>) {
    this.#file = file;
    this.#db = db;
  }

  /**
   * Runs the scrub. @throws where other connections prevented it for too long, or the disk has no
   * space for it
   */
  run(): Promise<void> {
    const run = this.#running.then(() => this.#untilDone());
    this.#running = run.catch(() => undefined);
    return run;
  }

  /** Waits for a scrub in progress. The next start does what is left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #untilDone(): Promise<void> {
    let reason = 'another process was using the store all the time';
    for (let attempt = 1; attempt <= attempts && !this.#isClosed; attempt += 1) {
      if (attempt > 1) await wait(pauseMs);
      const { isRebuilt, isLogEmpty, failure } = await this.#attempt();
      if (isRebuilt && isLogEmpty) return;
      if (failure === undefined) continue;
      reason = failure;
      break;
    }
    if (this.#isClosed) return;
    throw new Error(
      `What was deleted may still be read in ${this.#file} or beside it: ${reason}. It is tried again within the hour.`,
    );
  }

  #attempt(): Promise<ScrubResult> {
    return this.#db.connection().execute(async (connection) => {
      const total = sql<{ changes: number }>`SELECT total_changes() AS changes`;
      const changes = (await total.execute(connection)).rows[0]?.changes;
      const task: ScrubTask = { file: this.#file, rebuild: changes !== this.#rebuiltAt };
      const answer = (await thread.run(task)) as ScrubResult;
      if (answer.isRebuilt) this.#rebuiltAt = changes;
      return answer;
    });
  }
}
