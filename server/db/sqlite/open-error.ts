import { dirname } from 'node:path';
import { reasonOf, StartError } from '../../start-error.ts';

/** https://sqlite.org/rescode.html. Extended codes have the primary one in their last byte. */
export const sqlite = { busy: 5, corrupt: 11, full: 13, notADatabase: 26 };

/**
 * The error for the owner where the embedded store could not be opened: what happened, and what to
 * do.
 */
export function openError(error: unknown, file: string): StartError {
  const { cause, code, errcode } = error as { cause?: unknown; code?: string; errcode?: number };
  const results = [errcode, (cause as { errcode?: number } | undefined)?.errcode].map(
    (result) => (result ?? 0) & 0xff,
  );
  const isAny = (...named: (keyof typeof sqlite)[]) =>
    named.some((name) => results.includes(sqlite[name]));
  if (isAny('corrupt', 'notADatabase')) return new StartError(damaged(file), { cause: error });
  if (error instanceof StartError) return error;
  return new StartError(
    `DATA_DIR ${dirname(file)} cannot hold the store (${reasonOf(error)}), so submissions could not be saved. ${remedy()}`,
    { cause: error },
  );

  function remedy(): string {
    if (code === 'ENOSPC' || isAny('full')) return 'Its disk is full: make room, and start again.';
    if (isAny('busy')) return 'Another program has locked it: start again when that has ended.';
    return 'Let this user write there, or set DATA_DIR to another folder.';
  }
}

const damaged = (file: string): string =>
  `The store ${file} is damaged, and was left as it is. Move it and the files beside it that end in -wal and -shm to another folder, then put the newest backup in its place with \`npm run restore -- <file>\`.`;
