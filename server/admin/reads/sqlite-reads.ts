import { randomUUID } from 'node:crypto';
import { Tinypool } from 'tinypool';
import type { AdminReads } from './reads.ts';
import type { AdminTask } from './sqlite-worker.ts';
import { minuteMs } from '../../../domain/time.ts';

// While an administrator keeps reading, the thread stays; after five idle minutes it ends and frees
// its memory.
const idleMs = 5 * minuteMs;

// One for all stores of the process, because to start it takes half a second of computing.
const thread = new Tinypool({
  filename: new URL('./sqlite-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  concurrentTasksPerWorker: Infinity,
  idleTimeout: idleMs,
});

/**
 * Reads the embedded store for the administrator in a thread of its own: SQLite blocks until it has
 * read everything, and with many submissions that would delay every visitor. The thread starts when
 * it is first needed, and again after a failure.
 */
export function createSqliteAdminReads(file: string) {
  const store = randomUUID();
  let hasRead = false;
  // A thread answers with whatever its function does; the worker's functions are those of
  // AdminReads.
  const run = <Name extends keyof AdminReads>(name: Name) =>
    ((request: unknown) => {
      hasRead = true;
      return thread.run({ store, file, name, request } satisfies AdminTask);
    }) as AdminReads[Name];
  return {
    start: run('start'),
    overview: run('overview'),
    page: run('page'),
    listIds: run('listIds'),
    exportCounts: run('exportCounts'),
    subscriber: run('subscriber'),
    rows: run('rows'),
    consents: run('consents'),
    /** Ends the thread's connection. Its unfinished requests fail. */
    close: async () => {
      if (hasRead) await thread.run({ store, file, name: 'close' } satisfies AdminTask);
    },
  };
}
