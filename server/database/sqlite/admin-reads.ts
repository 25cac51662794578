import { Tinypool } from 'tinypool';
import type { AdminReads } from '../admin-reads.ts';

export interface SqliteAdminReads extends AdminReads {
  /** Ends the thread. What it was asked and has not answered fails. */
  close(): Promise<void>;
}

// An administrator who reads on finds the thread there; without one its memory is free again.
const idleMs = 5 * 60_000;

/**
 * Reads the embedded store for the administrator in a thread of its own: SQLite answers only when it has read
 * everything, and with many submissions that would hold up every visitor. The thread starts when it is
 * first needed, and again after it failed.
 */
export function createSqliteAdminReads(file: string): SqliteAdminReads {
  const pool = new Tinypool({
    filename: new URL('./admin-worker.ts', import.meta.url).href,
    workerData: file,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: Infinity,
    idleTimeout: idleMs,
  });
  // A thread answers with whatever its function does; the worker's functions are those of AdminReads.
  const run = <Name extends keyof AdminReads>(name: Name) =>
    ((request: unknown) => pool.run(request, { name })) as AdminReads[Name];
  return {
    start: run('start'),
    overview: run('overview'),
    page: run('page'),
    newer: run('newer'),
    listIds: run('listIds'),
    personIds: run('personIds'),
    rows: run('rows'),
    close: () => pool.destroy(),
  };
}
