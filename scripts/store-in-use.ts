import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../server/start-error.ts';
import { messageOf } from './store-copy-file.ts';

// https://sqlite.org/rescode.html#busy
const sqliteBusy = 5;

/**
 * Locks an embedded store exclusively until the returned database is closed. A server holds a shared lock on
 * the store as long as it runs, and the operating system releases it however the server ends. So the exclusive
 * lock fails while a server runs, and only then.
 * @param todo what the owner is to do again once the server has stopped
 * @throws StartError where a server uses the store
 */
export function openAlone(file: string, todo: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 1000 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return database;
  } catch (error) {
    database?.close();
    const isBusy = (error as { errcode?: number }).errcode === sqliteBusy;
    throw new StartError(
      isBusy
        ? `A server is using ${file}. Nothing was changed. Stop the server, then ${todo}.`
        : `${file} cannot be read (${messageOf(error)}), so whether a server uses it cannot be told. Nothing was changed. Stop the server, move this file and those beside it that end in -wal and -shm to another folder, then ${todo}.`,
      { cause: error },
    );
  }
}

/** @throws StartError where a server uses an embedded store */
export const refuseWhileInUse = (file: string, todo: string): void => openAlone(file, todo).close();
