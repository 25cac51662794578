import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// https://sqlite.org/rescode.html#busy
const sqliteBusy = 5;

/** The thread's task, and its result. */
export interface ScrubTask {
  file: string;
  rebuild: boolean;
}
export interface ScrubResult {
  isRebuilt: boolean;
  isLogEmpty: boolean;
  /** Why a step failed, where the reason was not only that another connection used the store. */
  failure?: string;
}

/**
 * Rebuilds the file: SQLite overwrites deleted data, but not the copies it left on a page when it
 * moved a row to another.
 */
function rebuild(database: DatabaseSync, file: string): void {
  // The new file is written to the write-ahead log before it replaces the old one.
  const { bavail, bsize } = statfsSync(dirname(file));
  const needed = 2 * statSync(file).size;
  if (bavail * bsize < needed) {
    throw new Error(`to rebuild the store takes ${needed} bytes of free disk`);
  }
  database.exec('VACUUM');
}

/** Does one attempt, in a thread of its own. */
export default function scrub(task: ScrubTask): ScrubResult {
  const result: ScrubResult = { isRebuilt: !task.rebuild, isLogEmpty: false };
  // It does not wait for other connections, because they would wait for it.
  const database = new DatabaseSync(task.file, { timeout: 0 });
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string };
      if (errcode !== sqliteBusy) result.failure = message;
    }
  };
  try {
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (task.rebuild) {
      attempt(() => {
        rebuild(database, task.file);
        result.isRebuilt = true;
      });
    }
    attempt(() => {
      const [log] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
      result.isLogEmpty = log?.['busy'] === 0;
    });
    return result;
  } finally {
    database.close();
  }
}
