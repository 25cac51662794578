import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { openError, sqlite } from './sqlite/open-error.ts';

/**
 * Locks a folder for the one server on it, or for a command that may not run beside one. The
 * operating system releases the lock however the process ends.
 * @param todo what the owner is to do where a server runs on the folder
 * @returns what releases it
 * @throws StartError where another process has it
 */
export function lockFolder(folder: string, todo: string): () => void {
  const file = join(folder, 'server.lock');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Only where it is missing: to close a file again releases every lock that this process has on
    // it.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    lock = new DatabaseSync(file, { timeout: 1000 });
    // Nothing is written, so that a full disk keeps no server from starting.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock.close.bind(lock);
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode !== sqlite.busy) throw openError(error, file);
    throw new StartError(`A server is using ${folder}. ${todo}`, { cause: error });
  }
}
